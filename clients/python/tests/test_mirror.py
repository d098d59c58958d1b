"""The mirror: every kind of change as a row of a table, refusals first."""
# SPDX-License-Identifier: MIT
import unittest
from copy import deepcopy
from typing import Any, Dict, List, Tuple

from formd import Mirror, MirrorError

Node = Dict[str, Any]


def form() -> Node:
    return {
        "id": "f",
        "title": "Form",
        "sections": [
            {"id": "s", "rows": [{"id": "a", "kind": "textField"}, {"id": "b", "kind": "check"}]},
            {
                "id": "t",
                "header": "T",
                "rows": [
                    {"id": "n", "kind": "fields", "fields": [{"id": "n1"}, {"id": "n2"}]},
                    {"id": "c", "kind": "textField", "value": "x",
                     "state": {"dirty": True, "baseline": "y"}},
                ],
            },
            {"id": "u", "repeat": {"template": [{"id": "name", "kind": "textField"}]}, "items": [
                {"id": "~1", "rows": [{"id": "~1/name", "kind": "textField"}]},
                {"id": "~2", "rows": [{"id": "~2/name", "kind": "textField"}]}]},
        ],
    }


REFUSALS: List[Tuple[str, Any]] = [
    ("an unknown section", {"change": "sectionUpdated", "section": "x", "set": {}}),
    ("an unknown row", {"change": "rowUpdated", "row": "x", "set": {}}),
    ("a section's id for a row", {"change": "rowUpdated", "row": "s", "set": {}}),
    ("a row's id for a section", {"change": "sectionUpdated", "section": "a", "set": {}}),
    ("inserted past the end",
     {"change": "rowsInserted", "section": "s", "at": 3, "rows": [{"id": "z"}]}),
    ("inserted before the start",
     {"change": "sectionsInserted", "at": -1, "sections": [{"id": "z"}]}),
    ("moved past the end", {"change": "rowMoved", "row": "a", "section": "s", "at": 2}),
    ("a field removed as a row", {"change": "rowsRemoved", "rows": ["n1"]}),
    ("an item removed as a row", {"change": "rowsRemoved", "rows": ["~1"]}),
    ("a row without an id", {"change": "rowsInserted", "section": "s", "at": 0, "rows": [{}]}),
    ("no place", {"change": "rowMoved", "row": "a", "section": "s"}),
    ("a set that is no object", {"change": "rowUpdated", "row": "a", "set": 1}),
    ("no change at all", {}),
    ("nothing", None),
]

