"""docs/former.json: each of Former's operations is served by what it says, where it says."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import unittest
from functools import lru_cache
from typing import Any, Dict, Iterator, List, Set, Tuple

from derive import former, transcripts
from description import ROOT, Description


@lru_cache(maxsize=None)
def lines(name: str) -> Tuple[List[transcripts.Line], List[Tuple[str, str]]]:
    """The lines of a transcript, and its requests and answers by method, none refused."""
    found = transcripts.lines(transcripts.FOLDER / name)
    by_method, answered = [], set()
    for request, asked, answer, message in transcripts.pairs(found):
        answered.add(request.place)
        if "result" in message:
            by_method += [(asked["method"], request.text), (asked["method"], answer.text)]
    for line in found:  # The answers of a setup are left out of it.
        if line.is_sent and isinstance(line.message, dict) and line.place not in answered:
            by_method.append((line.message["method"], line.text))
    return found, by_method


def texts(way: Dict[str, Any]) -> Iterator[str]:
    """The texts of the lines of a transcript that are about what serves."""
    found, by_method = lines(way["transcript"])
    kind, _, name = way["serves"].rpartition(" ")
    for method, text in by_method:
        if not kind and method == name:
            yield text
    for line in found:
        if kind and not line.is_sent and f'"{kind}":"{name}"' in line.text:
            yield line.text


def known_ways() -> Set[str]:
    """All that can serve: methods, events and changes of the description."""
    described = Description()
    schemas = described.document["components"]["schemas"]
    known = set(described.methods)
    known |= {f"event {name}" for name in schemas["EventKind"]["enum"]}
    return known | {f"change {name}" for name in schemas["MemberChangeKind"]["enum"]}


class Former(unittest.TestCase):
    def setUp(self) -> None:
        self.former = former.data()
        self.ways = {n: one for n, one in self.former["ways"].items() if "gap" not in one}

    def test_every_operation_is_counted(self) -> None:
        expected = {"does": 296, "tells": 87, "without": 46}
        self.assertEqual(former.counts(self.former), expected)

    def test_every_operation_has_its_way_or_a_reason(self) -> None:
        used = set()
        for type_, groups in self.former["operations"].items():
            for group, named in groups.items():
                known = self.former["reasons" if group == "without" else "ways"]
                for name, way in named.items():
                    self.assertIn(way, known, f"{type_}.{name}")
                    used.add(way)
        self.assertEqual(used, set(self.former["ways"]) | set(self.former["reasons"]))

    def test_what_serves_is_described(self) -> None:
        known = known_ways()
        for name, way in self.ways.items():
            self.assertIn(way["serves"], known, name)

    def test_each_is_shown_where_it_says(self) -> None:
        self.assertGreater(len(self.ways), 200)
        for name, way in self.ways.items():
            with self.subTest(name):
                self.assertGreater(len(way["line"]), 15)
                self.assertTrue(
                    any(way["line"] in text for text in texts(way)),
                    f"{way['transcript']} has no line of {way['serves']} with {way['line']}",
                )

    def test_gaps_are_owned_up_to(self) -> None:
        missing = [one["gap"] for one in self.former["ways"].values() if "gap" in one]
        self.assertTrue(all(len(reason) > 20 for reason in missing))
        page = (ROOT / "docs/former.md").read_text("utf-8")
        self.assertEqual(page.count("| not yet |"), len(former.gaps(self.former)))


if __name__ == "__main__":
    unittest.main()
