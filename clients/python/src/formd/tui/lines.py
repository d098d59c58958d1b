"""A form as lines of cells, each of which knows what it shows. Pure: definition in, lines out."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, List, Mapping, Optional, Tuple

from rich.cells import cell_len

from ..printable import printable
from ..shown import Node, Piece, caption, is_required, issues, pieces, title
from .answers import Answers, Look, Parts
from .cells import clip, wrap

# A form is easier to read when it is not as wide as the widest terminals.
WIDEST = 100
TITLES = 30
# Below this titles stand above their answers, as in form/render.
NARROW = 40


@dataclass
class Line:
    """One line: parts with their roles, and what is there to be pointed at."""

    parts: Parts
    piece: Optional[str] = None
    option: Optional[int] = None
    # The cell at which an answer begins; only the first line of an answer has one.
    box: Optional[int] = None

    @property
    def text(self) -> str:
        """The line without its roles."""
        return "".join(text for text, _ in self.parts)


def draw(definition: Mapping[str, Any], width: int, look: Look) -> List[Line]:
    """Draw all that shows."""
    width = max(min(width, WIDEST), 10)
    shown = list(pieces(definition))
    asked = [piece for piece in shown if piece.kind == "field"]
    widest = max((cell_len(title(piece.node)) + 2 for piece in asked), default=0)
    column = 0 if width < NARROW else min(widest, TITLES, width // 3) + 3
    lines = [Line([(text, "title")]) for text in wrap(_heading(definition), width - 1)]
    lines += [Line([(text, "help")]) for text in _wrapped(definition.get("help"), width - 1)]
    pen = _Pen(width, column, look)
    for piece in shown:
        lines += pen.piece(piece)
    return lines


def _heading(definition: Mapping[str, Any]) -> str:
    return printable(str(definition.get("title") or definition["id"]))


def _wrapped(text: Any, width: int) -> List[str]:
    return wrap(printable(str(text)), width) if text else []


class _Pen:
    def __init__(self, width: int, column: int, look: Look) -> None:
        self.width, self.column, self.look = width, column, look
        # Where answers begin, and what is said of them.
        self.left = column or 4
        self.answers = Answers(width - self.left - 1, look)

    def piece(self, piece: Piece) -> List[Line]:
        if piece.kind == "header":
            return self._header(piece.section)
        if piece.kind == "footer":
            text = caption(piece.section.get("footer"))
            return [Line([("  " + part, "help")]) for part in _wrapped(text, self.width - 3)]
        if piece.kind == "item":
            return [Line([(f"  {piece.number}.", "header")])]
        if piece.kind == "add":
            words = (piece.section["repeat"] or {}).get("addTitle") or "Add"
            return [self._button(piece, f"+ {words}")]
        if piece.kind == "remove":
            return [self._button(piece, f"− Remove {piece.number}.")]
        if piece.kind == "label":
            return self._label(piece)
        if piece.kind == "title":
            return [Line([("  " + clip(title(piece.node), self.width - 3), "title")])]
        return self._field(piece)

    def _header(self, section: Node) -> List[Line]:
        lines = [Line([])]
        text = caption(section.get("header"))
        lines += [Line([(part, "header")]) for part in _wrapped(text, self.width - 1)]
        return lines + [
            Line([("  ✗ " + part, "issue")])
            for issue in section.get("state", {}).get("issues", [])
            for part in _wrapped(issue["message"], self.width - 5)
        ]

    def _button(self, piece: Piece, words: str) -> Line:
        role = "button" if piece.usable else "off"
        text = clip(f"[ {printable(words)} ]", self.width - 3)
        return Line([self._mark(piece), (text, self._here(piece, role))], piece.id)

    def _label(self, piece: Piece) -> List[Line]:
        node = piece.node
        if "action" in node:
            words = node.get("title") or node.get("text") or node["action"]
            lines = [self._button(piece, str(words))]
            texts = [node.get("subText"), node.get("help")]
        else:
            first, *others = [node.get(name) for name in ("title", "text", "subText", "help")]
            lines, texts = [], others
            for part in _wrapped(first, self.width - 3):
                lines.append(Line([self._mark(piece), (part, self._here(piece, "text"))], piece.id))
        for text in texts:
            for part in _wrapped(text, self.width - 5):
                if lines:
                    lines.append(Line([("    " + part, "help")], piece.id))
                else:
                    lines.append(Line([self._mark(piece), (part, "text")], piece.id))
        return lines

    def _field(self, piece: Piece) -> List[Line]:
        node = piece.node
        lines = self._titled(piece, self.answers.shown(piece))
        if self.look.open == piece.id:
            indent = (" " * self.left, "text")
            lines += [
                Line([indent, *parts], piece.id, option)
                for parts, option in self.answers.listed(piece)
            ]
        said = [("help", text) for text in _wrapped(node.get("help"), self.width - self.left - 1)]
        trouble = self.look.troubles.get(piece.id)
        if trouble:
            said += [("issue", text) for text in self._signed(f"not sent: {trouble}")]
        for issue in issues(node):
            role = {"warning": "warning", "info": "help"}.get(issue.get("level", ""), "issue")
            said += [(role, text) for text in self._signed(issue["message"])]
        if node.get("state", {}).get("pending"):
            said.append(("help", "… being checked"))
        return lines + [Line([(" " * self.left + text, role)], piece.id) for role, text in said]

    def _signed(self, message: str) -> List[str]:
        lines = _wrapped(message, self.width - self.left - 3)
        return [("✗ " if index == 0 else "  ") + line for index, line in enumerate(lines)]

    def _titled(self, piece: Piece, answer: List[Parts]) -> List[Line]:
        """A title and the lines of its answer, side by side where both fit."""
        # The fields of one row stand under its title.
        words = title(piece.node) if piece.row is piece.node else f"  {title(piece.node)}"
        marker = " *" if is_required(piece.node) else ""
        # One cell stays free between the title and its answer.
        room = (self.column or self.width) - 3 - len(marker)
        head = [self._mark(piece), (clip(words, room), self._here(piece, "title"))]
        head.append((marker, "marker"))
        long = cell_len(words) > room
        lines = []
        if long or not self.column:
            for index, part in enumerate(wrap(words, self.width - 5)):
                first = self._mark(piece) if index == 0 else ("  ", "text")
                lines.append(Line([first, (part, self._here(piece, "title"))], piece.id))
            lines[-1].parts.append((marker, "marker"))
            head = [(" " * self.left, "text")]
        else:
            used = sum(cell_len(text) for text, _ in head)
            head.append((" " * (self.left - used), "text"))
        rest = [Line([(" " * self.left, "text"), *parts], piece.id) for parts in answer[1:]]
        return lines + [Line(head + answer[0], piece.id, box=self.left), *rest]

    def _mark(self, piece: Piece) -> Tuple[str, str]:
        return ("▸ " if self.look.at == piece.id else "  ", "marker")

    def _here(self, piece: Piece, role: str) -> str:
        return "at" if self.look.at == piece.id else role
