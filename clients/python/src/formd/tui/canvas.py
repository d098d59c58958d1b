"""The drawn form: lines turned into strips, only those that are seen."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import List, Optional

from rich.segment import Segment
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from .lines import Line

ROLES = (
    "title", "header", "help", "text", "value", "off", "placeholder", "marker", "chosen", "issue",
    "warning", "button", "at",
)  # fmt: skip


class Canvas(Widget, can_focus=True):
    """All lines of a form. With a widget for each field, 500 of them took ten seconds to show."""

    DEFAULT_CSS = """
    Canvas { width: 100%; height: 1; }
    Canvas > .canvas--title { text-style: bold; }
    Canvas > .canvas--header { color: $accent; text-style: bold; }
    Canvas > .canvas--help { text-style: dim; }
    Canvas > .canvas--text { color: $foreground; }
    Canvas > .canvas--value { color: $foreground; }
    Canvas > .canvas--off { text-style: dim; }
    Canvas > .canvas--placeholder { text-style: dim; }
    Canvas > .canvas--marker { color: $accent; }
    Canvas > .canvas--chosen { color: $success; text-style: bold; }
    Canvas > .canvas--issue { color: $error; }
    Canvas > .canvas--warning { color: $warning; }
    Canvas > .canvas--button { color: $primary; text-style: bold; }
    Canvas > .canvas--at { color: $foreground; text-style: bold reverse; }
    """
    COMPONENT_CLASSES = {f"canvas--{role}" for role in ROLES}

    class Pointed(Message):
        """Somebody pointed at a line, `across` cells from its beginning."""

        def __init__(self, line: Line, across: int) -> None:
            super().__init__()
            self.line, self.across = line, across

    class Grown(Message):
        """There are more or fewer lines, and Textual knows it by now."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: List[Line] = []

    def show(self, lines: List[Line]) -> None:
        """Draw these lines from now on."""
        if len(lines) != len(self.lines):
            self.styles.height = max(len(lines), 1)
        self.lines = lines
        self.refresh()

    def row_of(self, piece: Optional[str]) -> Optional[int]:
        """The first line of a piece, the one with its answer if there is one."""
        found = [index for index, line in enumerate(self.lines) if line.piece == piece]
        boxes = [index for index in found if self.lines[index].box is not None]
        return next(iter(boxes or found), None)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return container.width

    def render_line(self, y: int) -> Strip:
        base = self.rich_style
        if y >= len(self.lines):
            return Strip.blank(self.size.width, base)
        segments = [
            Segment(text, base + self.get_component_rich_style(f"canvas--{role}", partial=True))
            for text, role in self.lines[y].parts
            if text
        ]
        return Strip(segments).adjust_cell_length(self.size.width, base)

    def on_resize(self) -> None:
        self.post_message(self.Grown())

    def on_click(self, event: Click) -> None:
        if event.y < len(self.lines):
            self.post_message(self.Pointed(self.lines[event.y], event.x))
