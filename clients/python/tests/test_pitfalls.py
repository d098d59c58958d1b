"""What forms get wrong elsewhere: rows that go, come, hide and are called otherwise."""
# SPDX-License-Identifier: MIT
import unittest
from typing import Any, Dict, List

from formd import Client, FormdError

from .test_daemon import BINARY, MISSING

Node = Dict[str, Any]
NEVER = {"==": [1, 2]}


def text(id: str, **more: Any) -> Node:
    return {"id": id, "kind": "textField", **more}


def inline(id: str) -> Node:
    return {"id": id, "kind": "inlinePicker", "options": [{"key": "x"}]}


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class Pitfalls(unittest.TestCase):
    def setUp(self) -> None:
        self.client = Client.spawn(BINARY)
        self.addCleanup(self.client.close)

    def form(self, *sections: Node) -> None:
        self.do("form/create", definition={"id": "f", "sections": list(sections)})
        self.do("form/watch")

    def do(self, method: str, **params: Any) -> Any:
        if method != "form/create":
            params["form"] = "f"
        return self.client.call(method, **params)

    def kind_of(self, method: str, **params: Any) -> Any:
        """What the call is refused for; None when it is carried out."""
        try:
            self.do(method, **params)
        except FormdError as refusal:
            return refusal.kind or refusal.code
        return None

    def sections(self) -> List[Node]:
        return list(self.do("form/get")["definition"]["sections"])

    def rows(self) -> List[str]:
        return [row["id"] for section in self.sections() for row in section["rows"]]

    def state(self, row: str) -> Node:
        return dict(self.do("row/get", row=row)["row"].get("state", {}))

    def events(self) -> List[Node]:
        notes = self.client.notifications(timeout=0)
        found = [note.params["events"] for note in notes if note.method == "form/event"]
        return [event for events in found for event in events]

    def test_an_open_inline_row_goes_alone(self) -> None:
        self.form({"id": "s", "rows": [inline("a"), text("b")]})
        self.do("row/select", row="a")
        self.events()
        self.do("row/remove", rows=["a"])
        self.assertEqual(self.rows(), ["b"])
        told = self.events()
        self.assertIn("editingEnded", [event["event"] for event in told])
        self.assertNotIn("b", [event.get("row") for event in told])

    def test_disabling_a_closed_inline_row_touches_no_other(self) -> None:
        self.form({"id": "s", "rows": [inline("a"), text("b", value="keep")]})
        self.do("row/update", row="a", set={"enabled": False})
        self.do("editing/end")
        self.do("editing/end")
        self.assertEqual(self.rows(), ["a", "b"])
        self.assertEqual(self.do("form/values")["values"]["b"], "keep")

    def test_several_go_together_or_not_at_all(self) -> None:
        self.form({"id": "s0"}, {"id": "s1"}, {"id": "s2"})
        self.do("section/remove", sections=["s0", "s1"])
        self.assertEqual([section["id"] for section in self.sections()], ["s2"])
        refused = self.kind_of("section/remove", sections=["s2", "nope"])
        self.assertEqual(refused, "noSuchSection")
        self.assertEqual([section["id"] for section in self.sections()], ["s2"])

    def test_above_is_directly_before(self) -> None:
        self.form({"id": "a"}, {"id": "b"})
        self.do("section/insert", sections=[{"id": "x"}, {"id": "y"}], above="a")
        self.assertEqual([section["id"] for section in self.sections()], ["x", "y", "a", "b"])
        refused = self.kind_of("section/insert", sections=[{"id": "z"}], below="nope")
        self.assertEqual(refused, "noSuchSection")
        self.assertEqual(self.kind_of("row/insert", rows=[text("q")], at=["a", -1]), -32602)

    def test_where_a_client_is_follows_the_row(self) -> None:
        self.form({"id": "s", "rows": [text("a"), text("b"), text("c")]})
        self.do("row/select", row="b")
        self.do("row/insert", rows=[text("x")], above="a")
        self.assertEqual(self.do("editing/status")["field"], "b")
        self.do("row/update", row="b", set={"visibleWhen": NEVER})
        self.assertNotIn("field", self.do("editing/status"))
        self.assertNotIn("selected", self.do("editing/status"))

    def test_next_goes_over_what_cannot_be_edited(self) -> None:
        self.form(
            {"id": "1", "rows": [text("a"), {"id": "l", "kind": "label"}, text("b", enabled=False)]},
            {"id": "2"},
            {"id": "3", "visibleWhen": NEVER, "rows": [text("c")]},
            {"id": "4", "rows": [text("d")]},
        )
        self.do("editing/begin", field="a")
        self.assertEqual(self.do("editing/next")["field"], "d")
        self.assertEqual(self.do("editing/previous")["field"], "a")
        self.do("section/update", section="3", set={"visibleWhen": None})
        self.assertEqual(self.do("editing/next")["field"], "c")

    def test_ids_are_exact_and_free_again(self) -> None:
        self.form({"id": "s", "rows": [text("t"), text("a"), text("b")]})
        refused = self.kind_of("row/append", section="s", rows=[text("t")])
        self.assertEqual(refused, "duplicateId")
        again = {"section": "s", "rows": [text("t")]}
        edits = [("row/remove", {"rows": ["t"]}), ("row/append", again)]
        self.do("form/batch", edits=[{"method": m, "params": p} for m, p in edits])
        swap = [{"field": "a", "set": {"id": "b"}}, {"field": "b", "set": {"id": "a"}}]
        self.do("form/batch", edits=[{"method": "field/update", "params": p} for p in swap])
        self.do("row/append", section="s", rows=[text("\u00e9"), text("e\u0301")])
        self.assertEqual(self.rows(), ["b", "a", "t", "\u00e9", "e\u0301"])

    def test_a_condition_may_name_what_comes_later(self) -> None:
        self.form({"id": "s", "rows": [text("a", visibleWhen={"var": "b"})]})
        self.do("row/append", section="s", rows=[{"id": "b", "kind": "switch"}])
        self.do("field/set", field="b", value=True)
        self.assertNotIn("visible", self.state("a"))
        self.do("row/remove", rows=["b"])
        self.assertIs(self.state("a")["visible"], False)

    def test_what_is_hidden_blocks_nothing(self) -> None:
        hidden = text("h", required=True, visibleWhen={"var": "on"})
        self.form({"id": "s", "rows": [{"id": "on", "kind": "check"}, hidden]})
        answer = self.do("form/submit")
        self.assertTrue(answer["submitted"])
        self.assertNotIn("h", answer["values"])

    def test_a_mark_stays_until_the_answer_changes(self) -> None:
        self.form({"id": "s", "rows": [text("a", value="x")]})
        self.do("field/mark", field="a", code="taken")
        self.do("form/validate")
        self.assertEqual(self.state("a")["issues"][0]["rule"], "taken")
        self.do("field/set", field="a", value="y")
        self.assertNotIn("issues", self.state("a"))

    def test_bounds_may_pass_each_other_within_a_batch(self) -> None:
        day: Node = {"id": "a", "kind": "datePicker", "min": "2024-05-01", "max": "2024-05-10"}
        self.form({"id": "s", "rows": [{**day, "value": "2024-05-05"}]})
        sets = [{"min": "2024-06-01"}, {"max": "2024-06-10"}]
        params = [{"field": "a", "set": each} for each in sets]
        self.do("form/batch", edits=[{"method": "field/update", "params": p} for p in params])
        self.assertEqual(self.do("form/values")["values"]["a"], "2024-05-05")
        self.assertIs(self.state("a")["valid"], False)
