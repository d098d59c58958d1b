"""The central law on random edits: a mirror fed with changes alone is what `form/get` answers.

`FORMD_SEED` and `FORMD_EDITS` choose other edits and more of them; a failure names the seed.
"""
# SPDX-License-Identifier: MIT
import os
import random
import unittest
from collections import Counter
from typing import Any, Callable, Dict, List, Optional, Tuple

from formd import Client, FormdError, Mirror

from .test_daemon import BINARY, MISSING

SEED = int(os.environ.get("FORMD_SEED") or 20260101)
EDITS = int(os.environ.get("FORMD_EDITS") or 1_500)
SECRET = "pw-of-nobody"
TEXTS = ["", "a", "Ada", "e\u0301", "\u00e9", "\U0001f600", "12", "x y\n", "ada@example.com"]
DATES = [None, "2024-02-29", "2031-12-31", "1999-01-01"]
CHOICES = ["segmented", "picker", "selectorPicker", "inlinePicker"]
DAYS = ["datePicker", "selectorDatePicker", "inlineDatePicker"]
KINDS = ["label", "textField", "textField", "textView", "check", "switch", "stepper", "slider"]
KINDS += [*CHOICES, "multiPicker", *DAYS, "fields", "custom"]
# Rows that hold no answer themselves.
BARE = ["label", "fields"]

Node = Dict[str, Any]
Params = Optional[Node]


