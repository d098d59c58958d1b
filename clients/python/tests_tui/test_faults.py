"""What goes wrong besides answers: the daemon dies, stops, loses the form, never was."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import os
import signal
import unittest
from typing import Any, List, Optional

from formd import AsyncClient, WrongVersion
from formd.session import Session

from .stage import BINARY, OnStage, form

NAME = {"id": "name", "kind": "textField", "title": "Name"}
SEATS = {"id": "seats", "kind": "textField", "title": "Seats", "type": "integer", "max": 4}
CODE = {"id": "code", "kind": "textField", "title": "Code", "type": "password"}
LETTER = {"id": "letter", "kind": "check", "title": "Letter"}


class TheDaemonGoes(OnStage):
    async def test_killed_and_made_anew(self) -> None:
        async with self.play(form(NAME, SEATS, CODE, LETTER)) as play:
            await play.keys(*"Ada", "tab", *"9x", "tab", *"pin", "shift+tab")
            await play.settled()
            self.daemon.signal(signal.SIGKILL)
            await play.sees("What you answered is kept here. ^R makes the form anew")
            # Typing, moving and choosing go on without it.
            await play.keys("backspace", "tab", "tab", "space", "tab", *" B")
            await play.sees_beside("Name", "Ada B")
            await play.sees_beside("Seats", "9")
            await play.sees_beside("Letter", "[✓]")
            # Never unasked; and when it cannot be, that is said and nothing is lost.
            self.assertIsNotNone(play.session.lost)
            self.daemon.start()
            await play.keys("ctrl+r")
            await play.sees("The form was made anew.")
            await play.settled()
            self.assertIsNone(play.session.lost)
            self.assertEqual(
                [play.answer(id) for id in ("name", "seats", "letter")], ["Ada B", 9, True]
            )
            # It goes on: what is wrong shows as before, and the secret is there again.
            await play.sees("✗ Enter 4 or less.")
            values = await play.session.call("form/values", reveal=True)
            self.assertEqual(values["values"]["code"], "pin")

    async def test_a_daemon_of_ones_own_is_killed(self) -> None:
        started: List[Any] = []

        async def reach() -> AsyncClient:
            started.append(await AsyncClient.spawn(BINARY))
            return started[-1]  # type: ignore[no-any-return]

        async with self.play(form(NAME), reach=reach) as play:
            await play.type("Ada")
            os.kill(started[0]._process.pid, signal.SIGKILL)
            await play.sees("^R makes the form anew")
            await play.keys("!", "ctrl+r")
            await play.sees("The form was made anew.")
            await play.until(lambda: play.answer("name") == "Ada!", "both")
            self.assertEqual(len(started), 2)

    async def test_a_secret_that_is_reset_is_forgotten(self) -> None:
        reset = {"id": "again", "kind": "label", "title": "Again", "action": "reset"}
        async with self.play(form(CODE, reset)) as play:
            await play.type("pin")
            await play.settled()
            await play.keys("tab", "enter")
            await play.settled()
            await play.keys("shift+tab", "x")
            await play.settled()
            values = await play.session.call("form/values", reveal=True)
            self.assertEqual(values["values"]["code"], "x")

    async def test_killed_and_no_other_to_be_had(self) -> None:
        async with self.play(form(NAME)) as play:
            await play.type("Ada")
            self.daemon.signal(signal.SIGKILL)
            await play.sees("^R makes the form anew")
            self.addCleanup(setattr, play.session, "_reach", None)

            async def none() -> AsyncClient:
                raise FileNotFoundError("no formd found")

            play.session._reach = none
            await play.keys("ctrl+r")
            await play.sees("The form cannot be made anew: no formd found")
            await play.sees_beside("Name", "Ada")
            await play.keys("ctrl+q", "ctrl+q")
            await play.until(lambda: not play.app.is_running, "the end")

    async def test_killed_while_text_is_on_its_way(self) -> None:
        async with self.play(form(NAME)) as play:
            self.daemon.signal(signal.SIGSTOP)
            await play.type("Ada")
            self.daemon.signal(signal.SIGKILL)
            await play.sees("^R makes the form anew")
            self.daemon.start()
            await play.keys("ctrl+r")
            await play.sees("The form was made anew.")
            await play.until(lambda: play.answer("name") == "Ada", "the text arrives")

    async def test_stopped_and_continued(self) -> None:
        async with self.play(form(NAME, SEATS, LETTER)) as play:
            await play.settled()
            self.daemon.signal(signal.SIGSTOP)
            await play.keys(*"Ada", "tab", *"3", "tab", "space", "tab")
            await play.sees_beside("Name", "Ada")
            await play.sees_beside("Seats", "3")
            await play.sees_beside("Letter", "[✓]")
            await play.sees("The daemon takes its time.")
            self.assertEqual(play.session.mirror.revision, 1)
            self.daemon.signal(signal.SIGCONT)
            await play.settled()
            await play.until(lambda: "takes its time" not in play.screen(), "it is said no more")
            answers = [play.answer(id) for id in ("name", "seats", "letter")]
            self.assertEqual(answers, ["Ada", 3, True])

    async def test_stopped_and_left(self) -> None:
        async with self.play(form(NAME)) as play:
            self.daemon.signal(signal.SIGSTOP)
            await play.keys(*"Ada", "ctrl+q", "ctrl+q")
            await play.until(lambda: not play.app.is_running, "the end")

    async def test_the_form_is_deleted(self) -> None:
        async with self.play(form(NAME)) as play:
            await play.type("Ada")
            await play.settled()
            other = await self.other()
            await other.call("form/delete", form="f")
            await play.sees("The form was deleted.")
            await play.type("!")
            await play.keys("ctrl+r")
            await play.sees("The form was made anew.")
            await play.until(lambda: play.answer("name") == "Ada!", "both")

    async def test_an_answer_the_daemon_refuses_stays(self) -> None:
        self.daemon.start("--limit", "textBytes=8")
        async with self.play(form(NAME, LETTER)) as play:
            await play.type("Ada Example")
            await play.sees("✗ not sent: params.text: expected at most 8")
            await play.keys("tab", "ctrl+s")
            # Not submitted without it: one gets back to it, as it was typed.
            await play.sees("Not submitted: an answer was not sent.")
            await play.at("name")
            await play.sees_beside("Name", "Ada Example")
            await play.keys(*["backspace"] * 8)
            await play.until(lambda: "not sent:" not in play.screen(), "it is sent")
            await play.settled()
            self.assertEqual(play.answer("name"), "Ada")


class Older:
    """A daemon of another time."""

    ended: Optional[str] = None

    async def call(self, method: str, **params: object) -> object:
        return {"protocolVersion": 99}

    async def close(self, patience: float) -> None:
        self.ended = "closed"


class NoDaemonToUse(unittest.IsolatedAsyncioTestCase):
    async def test_another_version(self) -> None:
        older = Older()

        async def reach() -> Any:
            return older

        with self.assertRaisesRegex(WrongVersion, "speaks version 99 of the protocol"):
            await Session.open(reach, form(NAME))
        self.assertEqual(older.ended, "closed")
