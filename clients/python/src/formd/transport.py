"""How bytes travel: a daemon of one's own over pipes, or a shared one over a Unix socket."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import os
import socket
import struct
import subprocess
from typing import List, Optional, Sequence

CHUNK = 65536
# stderr is kept to explain an end, not as a log.
STDERR_KEPT = 4096


class Transport:
    """Two descriptors that do not block, and perhaps a third that explains.

    `writer` is None once nothing more can be sent, `explainer` once nothing more is explained.
    """

    reader: int
    writer: Optional[int]
    explainer: Optional[int] = None

    def read(self) -> bytes:
        """Return what has arrived; nothing means the other side is done. May raise OSError."""
        return os.read(self.reader, CHUNK)

    def write(self, data: bytes) -> int:
        """Send a beginning of `data` and return its length. May raise OSError."""
        raise NotImplementedError

    def explain(self) -> None:
        """Read what `explainer` has to say."""

    def last_words(self) -> str:
        """Return the last lines of stderr, for an error's message; empty if there are none."""
        return ""

    def finish(self) -> None:
        """Say that nothing more will be sent. What is due still arrives."""

    def close(self, patience: float) -> None:
        """Free everything; a daemon of our own gets `patience` seconds at each step to end."""


class Pipes(Transport):
    """A daemon started by us, that ends with us."""

    def __init__(self, command: Sequence[str]) -> None:
        # Its own session: Ctrl-C is for this program, which then ends the daemon by EOF. Were this
        # program killed outright, the pipe's end would do the same.
        self.process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        self._files = [self.process.stdin, self.process.stdout, self.process.stderr]
        descriptors: List[int] = [file.fileno() for file in self._files if file is not None]
        for descriptor in descriptors:
            # Our end only: the two ends of a pipe have flags of their own.
            os.set_blocking(descriptor, False)
        self.writer, self.reader, self.explainer = descriptors
        self._words = b""

    def write(self, data: bytes) -> int:
        return 0 if self.writer is None else os.write(self.writer, data)

    def explain(self) -> None:
        if self.explainer is None:
            return
        try:
            words = os.read(self.explainer, CHUNK)
        except BlockingIOError:
            return
        self._words = (self._words + words)[-STDERR_KEPT:]
        if not words:
            self.explainer = None

    def last_words(self) -> str:
        return "\n".join(self._words.decode(errors="replace").splitlines()[-5:])

    def finish(self) -> None:
        self.writer = None
        if self.process.stdin is not None:
            self.process.stdin.close()

    def close(self, patience: float) -> None:
        self.finish()
        # All files first: a daemon that is stuck writing gets EPIPE and can end.
        for file in self._files:
            if file is not None:
                file.close()
        self.explainer = None
        for end in (self.process.terminate, self.process.kill, None):
            try:
                self.process.wait(patience)
                return
            except subprocess.TimeoutExpired:
                if end is not None:
                    end()


class Socket(Transport):
    """A connection to a daemon that others use too."""

    def __init__(self, path: str) -> None:
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            self.socket.connect(path)
            check_peer(self.socket, path)
        except BaseException:
            self.socket.close()
            raise
        self.socket.setblocking(False)
        self.reader = self.writer = self.socket.fileno()

    def write(self, data: bytes) -> int:
        # A program may have given SIGPIPE back its default, which kills.
        return self.socket.send(data, socket.MSG_NOSIGNAL)

    def finish(self) -> None:
        self.writer = None
        try:
            self.socket.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # The other side went first.

    def close(self, patience: float) -> None:
        self.socket.close()


def check_peer(connected: socket.socket, path: str) -> None:
    """Refuse a daemon of another user: it would be told what is typed."""
    if not hasattr(socket, "SO_PEERCRED"):
        return
    credentials = connected.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
    uid = struct.unpack("3i", credentials)[1]
    if uid not in (0, os.getuid()):
        raise PermissionError(f"{path} belongs to user {uid}")