# name, changes, paths into the form (None: gone) and what must be there
CHANGES: List[Tuple[str, List[Node], Dict[str, Any]]] = [
    ("the form", [{"change": "formUpdated", "set": {"title": "New", "locale": "de"}}],
     {"title": "New", "locale": "de", "id": "f"}),
    ("the form's id", [{"change": "formUpdated", "set": {"id": "g"}}], {"id": "g"}),
    ("the form, unset", [{"change": "formUpdated", "unset": ["title", "help"]}], {"title": None}),
    ("a section", [{"change": "sectionUpdated", "section": "t",
                  "set": {"footer": "F"}, "unset": ["header"]}],
     {"sections.1.footer": "F", "sections.1.header": None}),
    ("a row", [{"change": "rowUpdated", "row": "n", "set": {"title": "N"}}],
     {"sections.1.rows.0.title": "N", "sections.1.rows.0.fields.1.id": "n2"}),
    ("a field in a row", [{"change": "fieldUpdated", "field": "n2", "set": {"required": True}}],
     {"sections.1.rows.0.fields.1.required": True}),
    ("a row that is its own field", [{"change": "valueChanged", "field": "a", "set": {"value": "1"},
                                      "state": {"dirty": True, "baseline": ""}}],
     {"sections.0.rows.0.value": "1", "sections.0.rows.0.state": {"dirty": True, "baseline": ""}}),
    ("a value gone", [{"change": "valueChanged", "field": "c", "unset": ["value"],
                       "state": {"touched": True}, "unstate": ["dirty"]}],
     {"sections.1.rows.1.value": None,
      "sections.1.rows.1.state": {"baseline": "y", "touched": True}}),
    ("a state left empty", [
        {"change": "stateChanged", "field": "c", "unstate": ["dirty", "baseline"]}],
     {"sections.1.rows.1.state": None}),
    ("a state never there", [{"change": "stateChanged", "field": "a", "unstate": ["dirty"]}],
     {"sections.0.rows.0.state": None}),
    ("null is a value", [{"change": "stateChanged", "field": "a", "state": {"baseline": None}}],
     {"sections.0.rows.0.state": {"baseline": None}}),
    ("options whole", [
        {"change": "optionsChanged", "field": "a", "set": {"options": [{"key": "k"}]}},
        {"change": "optionsChanged", "field": "a", "set": {"options": [{"key": "l"}]}}],
     {"sections.0.rows.0.options": [{"key": "l"}]}),
    ("issues", [{"change": "issuesChanged", "field": "a",
                 "state": {"valid": False, "issues": [{"rule": "type"}]}}],
     {"sections.0.rows.0.state.issues": [{"rule": "type"}],
      "sections.0.rows.0.state.valid": False}),
    ("visibility", [{"change": "visibilityChanged", "section": "s", "state": {"visible": False}},
                    {"change": "visibilityChanged", "row": "b", "state": {"visible": False}}],
     {"sections.0.state": {"visible": False},
      "sections.0.rows.1.state": {"visible": False}}),
    ("enabled again", [{"change": "enabledChanged", "row": "b", "state": {"enabled": False}},
                       {"change": "enabledChanged", "row": "b", "unstate": ["enabled"]}],
     {"sections.0.rows.1.state": None}),
    ("outcome", [{"change": "outcomeChanged", "state": {"outcome": "submitted"}}],
     {"state": {"outcome": "submitted"}}),
    ("a change of tomorrow", [{"change": "somethingChanged", "row": "a", "set": {"x": 1}}],
     {"sections.0.rows.0.x": 1}),
    ("fields whole", [{"change": "rowUpdated", "row": "n", "set": {"fields": [{"id": "n3"}]}},
                      {"change": "valueChanged", "field": "n3", "set": {"value": "v"}}],
     {"sections.1.rows.0.fields": [{"id": "n3", "value": "v"}]}),
    ("a row's new id", [{"change": "rowUpdated", "row": "a", "set": {"id": "z"}},
                        {"change": "valueChanged", "field": "z", "set": {"value": "1"}}],
     {"sections.0.rows.0.id": "z", "sections.0.rows.0.value": "1"}),
    ("a section's new id", [
        {"change": "sectionUpdated", "section": "s", "set": {"id": "z"}},
        {"change": "rowsInserted", "section": "z", "at": 2, "rows": [{"id": "s"}]}],
     {"sections.0.id": "z", "sections.0.rows.2.id": "s"}),
    ("two ids swapped", [{"change": "rowUpdated", "row": "a", "set": {"id": "z"}},
                         {"change": "rowUpdated", "row": "b", "set": {"id": "a"}},
                         {"change": "rowUpdated", "row": "z", "set": {"id": "b"}},
                         {"change": "valueChanged", "field": "a", "set": {"value": True}}],
     {"sections.0.rows.0.id": "b", "sections.0.rows.1.id": "a", "sections.0.rows.1.value": True}),
    ("sections in a block", [{"change": "sectionsInserted", "at": 1, "sections": [
        {"id": "p", "rows": [{"id": "p1"}]}, {"id": "q"}]},
        {"change": "valueChanged", "field": "p1", "set": {"value": 1}}],
     {"sections.*": ["s", "p", "q", "t", "u"], "sections.1.rows.0.value": 1}),
    ("sections removed", [{"change": "sectionsRemoved", "sections": ["s", "u"]}],
     {"sections.*": ["t"]}),
    ("all sections removed", [{"change": "sectionsRemoved", "sections": ["s", "t", "u"]}],
     {"sections": []}),
    ("a section moved down", [{"change": "sectionMoved", "section": "s", "at": 2}],
     {"sections.*": ["t", "u", "s"]}),
    ("a section moved up", [{"change": "sectionMoved", "section": "u", "at": 0}],
     {"sections.*": ["u", "s", "t"]}),
    ("rows in a block", [{"change": "rowsInserted", "section": "s", "at": 1, "rows": [
        {"id": "p", "fields": [{"id": "p1"}]}, {"id": "q"}]},
        {"change": "valueChanged", "field": "p1", "set": {"value": 1}}],
     {"sections.0.rows.*": ["a", "p", "q", "b"], "sections.0.rows.1.fields.0.value": 1}),
    ("rows removed from two sections", [{"change": "rowsRemoved", "rows": ["a", "n"]}],
     {"sections.0.rows.*": ["b"], "sections.1.rows.*": ["c"]}),
    ("a removed id used again", [
        {"change": "rowsRemoved", "rows": ["n"]},
        {"change": "rowsInserted", "section": "s", "at": 0, "rows": [{"id": "n1"}]},
        {"change": "valueChanged", "field": "n1", "set": {"value": 1}}],
     {"sections.0.rows.0": {"id": "n1", "value": 1}}),
    ("the last rows removed", [{"change": "rowsRemoved", "rows": ["b", "a"]}],
     {"sections.0.rows": []}),
    ("a row moved down", [{"change": "rowMoved", "row": "a", "section": "s", "at": 1}],
     {"sections.0.rows.*": ["b", "a"]}),
    ("a row moved elsewhere", [{"change": "rowMoved", "row": "a", "section": "t", "at": 2}],
     {"sections.0.rows.*": ["b"], "sections.1.rows.*": ["n", "c", "a"]}),
    ("a row moved away and back", [{"change": "rowMoved", "row": "a", "section": "t", "at": 0},
                                   {"change": "rowMoved", "row": "a", "section": "s", "at": 0}],
     {"sections.0.rows.*": ["a", "b"], "sections.1.rows.*": ["n", "c"]}),
    ("items in a block", [{"change": "itemsInserted", "section": "u", "at": 0, "items": [
        {"id": "~3", "rows": [{"id": "~3/name"}]}, {"id": "~4"}]},
        {"change": "valueChanged", "field": "~3/name", "set": {"value": "v"}}],
     {"sections.2.items.*": ["~3", "~4", "~1", "~2"], "sections.2.items.0.rows.0.value": "v"}),
    ("items removed", [{"change": "itemsRemoved", "section": "u", "items": ["~1"]}],
     {"sections.2.items.*": ["~2"]}),
    ("an item moved", [{"change": "itemMoved", "section": "u", "item": "~1", "at": 1}],
     {"sections.2.items.*": ["~2", "~1"], "sections.2.items.1.rows.0.id": "~1/name"}),
    ("an item's row", [{"change": "valueChanged", "field": "~2/name", "set": {"value": "v"}}],
     {"sections.2.items.1.rows.0.value": "v"}),
    ("an item's state", [{"change": "stateChanged", "item": "~2", "state": {"x": 1}}],
     {"sections.2.items.1.state": {"x": 1}}),
    ("nothing", [], {"sections.*": ["s", "t", "u"]}),
]


