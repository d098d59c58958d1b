"""The pump: moves bytes between a transport and the protocol without ever getting stuck."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import selectors
import time
from collections import deque
from typing import Deque, Optional

from .protocol import Message, Protocol, ProtocolError
from .transport import CHUNK, Transport

# Seconds to wait for what a daemon that stopped reading may still have to say.
LAST_WORDS = 1.0


class Pump:
    """Bytes to send, messages that arrived, and why there will be no more."""

    def __init__(self, transport: Transport) -> None:
        self.transport = transport
        self.protocol = Protocol()
        self.outbox = bytearray()
        self.arrived: Deque[Message] = deque()
        # Why the connection is of no more use; None while it is.
        self.end: Optional[str] = None
        self._deaf_until: Optional[float] = None

    def turn(self, deadline: Optional[float]) -> bool:
        """Wait for one round of input and output; False when the deadline passed without any.

        Reading goes on while writing waits: with both pipes full neither side is stuck. Ctrl-C
        while waiting loses nothing; in the middle of a message it ends the connection.
        """
        stop = _earlier(deadline, self._deaf_until)
        with self._selector() as selector:
            ready = selector.select(None if stop is None else max(0, stop - time.monotonic()))
        try:
            for key, events in ready:
                if key.fd == self.transport.explainer:
                    self.transport.explain()
                    continue
                if events & selectors.EVENT_WRITE:
                    self._send()
                if events & selectors.EVENT_READ:
                    self._receive()
        except BaseException:
            # Between taking bytes and noting it: the stream can no longer be trusted.
            self.end = self.end or "interrupted in the middle of a message"
            raise
        if not ready and stop is not None and stop == self._deaf_until:
            self.end = "the daemon reads no more"
            return True
        return bool(ready)

    def reason(self) -> str:
        """Return why the connection ended, with the last lines of stderr if there are any."""
        stop = time.monotonic() + LAST_WORDS / 5
        while self.transport.explainer is not None:
            with selectors.PollSelector() as selector:
                selector.register(self.transport.explainer, selectors.EVENT_READ)
                if not selector.select(max(0, stop - time.monotonic())):
                    break
            self.transport.explain()
        words = self.transport.last_words()
        return f"{self.end}\n{words}" if words else str(self.end)

    def _selector(self) -> selectors.BaseSelector:
        transport = self.transport
        selector = selectors.PollSelector()
        writer = transport.writer if self.outbox else None
        both = selectors.EVENT_READ | selectors.EVENT_WRITE
        selector.register(
            transport.reader, both if writer == transport.reader else selectors.EVENT_READ
        )
        if writer is not None and writer != transport.reader:
            selector.register(writer, selectors.EVENT_WRITE)
        if transport.explainer is not None:
            selector.register(transport.explainer, selectors.EVENT_READ)
        return selector

    def _send(self) -> None:
        try:
            del self.outbox[: self.transport.write(bytes(self.outbox[:CHUNK]))]
        except BlockingIOError:
            return
        except OSError:
            # It reads no more; what it answered before may still be on its way.
            self.outbox.clear()
            self.transport.finish()
            self._deaf_until = time.monotonic() + LAST_WORDS

    def _receive(self) -> None:
        try:
            data = self.transport.read()
        except BlockingIOError:
            return
        except OSError as error:
            self.end = f"the daemon is gone: {error.strerror}"
            return
        if not data:
            self.end = "the daemon ended the connection"
            return
        try:
            self.arrived.extend(self.protocol.receive(data))
        except ProtocolError as error:
            self.end = f"the daemon does not speak JSON-RPC: {error}"


def _earlier(one: Optional[float], other: Optional[float]) -> Optional[float]:
    moments = [moment for moment in (one, other) if moment is not None]
    return min(moments, default=None)
