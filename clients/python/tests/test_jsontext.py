"""JSON text: decimals keep their digits, and what is no JSON is refused."""
# SPDX-License-Identifier: MIT
import unittest
from decimal import Decimal
from typing import Any

from formd import dumps, loads, printable


class Writing(unittest.TestCase):
    def test_refuses(self) -> None:
        for name, value, error in (
            ("NaN", float("nan"), ValueError),
            ("infinity", float("inf"), ValueError),
            ("decimal NaN", Decimal("NaN"), ValueError),
            ("decimal infinity", Decimal("-Infinity"), ValueError),
            ("a decimal past decimal128", Decimal("1E+6145"), ValueError),
            ("a decimal that would fill the memory", Decimal("1E+999999999"), ValueError),
            ("a set", {1}, TypeError),
            ("bytes beside a decimal", [Decimal(1), b"x"], TypeError),
            ("a number as name beside a decimal", {1: Decimal(1)}, TypeError),
        ):
            with self.subTest(name), self.assertRaises(error):
                dumps(value)

    def test_writes(self) -> None:
        for value, text in (
            (Decimal("0.10"), "0.1"),
            (Decimal("-0.0"), "0"),
            (Decimal("0E+999999999"), "0"),
            (Decimal("-12.50"), "-12.5"),
            (Decimal("100"), "100"),
            (Decimal("1E+3"), "1000"),
            (Decimal("1E-7"), "0.0000001"),
            (Decimal("123456789012345"), "123456789012345"),
            (Decimal("0.123456789012345"), "0.123456789012345"),
            (Decimal("0.1234567890123456"), '"0.1234567890123456"'),
            (Decimal("9007199254740991"), "9007199254740991"),
            (Decimal("-9007199254740991"), "-9007199254740991"),
            (Decimal("9007199254740992"), '"9007199254740992"'),
            (Decimal("1234567890123456789012345678901234"), '"1234567890123456789012345678901234"'),
            (Decimal("1E+6144"), "1" + "0" * 6144),
            (
                {"a": [Decimal("1.5"), {}, [], None, True, "é\n"]},
                '{"a":[1.5,{},[],null,true,"é\\n"]}',
            ),
            ({"b": {"c": Decimal(2), "d": 1}}, '{"b":{"c":2,"d":1}}'),
            ({"a": [1, 0.5, "x"]}, '{"a":[1,0.5,"x"]}'),
        ):
            with self.subTest(text[:40]):
                self.assertEqual(dumps(value), text)


class Reading(unittest.TestCase):
    def test_refuses(self) -> None:
        for text in ("", "{", "NaN", "-Infinity", "1E+99999999999999999999", "{} {}", "'a'"):
            with self.subTest(text), self.assertRaises(ValueError):
                loads(text)

    def test_reads(self) -> None:
        rows: Any = (
            ("1", 1),
            ("18446744073709551616", 18446744073709551616),
            ("0.10", Decimal("0.10")),
            ("1.0", Decimal("1.0")),
            ("1e2", Decimal("1e2")),
            ("1" + "0" * 6144, Decimal("1E+6144")),
        )
        for text, value in rows:
            with self.subTest(text[:40]):
                self.assertEqual(loads(text), value)
                self.assertEqual(str(loads(text))[:4], str(value)[:4] if len(text) < 99 else "1000")
        self.assertIs(type(loads("1")), int)
        self.assertIs(type(loads("1.0")), Decimal)


class Printing(unittest.TestCase):
    def test_controls_are_shown_and_do_nothing(self) -> None:
        for name, text, shown in (
            ("escape", "a\x1b[2Jb", "a\N{REPLACEMENT CHARACTER}[2Jb"),
            ("C1", "\x9b31m", "\N{REPLACEMENT CHARACTER}31m"),
            ("delete", "\x7f", "\N{REPLACEMENT CHARACTER}"),
            ("override", "\u202egpj", "\N{REPLACEMENT CHARACTER}gpj"),
            ("isolate", "\u2066x\u2069", "\N{REPLACEMENT CHARACTER}x\N{REPLACEMENT CHARACTER}"),
            ("letters", "Zoë 日本 \u200d", "Zoë 日本 \u200d"),
        ):
            with self.subTest(name):
                self.assertEqual(printable(text), shown)
