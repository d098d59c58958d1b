"""Repeated sections as lists: conditions that read them, values, fill and reset."""
# SPDX-License-Identifier: MIT
import unittest
from typing import Any, List, Optional, Tuple

from formd import dumps

from .repeats import COUNT, FORM, ONE, Node, Repeats, text
from .test_daemon import BINARY, MISSING


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class Conditions(Repeats):
    def test_what_is_read_of_items(self) -> None:
        template = [
            {"id": "n", "kind": "stepper"},
            text("who"),
            text("say", visibleWhen={"==": [{"var": "who"}, "B"]}, value="s"),
            {"id": "data", "kind": "custom"},
            text("pin", type="password", visibleWhen=True),
        ]
        first: Node = {"n": 2, "who": "A", "pin": "x"}
        second: Node = {"n": 3, "who": "B", "data": {"k": [7]}}
        doubled = {"*": [{"var": "n"}, 2]}
        # condition, what it comes to
        rows: List[Tuple[Any, Any]] = [
            ({"var": "people.0.n"}, 2),
            ({"var": "people.1.data.k.0"}, 7),
            ({"var": "~2/data.k.0"}, 7),
            ({"var": ["people.9.n", "none"]}, "none"),
            ({"var": "people.-1.n"}, None),
            ({"var": "people.0.say"}, None),
            ({"var": "people.1.say"}, "s"),
            ({"var": "people.0.pin"}, None),
            ({"map": [{"var": "people"}, doubled]}, [4, 6]),
            ({"map": [{"filter": [{"var": "people"}, {"var": "say"}]}, {"var": "who"}]}, ["B"]),
            ({"all": [{"var": "people"}, {">": [{"var": "n"}, 2]}]}, False),
            ({"some": [{"var": "people"}, {">": [{"var": "n"}, 2]}]}, True),
            ({"missing": ["people.0.n", "people.0.data"]}, ["people.0.data"]),
            ({"missing": ["people.1.n", "people.2"]}, ["people.2"]),
        ]
        for condition, expected in rows:
            with self.subTest(dumps(condition)):
                # `n` of the form stands behind the item's.
                outer = {"id": "n", "kind": "stepper", "value": 9}
                asks = {"id": "x", "kind": "custom", "computed": condition}
                self.people(template, first, second, rest=[outer, asks])
                self.assertEqual(self.values()["x"], expected)

    def test_what_a_template_reads(self) -> None:
        # condition in the second of two items, what it comes to there
        rows: List[Tuple[Any, Any]] = [
            ({"var": "a"}, "item"),
            ({"var": "b"}, "form"),
            ({"var": "~1/a"}, "first"),
            ({"var": "data.k"}, 1),
            ({"missing": ["a", "empty", "b", "none"]}, ["empty", "none"]),
            ({"missing_some": [1, ["a", "empty"]]}, []),
            ({"reduce": [{"var": "data.list"}, ONE, 0]}, 2),
        ]
        for condition, expected in rows:
            with self.subTest(dumps(condition)):
                template = [text("a"), text("empty"), {"id": "data", "kind": "custom"}]
                template.append({"id": "x", "kind": "custom", "computed": condition})
                data = {"k": 1, "list": [5, 6]}
                rest = [text("a", value="outer"), text("b", value="form")]
                self.people(template, {"a": "first"}, {"a": "item", "data": data}, rest=rest)
                self.assertEqual(self.values()["people"][1]["x"], expected)

    def test_a_hidden_list_is_not_there(self) -> None:
        shown = {"id": "l", "kind": "label", "visibleWhen": {"var": "$visible.people"}}
        rest = [{"id": "on", "kind": "check"}, text("count", type="integer", computed=COUNT), shown]
        self.people([text("a")], {}, {}, rest=rest, visibleWhen={"var": "on"})
        self.assertEqual(self.values(), {"on": False, "count": 0})
        self.do("field/set", field="on", value=True)
        self.assertEqual(self.values(), {"people": [{"a": ""}] * 2, "on": True, "count": 2})
        self.assertNotIn("state", self.do("row/get", row="l")["row"])

    def test_a_label_asks_after_its_own_item(self) -> None:
        label = {"id": "l", "kind": "label", "visibleWhen": {"var": "$valid.a"}}
        self.people([text("a", required=True), label], {}, {"a": "x"})
        items = self.definition()["sections"][0]["items"]
        states = [item["rows"][1].get("state", {}) for item in items]
        self.assertEqual(states, [{"visible": False}, {}])


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class Lists(Repeats):
    def test_hidden_values(self) -> None:
        off, on = {"h": True}, {"a": "2", "h": False}
        kept, kept_a = {"a": "1", "h": True}, [{"a": "1"}, {"a": "2"}]
        # the form's policy, the field's, the list with one field hidden, with all hidden
        rows: List[Tuple[Optional[str], Optional[str], List[Node], Optional[List[Node]]]] = [
            (None, None, [off, on], None),
            (None, "keep", [kept, on], kept_a),
            (None, "clear", [off, on], None),
            ("keep", None, [kept, on], [kept, on]),
            ("keep", "omit", [off, on], [off, {"h": False}]),
            ("clear", "keep", [kept, on], kept_a),
        ]
        for form, field, one, all in rows:
            with self.subTest(f"{form} {field}"):
                own = {"hiddenValues": field} if field else {}
                template = [text("a", visibleWhen={"!": {"var": "h"}}, **own)]
                template.append({"id": "h", "kind": "check"})
                section = {"id": "people", "repeat": {"template": template}, "items": kept_a}
                switch = {"rows": [{"id": "off", "kind": "check"}]}
                whole = {"hiddenValues": form} if form else {}
                self.make({**section, "visibleWhen": {"!": {"var": "off"}}}, switch, **whole)
                self.do("field/set", field="~1/h", value=True)
                self.assertEqual(self.values()["people"], one)
                self.do("field/set", field="off", value=True)
                self.assertEqual(self.values().get("people"), all)

    def test_fill_and_reset_pair_by_place(self) -> None:
        # method, list, names, ids
        rows: List[Tuple[str, Optional[List[Node]], List[str], List[str]]] = [
            ("form/fill", [{"name": "A"}, {"age": 1}], ["A", "Bob"], ["~1", "~2"]),
            ("form/fill", [{"name": "A"}], ["A"], ["~1"]),
            ("form/fill", [{}, {}, {"name": "C"}], ["Ann", "Bob", "C"], ["~1", "~2", "~3"]),
            ("form/fill", [{}] * 6, ["Ann", "Bob", "", "", "", ""], [f"~{n}" for n in range(1, 7)]),
            ("form/fill", [], [], []),
            ("form/fill", None, [], []),
            ("form/reset", [{"name": "A"}], ["A"], ["~1"]),
            ("form/reset", [{}, {}, {"name": "C"}], ["Ann", "Bob", "C"], ["~1", "~2", "~3"]),
        ]
        for method, values, names, ids in rows:
            with self.subTest(f"{method} {values}"):
                self.make(*FORM)
                self.do(method, values={"people": values})
                self.assertEqual([one["name"] for one in self.values()["people"]], names)
                self.assertEqual(self.ids(), ids)
                state = self.definition()["sections"][0].get("state", {})
                self.assertEqual("issues" in state, len(ids) > 4)
                self.do("form/undo")
                self.assertEqual([one["name"] for one in self.values()["people"]], ["Ann", "Bob"])

    def test_what_values_gives_fill_takes(self) -> None:
        self.do("item/append", section="people", items=[{"name": "Cy", "cat": "Tom"}])
        given = self.values(includeHidden=True)
        self.do("form/fill", values={"people": []})
        self.do("form/fill", values=given)
        self.assertEqual(self.values(includeHidden=True), given)

    def test_ten_thousand_items(self) -> None:
        names = [{"name": str(n)} for n in range(10_000)]
        self.people([text("name")], rest=[text("count", type="integer", computed=COUNT)])
        self.do("item/append", section="people", items=names)
        self.do("item/remove", items=self.ids()[::2])
        self.assertEqual(self.values()["count"], 5_000)
        self.do("form/undo")
        self.assertEqual(self.values()["people"], names)
        more: List[Node] = [{}] * 100_000
        found = self.refusal("form/fill", values={"people": more})
        self.assertEqual(found, ("limitExceeded", "params.values.people"))
