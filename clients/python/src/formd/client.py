"""The client for programs that do one thing after the other."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import os
import time
from collections import deque
from types import TracebackType
from typing import Any, Deque, Iterator, Optional, Type, Union

from .errors import ConnectionLost
from .locate import Command, find_command, find_socket
from .methods import Methods
from .protocol import Answer, Notification
from .pump import Pump
from .transport import Pipes, Socket, Transport


class Client(Methods):
    """A connection to formd, used by one thread at a time.

    Make one with `spawn` or `connect`, use it in a `with` statement. What the daemon tells unasked
    is kept, in order, until `poll` or `notifications` takes it.
    """

    timeout: Optional[float]
    """Seconds a call waits for its answer before it raises TimeoutError; None waits for ever."""

    def __init__(self, transport: Transport, timeout: Optional[float] = None) -> None:
        self.timeout = timeout
        self._pump = Pump(transport)
        self._notes: Deque[Notification] = deque()
        self._waiting: Optional[int] = None
        self._answer: Optional[Answer] = None
        self._closed = False

    @classmethod
    def spawn(cls, command: Optional[Command] = None, timeout: Optional[float] = None) -> Client:
        """Start a daemon of one's own, which ends with this client.

        Without a `command`: `$FORMD_BINARY`, else a checkout's `build/formd`, else `formd` on the
        PATH. Raises OSError when it cannot be started.
        """
        return cls(Pipes(find_command(command)), timeout)

    @classmethod
    def connect(
        cls, path: Union[str, "os.PathLike[str]", None] = None, timeout: Optional[float] = None
    ) -> Client:
        """Connect to the daemon that listens on a Unix socket, by default the user's own.

        Raises OSError: nobody listens, a path over 107 bytes, a daemon of another user.
        """
        return cls(Socket(find_socket(path)), timeout)

    def call(self, method: str, params: Any = None, /, **named: Any) -> Any:
        """Ask, wait, and return the result.

        Params go by name: `call("row/get", form="signup", row="email")`. A mapping given first
        is joined by them, for names that are Python's own, such as `from`.

        Raises FormdError if the daemon refuses, ConnectionLost, TimeoutError, and ValueError or
        TypeError before anything is sent if the params cannot be JSON.
        """
        self._check_open()
        number, line = self._pump.protocol.request(method, joined(params, named))
        self._waiting, self._answer = number, None
        self._pump.outbox += line
        deadline = _deadline(self.timeout)
        while self._answer is None:
            self._turn(deadline, f"{method} was not answered in time")
        answer, self._waiting, self._answer = self._answer, None, None
        if answer.error is not None:
            raise answer.error
        return answer.result

    def notify(self, method: str, params: Any = None, /, **named: Any) -> None:
        """Tell without asking for an answer. Returns when the bytes are on their way."""
        self._check_open()
        self._pump.outbox += self._pump.protocol.notification(method, joined(params, named))
        deadline = _deadline(self.timeout)
        while self._pump.outbox:
            self._turn(deadline, f"{method} could not be sent in time")

    def poll(self, timeout: Optional[float] = 0) -> Optional[Notification]:
        """Return the next notification, or None when none comes within `timeout` seconds.

        None as `timeout` waits for ever. Raises ConnectionLost once all that came is taken.
        """
        deadline = _deadline(timeout)
        while not self._notes:
            self._check_open()
            try:
                self._turn(deadline, "")
            except TimeoutError:
                return None
        return self._notes.popleft()

    def notifications(self, timeout: Optional[float] = None) -> Iterator[Notification]:
        """Yield notifications until none came for `timeout` seconds (None: until it is lost)."""
        while True:
            note = self.poll(timeout)
            if note is None:
                return
            yield note

    def close(self, patience: float = 2) -> None:
        """End the connection, and the daemon if `spawn` started it; may be called again.

        The daemon gets EOF, then SIGTERM, then SIGKILL, each followed by `patience` seconds.
        """
        if self._closed:
            return
        self._closed = True
        try:
            self._pump.outbox.clear()
            self._pump.transport.finish()
            # Read to the end: a daemon with a full pipe could not finish what is due.
            deadline = _deadline(patience)
            while self._pump.end is None and self._pump.turn(deadline):
                self._pump.arrived.clear()
        finally:
            self._pump.transport.close(patience)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def _turn(self, deadline: Optional[float], complaint: str) -> None:
        """Let the pump turn once and sort what arrived."""
        if self._pump.end is not None:
            raise ConnectionLost(self._pump.reason())
        if not self._pump.turn(deadline):
            raise TimeoutError(complaint)
        while self._pump.arrived:
            message = self._pump.arrived.popleft()
            if isinstance(message, Notification):
                self._notes.append(message)
            elif self._waiting is not None and message.id in (self._waiting, None):
                # Answers come in order, so an error without an id is about the call that waits.
                self._answer = self._answer or message

    def _check_open(self) -> None:
        if self._closed:
            raise ConnectionLost("the client is closed")


def _deadline(timeout: Optional[float]) -> Optional[float]:
    return None if timeout is None else time.monotonic() + timeout


def joined(params: Any, named: Any) -> Any:
    """Return the params of a call: what was given first, joined by what was given by name."""
    if not named:
        return params
    return named if params is None else {**params, **named}
