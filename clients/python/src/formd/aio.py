"""The client for programs that do several things at once, on asyncio."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import asyncio
import os
from types import TracebackType
from typing import Any, AsyncIterator, Dict, Optional, Type, Union

from .client import joined
from .errors import ConnectionLost
from .locate import Command, find_command, find_socket
from .methods import AsyncMethods
from .protocol import Notification, Protocol, ProtocolError
from .pump import LAST_WORDS
from .transport import CHUNK, STDERR_KEPT, check_peer


class AsyncClient(AsyncMethods):
    """A connection to formd on which any number of tasks may call.

    Make one with `await AsyncClient.spawn()` or `connect()`, use it in an `async with` statement.
    Only here can a `form/wait` be under way while other calls go on.
    """

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        process: Optional[asyncio.subprocess.Process] = None,
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._process = process
        self._protocol = Protocol()
        self._calls: Dict[int, asyncio.Future[Any]] = {}
        # None is put in last, when nothing more can come.
        self._notes: asyncio.Queue[Optional[Notification]] = asyncio.Queue()
        self._end: Optional[str] = None
        self._words = b""
        self._explaining = asyncio.ensure_future(self._explain())
        self._reading = asyncio.ensure_future(self._read())

    @classmethod
    async def spawn(cls, command: Optional[Command] = None) -> AsyncClient:
        """Start a daemon of one's own, which ends with this client; see `Client.spawn`."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *find_command(command), stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        if process.stdout is None or process.stdin is None:
            raise ConnectionLost("the daemon has no pipes")
        return cls(process.stdout, process.stdin, process)

    @classmethod
    async def connect(cls, path: Union[str, "os.PathLike[str]", None] = None) -> AsyncClient:
        """Connect to the daemon that listens on a Unix socket; see `Client.connect`."""
        found = find_socket(path)
        reader, writer = await asyncio.open_unix_connection(found)
        try:
            check_peer(writer.get_extra_info("socket"), found)
        except PermissionError:
            writer.close()
            raise
        return cls(reader, writer)

    async def call(self, method: str, params: Any = None, /, **named: Any) -> Any:
        """Ask, wait, and return the result; params and errors as in `Client.call`.

        A task cancelled here also cancels its request (`$/cancelRequest`).
        """
        await self._check()
        number, line = self._protocol.request(method, joined(params, named))
        answered = self._calls[number] = asyncio.get_running_loop().create_future()
        try:
            self._writer.write(line)
            return await answered
        except asyncio.CancelledError:
            if self._end is None:
                self._writer.write(self._protocol.notification("$/cancelRequest", {"id": number}))
            raise
        finally:
            self._calls.pop(number, None)

    async def notify(self, method: str, params: Any = None, /, **named: Any) -> None:
        """Tell without asking for an answer."""
        await self._check()
        self._writer.write(self._protocol.notification(method, joined(params, named)))

    @property
    def ended(self) -> Optional[str]:
        """Why nothing more can be asked; None while it can."""
        return self._end

    async def notifications(self) -> AsyncIterator[Notification]:
        """Yield notifications in order; raises ConnectionLost when no more can come."""
        while True:
            note = await self._notes.get()
            if note is None:
                self._notes.put_nowait(None)
                await self._check()
                return
            yield note

    async def close(self, patience: float = 2) -> None:
        """End the connection, and the daemon if `spawn` started it; see `Client.close`."""
        self._end = self._end or "the client is closed"
        self._writer.close()
        if self._process is not None:
            # Answers that are due still come after EOF.
            await asyncio.wait([self._reading], timeout=patience)
            for end in (self._process.terminate, self._process.kill, None):
                try:
                    await asyncio.wait_for(self._process.wait(), patience)
                    break
                except asyncio.TimeoutError:
                    if end is not None:
                        end()
        for task in (self._reading, self._explaining):
            task.cancel()
        await asyncio.gather(self._reading, self._explaining, return_exceptions=True)
        self._fail_all(ConnectionLost(self._end))

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        await self.close()

    async def _read(self) -> None:
        end = "the daemon ended the connection"
        try:
            while True:
                data = await self._reader.read(CHUNK)
                if not data:
                    break
                for message in self._protocol.receive(data):
                    if isinstance(message, Notification):
                        self._notes.put_nowait(message)
                        continue
                    # An error without an id: about the oldest call, as answers come in order.
                    number = message.id or next(iter(self._calls), 0)
                    answered = self._calls.pop(number, None)
                    if answered is None or answered.done():
                        continue
                    if message.error is not None:
                        answered.set_exception(message.error)
                    else:
                        answered.set_result(message.result)
        except ProtocolError as error:
            end = f"the daemon does not speak JSON-RPC: {error}"
        except OSError as error:
            end = f"the daemon is gone: {error.strerror}"
        await asyncio.wait([self._explaining], timeout=0.2)
        words = "\n".join(self._words.decode(errors="replace").splitlines()[-5:])
        self._end = self._end or (f"{end}\n{words}" if words else end)
        self._fail_all(ConnectionLost(self._end))

    async def _explain(self) -> None:
        stderr = self._process.stderr if self._process is not None else None
        while stderr is not None:
            words = await stderr.read(CHUNK)
            if not words:
                return
            self._words = (self._words + words)[-STDERR_KEPT:]

    def _fail_all(self, error: ConnectionLost) -> None:
        for answered in self._calls.values():
            if not answered.done():
                answered.set_exception(error)
        self._notes.put_nowait(None)

    async def _check(self) -> None:
        if self._end is not None:
            raise ConnectionLost(self._end)
        # A large request waits here for the one before it, not in memory.
        try:
            await self._writer.drain()
        except OSError:
            # What it said before it went deaf may still be on its way.
            await asyncio.wait([self._reading], timeout=LAST_WORDS)
            self._end = self._end or "the daemon reads no more"
            raise ConnectionLost(self._end) from None
