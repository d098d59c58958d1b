"""docs/rsformview.json: each piece of RSFormView is served by what it says, where it says."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import unittest

from derive import rsformview
from description import ROOT
from test_former import known_ways, texts


class RSFormView(unittest.TestCase):
    def setUp(self) -> None:
        self.groups = rsformview.data()["groups"]
        self.served = {
            f"{title}: {name}": one
            for title, entries in self.groups.items()
            for name, one in entries.items()
            if "gap" not in one and "without" not in one
        }

    def test_every_piece_is_counted(self) -> None:
        # Eleven types, ten validations and 21 properties by its own symbols; 31 faults as found.
        expected = {"Types": 11, "Validations": 10, "Properties of a field": 21, "Faults": 31}
        counted = {title: len(entries) for title, entries in self.groups.items()}
        self.assertEqual({title: counted[title] for title in expected}, expected)
        self.assertEqual(list(self.groups["Faults"]), [f"Q-{number}" for number in range(1, 32)])

    def test_what_serves_is_described(self) -> None:
        known = known_ways()
        for name, one in self.served.items():
            self.assertIn(one["serves"], known, name)

    def test_each_is_shown_where_it_says(self) -> None:
        for name, one in self.served.items():
            with self.subTest(name):
                self.assertGreater(len(one["line"]), 9)
                self.assertTrue(
                    any(one["line"] in text for text in texts(one)),
                    f"{one['transcript']} has no line of {one['serves']} with {one['line']}",
                )

    def test_what_is_not_served_has_a_reason(self) -> None:
        for entries in self.groups.values():
            for name, one in entries.items():
                reason = one.get("without", one.get("gap", one.get("how")))
                self.assertGreater(len(reason), 20 if "how" not in one else 8, name)
        page = (ROOT / "docs/rsformview.md").read_text("utf-8")
        gaps = sum("gap" in one for entries in self.groups.values() for one in entries.values())
        self.assertEqual(page.count("| not yet |"), gaps)


if __name__ == "__main__":
    unittest.main()
