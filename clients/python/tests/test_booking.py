"""The booking in examples/: passengers that repeat, seats by class and age, dates in order."""
# SPDX-License-Identifier: MIT
import unittest
from decimal import Decimal
from typing import Any, Dict

from formd import FormdError, NoSuch, NotEditable

from .everyday import Everyday
from .test_daemon import BINARY, MISSING


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class Booking(Everyday):
    form = "booking"

    def setUp(self) -> None:
        super().setUp()
        (self.first,) = self.items("people")

    def person(self, age: int, **more: Any) -> Dict[str, Any]:
        return {"first": "Ada", "last": "Example", "age": age, **more}

    def test_nobody_comes_back_before_they_leave(self) -> None:
        self.assertEqual(self.set("out", "2031-05-04"), ["min"])
        self.assertEqual(self.set("out", "2031-06-10"), [])
        self.assertEqual(self.set("back", "2031-06-09"), ["validWhen"])
        self.assertEqual(self.set("back", "2031-06-10"), [])
        self.set("out", "2031-06-11")
        self.assertFalse(self.state("back")["valid"])
        self.set("way", "oneWay")
        self.assertEqual(self.shows("back"), [False])
        self.assertNotIn("back", self.do("form/values")["values"])
        self.set("way", "return")
        self.assertIsNone(self.value("back"))
        self.assertFalse(self.state("back")["valid"])
        self.assertEqual([self.set("from", "A"), self.set("to", "A")], [[], ["validWhen"]])

    def test_classes_are_the_carriers(self) -> None:
        with self.assertRaises(NotEditable):
            self.set("class", "economy")
        self.set("carrier", "heron")
        with self.assertRaises(NoSuch):
            self.set("class", "extra")
        self.set("class", "economy")
        self.set("carrier", "swift")
        self.assertEqual(self.value("class"), "economy")
        self.numbers({"fare": "49.95"})
        self.set("class", "extra")
        self.set("carrier", "heron")
        self.assertIsNone(self.value("class"))
        self.numbers({"fare": "0"})
        self.do("form/undo")
        self.assertEqual(self.value("class"), "extra")
        self.numbers({"fare": "84.95"})

    def test_seats_are_offered_by_class_and_age(self) -> None:
        self.do("form/fill", values={"carrier": "heron", "class": "first"})
        (child,) = self.add("people", self.person(5, seat="middle"))
        self.assertEqual(self.set(f"{self.first}/age", 30), [])
        self.assertEqual(self.set(f"{self.first}/seat", "suite"), [])
        with self.assertRaises(NoSuch):
            self.set(f"{child}/seat", "suite")
        self.set("class", "economy")
        self.assertIsNone(self.value(f"{self.first}/seat"))
        self.assertEqual(self.value(f"{child}/seat"), "middle")

    def test_the_price_is_that_of_all(self) -> None:
        self.do("form/fill", values={"carrier": "heron", "class": "first"})
        self.do("form/fill", values={"people": [self.person(30, bags=2)]})
        child, infant = self.add("people", self.person(5, bags=1), self.person(1))
        self.assertEqual(self.shows(f"{infant}/seat", f"{infant}/lap", "laps"), [False, True, True])
        # 999 + 2 * 25; 749.25 + 25; 99.90: twice 1,923.15
        self.numbers({f"{self.first}/price": "1049", f"{child}/price": "774.25"})
        self.numbers({f"{infant}/price": "99.9", "total": "3846.30", "seats": "2", "laps": "1"})
        self.assertEqual(self.state("total")["display"], "3,846.30 €")
        self.do("form/fill", values={"carrier": "swift", "class": "extra"})
        # 84.95 + 50; 63.7125 + 25; 8.495: twice 232.16
        self.numbers({f"{child}/price": "88.71", f"{infant}/price": "8.50", "total": "464.32"})
        self.set("way", "oneWay")
        self.numbers({"total": "232.16"})
        self.do("item/remove", items=[child])
        self.numbers({"total": "143.45", "seats": "1"})
        self.do("form/undo")
        self.do("item/move", item=child, at=0)
        self.assertEqual(self.items("people"), [child, self.first, infant])
        self.numbers({"total": "232.16"})
        # A second one without a lap: refused, until there is another adult.
        (twin,) = self.add("people", self.person(0, lap="Ada"))
        self.assertFalse(self.state("laps")["valid"])
        self.set(f"{child}/age", 18)
        self.assertNotIn("valid", self.state("laps"))
        # Grown out of laps: what was said of them is gone.
        self.set(f"{twin}/age", 3)
        self.set(f"{twin}/age", 1)
        self.assertIsNone(self.value(f"{twin}/lap"))

    def test_one_to_nine(self) -> None:
        self.add("people", *[{} for _ in range(8)])
        with self.assertRaises(FormdError) as refused:
            self.add("people", {})
        self.assertEqual(refused.exception.data, {
            "kind": "limitExceeded", "limit": "items", "max": 9, "actual": 10})
        self.do("item/remove", items=self.items("people"))
        self.assertEqual([one["rule"] for one in self.do("form/validate")["issues"]
                          if "section" in one], ["minItems"])
        with self.assertRaises(NoSuch):
            self.do("item/remove", items=[self.first])

    def test_is_booked(self) -> None:
        self.assertFalse(self.do("row/select", row="book")["selected"])
        trip = {"from": "Ulm", "to": "Bonn", "out": "2031-06-10", "back": "2031-06-12"}
        people = [self.person(40, seat="aisle"), self.person(0, lap="Ada", first="Bea")]
        self.do("form/fill", values={**trip, "carrier": "swift", "class": "economy",
                                     "people": people})
        self.assertTrue(self.do("row/select", row="book")["selected"])
        self.assertEqual(self.mirror.definition["state"]["outcome"], "submitted")
        values = self.do("form/values")["values"]
        # 49.95 and 4.995, both ways
        self.assertEqual(values["total"], Decimal("109.9"))
        self.assertEqual(values["people"][1], {
            "first": "Bea", "last": "Example", "age": 0, "infant": True, "lap": "Ada", "price": 5})