class Maker:
    """Random params, made for the form as it is; None where there is nothing to do it to."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.made = 0

    def rows(self, form: Node) -> List[Node]:
        """The rows that may come, go and move: those of items do so with these."""
        return [row for section in form["sections"] for row in section.get("rows", [])]

    def items(self, form: Node) -> List[Node]:
        return [item for section in form["sections"] for item in section.get("items", [])]

    def all_rows(self, form: Node) -> List[Node]:
        return self.rows(form) + [row for item in self.items(form) for row in item["rows"]]

    def repeated(self, form: Node) -> Any:
        """A repeated section; None where there is none."""
        sections = [section for section in form["sections"] if "repeat" in section]
        return self.random.choice(sections) if sections else None

    def choices(self) -> List[Node]:
        return self.random.choice([[{"key": "a"}], [{"key": "b", "title": "B"}, {"key": "a"}]])

    def offers(self, name: str) -> List[Node]:
        """What is offered while a field is answered, and perhaps otherwise."""
        first = {"when": {"var": name}, "options": self.choices()}
        there = {"!=": [{"var": name}, ""]}
        other: Node = {"when": there, "options": self.random.choice([None, []])}
        return [first, other][: self.random.randrange(1, 3)]

    def row(self) -> Node:
        self.made += 1
        row: Node = {"id": f"r{self.made}", "kind": self.random.choice(KINDS)}
        if row["kind"] in [*CHOICES, "multiPicker"]:
            row["options"] = [{"key": "a"}, {"key": "b", "title": "B"}]
            if self.random.random() < 0.4:
                row["optionsWhen"] = self.offers(f"r{self.random.randrange(1, self.made + 1)}")
        if row["kind"] == "fields":
            self.made += 1
            row["fields"] = [{"id": f"p{self.made}", "required": True}]
            return row
        if row["kind"] == "textField":
            row["type"] = self.random.choice(["text", "email", "integer", "password"])
            row["maxLength"] = self.random.randrange(2, 9)
        if row["kind"] != "label" and self.random.random() < 0.3:
            row.update(required=True, matches=f"r{self.random.randrange(1, self.made + 1)}")
        if self.random.random() < 0.1:
            row["enabled"] = False
        return row

    def template(self) -> List[Node]:
        """Rows that look at each other, at the form's and at how many items there are."""
        rows = [self.row() for _ in range(self.random.randrange(1, 4))]
        names = [row["id"] for row in rows] + [f"r{self.random.randrange(1, self.made + 1)}"]
        for row in rows:
            chance = self.random.random()
            if chance < 0.2:
                row["visibleWhen"] = {"!": {"var": self.random.choice(names)}}
            elif chance < 0.3 and "options" in row:
                row["optionsWhen"] = self.offers(self.random.choice(names))
        return rows

    def repeat(self, form: Node) -> Params:
        """A repeated section, and what counts its items and looks into the first."""
        if len(form["sections"]) > 60:
            return None
        self.made += 1
        name, template = f"s{self.made}", self.template()
        more = {"var": "accumulator"}
        count = {"reduce": [{"var": name}, {"+": [more, 1]}, 0]}
        look = {"cat": [{"var": f"{name}.0.{template[0]['id']}"}, "."]}
        self.made += 2
        watchers = [
            {"id": f"r{self.made - 1}", "kind": "textField", "type": "integer", "computed": count},
            {"id": f"r{self.made}", "kind": "textView", "computed": look},
        ]
        most = self.random.choice([{"max": 4}, {"min": 1, "max": 6}, {"min": 2}])
        repeated = {"id": name, "repeat": {"template": template, **most}, "items": [{}]}
        return {"sections": [repeated, {"rows": watchers}]}

    def insert_repeat(self, form: Node) -> Params:
        sections = self.repeat(form)
        return sections and {**sections, "at": self.random.randrange(len(form["sections"]) + 1)}

    def record(self, section: Node) -> Node:
        """Answers of an item."""
        rows = [row for row in section["repeat"]["template"] if self.random.random() < 0.5]
        return {row["id"]: self.value(row) for row in rows if row["kind"] not in BARE}

    def items_append(self, form: Node) -> Params:
        section = self.repeated(form)
        if section is None:
            return None
        items = [{"values": self.record(section)} for _ in range(self.random.randrange(1, 3))]
        return {"section": section["id"], "items": items}

    def items_insert(self, form: Node) -> Params:
        params, section = self.items_append(form), self.repeated(form)
        if params is None or not section["items"]:
            return None
        side = self.random.choice(["above", "below"])
        anchor = self.random.choice(section["items"])["id"]
        items = [{"values": self.record(section)}]
        return {"section": section["id"], "items": items, side: anchor}

    def items_remove(self, form: Node) -> Params:
        items = self.items(form)
        gone = self.random.sample(items, min(len(items), self.random.randrange(1, 3)))
        return {"items": [item["id"] for item in gone]} if gone else None

    def items_move(self, form: Node) -> Params:
        items = self.items(form)
        item = self.random.choice(items) if items else None
        return item and {"item": item["id"], "at": self.random.randrange(5)}

    def update_repeat(self, form: Node) -> Params:
        """A template that says something else of the same rows, or one of other rows."""
        section = self.repeated(form)
        if section is None:
            return None
        self.made += 1
        bounds = {"max": self.random.randrange(1, 9)}
        given = section["repeat"]["template"]
        rows = [{**row, "title": self.random.choice(TEXTS)} for row in given]
        choices: List[Node] = [
            {"repeat": {"template": rows, **bounds}},
            {"repeat": {"template": rows, **bounds}},
            {"repeat": {"template": self.template(), **bounds}},
            {"repeat": None},
            {"id": f"s{self.made}"},
            {"visibleWhen": self.random.choice([None, {"var": "r1"}])},
        ]
        return {"section": section["id"], "set": self.random.choice(choices)}

    def lists(self, form: Node) -> Node:
        """A list of items' answers by a section's id."""
        section = self.repeated(form)
        if section is None or self.random.random() < 0.5:
            return {}
        return {section["id"]: [self.record(section) for _ in range(self.random.randrange(4))]}

    def reset(self, form: Node) -> Params:
        return {"values": self.lists(form), "keepDirty": self.random.random() < 0.5}

    def value(self, row: Node) -> Any:
        kind, type = row["kind"], row.get("type")
        if kind == "textField":
            if type == "password":
                return self.random.choice(["", SECRET, SECRET + "!"])
            if type == "integer":
                return self.random.choice([None, 0, 7, 10**20, "12"])
            return self.random.choice(TEXTS)
        if kind in CHOICES:
            return self.random.choice([None, "a", "b", "c"])
        if kind == "multiPicker":
            return self.random.choice([[], ["b", "a"], ["a"], ["a", "a"]])
        if kind in ("stepper", "slider"):
            return self.random.choice([None, 0, 1, "0.5", 200])
        if kind in DAYS:
            return self.random.choice(DATES)
        if kind == "textView":
            return self.random.choice(TEXTS)
        if kind == "custom":
            return self.random.choice([None, {"a": [1, {}]}, [], "x"])
        return self.random.choice([True, False, 1])

    def set(self, form: Node) -> Params:
        rows = self.all_rows(form)
        if not rows:
            return None
        row = self.random.choice(rows)
        if row["kind"] == "textField" and self.random.random() < 0.5:
            secret = row.get("type") == "password"
            return {"field": row["id"], "raw": SECRET if secret else self.random.choice(TEXTS)}
        return {"field": row["id"], "value": self.value(row)}

    def fill(self, form: Node) -> Params:
        rows = [row for row in self.all_rows(form) if self.random.random() < 0.2]
        values = {row["id"]: self.value(row) for row in rows if row["kind"] not in BARE}
        return {"values": {**values, **self.lists(form)}, "asBaseline": self.random.random() < 0.3}

    def append(self, form: Node) -> Params:
        rows = [self.row() for _ in range(self.random.randrange(3))]
        if self.random.random() < 0.1 and self.rows(form):
            rows.append({"id": self.rows(form)[0]["id"], "kind": "label"})
        return {"section": self.random.randrange(len(form["sections"])), "rows": rows}

    def remove(self, form: Node) -> Params:
        rows = self.rows(form)
        if len(rows) < 5:
            return None
        return {"rows": [row["id"] for row in self.random.sample(rows, 2)]}

    def section(self, form: Node) -> Params:
        if len(form["sections"]) > 60:
            return None
        return {"sections": [{"header": self.random.choice(TEXTS), "rows": [self.row()]}]}

    def one(self, form: Node, *kinds: str) -> Any:
        """A row, of one of the kinds where some are named; None where there is none."""
        rows = [row for row in self.all_rows(form) if not kinds or row["kind"] in kinds]
        return self.random.choice(rows) if rows else None

    def insert(self, form: Node) -> Params:
        row = self.one(form)
        return row and {"rows": [self.row()], self.random.choice(["above", "below"]): row["id"]}

    def move(self, form: Node) -> Params:
        row, section = self.one(form), self.random.randrange(len(form["sections"]))
        return row and {"row": row["id"], "at": [section, self.random.randrange(9)]}

    def move_section(self, form: Node) -> Params:
        at = self.random.randrange(len(form["sections"]))
        return {"section": at, "at": self.random.randrange(9)}

    def remove_section(self, form: Node) -> Params:
        if len(form["sections"]) < 6:
            return None
        return {"sections": [self.random.randrange(len(form["sections"]))]}

    def update_section(self, form: Node) -> Params:
        changed = self.random.choice(
            [{"header": self.random.choice([*TEXTS, None])}, {"enabled": self.random.random() < 0.5}]
        )
        return {"section": self.random.randrange(len(form["sections"])), "set": changed}

    def update_row(self, form: Node) -> Params:
        row = self.one(form)
        self.made += 1
        watched = self.one(form)
        choices: List[Node] = [
            {"title": self.random.choice([*TEXTS, None])},
            {"enabled": self.random.random() < 0.7},
            {"id": f"r{self.made}"},
            {"optionsWhen": self.random.choice([None, self.offers(f"r{self.made // 2}")])},
            {"visibleWhen": self.random.choice([None, {"!": {"var": (watched or {}).get("id", "x")}}])},
        ]
        return row and {"row": row["id"], "set": self.random.choice(choices)}

    def step(self, form: Node) -> Params:
        row = self.one(form, "stepper")
        return row and {"field": row["id"], "by": self.random.choice([1, -1, 7])}

    def options(self, form: Node) -> Params:
        row = self.one(form, *CHOICES, "multiPicker")
        lists: List[Any] = [None, [{"key": "a"}], [{"key": "b", "title": "B"}, {"key": "a"}]]
        return row and {"field": row["id"], "options": self.random.choice(lists)}

    def type(self, form: Node) -> Params:
        row = self.one(form, "textField", "textView")
        return row and {"field": row["id"], "start": 0, "end": 0, "text": self.random.choice("ab1")}

    def mark(self, form: Node) -> Params:
        row = self.one(form)
        level = self.random.choice(["error", "warning"])
        return row and {"field": row["id"], "code": "taken", "level": level}

    def select(self, form: Node) -> Params:
        row = self.one(form)
        return row and {"row": row["id"]}

    def update(self, form: Node) -> Params:
        choices = {"title": [*TEXTS, None], "lengthUnit": ["bytes", None], "locale": ["de", None]}
        name = self.random.choice(list(choices))
        return {"set": {name: self.random.choice(choices[name])}}

    def nothing(self, form: Node) -> Params:
        return {}

    def batch(self, form: Node) -> Params:
        edits = []
        for _ in range(self.random.randrange(1, 6)):
            method, _, make = self.random.choice(PARTS)
            params = make(self, form)
            if params is not None:
                edits.append({"method": method, "params": params})
        return {"edits": edits}


