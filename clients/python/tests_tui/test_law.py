"""The law of the screen: whatever is pressed, changed, stopped or killed, nothing is lost."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import os
import random
import signal
from typing import Any, Dict, List, Tuple

from formd import AsyncClient, FormdError

from .stage import OnStage, Play, example

SEED = int(os.environ.get("FORMD_SEED", "20260101"))
ROUNDS = int(os.environ.get("FORMD_ROUNDS", "60"))
KEYS = [
    *("tab", "shift+tab", "up", "down", "enter", "space", "left", "right", "escape", "pageup"),
    *("pagedown", "delete", "backspace", "home", "end", "alt+up", "alt+down", "ctrl+z", "ctrl+y"),
    *"ab1-+ é東.x",
]
PEOPLE: Dict[str, Any] = {
    "id": "people",
    "allow": ["insert", "remove", "move"],
    "repeat": {
        "template": [
            {"id": "name", "kind": "textField"},
            {"id": "meal", "kind": "inlinePicker", "options": [{"key": "a"}, {"key": "b"}]},
        ],
        "max": 4,
    },
}


class Law(OnStage):
    async def test_the_screen_is_the_form(self) -> None:
        definition = example("every-kind")
        definition["sections"].insert(1, PEOPLE)
        chance = random.Random(SEED)
        other = await self.other()
        with self.subTest(seed=SEED):
            async with self.play(definition, size=(70, 25)) as play:
                for number in range(ROUNDS):
                    await self.press(play, chance, 8)
                    await self.meddle(play, chance, other)
                    if number % 20 == 5:
                        self.daemon.signal(signal.SIGSTOP)
                        await self.press(play, chance, 20)
                        self.daemon.signal(signal.SIGCONT)
                    if number % 30 == 25:
                        self.daemon.signal(signal.SIGKILL)
                        await play.until(lambda: play.session.lost, "the end of the daemon")
                        await self.press(play, chance, 20)
                        self.daemon.start()
                        await play.keys("ctrl+r")
                        await play.until(lambda: play.session.lost is None, "another daemon")
                        other = await self.other()
                await play.settled()
                form = await play.session.call("form/get")
                self.assertEqual(play.session.mirror.definition, form["definition"])
                # What is not sent has a reason, which is shown.
                self.assertEqual(set(play.app.outbox.drafts), set(play.app.outbox.troubles))
                self.assertTrue(play.app.is_running)

    async def press(self, play: Play, chance: random.Random, most: int) -> None:
        await play.keys(*(chance.choice(KEYS) for _ in range(chance.randint(1, most))))

    async def meddle(self, play: Play, chance: random.Random, other: AsyncClient) -> None:
        """Let the other client change something, which may be refused."""
        pieces = list(play.app.form.pieces().values())
        piece = chance.choice(pieces)
        row = piece.row["id"] if piece.row else "none"
        item = piece.item["id"] if piece.item else "none"
        look = {"visibleWhen": chance.choice([None, {"var": "check"}])}
        raw = chance.choice(["", "zz", "東京\nx", "\x1b[31m"])
        added = [{"kind": chance.choice(["check", "textField", "textView", "stepper"])}]
        calls: List[Tuple[str, Dict[str, Any]]] = [
            ("row/update", {"row": row, "set": {"enabled": chance.random() < 0.6}}),
            ("row/update", {"row": row, "set": look}),
            ("row/append", {"section": "labels", "rows": added}),
            ("row/remove", {"rows": [row]}),
            ("item/append", {"section": "people"}),
            ("item/remove", {"items": [item]}),
            ("field/set", {"field": piece.id, "raw": raw}),
            ("form/undo", {}),
        ]
        method, params = chance.choice(calls)
        try:
            await other.call(method, form="every-kind", **params)
        except FormdError:
            pass