def at(node: Any, path: str) -> Any:
    for step in path.split("."):
        if step == "*":
            return [one["id"] for one in node]
        node = node[int(step)] if isinstance(node, list) else node.get(step)
    return node


class Changes(unittest.TestCase):
    def test_refuses_what_does_not_fit(self) -> None:
        for name, change in REFUSALS:
            with self.subTest(name), self.assertRaises(MirrorError):
                Mirror(form(), 1).apply({"form": "f", "revision": 2, "changes": [change]})

    def test_refuses_every_revision_but_the_next(self) -> None:
        for revision in (0, 6, 7, 9, -8):
            mirror = Mirror(form(), 7)
            change = {"change": "formUpdated", "set": {"title": "New"}}
            with self.subTest(str(revision)), self.assertRaises(MirrorError):
                mirror.apply({"form": "f", "revision": revision, "changes": [change]})
            self.assertEqual((mirror.definition, mirror.revision), (form(), 7))

    def test_applies(self) -> None:
        for name, changes, expected in CHANGES:
            with self.subTest(name):
                given, told = form(), {"form": "f", "revision": 8, "changes": changes}
                kept = deepcopy(told)
                mirror = Mirror(given, 7)
                mirror.apply(told)
                self.assertEqual(mirror.revision, 8)
                for path, value in expected.items():
                    self.assertEqual(at(mirror.definition, path), value, path)
                    if value is None:
                        head, _, last = path.rpartition(".")
                        holder = at(mirror.definition, head) if head else mirror.definition
                        self.assertNotIn(last, holder)
                self.assertEqual(told, kept, "the notification is left as it came")
                self.assertEqual(given, form(), "the definition given is left as it was")
                self.check_index(mirror)

    def check_index(self, mirror: Mirror) -> None:
        """A mirror grown by changes must find exactly what one started afresh finds."""
        fresh = Mirror(mirror.definition, mirror.revision)
        self.assertEqual(mirror._nodes, fresh._nodes)
