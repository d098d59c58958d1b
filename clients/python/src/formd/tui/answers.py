"""Answers as parts of lines: what is typed, chosen, switched, stepped, and lists that are open."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, List, Mapping, Optional, Tuple

from rich.cells import cell_len

from ..printable import printable
from ..questions import hint
from ..shown import (
    Node,
    Piece,
    chosen,
    is_choice,
    is_secret,
    is_several,
    is_stepped,
    is_toggle,
    option_title,
    options,
    typed,
)
from .cells import clip, wrap

# A piece of a line and the role it plays, which says how it looks.
Parts = List[Tuple[str, str]]

# Lines of a text of several; options seen at a time of a list that is open.
TEXT_LINES = 4
OPTION_LINES = 8
MASK = "••••••••"
# As much of a long text as could ever be seen.
LONG = 2000


@dataclass(frozen=True)
class Look:
    """What a front end knows besides the form: where the person is, what is not sent yet."""

    at: Optional[str] = None
    # The field whose options are listed, and which of them is under the cursor.
    open: Optional[str] = None
    option: int = 0
    drafts: Mapping[str, Any] = field(default_factory=dict)
    troubles: Mapping[str, str] = field(default_factory=dict)


@dataclass
class Answers:
    """Draws answers, no wider than `room` cells."""

    room: int
    look: Look

    def shown(self, piece: Piece) -> List[Parts]:
        """An answer as it is, a draft before the form's own."""
        node, room = piece.node, self.room
        role = "value" if piece.usable else "off"
        drafts, state = self.look.drafts, node.get("state", {})
        value = drafts.get(piece.id, node.get("value"))
        if is_toggle(node):
            words = state.get("display") if piece.id not in drafts else None
            sign = "[✓]" if value is True else "[ ]"
            return [[(clip(f"{sign} {printable(words)}" if words else sign, room), role)]]
        if is_several(node) or node["kind"] == "segmented":
            return self._spread(node, value, role, room)
        if is_choice(node):
            text = chosen(node, value) or printable(str(node.get("placeholder", "")))
            return [[(clip(text, room - 2), role), (" ▾" if text else "▾", "marker")]]
        if is_secret(node):
            filled = drafts[piece.id] != "" if piece.id in drafts else state.get("filled")
            return [[(MASK, role)]] if filled else self._empty(node, room)
        text = drafts[piece.id] if piece.id in drafts else state.get("display", typed(node))
        if not isinstance(text, str):
            text = typed({"value": text})
        if text == "":
            lines = self._empty(node, room)
        elif node["kind"] == "textView":
            lines = [[(part, role)] for part in self._paragraph(text, room)]
        else:
            lines = [[(clip(printable(text[:LONG]), room - 4 * is_stepped(node)), role)]]
        if is_stepped(node):
            lines[0].append((" −/+", "marker"))
        if node["kind"] == "textView" and self.look.at == piece.id:
            # Room for the editor that lies over it.
            lines += [[("", "text")]] * (TEXT_LINES - len(lines))
        return lines

    def _empty(self, node: Node, room: int) -> List[Parts]:
        about = printable(str(node.get("placeholder") or hint(node) or "")) or "_" * min(room, 12)
        return [[(clip(about, room), "placeholder")]]

    def _paragraph(self, text: str, room: int) -> List[str]:
        lines: List[str] = []
        for line in text[:LONG].split("\n"):
            lines += wrap(printable(line), room)
            if len(lines) > TEXT_LINES:
                return [*lines[: TEXT_LINES - 1], clip(lines[TEXT_LINES - 1] + " …", room)]
        return lines

    def _spread(self, node: Node, value: Any, role: str, room: int) -> List[Parts]:
        """Options side by side, on as many lines as they need but no more than are seen at once."""
        keys = value if isinstance(value, list) else [value]
        signs = ("[✓] ", "[ ] ") if is_several(node) else ("(•) ", "( ) ")
        lines: List[Parts] = [[]]
        used = 0
        for option in options(node)[: OPTION_LINES * 8]:
            picked = option["key"] in keys
            text = clip(signs[0 if picked else 1] + option_title(option), room)
            if used and used + 2 + cell_len(text) > room:
                lines.append([])
                used = 0
            if used:
                lines[-1].append(("  ", "text"))
                used += 2
            off = not option.get("enabled", True) or role == "off"
            lines[-1].append((text, "off" if off else "chosen" if picked else "value"))
            used += cell_len(text)
        if not options(node):
            return [[(chosen(node, value) or "…", role)]]
        if len(lines) > OPTION_LINES:
            return [[(clip(chosen(node, value), room - 2), role), (" ▾", "marker")]]
        return lines

    def listed(self, piece: Piece) -> List[Tuple[Parts, Optional[int]]]:
        """The options of a field that is open, those around the cursor, each with its number."""
        node, look = piece.node, self.look
        value = look.drafts.get(piece.id, node.get("value"))
        keys = value if isinstance(value, list) else [value]
        signs = ("[✓]", "[ ]") if is_several(node) else ("(•)", "( )")
        known = options(node)
        first = max(0, min(look.option - OPTION_LINES // 2, len(known) - OPTION_LINES))
        lines: List[Tuple[Parts, Optional[int]]] = []
        for index in range(first, min(first + OPTION_LINES, len(known))):
            option = known[index]
            sign = signs[0] if option["key"] in keys else signs[1]
            words = clip(f"{sign} {option_title(option)}", self.room - 2)
            cursor = "▸ " if index == look.option else "  "
            role = "off" if not option.get("enabled", True) else "value"
            if index == look.option:
                role = "at"
            lines.append(([(cursor, "marker"), (words, role)], index))
        if len(known) > OPTION_LINES:
            about = f"  {look.option + 1} of {len(known)}"
            lines.append(([(clip(about, self.room), "help")], None))
        elif not known:
            lines.append(([(clip("  nothing to choose yet", self.room), "help")], None))
        return lines
