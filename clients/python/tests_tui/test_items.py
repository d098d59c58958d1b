"""Repeated parts on the screen: added, filled, moved, removed; with the real daemon where it can."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import asyncio
from copy import deepcopy
from typing import Any, AsyncIterator, Dict, List, Tuple

from formd import Notification

from .stage import OnStage

NAME = {"id": "name", "kind": "textField", "title": "Name"}
TEAM: Dict[str, Any] = {
    "id": "team",
    "sections": [
        {
            "id": "people",
            "header": "People",
            "allow": ["insert", "remove", "move"],
            "repeat": {"template": [NAME], "max": 2, "addTitle": "Somebody"},
        },
        {"id": "end", "rows": [{"id": "note", "kind": "textField", "title": "Note"}]},
    ],
}


class Scripted:
    """A daemon that knows items and little else: it notes what it is asked, and tells of items."""

    ended = None

    def __init__(self) -> None:
        self.asked: List[Tuple[str, Dict[str, Any]]] = []
        self._told: "asyncio.Queue[Notification]" = asyncio.Queue()
        self._revision = 1
        self._last = 0

    async def call(self, method: str, **params: Any) -> Any:
        self.asked.append((method, params))
        if method == "initialize":
            return {"protocolVersion": 1, "client": 1}
        if method == "form/create":
            return {"form": "team", "revision": 1}
        if method == "form/watch":
            return {"definition": deepcopy(TEAM), "revision": 1, "client": 1, "life": 1}
        if method == "item/append":
            self._last += 1
            id = f"~{self._last}"
            item = {"id": id, "rows": [{**NAME, "id": f"{id}/name"}]}
            at = sum(asked == "item/append" for asked, _ in self.asked) - 1
            self._tell("itemsInserted", section="people", at=at, items=[item])
            return {"items": [id], "revision": self._revision}
        if method == "item/remove":
            self._tell("itemsRemoved", section="people", items=params["items"])
        if method == "item/move":
            self._tell("itemMoved", section="people", item=params["item"], at=params["at"])
        return {"revision": self._revision, "raw": "", "caret": 0, "issues": []}

    def _tell(self, change: str, **members: Any) -> None:
        self._revision += 1
        told = {"form": "team", "revision": self._revision, "by": 1}
        changes = {"changes": [{"change": change, **members}]}
        self._told.put_nowait(Notification("form/changed", {**told, **changes}))

    async def notifications(self) -> AsyncIterator[Notification]:
        while True:
            yield await self._told.get()

    async def close(self, patience: float) -> None:
        pass


class Items(OnStage):
    async def test_what_is_asked(self) -> None:
        scripted = Scripted()

        async def reach() -> Any:
            return scripted

        async with self.play(TEAM, reach=reach) as play:
            await play.at("/add/people")
            await play.keys("enter")
            await play.at("~1/name")
            await play.keys("tab", "tab", "enter")
            await play.at("~2/name")
            # No more than two: the button is gone.
            self.assertNotIn("+ Somebody", play.screen())
            await play.keys("alt+up")
            await play.until(lambda: self.order(play) == ["~2", "~1"], "moved")
            await play.keys("tab")
            await play.at("/remove/~2")
            await play.keys("enter")
            await play.until(lambda: self.order(play) == ["~1"], "removed")
            await play.sees("[ + Somebody ]")
            # One goes on from where the part was.
            await play.keys("tab")
            await play.at("~1/name")
            asked = [call for call in scripted.asked if call[0].startswith("item/")]
            team = {"form": "team"}
            self.assertEqual(
                asked,
                [
                    ("item/append", {**team, "section": "people"}),
                    ("item/append", {**team, "section": "people"}),
                    ("item/move", {**team, "item": "~2", "at": 0}),
                    ("item/remove", {**team, "items": ["~2"]}),
                ],
            )

    async def test_with_the_daemon(self) -> None:
        other = await self.other()
        methods = (await other.call("rpc.discover"))["methods"]
        if "item/append" not in {method["name"] for method in methods}:
            self.skipTest("this daemon knows no repeated sections")
        async with self.play(TEAM) as play:
            await play.at("/add/people")
            await play.keys("enter")
            await play.until(lambda: len(self.order(play)) == 1, "added")
            await play.type("Ada")
            await play.keys("tab", "tab", "enter")
            await play.until(lambda: len(self.order(play)) == 2, "added")
            await play.type("Bob")
            await play.keys("alt+up", "ctrl+s")
            await play.until(lambda: play.session.outcome == "submitted", "submitted")
            values = (await play.session.result())["values"]
            self.assertEqual(values, {"people": [{"name": "Bob"}, {"name": "Ada"}], "note": ""})

    def order(self, play: Any) -> List[str]:
        section = play.session.mirror.section("people")
        return [item["id"] for item in section.get("items", [])]
