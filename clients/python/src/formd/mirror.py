"""The mirror: a form kept in step by changes alone, as PROTOCOL section 9 promises it can be."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from copy import deepcopy
from typing import Any, Callable, Dict, List, Mapping, Optional, Tuple

Node = Dict[str, Any]
# Rows, fields and items share one id space; sections have another.
Key = Tuple[bool, str]

# The lists that hold other nodes, by the kind of node that is in them.
LISTS = ("sections", "rows", "items", "fields")


class MirrorError(Exception):
    """A change that does not fit: watch the form again and start a new mirror."""


class Mirror:
    """A copy of a form's definition, one revision after the other.

    Start it with what `form/watch` answers; apply the params of each `form/changed`. Then
    `definition` is, at every `revision`, what `form/get` answers.
    """

    def __init__(self, definition: Mapping[str, Any], revision: int) -> None:
        self.definition: Node = deepcopy(dict(definition))
        self.revision = revision
        # Each node by its id, with the node it lies in.
        self._nodes: Dict[Key, Tuple[Node, Node]] = {}
        self._enter(self.definition)

    def apply(self, changed: Mapping[str, Any]) -> None:
        """Apply the params of one `form/changed`.

        Raises MirrorError when its revision is not exactly the next one (nothing was applied), or
        when a change does not fit (the mirror is then of no more use).
        """
        if changed["revision"] != self.revision + 1:
            raise MirrorError(f"revision {changed['revision']} does not follow {self.revision}")
        for change in changed["changes"]:
            try:
                _STRUCTURAL.get(change["change"], Mirror._write)(self, deepcopy(change))
            except (KeyError, TypeError, AttributeError):
                # The change itself is left unquoted: it may hold what somebody typed.
                raise MirrorError("a change has not the shape it should have") from None
        self.revision += 1

    def section(self, id: str) -> Node:
        """Return the section of this id. Raises MirrorError if there is none."""
        return self._find((True, id))[0]

    def node(self, id: str) -> Node:
        """Return the row, field or item of this id. Raises MirrorError if there is none."""
        return self._find((False, id))[0]

    def _write(self, change: Node) -> None:
        """Apply the four: members to write and names to remove, in a node and in its state."""
        key, node = self._target(change)
        written, removed = change.get("set", {}), change.get("unset", [])
        if key is not None and "id" in written:
            # Known by the new id from here on; what lies inside keeps its own.
            self._nodes[key[0], written["id"]] = self._nodes.pop(key)
        regrown = [name for name in LISTS if name in written or name in removed]
        if regrown:
            self._leave(node)
        node.update(written)
        for name in removed:
            node.pop(name, None)
        if regrown:
            self._enter(node)
        if "state" in change or "unstate" in change:
            state = node.setdefault("state", {})
            state.update(change.get("state", {}))
            for name in change.get("unstate", []):
                state.pop(name, None)
            if not state:
                del node["state"]

    def _target(self, change: Node) -> Tuple[Optional[Key], Node]:
        for name in ("field", "item", "row", "section"):
            if name in change:
                key = (name == "section", change[name])
                return key, self._find(key)[0]
        return None, self.definition

    def _find(self, key: Key) -> Tuple[Node, Node]:
        try:
            return self._nodes[key]
        except KeyError:
            kind = "section" if key[0] else "row, field or item"
            raise MirrorError(f"there is no {kind} {key[1]!r}") from None

    def _enter(self, holder: Node) -> None:
        for name in LISTS:
            for node in holder.get(name, []):
                self._nodes[name == "sections", node["id"]] = (node, holder)
                self._enter(node)

    def _leave(self, holder: Node) -> None:
        for name in LISTS:
            for node in holder.get(name, []):
                self._leave(node)
                self._nodes.pop((name == "sections", node["id"]), None)

    # The nine structural changes. `at` of a move is the index after taking out.

    def _insert(self, holder: Node, name: str, at: int, nodes: List[Node]) -> None:
        there = holder.get(name, [])
        if not 0 <= at <= len(there):
            raise MirrorError(f"{name} cannot be inserted at {at}: there are {len(there)}")
        if nodes:
            holder[name] = there[:at] + nodes + there[at:]
            for node in nodes:
                self._nodes[name == "sections", node["id"]] = (node, holder)
                self._enter(node)

    def _take(self, name: str, id: str) -> Node:
        """Take a node out of its list; a list left empty is left out, as defaults are."""
        node, holder = self._find((name == "sections", id))
        kept = [other for other in holder.get(name, []) if other is not node]
        if len(kept) == len(holder.get(name, [])):
            raise MirrorError(f"{id!r} is not one of the {name}")
        if kept:
            holder[name] = kept
        else:
            del holder[name]
        del self._nodes[name == "sections", id]
        self._leave(node)
        return node

    def _sections_inserted(self, change: Node) -> None:
        self._insert(self.definition, "sections", change["at"], change["sections"])

    def _rows_inserted(self, change: Node) -> None:
        self._insert(self.section(change["section"]), "rows", change["at"], change["rows"])

    def _items_inserted(self, change: Node) -> None:
        self._insert(self.section(change["section"]), "items", change["at"], change["items"])

    def _sections_removed(self, change: Node) -> None:
        for id in change["sections"]:
            self._take("sections", id)

    def _rows_removed(self, change: Node) -> None:
        for id in change["rows"]:
            self._take("rows", id)

    def _items_removed(self, change: Node) -> None:
        for id in change["items"]:
            self._take("items", id)

    def _section_moved(self, change: Node) -> None:
        node = self._take("sections", change["section"])
        self._insert(self.definition, "sections", change["at"], [node])

    def _row_moved(self, change: Node) -> None:
        holder = self.section(change["section"])
        self._insert(holder, "rows", change["at"], [self._take("rows", change["row"])])

    def _item_moved(self, change: Node) -> None:
        holder = self.section(change["section"])
        self._insert(holder, "items", change["at"], [self._take("items", change["item"])])


_STRUCTURAL: Dict[str, Callable[[Mirror, Node], None]] = {
    "sectionsInserted": Mirror._sections_inserted,
    "sectionsRemoved": Mirror._sections_removed,
    "sectionMoved": Mirror._section_moved,
    "rowsInserted": Mirror._rows_inserted,
    "rowsRemoved": Mirror._rows_removed,
    "rowMoved": Mirror._row_moved,
    "itemsInserted": Mirror._items_inserted,
    "itemsRemoved": Mirror._items_removed,
    "itemMoved": Mirror._item_moved,
}
