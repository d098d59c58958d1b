"""Options by condition, by the contract: refusals, what leaves with them, items of their own."""
# SPDX-License-Identifier: MIT
import unittest
from typing import Any, List, Tuple

from formd import dumps

from .repeats import Node, Repeats, text
from .test_daemon import BINARY, MISSING


def keys(*names: str) -> List[Node]:
    return [{"key": name} for name in names]


def picker(id: str, *offers: Any, **more: Any) -> Node:
    return {"id": id, "kind": "picker", "options": [], "optionsWhen": list(offers), **more}


def when(condition: Any, *names: str) -> Node:
    return {"when": condition, "options": keys(*names)}


def equals(name: str, value: str) -> Node:
    return {"==": [{"var": name}, value]}


LAND = {"id": "land", "kind": "segmented", "options": keys("de", "fr"), "value": "de"}
CITY = picker("city", when(equals("land", "de"), "ulm", "bonn"), when(equals("land", "fr"), "bonn"))


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class OptionsWhen(Repeats):
    def test_refusals(self) -> None:
        twice = when(True, "x", "x")
        many = when(True, *map(str, range(10_001)))
        circle, offer = when({"var": "a"}), "rows[0].optionsWhen[0]"
        # rows, what the form is refused for, where
        rows: List[Tuple[List[Node], Any, str]] = [
            ([{**picker("a"), "optionsWhen": {}}], -32602, "rows[0].optionsWhen"),
            ([picker("a", {"when": True})], -32602, f"{offer}.options"),
            ([picker("a", {"options": []})], -32602, f"{offer}.when"),
            ([picker("a", {**when(True), "x": 1})], -32602, f"{offer}.x"),
            ([picker("a", twice)], -32602, f"{offer}.options[1].key"),
            ([picker("a", many)], "limitExceeded", f"{offer}.options"),
            ([text("a", optionsWhen=[when(True)])], -32602, "rows[0].optionsWhen"),
            ([picker("a", when({"var": "a"}))], "conditionCycle", "rows[0]"),
            ([picker("a", when({"var": "b"})), picker("b", circle)], "conditionCycle", "rows[0]"),
            ([picker("a", when({"var": "$valid"}))], "badCondition", f"{offer}.when.var"),
            ([picker("a", when(equals("p", "x"))), text("p", type="password")], "badCondition",
             f"{offer}.when.==[0].var"),
            ([picker("a", when(True, "x"), value="y")], "noSuchOption", "rows[0].value"),
        ]
        for given, kind, where in rows:
            with self.subTest(dumps(given)[:200]):
                definition = {"id": "g", "sections": [{"rows": given}]}
                found = self.refusal("form/create", definition=definition)
                self.assertEqual(found, (kind, f"params.definition.sections[0].{where}"))

    def test_a_choice_stays_while_it_is_offered(self) -> None:
        self.make({"rows": [LAND, CITY]})
        self.do("field/set", field="city", value="bonn")
        self.do("field/set", field="land", value="fr")
        self.assertEqual(self.values()["city"], "bonn")
        self.assertEqual(self.refusal("field/set", field="city", value="ulm")[0], "noSuchOption")
        self.do("field/set", field="land", value="de")
        self.do("field/set", field="city", value="ulm")
        self.do("field/set", field="land", value="fr")
        self.assertIsNone(self.values()["city"])
        self.do("form/undo")
        self.assertEqual(self.values(), {"land": "de", "city": "ulm"})

    def test_each_item_offers_its_own(self) -> None:
        outer = when({"var": "more"}, "rome")
        city = {**CITY, "optionsWhen": [*CITY["optionsWhen"], outer]}
        land = {**LAND, "options": keys("de", "fr", "it")}
        more = {"id": "more", "kind": "check"}
        rest = [more, {**LAND, "value": "fr"}]
        self.people([land, city], {"city": "ulm"}, {"land": "it"}, rest=rest)
        # The item's land, not the form's; whatever order they are given in.
        self.do("item/append", section="people", items=[{"city": "bonn", "land": "fr"}])
        rome: Node = {"section": "people", "items": [{"city": "rome", "land": "it"}]}
        self.assertEqual(self.refusal("item/append", **rome)[0], "noSuchOption")
        self.do("field/set", field="more", value=True)
        self.do("item/append", **rome)
        cities = [item["city"] for item in self.values()["people"]]
        self.assertEqual(cities, ["ulm", None, "bonn", "rome"])
        self.do("field/set", field="more", value=False)
        self.assertIsNone(self.values()["people"][3]["city"])
        self.do("form/undo")
        people = [{"land": "fr", "city": "bonn"}, {"land": "it", "city": "rome"}]
        self.do("form/fill", values={"people": people})
        self.assertEqual(self.values()["people"], people)
        wrong = {"people": [{"land": "fr", "city": "ulm"}]}
        found = self.refusal("form/fill", values=wrong)
        self.assertEqual(found, ("noSuchOption", "params.values.people[0].city"))
