"""What a person sees of a form: its pieces in order, and the text of each."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Dict, Iterator, List, Mapping, Optional

from .jsontext import dumps
from .printable import printable

Node = Dict[str, Any]

_CHOICES = ("segmented", "picker", "selectorPicker", "inlinePicker")
_TOGGLES = ("check", "switch")
_STEPPED = ("stepper", "slider")
# Kinds that are answered with one of some options when they have any.
_OPTIONAL = ("textField", "custom")


@dataclass(frozen=True)
class Piece:
    """One thing a form shows: a header, a field, a button.

    `kind` is header, item (the number of a repeated part), label, title (of a row with several
    fields), field, remove, add or footer. `id` is the field's or row's own; of a header, an adding
    or a removing button it is made of what it belongs to and begins with `/`, as no other id does.
    """

    kind: str
    id: str
    section: Node
    row: Optional[Node] = None
    node: Node = dataclasses.field(default_factory=dict)
    item: Optional[Node] = None
    number: int = 0

    @property
    def usable(self) -> bool:
        """Whether a person can change it, or press it."""
        if self.kind in ("add", "remove"):
            return _usable(self.section)
        if self.kind == "label":
            return _usable(self.node) and _usable(self.section)
        if self.kind != "field" or "computed" in self.node:
            return False
        if self.node["kind"] == "custom" and not self.node.get("editable"):
            return False
        nodes = (self.node, self.row, self.section)
        return all(node and _usable(node) and not node.get("readonly") for node in nodes)


def pieces(definition: Mapping[str, Any]) -> Iterator[Piece]:
    """Yield all that shows of a form, in order; what is hidden is left out."""
    for section in definition.get("sections", []):
        if not _visible(section):
            continue
        id = section["id"]
        yield Piece("header", f"/header/{id}", section)
        for row in section.get("rows", []):
            yield from _row(row, section, None)
        if "repeat" in section:
            yield from _items(section)
        yield Piece("footer", f"/footer/{id}", section)


def _items(section: Node) -> Iterator[Piece]:
    repeat, items = section["repeat"] or {}, section.get("items", [])
    # What a person may do; without a word of the author's, the bounds alone decide.
    allowed = section.get("allow", ["insert", "remove"])
    for number, item in enumerate(items, 1):
        yield Piece("item", f"/item/{item['id']}", section, item=item, number=number)
        for row in item.get("rows", []):
            yield from _row(row, section, item)
        if "remove" in allowed and len(items) > repeat.get("min", 0):
            yield Piece("remove", f"/remove/{item['id']}", section, item=item, number=number)
    most = repeat.get("max")
    if "insert" in allowed and (most is None or len(items) < most):
        yield Piece("add", f"/add/{section['id']}", section)


def _row(row: Node, section: Node, item: Optional[Node]) -> Iterator[Piece]:
    if not _visible(row):
        return
    if row["kind"] == "label":
        yield Piece("label", row["id"], section, row, row, item)
    elif row["kind"] == "fields":
        yield Piece("title", row["id"], section, row, row, item)
        for field in row.get("fields", []):
            whole = field if "kind" in field else {**field, "kind": "textField"}
            yield Piece("field", field["id"], section, row, whole, item)
    else:
        yield Piece("field", row["id"], section, row, row, item)


def _visible(node: Node) -> bool:
    return bool(node.get("state", {}).get("visible", True))


def _usable(node: Node) -> bool:
    return bool(node.get("enabled", True) and node.get("state", {}).get("enabled", True))


# How a field is answered.


def is_secret(node: Node) -> bool:
    """Whether the answer is kept from sight."""
    return node.get("type") == "password" or bool(node.get("secret"))


def is_choice(node: Node) -> bool:
    """Whether one of some options is chosen."""
    return node["kind"] in _CHOICES or bool(
        node["kind"] in _OPTIONAL and ("options" in node or "options" in node.get("state", {}))
    )


def is_several(node: Node) -> bool:
    """Whether any number of options are chosen."""
    return bool(node["kind"] == "multiPicker")


def is_toggle(node: Node) -> bool:
    """Whether it is on or off."""
    return node["kind"] in _TOGGLES


def is_stepped(node: Node) -> bool:
    """Whether it is a number on a grid."""
    return node["kind"] in _STEPPED


def is_json(node: Node) -> bool:
    """Whether it is a front end's own, answered with JSON."""
    return bool(node["kind"] == "custom" and not is_choice(node))


# Texts. All but `typed` are safe for a terminal.


def caption(text: Any) -> str:
    """The text of a header or footer, which may come with hints."""
    return printable(str(text.get("text", "") if isinstance(text, dict) else text or ""))


def title(node: Node) -> str:
    """A row's or field's title; its id where it has none."""
    return printable(str(node.get("title") or node["id"]))


def typed(node: Node) -> str:
    """The answer as text that may be edited: as typed, else the value's canonical text."""
    raw = node.get("state", {}).get("raw")
    return raw if isinstance(raw, str) else text_of(node.get("value"))


def text_of(value: Any) -> str:
    """A value as canonical text: numbers plain, null empty, lists and objects as JSON."""
    if value is None:
        return ""
    if isinstance(value, Decimal):
        return dumps(value).strip('"')
    return value if isinstance(value, str) else dumps(value)


def options(node: Node) -> List[Node]:
    """What may be chosen now; nothing while that is not known yet."""
    # Where conditions choose the options, those in force stand in the state.
    return node.get("state", {}).get("options", node.get("options")) or []


def option_title(option: Node) -> str:
    """What an option is called in a list."""
    return printable(str(option.get("title") or option["key"]))


def chosen(node: Node, value: Any) -> str:
    """What to show for keys that are chosen."""
    keys = value if isinstance(value, list) else [] if value is None else [value]
    titles = {option["key"]: option for option in options(node)}
    return ", ".join(
        printable(str(titles[key].get("displayTitle") or option_title(titles[key])))
        if isinstance(key, str) and key in titles
        else printable(text_of(key))
        for key in keys
    )


def issues(node: Node) -> List[Node]:
    """What is wrong with an answer and may be said: rules once they show, marks always."""
    state = node.get("state", {})
    found = state.get("issues", [])
    shows = state.get("showsIssues")
    return [issue for issue in found if shows or issue.get("source", "rule") != "rule"]


def is_required(node: Node) -> bool:
    """Whether it must be answered now."""
    return bool(node.get("required") or node.get("state", {}).get("required"))
