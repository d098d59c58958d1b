"""Repeated sections by the contract: what is refused, and what ids are good for."""
# SPDX-License-Identifier: MIT
import unittest
from typing import Any, List, Tuple

from formd import dumps

from .repeats import Node, Repeats, text
from .test_daemon import BINARY, MISSING


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class Refusals(Repeats):
    def test_calls(self) -> None:
        insert, move, plain = "item/insert", "item/move", {"repeat": None}
        second, gone = {"people": [{}, {"x": 1}]}, {"people": [], "~1/name": "x"}
        one: Node = {"section": "people", "items": [{}]}
        # method, params, what it is refused for, where
        rows: List[Tuple[str, Node, Any, str]] = [
            ("item/append", {**one, "items": [{}] * 3}, "limitExceeded", "items"),
            ("item/append", {**one, "items": [{"id": "~1"}]}, "duplicateId", "items[0].id"),
            ("item/append", {**one, "items": [{"id": "~x"}]}, "badId", "items[0].id"),
            ("item/append", {**one, "items": [{"id": "~03"}]}, "badId", "items[0].id"),
            ("item/append", {**one, "items": [{"pets": 1}]}, "noSuchField", "items[0].pets"),
            ("item/append", {**one, "items": [{"age": "4x"}]}, "wrongType", "items[0].age"),
            ("item/append", {**one, "section": "rest"}, "wrongSection", "section"),
            (insert, {**one, "at": -1}, -32602, "at"),
            (insert, {**one, "at": "0"}, -32602, "at"),
            (insert, {**one, "at": ["people", 0]}, -32602, "at"),
            (insert, {**one, "above": "note"}, "noSuchItem", "above"),
            (insert, {**one, "above": "~1/name"}, "noSuchItem", "above"),
            ("item/remove", {"items": ["~1", "~1"]}, "duplicateId", "items[1]"),
            ("item/remove", {"items": ["~1", "~9"]}, "noSuchItem", "items[1]"),
            ("item/remove", {"items": ["~1/name"]}, "noSuchItem", "items[0]"),
            ("item/remove", {"items": [1]}, -32602, "items[0]"),
            (move, {"item": "~1", "above": "~1"}, -32602, "above"),
            (move, {"item": "~1", "at": -1}, -32602, "at"),
            ("row/remove", {"rows": ["~1/name"]}, "wrongSection", "rows[0]"),
            ("row/append", {"section": "people", "rows": []}, "wrongSection", "section"),
            ("row/insert", {"rows": [], "at": ["people", 0]}, "wrongSection", "at"),
            ("row/move", {"row": "~1/age", "at": ["rest", 0]}, "wrongSection", "row"),
            ("row/move", {"row": "~1/age", "at": ["people", 0]}, "wrongSection", "row"),
            ("row/move", {"row": "note", "below": "~1/age"}, "wrongSection", "below"),
            ("row/update", {"row": "~1/age", "set": {"id": "x"}}, "wrongSection", "set.id"),
            ("field/update", {"field": "~1/cat", "set": {"id": "x"}}, "wrongSection", "set.id"),
            ("row/update", {"row": "note", "set": {"id": "people"}}, "duplicateId", "set.id"),
            ("row/update", {"row": "note", "set": {"id": "~1"}}, "duplicateId", "set.id"),
            ("row/update", {"row": "note", "set": {"id": "~1/x"}}, "badId", "set.id"),
            ("section/update", {"section": 0, "set": {"id": "note"}}, "duplicateId", "set.id"),
            ("section/update", {"section": 0, "set": {"id": "rest"}}, "duplicateId", "set.id"),
            ("section/update", {"section": 0, "set": plain}, "wrongSection", "set.repeat"),
            ("form/fill", {"values": {"people": {}}}, "wrongType", "values.people"),
            ("form/fill", {"values": {"people": [None]}}, "wrongType", "values.people[0]"),
            ("form/fill", {"values": second}, "noSuchField", "values.people[1].x"),
            ("form/fill", {"values": gone}, "noSuchField", "values.~1/name"),
            ("form/reset", {"values": {"people": [{"x": 1}]}}, "noSuchField", "values.people[0].x"),
            ("form/values", {"fields": ["name"]}, "noSuchField", "fields[0]"),
            ("field/mark", {"field": "~1", "code": "x"}, "noSuchField", "field"),
        ]
        for method, params, kind, where in rows:
            with self.subTest(f"{method} {params}"):
                self.assertEqual(self.refusal(method, **params), (kind, f"params.{where}"))

    def test_templates(self) -> None:
        name = "repeat.template[0].id"
        # template, what it is refused for, where
        rows: List[Tuple[List[Node], Any, str]] = [
            ([text("a/b")], "badId", name),
            ([text("$a")], "badId", name),
            ([text("_a")], "badId", name),
            ([text("")], "badId", name),
            ([text("~01")], "badId", name),
            ([text("a", frob=1)], -32602, "repeat.template[0].frob"),
            ([text("a", repeat={})], -32602, "repeat.template[0].repeat"),
            ([text("a", type="integer", value="x")], "wrongType", "repeat.template[0].value"),
            ([text("a", visibleWhen={"var": "people.0.a"})], "conditionCycle", ""),
            ([text("a", visibleWhen={"var": "a"})], "conditionCycle", "repeat.template"),
        ]
        for template, kind, where in rows:
            with self.subTest(dumps(template)):
                section = {"id": "people", "repeat": {"template": template}, "items": [{}]}
                found = self.refusal("form/create", definition={"id": "g", "sections": [section]})
                place = "params.definition.sections[0]" + ("." + where if where else "")
                self.assertEqual(found, (kind, place))

    def test_a_batch_that_fails_in_the_middle_leaves_nothing(self) -> None:
        edits = [
            ("item/append", {"section": "people"}),
            ("field/set", {"field": "~3/name", "value": "Cy"}),
            ("item/move", {"item": "~3", "at": 0}),
            ("item/remove", {"items": ["~1"]}),
            ("field/set", {"field": "~1/name", "value": "gone"}),
        ]
        batch = [{"method": method, "params": params} for method, params in edits]
        found = self.refusal("form/batch", edits=batch)
        self.assertEqual(found, ("noSuchField", "params.edits[4].params.field"))
        self.assertEqual(self.do("item/append", section="people")["items"], ["~3"])


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class Names(Repeats):
    def test_rows_count_through_all_items(self) -> None:
        got = self.do("row/get", row=["people", 5])
        self.assertEqual((got["row"]["id"], got["index"]), ("~2/age", 5))
        self.assertEqual(self.do("section/list")["sections"][0], {"id": "people", "rows": 8})

    def test_two_ids_change_places_in_a_batch(self) -> None:
        first = {"method": "section/update", "params": {"section": "people", "set": {"id": "note"}}}
        then = {"method": "row/update", "params": {"row": "note", "set": {"id": "people"}}}
        self.do("form/batch", edits=[first, then])
        values = self.values()
        self.assertEqual((values["people"], values["count"]), ("", 2))
        self.assertEqual([one["name"] for one in values["note"]], ["Ann", "Bob"])

    def test_a_removed_id_is_free_again(self) -> None:
        again = {"section": "people", "items": [{"id": "~1", "values": {"name": "Cy"}}]}
        remove = {"method": "item/remove", "params": {"items": ["~1"]}}
        self.do("form/batch", edits=[remove, {"method": "item/append", "params": again}])
        self.assertEqual(self.ids(), ["~2", "~1"])
        self.do("form/undo")
        self.assertEqual([one["name"] for one in self.values()["people"]], ["Ann", "Bob"])

    def test_focus_stays_with_the_row_and_goes_with_it(self) -> None:
        self.do("row/select", row="~1/name")
        self.do("item/move", item="~1", at=1)
        self.assertEqual(self.do("editing/status")["field"], "~1/name")
        gone_to = [self.do("editing/next").get("field") for _ in range(5)]
        self.assertEqual(gone_to, ["~1/age", "~1/cat", "~1/dog", "~1/pin", "note"])
        self.do("row/select", row="~1/name")
        self.do("form/fill", values={"people": [{}]})
        self.assertNotIn("field", self.do("editing/status"))

    def test_a_draft_comes_back_as_it_was(self) -> None:
        self.do("field/set", field="~1/age", raw="4x")
        self.do("item/append", section="people", items=[{"name": "Cy"}])
        self.do("item/move", item="~3", at=0)
        self.do("field/mark", field="~3/name", code="taken", message="Taken.", sticky=True)
        self.do("field/mark", section="people", code="late", message="Late.")
        self.do("form/submit")
        draft = {**self.definition(), "id": "g"}
        self.client.call("form/create", definition=draft, withState=True)
        self.assertEqual(self.client.call("form/get", form="g")["definition"], draft)
        added = self.client.call("item/append", form="g", section="people")
        self.assertEqual(added["items"], ["~4"])
