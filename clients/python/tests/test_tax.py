"""The tax form in examples/: sums of parts that repeat, brackets, what hidden parts count."""
# SPDX-License-Identifier: MIT
import unittest
from decimal import Decimal
from typing import List

from formd import NotEditable

from .everyday import Everyday
from .test_daemon import BINARY, MISSING


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class Tax(Everyday):
    form = "tax"

    def setUp(self) -> None:
        super().setUp()
        (wages,) = self.items("income")
        for field, raw in (("payer", "Example Works"), ("amount", "48,000.50")):
            self.assertEqual(self.type(f"{wages}/{field}", raw), [])
        self.wages = wages

    def rent(self) -> str:
        values = {"kind": "rent", "payer": "Example Street 1", "amount": "12000.25"}
        (rent,) = self.add("income", {**values, "costs": "3000.40"})
        return rent

    def test_sums_follow_each_part(self) -> None:
        self.numbers({"prepaid": "0"})
        # 48,000.50 - 1,200; 5,700 + 6,800.50 * 0.325 = 7,910.1625
        self.numbers({"gross": "48000.50", "taxable": "46800.50", "tax": "7910.16"})
        self.assertEqual(self.type(f"{self.wages}/withheld", "50000"), ["validWhen"])
        self.assertEqual(self.type(f"{self.wages}/withheld", "9000"), [])
        self.numbers({"prepaid": "9000", "balance": "-1089.84"})
        self.assertEqual(self.shows("account", "pay"), [True, False])
        self.assertEqual(self.set("account", "made-up-1"), [])
        rent = self.rent()
        # 12,000.25 - 3,000.40; 57,000.35 - 1,200; 5,700 + 15,800.35 * 0.325 = 10,835.11375
        self.numbers({f"{rent}/net": "8999.85", "gross": "57000.35", "tax": "10835.11"})
        self.numbers({"balance": "1835.11"})
        self.assertEqual(self.shows("account", "pay"), [False, True])
        self.assertEqual(self.state("balance")["display"], "1,835.11")
        self.assertIsNone(self.value("account"))
        self.do("form/undo")
        self.numbers({"balance": "-1089.84"})
        self.assertEqual(self.value("account"), "made-up-1")
        self.do("form/redo")
        self.assertEqual(self.items("income"), [self.wages, rent])
        self.numbers({"balance": "1835.11"})

    def test_what_is_hidden_counts_for_nothing(self) -> None:
        self.type(f"{self.wages}/withheld", "9000")
        self.set(f"{self.wages}/kind", "business")
        self.assertEqual(self.set(f"{self.wages}/costs", 8000), [])
        self.numbers({"prepaid": "0", "gross": "40000.50"})
        self.set(f"{self.wages}/kind", "wages")
        self.numbers({"prepaid": "9000", "gross": "48000.50"})
        (values,) = self.do("form/values")["values"]["income"]
        self.assertNotIn("costs", values)
        with self.assertRaises(NotEditable):
            self.set(f"{self.wages}/costs", 1)

    def test_deductions_are_listed_or_not(self) -> None:
        self.rent()
        self.assertEqual(self.shows("standard", "listed"), [True, False])
        self.set("itemize", True)
        self.assertEqual(self.shows("standard", "listed"), [False, True])
        way, gift, other = self.add(
            "deductions",
            {"what": "travel", "km": "17.5", "days": 211},
            {"what": "donation", "paid": 6000},
            {"what": "other", "paid": "99.99"},
        )
        # 17.5 * 211 * 0.375 = 1,384.6875; of 6,000 at most 5,000
        self.numbers({f"{way}/deducted": "1384.69", f"{gift}/deducted": "5000"})
        # 57,000.35 - 6,484.68; 5,700 + 10,515.67 * 0.325 = 9,117.59275
        self.numbers({"listed": "6484.68", "taxable": "50515.67", "tax": "9117.59"})
        shown = self.shows(f"{way}/km", f"{gift}/km", f"{other}/note")
        self.assertEqual(shown, [True, False, True])
        self.set("status", "together")
        self.assertEqual(self.do("field/step", field="children", by=2)["value"], 2)
        # 47,515.67 / 2 = 23,757.835; 2 * 13,757.84 * 0.19 = 5,227.9792
        self.numbers({"taxable": "47515.67", "share": "23757.84", "tax": "5227.98"})
        self.do("item/remove", items=[gift])
        # 52,515.67 / 2 = 26,257.835; 2 * 16,257.84 * 0.19 = 6,177.9792
        self.numbers({"listed": "1484.68", "share": "26257.84", "tax": "6177.98"})
        self.do("form/undo")
        self.assertEqual(self.items("deductions"), [way, gift, other])
        self.numbers({"tax": "5227.98"})
        self.set("itemize", False)
        # 57,000.35 - 2,400 - 3,000 = 51,600.35; 2 * 15,800.18 * 0.19 = 6,004.0684
        self.numbers({"share": "25800.18", "tax": "6004.07"})
        self.assertNotIn("deductions", self.do("form/values")["values"])

    def test_is_filed_when_all_is_there(self) -> None:
        (travel,) = self.add("deductions", {"what": "travel"})
        second = self.add("income", {})[0]
        complaints = ["name", f"{second}/payer", f"{second}/amount", "honest"]
        self.assertEqual(sorted(set(self.submits())), sorted(complaints + self.owed()))
        self.do("item/remove", items=[second, travel])
        self.do("item/remove", items=[self.wages])
        self.assertEqual(sorted(set(self.submits())), ["honest", "income", "name"])
        self.do("form/undo")
        self.do("form/fill", values={"name": "Ada Example", "honest": True})
        self.assertEqual(self.submits(), [])
        values = self.do("form/values")["values"]
        self.assertEqual(values["tax"], Decimal("7910.16"))
        self.assertEqual([income["payer"] for income in values["income"]], ["Example Works"])

    def owed(self) -> List[str]:
        """The account is asked for only where there is something to give back."""
        return ["account"] if self.value("balance") < 0 else []
