"""A form as lines, without a terminal: rows of definition and what is drawn."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import unittest
from typing import Any, Dict, List, Tuple

from rich.cells import cell_len

from formd.shown import pieces
from formd.tui.answers import Look
from formd.tui.cells import clip, wrap
from formd.tui.editors import carried
from formd.tui.lines import draw

from .stage import form

PEOPLE: Dict[str, Any] = {
    "id": "people", "header": "People",
    "repeat": {"template": [{"id": "name", "kind": "textField"}], "min": 1, "max": 2,
               "addTitle": "Somebody else"},
    "items": [{"id": "~7", "rows": [
        {"id": "~7/name", "kind": "textField", "title": "Name", "value": "Ada"}]}],
}  # fmt: skip
ANOTHER = {"id": "~9", "rows": [{"id": "~9/name", "kind": "textField", "title": "Name"}]}


def people(**more: Any) -> Dict[str, Any]:
    return {"id": "f", "title": "F", "sections": [{**PEOPLE, **more}]}


# name, definition, look, what is drawn
DRAWN: List[Tuple[str, Dict[str, Any], Look, str]] = [
    ("nothing", {"id": "f"}, Look(), "f"),
    ("hidden", form({"id": "a", "kind": "check", "state": {"visible": False}}), Look(), "F\n"),
    ("a title that is too long", form({"id": "a", "kind": "check", "title": "word " * 8}), Look(),
     "F\n\n  word word word word word word word\n  word\n                [ ]"),
    ("where one is", form({"id": "a", "kind": "check", "title": "A"}), Look(at="a"),
     "F\n\n▸ A   [ ]"),
    ("required and locked", form({"id": "a", "kind": "textField", "title": "A", "required": True,
                                  "readonly": True, "value": "x"}), Look(), "F\n\n  A * x"),
    ("a draft", form({"id": "a", "kind": "textField", "title": "A", "value": "old"}),
     Look(drafts={"a": "new"}, troubles={"a": "why"}), "F\n\n  A   new\n      ✗ not sent: why"),
    ("issues wait until they show", form({"id": "a", "kind": "textField", "title": "A", "state": {
        "issues": [{"message": "Bad."}, {"message": "Mark.", "source": "mark"}]}}),
     Look(), "F\n\n  A   ____________\n      ✗ Mark."),
    ("a secret", form({"id": "a", "kind": "textField", "type": "password", "title": "A",
                       "state": {"filled": True}}), Look(), "F\n\n  A   ••••••••"),
    ("a secret draft", form({"id": "a", "kind": "textField", "type": "password", "title": "A"}),
     Look(drafts={"a": "hidden"}), "F\n\n  A   ••••••••"),
    ("an open list", form({"id": "a", "kind": "picker", "title": "A", "value": "x",
                           "options": [{"key": "x"}, {"key": "y", "enabled": False}]}),
     Look(at="a", open="a", option=1), "F\n\n▸ A   x ▾\n        (•) x\n      ▸ ( ) y"),
    ("options not known yet", form({"id": "a", "kind": "picker", "title": "A", "options": None}),
     Look(open="a"), "F\n\n  A   ▾\n        nothing to choose yet"),
    ("items, one more possible", people(), Look(),
     "F\n\nPeople\n  1.\n  Name   Ada\n  [ + Somebody else ]"),
    ("items, one too many to add", people(items=[*PEOPLE["items"], ANOTHER]), Look(),
     "F\n\nPeople\n  1.\n  Name   Ada\n  [ − Remove 1. ]\n  2.\n  Name   ____________\n"
     "  [ − Remove 2. ]"),
    ("items nobody may add or remove", people(items=[*PEOPLE["items"], ANOTHER], allow=["move"]),
     Look(), "F\n\nPeople\n  1.\n  Name   Ada\n  2.\n  Name   ____________"),
    ("too few items", people(items=[], state={"issues": [{"message": "One at least."}]}), Look(),
     "F\n\nPeople\n  ✗ One at least.\n  [ + Somebody else ]"),
]  # fmt: skip

# text, width, clipped, wrapped
CELLS: List[Tuple[str, int, str, List[str]]] = [
    ("", 3, "", [""]),
    ("abc", 3, "abc", ["abc"]),
    ("abcd", 3, "ab…", ["abc", "d"]),
    ("東京都", 6, "東京都", ["東京都"]),
    ("東京都", 5, "東京…", ["東京", "都"]),
    ("東京都", 4, "東…", ["東京", "都"]),
    ("東京都", 2, "…", ["東", "京", "都"]),
    ("a bc d", 4, "a b…", ["a bc", "d"]),
    ("é" * 4, 3, "éé…", ["ééé", "é"]),
]

# text before, after, caret before, after
CARETS: List[Tuple[str, str, int, int]] = [
    ("one", ">one", 3, 4),
    ("one", ">one", 0, 1),
    ("one", "one!", 1, 1),
    ("one", "one!", 3, 4),
    ("one", "", 2, 0),
    ("", "one", 0, 3),
    ("abc", "abXc", 1, 1),
    ("aaa", "aa", 3, 2),
]


class Lines(unittest.TestCase):
    def test_drawn(self) -> None:
        for name, definition, look, drawn in DRAWN:
            with self.subTest(name):
                lines = draw(definition, 40, look)
                self.assertEqual("\n".join(line.text.rstrip() for line in lines), drawn)

    def test_nothing_is_wider_than_the_screen(self) -> None:
        for name, definition, look, _ in DRAWN:
            for width in range(10, 60):
                with self.subTest(name, width=width):
                    for line in draw(definition, width, look):
                        self.assertLessEqual(cell_len(line.text), max(width, 22), line.text)

    def test_cells(self) -> None:
        for text, width, clipped, wrapped in CELLS:
            with self.subTest(text, width=width):
                self.assertEqual(clip(text, width), clipped)
                self.assertEqual(wrap(text, width), wrapped)

    def test_carets(self) -> None:
        for old, new, before, after in CARETS:
            with self.subTest(old, new=new, caret=before):
                self.assertEqual(carried(old, new, before), after)

    def test_ids_are_unlike_each_other(self) -> None:
        ids = [piece.id for piece in pieces(people(items=[*PEOPLE["items"], ANOTHER]))]
        self.assertEqual(len(ids), len(set(ids)))


if __name__ == "__main__":
    unittest.main()
