"""A full-screen form to be played: the real daemon, the real app, keys, and what is seen."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import tempfile
import unittest
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, AsyncIterator, Callable, Dict, Mapping, Optional, Tuple

from rich.cells import cell_len
from textual.events import Key
from textual.keys import _character_to_key
from textual.pilot import Pilot

from formd import AsyncClient, loads
from formd.session import Reach, Session
from formd.tui.app import FormApp

ROOT = Path(__file__).resolve().parents[3]
BINARY = os.environ.get("FORMD_BINARY") or str(ROOT / "build" / "formd")
# Seconds after which something that should be seen will not be.
PATIENCE = 15.0


def example(name: str) -> Dict[str, Any]:
    """One of the forms in examples/."""
    definition: Dict[str, Any] = loads((ROOT / "examples" / f"{name}.json").read_text("utf-8"))
    return definition


def form(*rows: Mapping[str, Any], **more: Any) -> Dict[str, Any]:
    """A form of one section."""
    return {"id": "f", "title": "F", "sections": [{"id": "s", "rows": list(rows)}], **more}


class Daemon:
    """A daemon on a socket of its own, to be stopped, continued and killed."""

    def __init__(self, folder: str) -> None:
        self.path = os.path.join(folder, "formd.sock")
        self._process: Optional["subprocess.Popen[bytes]"] = None

    def start(self, *options: str) -> None:
        """Start it, or another in its place."""
        self.end()
        self._process = subprocess.Popen(
            [BINARY, "serve", "--socket", self.path, *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )

    def signal(self, number: int) -> None:
        if self._process is not None and self._process.poll() is None:
            os.kill(self._process.pid, number)

    def end(self) -> None:
        if self._process is not None:
            self.signal(signal.SIGKILL)
            self._process.wait()

    async def reach(self) -> AsyncClient:
        for _ in range(200):
            try:
                return await AsyncClient.connect(self.path)
            except (ConnectionError, FileNotFoundError):
                await asyncio.sleep(0.02)
        raise ConnectionError("the daemon does not listen")


class Play:
    """An app that runs, with fingers and eyes."""

    def __init__(self, app: FormApp, pilot: "Pilot[None]") -> None:
        self.app, self.pilot = app, pilot
        self.session = app.session

    def screen(self) -> str:
        """What is seen, a line each."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(part.text for part in strip).rstrip() for strip in strips)

    def line(self, words: str) -> str:
        """The line on which these words are seen; empty when they are not."""
        return next((line for line in self.screen().splitlines() if words in line), "")

    async def keys(self, *keys: str) -> None:
        """Press keys, single signs or as Textual names them, as fast as a pipe brings them."""
        for key in keys:
            sign = key if len(key) == 1 else " " if key == "space" else None
            event = Key(_character_to_key(key) if len(key) == 1 else key, sign)
            event.set_sender(self.app)
            self.app.post_message(event)
        await self.pilot.pause()

    async def type(self, text: str) -> None:
        await self.keys(*text)

    async def click(self, words: str) -> None:
        """Click on the first of these words that is seen."""
        for y, line in enumerate(self.screen().splitlines()):
            if words in line:
                await self.pilot.click(offset=(cell_len(line[: line.index(words)]), y))
                return
        raise AssertionError(f"not seen: {words}\n{self.screen()}")

    async def until(self, true: Callable[[], Any], what: str = "") -> None:
        """Wait until something is so; fail with what is seen when it does not become so."""
        stop = asyncio.get_running_loop().time() + PATIENCE
        while not true():
            if asyncio.get_running_loop().time() > stop:
                raise AssertionError(f"never came: {what}\n{self.screen()}")
            await self.pilot.pause(0.02)

    async def sees(self, words: str) -> None:
        """Wait until these words are seen, however they are broken into lines."""
        await self.until(lambda: words in " ".join(self.screen().split()), words)

    async def sees_beside(self, title: str, words: str) -> None:
        await self.until(lambda: words in self.line(title), f"{words!r} beside {title!r}")

    async def settled(self) -> None:
        """Wait until the daemon has all that was done."""
        await self.until(lambda: self.app.outbox.idle, "an empty outbox")

    async def at(self, id: str) -> None:
        await self.until(lambda: self.app.form.at == id, f"at {id}, not {self.app.form.at}")

    def answer(self, field: str) -> Any:
        return self.session.mirror.node(field).get("value")


@unittest.skipIf(
    not os.environ.get("FORMD_BINARY") and not os.path.exists(BINARY),
    f"there is no {BINARY}: build formd first (make)",
)
class OnStage(unittest.IsolatedAsyncioTestCase):
    """A test with a daemon on a socket."""

    async def asyncSetUp(self) -> None:
        # unittest turns it on, and it tells of everything that takes a tenth of a second.
        asyncio.get_running_loop().set_debug(False)

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.daemon = Daemon(folder.name)
        self.daemon.start()
        self.addCleanup(self.daemon.end)

    @asynccontextmanager
    async def play(
        self,
        definition: Optional[Mapping[str, Any]],
        size: Tuple[int, int] = (80, 45),
        id: Optional[str] = None,
        reach: Optional[Reach] = None,
    ) -> AsyncIterator[Play]:
        """Open a form on the screen."""
        session = await Session.open(reach or self.daemon.reach, definition, id)
        app = FormApp(session)
        try:
            async with app.run_test(size=size) as pilot:
                play = Play(app, pilot)
                await play.until(lambda: app.form.at is not None or not app.form.stops(), "a start")
                yield play
        finally:
            self.daemon.signal(signal.SIGCONT)
            await session.close()

    async def other(self) -> AsyncClient:
        """A second client of the same daemon."""
        client = await self.daemon.reach()
        self.addAsyncCleanup(client.close)
        return client
