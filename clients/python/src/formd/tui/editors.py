"""The two editors that lie over a form where something is typed: of one line, and of several."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Callable

from rich.text import Text
from textual.widgets import Input, TextArea
from textual.widgets.text_area import Edit, EditResult

from ..printable import printable


class OneLine(Input):
    """An editor of one line. What must not reach a terminal shows as a sign, and stays.

    `heard` is called with the text as soon as it changes. Textual's own message comes later, when
    who types fast may be in another field already.
    """

    DEFAULT_CSS = """
    OneLine, OneLine:focus {
        position: absolute; height: 1; border: none; padding: 0; display: none;
        background: $surface; color: $foreground;
    }
    """
    heard: Callable[[str], None] = staticmethod(lambda text: None)

    @property
    def _value(self) -> Text:
        # One sign for one character, so that positions in both are the same.
        shown = "•" * len(self.value) if self.password else printable(self.value)
        return Text(shown, no_wrap=True, overflow="ignore", end="")

    def watch_value(self, value: str) -> None:
        self.heard(value)

    def carry_caret(self, text: str) -> None:
        """Show a text that somebody else changed, and keep the caret where it was in it."""
        caret = carried(self.value, text, self.cursor_position)
        self.value = text
        self.cursor_position = caret


class ManyLines(TextArea):
    """An editor of several lines, with the same care."""

    DEFAULT_CSS = """
    ManyLines, ManyLines:focus {
        position: absolute; border: none; padding: 0; display: none;
        background: $surface; color: $foreground;
    }
    """
    heard: Callable[[str], None] = staticmethod(lambda text: None)

    def get_line(self, line_index: int) -> Text:
        return Text(printable(self.document.get_line(line_index)), end="", no_wrap=True)

    def edit(self, edit: Edit) -> EditResult:
        result = super().edit(edit)
        self.heard(self.text)
        return result

    def is_at_end(self, way: int) -> bool:
        """Whether there is no line to go to that way."""
        return self.cursor_location[0] == (0 if way < 0 else self.document.line_count - 1)

    def carry_caret(self, text: str) -> None:
        """Show a text that somebody else changed, and keep the caret where it was in it."""
        row, column = self.cursor_location
        before = self.text.split("\n")[:row]
        caret = carried(self.text, text, sum(len(line) + 1 for line in before) + column)
        self.text = text
        head = text[:caret].split("\n")
        self.move_cursor((len(head) - 1, len(head[-1])))


def carried(old: str, new: str, caret: int) -> int:
    """Where a caret is once somebody else changed the text around it."""
    behind = old[caret:]
    if new.endswith(behind):
        # What stood behind it still does.
        return len(new) - len(behind)
    return min(caret, len(new))