Line = Tuple[str, int, Callable[[Maker, Node], Params]]
PARTS: List[Line] = [
    ("field/set", 20, Maker.set),
    ("form/fill", 5, Maker.fill),
    ("row/append", 6, Maker.append),
    ("row/remove", 5, Maker.remove),
    ("section/append", 4, Maker.section),
    ("form/update", 4, Maker.update),
    ("row/insert", 4, Maker.insert),
    ("row/move", 5, Maker.move),
    ("row/update", 8, Maker.update_row),
    ("section/move", 3, Maker.move_section),
    ("section/remove", 2, Maker.remove_section),
    ("section/update", 3, Maker.update_section),
    ("field/step", 4, Maker.step),
    ("field/options", 4, Maker.options),
    ("field/mark", 4, Maker.mark),
    ("section/insert", 3, Maker.insert_repeat),
    ("item/append", 6, Maker.items_append),
    ("item/insert", 4, Maker.items_insert),
    ("item/remove", 4, Maker.items_remove),
    ("item/move", 4, Maker.items_move),
    ("section/update", 4, Maker.update_repeat),
]
TABLE: List[Line] = [
    *PARTS,
    ("form/batch", 8, Maker.batch),
    ("field/input", 4, Maker.type),
    ("row/select", 6, Maker.select),
    ("editing/next", 4, Maker.nothing),
    ("form/undo", 8, Maker.nothing),
    ("form/redo", 4, Maker.nothing),
    ("form/reset", 1, Maker.nothing),
    ("form/reset", 2, Maker.reset),
    ("form/validate", 2, Maker.nothing),
    ("form/submit", 2, Maker.nothing),
    ("form/decline", 2, Maker.nothing),
    ("form/reopen", 6, Maker.nothing),
]


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class Laws(unittest.TestCase):
    where = ""
    """The edit under way, for whoever must repeat it."""

    def test_random_edits(self) -> None:
        maker = Maker(SEED)
        done: "Counter[str]" = Counter()
        with Client.spawn(BINARY, timeout=60) as client:
            client.call(
                "form/create",
                definition={"id": "f", "sections": [{"rows": [maker.row() for _ in range(8)]}]},
            )
            seen = client.call("form/watch", form="f")
            mirror = Mirror(seen["definition"], seen["revision"])
            for edit in range(EDITS):
                (line,) = maker.random.choices(TABLE, [weight for _, weight, _ in TABLE])
                params = line[2](maker, mirror.definition)
                if params is not None:
                    self.where = f"FORMD_SEED={SEED}, edit {edit}: {line[0]} {params}"
                    done[self.step(client, mirror, line[0], params)] += 1
        for name in [method for method, _, _ in TABLE] + ["refused"]:
            self.assertGreaterEqual(done[name], 5, f"{name} of {dict(done)}")

    def step(self, client: Client, mirror: Mirror, method: str, params: Node) -> str:
        """Carry one edit out and hold it to the law; return its method, or that it was refused."""
        before = mirror.revision
        refusal: Optional[FormdError] = None
        try:
            client.call(method, {**params, "form": "f"})
        except FormdError as error:
            refusal = error
        notes = list(client.notifications(timeout=0))
        self.assertNotIn(SECRET, f"{notes} {refusal}", self.where)
        for note in notes:
            self.assertIn(note.method, ("form/changed", "form/event"), self.where)
            if note.method == "form/changed":
                mirror.apply(note.params)
        got = client.call("form/get", form="f")
        self.assertNotIn(SECRET, str(got), self.where)
        self.assertEqual(mirror.definition, got["definition"], self.where)
        self.assertEqual(mirror.revision, got["revision"], self.where)
        if refusal is not None:
            self.assertEqual(mirror.revision, before, self.where)
            return "refused"
        return method
