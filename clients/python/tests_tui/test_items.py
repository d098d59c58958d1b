"""Repeated parts on the screen: added, filled, moved, removed, and told of by others."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import signal
from typing import Any, Dict, List

from .stage import OnStage, Play

NAME = {"id": "name", "kind": "textField", "title": "Name", "required": True}
TEAM: Dict[str, Any] = {
    "id": "team",
    "sections": [
        {
            "id": "people",
            "header": "People",
            "allow": ["insert", "remove", "move"],
            "repeat": {"template": [NAME], "min": 1, "max": 2, "addTitle": "Somebody"},
        },
        {"id": "end", "rows": [{"id": "note", "kind": "textField", "title": "Note"}]},
    ],
}


class Items(OnStage):
    async def asyncSetUp(self) -> None:
        await super().asyncSetUp()
        self.client = await self.other()

    async def test_a_person(self) -> None:
        async with self.play(TEAM) as play:
            await play.at("/add/people")
            await play.keys("ctrl+s")
            await play.sees("Not submitted: 1 answer to correct.")
            await play.keys("enter")
            await play.until(lambda: len(order(play)) == 1, "added")
            one = order(play)[0]
            await play.at(f"{one}/name")
            await play.type("Ada")
            # One is the least there must be: it cannot be removed.
            self.assertNotIn("Remove", play.screen())
            await play.keys("tab", "enter")
            await play.until(lambda: len(order(play)) == 2, "added")
            two = order(play)[1]
            await play.at(f"{two}/name")
            # Two is the most.
            self.assertNotIn("+ Somebody", play.screen())
            await play.type("Bob")
            await play.keys("alt+up")
            await play.until(lambda: order(play) == [two, one], "moved")
            await play.keys("tab")
            await play.at(f"/remove/{two}")
            await play.keys("enter")
            await play.until(lambda: order(play) == [one], "removed")
            await play.sees("[ + Somebody ]")
            # One goes on from where the part was.
            await play.keys("tab")
            await play.at(f"{one}/name")
            await play.keys("tab", "tab", *"yes", "ctrl+s")
            await play.until(lambda: play.session.outcome == "submitted", "submitted")
            values = (await play.session.result())["values"]
            self.assertEqual(values, {"people": [{"name": "Ada"}], "note": "yes"})

    async def test_others_and_a_daemon_that_dies(self) -> None:
        async with self.play(TEAM) as play:
            items = [{"values": {"name": "Ada"}}, {"values": {"name": "Bob"}}]
            made = await self.client.call("item/append", form="team", section="people", items=items)
            await play.sees("Ada")
            await play.sees("Bob")
            await self.client.call("item/remove", form="team", items=made["items"][:1])
            await play.until(lambda: "Ada" not in play.screen(), "it goes")
            await play.keys("tab")
            # The button went with the second person, and is there again.
            await play.at("/add/people")
            self.daemon.signal(signal.SIGKILL)
            await play.sees("^R makes the form anew")
            self.daemon.start()
            await play.keys("ctrl+r")
            await play.sees("The form was made anew.")
            await play.sees_beside("Name", "Bob")
            values = await play.session.call("form/values")
            self.assertEqual(values["values"]["people"], [{"name": "Bob"}])


def order(play: Play) -> List[str]:
    section = play.session.mirror.section("people")
    return [item["id"] for item in section.get("items", [])]
