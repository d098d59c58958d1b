"""The settings in examples/: switches that open sections, sliders, choices by choice."""
# SPDX-License-Identifier: MIT
import unittest
from typing import List

from .everyday import Everyday
from .test_daemon import BINARY, MISSING


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class Settings(Everyday):
    form = "settings"

    def test_switches_open_what_belongs_to_them(self) -> None:
        def open_sections() -> List[str]:
            return [section["id"] for section in self.mirror.definition["sections"]
                    if section.get("state", {}).get("visible", True)]

        plain = ["look", "sounds", "network", "end"]
        self.assertEqual(open_sections(), plain)
        self.assertTrue(self.do("row/select", row="proxy")["value"])
        self.assertEqual(open_sections(), ["look", "sounds", "network", "proxying", "end"])
        self.assertFalse(self.do("row/select", row="save")["selected"])
        self.assertEqual(self.type("host", " Proxy.Example.com "), [])
        self.assertEqual(self.type("port", "65536"), ["max"])
        self.assertEqual(self.type("port", "3128"), [])
        self.set("login", True)
        self.assertEqual(self.set("password", "made-up-for-this"), [])
        self.assertFalse(self.state("user")["valid"])
        self.set("login", False)
        self.assertNotIn("filled", self.state("password"))
        self.assertTrue(self.do("row/select", row="save")["selected"])
        self.assertEqual(self.mirror.definition["state"]["outcome"], "submitted")
        # Hidden settings are kept, but for those that say otherwise.
        values = self.do("form/values")["values"]
        self.assertEqual((values["host"], values["volume"]), ("proxy.example.com", 5))
        self.assertNotIn("address", values)

    def test_messages_by_mail_need_an_address(self) -> None:
        self.set("notify", True)
        self.assertEqual(self.set("channels", []), ["minPicks"])
        self.assertEqual(self.set("channels", ["mail", "sound"]), [])
        self.assertEqual(self.shows("address", "volume", "quietFrom"), [True, True, False])
        self.assertEqual(self.submits(), ["address"])
        self.set("notify", False)
        self.assertEqual(self.submits(), [])
        # In the order of the options.
        self.assertEqual(self.do("form/values")["values"]["channels"], ["sound", "mail"])

    def test_sliders_stand_on_their_grid(self) -> None:
        self.set("size", "13.2")
        self.set("contrast", "0.52")
        self.numbers({"size": "13", "contrast": "0.5"})
        self.set("contrast", "0.53")
        self.numbers({"contrast": "0.55"})
        self.assertEqual(self.state("size")["display"], "13.0 pt")

    def test_colours_are_those_of_the_theme(self) -> None:
        self.set("accent", "ink")
        self.set("theme", "dark")
        self.assertIsNone(self.value("accent"))
        self.set("accent", "mint")
        self.set("theme", "clock")
        self.assertEqual(self.value("accent"), "mint")
        self.assertEqual(self.set("darkUntil", "20:00"), ["validWhen"])
        self.set("theme", "light")
        self.assertEqual(self.do("form/validate")["issues"], [])

    def test_limits_keep_their_order(self) -> None:
        self.assertEqual(self.set("fastest", 50), ["validWhen"])
        self.assertEqual(self.do("field/step", field="slowest", by=-1)["value"], 40)
        self.assertNotIn("valid", self.state("fastest"))
        self.assertEqual(self.shows("changed"), [True])
        self.do("row/select", row="undo")
        self.assertEqual(self.shows("changed"), [False])
        self.numbers({"slowest": "50", "fastest": "500"})
        self.assertFalse(self.do("row/select", row="undo")["selected"])
        for _ in range(2):
            self.do("form/undo")
        self.numbers({"slowest": "50", "fastest": "50"})
