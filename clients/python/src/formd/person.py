"""A person at a line at a time: what is said to them, and what they type."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import contextlib
import io
import signal
import sys
import termios
from typing import IO, Any, Iterator, Optional

from .printable import printable


class Person:
    """Reads lines from stdin and speaks on stderr, which leaves stdout for the answers."""

    def __init__(self, heard: Optional[IO[str]] = None, told: Optional[IO[str]] = None) -> None:
        # A program started without them has neither to hear nor to tell anybody.
        self._in = heard or sys.stdin or io.StringIO()
        self._out = told or sys.stderr or io.StringIO()

    def say(self, line: str = "") -> None:
        """Print a line; whatever could repaint the terminal in it shows as a sign."""
        self._out.write(f"{printable(line)}\n")

    def read(self, prompt: str, secret: bool = False) -> Optional[str]:
        """Ask for a line and return it without its end; None when the input has ended.

        What is typed in answer to a secret question does not show.
        """
        with _interruptible(), _silent(self._in) if secret else contextlib.nullcontext():
            self._out.write(printable(prompt))
            self._out.flush()
            line = self._in.readline()
        if not self._terminal() or (secret and line):
            # Nobody else ended the line of the prompt.
            self.say()
        if not line:
            return None
        text = line[:-1] if line.endswith("\n") else line
        # What was no UTF-8 cannot be sent; it shows as a sign.
        return text.rstrip("\r").encode("utf-8", "surrogateescape").decode("utf-8", "replace")

    def _terminal(self) -> bool:
        return self._in.isatty()


@contextlib.contextmanager
def _interruptible() -> Iterator[None]:
    # asyncio's own handler only notes Ctrl-C, and reading would go on.
    try:
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
    except ValueError:  # Not the main thread: it gets no signals anyway.
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def _silent(stream: IO[str]) -> Iterator[None]:
    try:
        descriptor = stream.fileno()
        before: Any = termios.tcgetattr(descriptor)
    except (OSError, ValueError, termios.error):
        yield
        return
    # What was typed ahead is kept.
    quiet = list(before)
    quiet[3] &= ~termios.ECHO
    termios.tcsetattr(descriptor, termios.TCSANOW, quiet)
    try:
        yield
    finally:
        termios.tcsetattr(descriptor, termios.TCSANOW, before)
