"""Texts from outside on the screen: escapes, wide characters, other directions, far too much."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import time
from typing import Any, List, Tuple

from rich.cells import cell_len

from .stage import OnStage, form

HOSTILE = "\x1b]0;owned\x07\x1b[2J‮evil\x9b31m\r\n"
HEBREW = "שלום עולם"
WIDE = "東京都千代田区" * 20


class Texts(OnStage):
    async def test_no_escape_reaches_the_terminal(self) -> None:
        rows: Any = [
            {"id": "a", "kind": "textField", "title": HOSTILE, "help": HOSTILE, "value": HOSTILE,
             "placeholder": HOSTILE},
            {"id": "b", "kind": "textView", "value": HOSTILE * 2},
            {"id": "c", "kind": "picker", "value": "k", "title": "Choice",
             "options": [{"key": "k", "title": HOSTILE}, {"key": HOSTILE}]},
            {"id": "m", "kind": "multiPicker", "options": [{"key": HOSTILE}]},
            {"id": "l", "kind": "label", "title": HOSTILE, "text": HOSTILE, "action": "reset"},
            {"id": "s", "kind": "custom", "editable": True, "value": [HOSTILE]},
        ]  # fmt: skip
        definition = form(*rows, title=HOSTILE, help=HOSTILE)
        definition["sections"][0].update(header=HOSTILE, footer={"text": HOSTILE})
        async with self.play(definition, size=(60, 60)) as play:
            other = await self.other()
            await other.call("field/mark", form="f", field="a", code="x", message=HOSTILE)
            await play.sees("✗ ")
            for _ in range(len(rows) + 1):
                self.check(play.screen())
                await play.keys("enter", "enter", "tab")
            await play.keys("tab", *["shift+tab"] * 3, "enter")
            self.check(play.screen())

    def check(self, screen: str) -> None:
        bad = [ord(sign) for sign in screen if sign != "\n" and not sign.isprintable()]
        self.assertEqual(bad, [], screen)
        self.assertIn("�", screen)

    async def test_wide_and_long_and_right_to_left(self) -> None:
        rows = [
            {"id": "wide", "kind": "textField", "title": WIDE, "value": WIDE},
            {"id": "rtl", "kind": "textField", "title": HEBREW, "value": HEBREW},
            {"id": "long", "kind": "textField", "title": "Long", "value": "x" * 100_000},
            {"id": "text", "kind": "textView", "title": "Text", "value": "word " * 5000},
        ]
        for width in (20, 39, 80, 200):
            with self.subTest(width):
                name = f"w{width}"
                async with self.play({**form(*rows), "id": name}, size=(width, 40)) as play:
                    for line in play.screen().splitlines():
                        self.assertLessEqual(cell_len(line), width)
                    self.assertIn(HEBREW, play.screen())
                    await play.keys("tab", "end", "!")
                    await play.settled()
                    self.assertEqual(play.answer("rtl"), HEBREW + "!")
                    if width == 80:
                        await play.keys("tab", "end", "y")
                        await play.settled()
                        self.assertEqual(play.answer("long"), "x" * 100_000 + "y")
                        await play.keys("shift+tab", "shift+tab", "end", "backspace")
                        await play.settled()
                        self.assertEqual(play.answer("wide"), WIDE[:-1])

    async def test_five_hundred_rows(self) -> None:
        rows = [
            {"id": f"r{n}", "kind": "textField", "title": f"Row {n}", "required": n == 499}
            for n in range(500)
        ]
        began = time.monotonic()
        async with self.play(form(*rows)) as play:
            # Not a measurement, but with a widget for each field it took 10 s.
            self.assertLess(time.monotonic() - began, 8)
            await play.keys("shift+tab")
            await play.at("r499")
            await play.sees("Row 499")
            await play.keys("shift+tab", *"Ada", "ctrl+s")
            await play.sees("Not submitted: 1 answer to correct.")
            await play.at("r499")
            await play.sees("✗ Please fill this in.")
            self.assertEqual(play.answer("r498"), "Ada")

    async def test_many_options(self) -> None:
        found: List[Tuple[str, str]] = [(f"k{n}", f"{'XYZ'[n % 3]}{n}") for n in range(3000)]
        field = {"id": "a", "kind": "picker", "title": "A", "value": "k2000",
                 "options": [{"key": key, "title": title} for key, title in found]}  # fmt: skip
        async with self.play(form(field)) as play:
            await play.keys("enter")
            await play.sees("2001 of 3000")
            await play.keys("pagedown", "x", "enter")
            await play.until(lambda: play.answer("a") == "k2010", "chosen")
