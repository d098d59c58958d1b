"""The journeys of a person through forms on the screen, with the real daemon."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Any, Dict

from .stage import OnStage, example, form


class Journeys(OnStage):
    async def test_signing_up(self) -> None:
        definition = example("signup")
        # Besides what it has: a list that expands in place, and a row that comes and goes.
        definition["sections"][2]["rows"] += [
            {"id": "term", "kind": "inlinePicker", "title": "Paid by the", "value": "year",
             "options": [{"key": "month", "title": "Month"}, {"key": "year", "title": "Year"}]},
            {"id": "code", "kind": "textField", "title": "Trial code",
             "visibleWhen": {"var": "trial"}},
        ]  # fmt: skip
        async with self.play(definition) as play:
            play.session.reveal = True
            await play.at("email")
            await play.type("ada")
            # Nobody is told off while still typing.
            self.assertNotIn("✗", play.screen())
            await play.keys("tab")
            await play.at("username")
            await play.sees("✗ Enter an e-mail address")
            await play.keys("shift+tab")
            await play.at("email")
            await play.type("@example.com")
            await play.until(lambda: "✗ Enter an e-mail" not in play.screen(), "the issue goes")
            await play.keys("tab", *"ada", "enter")
            await play.at("password")
            await play.type("made-up-for-this")
            await play.keys("tab", *"made-up", "tab")
            await play.sees("✗ Both must be the same.")
            self.assertNotIn("for-this", play.screen())
            await play.keys("shift+tab")
            await play.type("-for-this")
            await play.until(lambda: "Both must be" not in play.screen(), "the issue goes")
            await play.keys("tab", *"Ada", "tab", *"Example", "tab", *"1990", "tab")
            await play.at("country")
            await play.keys("enter")
            await play.sees("▸ ( ) Austria")
            await play.keys("down", "f", "j", "enter")
            await play.sees_beside("Country", "Japan ▾")
            await play.keys("tab", "right")
            await play.sees_beside("▸ Plan", "Team ▾")
            await play.keys("tab", "backspace", "5", "tab")
            await play.at("trial")
            self.assertNotIn("Trial code", play.screen())
            await play.keys("space")
            await play.sees("Trial code")
            await play.keys("space")
            await play.until(lambda: "Trial code" not in play.screen(), "the row goes")
            await play.keys("tab", "space")
            await play.sees_beside("Monthly letter", "[✓]")
            await play.keys("tab", "enter")
            await play.at("term")
            await play.sees("▸ (•) Year")
            await play.keys("up", "enter")
            await play.sees_beside("Paid by the", "Month ▾")
            self.assertNotIn("( ) Year", play.screen())
            # Without the terms it is not submitted, and they are what one gets to.
            await play.keys("ctrl+s")
            await play.sees("Not submitted: 1 answer to correct.")
            await play.at("terms")
            await play.sees("✗ Nothing goes without the terms.")
            await play.keys("space", "tab")
            await play.at("go")
            await play.keys("enter")
            await play.until(lambda: play.session.outcome == "submitted", "submitted")
            result = await play.session.result()
            self.assertEqual(
                result["values"],
                {
                    "email": "ada@example.com", "username": "ada", "password": "made-up-for-this",
                    "repeat": "made-up-for-this", "first": "Ada", "last": "Example", "born": 1990,
                    "country": "jp", "tier": "team", "seats": 5, "trial": False, "news": True,
                    "term": "month", "terms": True,
                },
            )  # fmt: skip

    async def test_every_kind_of_answer(self) -> None:
        rows: Any = [
            {"id": "text", "kind": "textField", "mask": "usPhone", "type": "usPhone"},
            {"id": "many", "kind": "textView"},
            {"id": "step", "kind": "stepper", "max": 10, "step": 2},
            {"id": "slide", "kind": "slider", "max": 100, "step": 1},
            {"id": "seg", "kind": "segmented", "options": [{"key": "a"}, {"key": "b"}]},
            {"id": "sel", "kind": "selectorPicker", "options": [{"key": "a"}, {"key": "b"}]},
            {"id": "multi", "kind": "multiPicker",
             "options": [{"key": "a"}, {"key": "b"}, {"key": "c"}]},
            {"id": "day", "kind": "datePicker"},
            {"id": "pair", "kind": "fields", "fields": [{"id": "one"}, {"id": "two"}]},
            {"id": "own", "kind": "custom", "editable": True},
        ]  # fmt: skip
        async with self.play(form(*rows)) as play:
            await play.at("text")
            # The mask sets its dashes, and the caret stays with what is typed.
            for sign in "5551234567":
                await play.keys(sign)
                await play.settled()
            await play.keys("tab", *"ab", "enter", *"cd", "tab")
            await play.keys("right", "right", "left", "tab", *"42", "tab")
            await play.keys("right", "right", "tab", "enter", "down", "enter", "tab")
            await play.keys("enter", "down", "space", "down", "space", "escape", "tab")
            await play.type("2031-04-30")
            await play.keys("tab", *"x", "tab", *"y", "tab", *"[1", "tab")
            await play.sees("✗ not sent: Answer with JSON")
            await play.keys("shift+tab", "[")
            await play.at("own")
            await play.keys("backspace", "]")
            await play.settled()
            values: Dict[str, Any] = {
                "text": "555-123-4567", "many": "ab\ncd", "step": 2, "slide": 42, "seg": "b",
                "sel": "b", "multi": ["b", "c"], "day": "2031-04-30", "one": "x", "two": "y",
                "own": [1],
            }  # fmt: skip
            self.assertEqual({id: play.answer(id) for id in values}, values)

    async def test_a_second_client_is_seen_at_once(self) -> None:
        rows = ({"id": "name", "kind": "textField", "title": "Name"},
                {"id": "seats", "kind": "stepper", "title": "Seats"})  # fmt: skip
        async with self.play(form(*rows)) as play:
            other = await self.other()
            await other.call("field/set", form="f", field="seats", value=7)
            await play.sees_beside("Seats", "7")
            # Also in the field one is at.
            await other.call("field/set", form="f", field="name", value="Ada")
            await play.sees_beside("Name", "Ada")
            await play.type("!")
            await play.until(lambda: play.answer("name") == "Ada!", "both")
            new = {"id": "new", "kind": "check", "title": "New here"}
            await other.call("row/append", form="f", section="s", rows=[new])
            await play.sees("New here")
            await other.call("row/remove", form="f", rows=["name"])
            await play.until(lambda: "Name" not in play.screen(), "the row goes")
            # What is typed on is not meant for another field; Tab goes to the one that is next.
            await play.keys("x", "tab")
            await play.at("seats")
            await other.call("form/submit", form="f")
            await play.until(lambda: not play.app.is_running, "the end")
            self.assertEqual(play.session.outcome, "submitted")

    async def test_the_mouse(self) -> None:
        filler: Any = [{"id": f"x{n}", "kind": "label", "text": f"Line {n}"} for n in range(30)]
        rows: Any = [
            *filler,
            {"id": "on", "kind": "check", "title": "On"},
            {"id": "off", "kind": "check", "title": "Off", "enabled": False},
            {"id": "meal", "kind": "picker", "title": "Meal",
             "options": [{"key": "fish"}, {"key": "veg"}]},
            {"id": "go", "kind": "label", "title": "Send", "action": "submit"},
        ]  # fmt: skip
        async with self.play(form(*rows), size=(60, 20)) as play:
            await play.at("on")
            await play.keys("shift+tab")
            await play.sees("▸ [ Send ]")
            await play.click("On  ")
            await play.sees_beside("On  ", "[✓]")
            await play.click("Off  ")
            self.assertIn("[ ]", play.line("Off  "))
            await play.click("Meal  ")
            await play.click("Meal  ")
            await play.sees("( ) veg")
            await play.click("( ) veg")
            await play.sees_beside("Meal  ", "veg ▾")
            await play.click("[ Send ]")
            await play.until(lambda: play.session.outcome == "submitted", "submitted")

    async def test_typing_at_the_same_time_as_another(self) -> None:
        async with self.play(form({"id": "a", "kind": "textField", "title": "A"})) as play:
            other = await self.other()
            await play.type("one")
            await play.settled()
            await other.call("field/input", form="f", field="a", start=0, end=0, text=">")
            await play.type("two")
            await play.settled()
            # Whoever writes last wins, but never half of one text and half of another.
            self.assertIn(play.answer("a"), (">onetwo", "onetwo"))

    async def test_undo_and_redo(self) -> None:
        async with self.play(form({"id": "a", "kind": "textField", "title": "A"})) as play:
            await play.type("one")
            await play.keys("ctrl+z")
            await play.until(lambda: not play.answer("a"), "undone")
            await play.until(lambda: play.app.form.one_line.value == "", "an empty editor")
            await play.keys("ctrl+y")
            await play.sees_beside("A", "one")

    async def test_leaving(self) -> None:
        field = {"id": "a", "kind": "textField", "title": "A"}
        async with self.play(form(field)) as play:
            await play.type("x")
            await play.settled()
            await play.keys("ctrl+c")
            await play.sees("Give up what you answered?")
            await play.type("y")
            await play.until(lambda: "Give up" not in play.screen(), "it is not asked any more")
            await play.keys("ctrl+q", "ctrl+q")
            await play.until(lambda: play.session.outcome == "cancelled", "cancelled")
        async with self.play({**form(field), "id": "g"}) as play:
            await play.keys("f8")
            await play.until(lambda: play.session.outcome == "declined", "declined")
