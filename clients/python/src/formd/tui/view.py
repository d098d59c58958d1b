"""The form in the terminal: where the person is in it, and the editor that lies over it there."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Dict, List, Optional, Union

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.geometry import Region
from textual.message import Message

from ..printable import printable
from ..questions import hint
from ..session import Session
from ..shown import Piece, is_choice, is_secret, is_several, is_stepped, is_toggle, pieces, typed
from .answers import Look
from .canvas import Canvas
from .editors import ManyLines, OneLine
from .lines import WIDEST, draw
from .outbox import Outbox


class FormView(VerticalScroll, can_focus=False):
    """A form that is drawn, and the place in it.

    `at` is the piece the person is at, `opened` the field whose options are listed, `option` the
    one of them under the cursor, `typing` the number that is being typed rather than stepped.
    """

    class Said(Message):
        """Something to tell the person; an empty text takes back what was said."""

        def __init__(self, text: str, trouble: bool = False) -> None:
            super().__init__()
            self.text, self.trouble = text, trouble

    class Answered(Message):
        """The person answered something."""

    def __init__(self, session: Session, outbox: Outbox) -> None:
        super().__init__()
        self.session, self.outbox = session, outbox
        self.at: Optional[str] = None
        self.opened: Optional[str] = None
        self.option = 0
        self.typing: Optional[str] = None
        # Counts moves: the daemon's word on one counts only while there was no later one.
        self.moves = 0
        self.canvas, self.one_line, self.many_lines = (
            Canvas(),
            OneLine(select_on_focus=False),
            ManyLines(),
        )
        self.one_line.heard = self.many_lines.heard = self._take
        self._filling = False
        self._due = False
        self._begun = False
        self._looked_at: Optional[str] = None
        # What was drawn last, and what stood behind the place that is gone.
        self._order: List[str] = []
        self._behind: List[str] = []

    def compose(self) -> ComposeResult:
        yield self.canvas
        yield self.one_line
        yield self.many_lines

    # What is seen.

    def redraw_soon(self) -> None:
        """Draw once for all changes that come together."""
        if not self._due and self.is_attached:
            self._due = True
            self.call_later(self.redraw)

    def redraw(self) -> None:
        """Draw the form as it is now."""
        self._due = False
        here = self.pieces()
        if self.at is not None and self.at not in here:
            # Nobody is moved to another field: what is being typed is not meant for it.
            self.moves += 1
            known = self.at in self._order
            self._behind = self._order[self._order.index(self.at) :] if known else []
            self.at = None
        self._order = list(here)
        if self.opened is not None and (
            self.opened not in here or not is_listed(here[self.opened])
        ):
            self.opened = None
        look = Look(self.at, self.opened, self.option, self.outbox.drafts, self.outbox.troubles)
        self.canvas.show(draw(self.session.mirror.definition, self._width(), look))
        self._place(here.get(self.at or ""))

    def _width(self) -> int:
        return self.scrollable_content_region.width or self.app.size.width

    def editor(self, piece: Optional[Piece]) -> Union[OneLine, ManyLines, None]:
        """The editor for a piece; None when it is not typed."""
        if piece is None or not is_typed(piece):
            return None
        if is_stepped(piece.node) and self.typing != piece.id:
            return None
        return self.many_lines if piece.node["kind"] == "textView" else self.one_line

    def _place(self, piece: Optional[Piece]) -> None:
        """Put the editor where the person is, or away."""
        editor = self.editor(piece)
        row = self.canvas.row_of(self.at)
        for other in (self.one_line, self.many_lines):
            if other is not editor or row is None:
                other.display = False
        if editor is None or piece is None or row is None:
            return self.screen.set_focus(self.canvas, scroll_visible=False)
        left = self.canvas.lines[row].box or 0
        editor.styles.offset = (left, row)
        editor.styles.width = max(min(self._width(), WIDEST) - left - 1, 1)
        self._fill(piece)
        editor.display = True
        # At once: the next key may be here already.
        self.screen.set_focus(editor, scroll_visible=False)

    def _fill(self, piece: Piece) -> None:
        """Show in the editor what somebody else, or the daemon, made of the text."""
        text = self.text(piece)
        self._filling = True
        if piece.node["kind"] != "textView":
            self.one_line.password = is_secret(piece.node)
            self.one_line.placeholder = self._placeholder(piece)
            if self.one_line.value != text:
                self.one_line.carry_caret(text)
        elif self.many_lines.text != text:
            self.many_lines.carry_caret(text)
        self._filling = False

    def text(self, piece: Piece) -> str:
        """What stands in the editor: the draft, else what the daemon has of it."""
        if piece.id in self.outbox.drafts:
            draft = self.outbox.drafts[piece.id]
            return draft if isinstance(draft, str) else typed({"value": draft})
        if is_secret(piece.node):
            return self.outbox.secrets.get(piece.id, "")
        return typed(piece.node)

    def _placeholder(self, piece: Piece) -> str:
        if is_secret(piece.node) and piece.node.get("state", {}).get("filled"):
            return "••••••••"
        return printable(str(piece.node.get("placeholder") or hint(piece.node)))

    def correct(self, id: str, raw: str, caret: int) -> None:
        """Take over what a mask or a limit made of the text."""
        if id == self.at and self.one_line.display:
            self._filling = True
            self.one_line.value = raw
            self.one_line.cursor_position = caret
            self._filling = False

    # Where the person is.

    def pieces(self) -> Dict[str, Piece]:
        """All that shows, by id, in order."""
        return {piece.id: piece for piece in pieces(self.session.mirror.definition)}

    def here(self) -> Optional[Piece]:
        """What the person is at."""
        return self.pieces().get(self.at or "")

    def stops(self) -> List[Piece]:
        """Where the person can be: what can be changed, pressed or tapped."""
        return [piece for piece in self.pieces().values() if is_stop(piece)]

    def beside(self, stops: List[Piece], way: int) -> Optional[Piece]:
        """The one of the stops after or before the present place, from end to end."""
        order = {id: place for place, id in enumerate(self.pieces())}
        if self.at is not None:
            here = (order[self.at], order[self.at] + 1)
        else:
            # Between what stood before the place that is gone, and what stood behind it.
            next_ = next((order[id] for id in self._behind if id in order), 0)
            here = (next_, next_)
        earlier = [stop for stop in stops if order[stop.id] < here[0]]
        later = [stop for stop in stops if order[stop.id] >= here[1]]
        found = later + earlier if way > 0 else earlier[::-1] + later[::-1]
        return found[0] if found else None

    def begin(self) -> None:
        """Go to the first field, once."""
        if not self._begun:
            self._begun = True
            stops = self.stops()
            fields = [stop for stop in stops if stop.kind in ("field", "add")]
            self.move(next(iter(fields or stops), None))

    def move(self, piece: Optional[Piece], tell: bool = True) -> None:
        """Go there, and tell the daemon unless it knows already."""
        if piece is None:
            return
        self.moves += 1
        if piece.id != self.opened:
            self.collapse()
        self.typing = None
        self.at = piece.id
        if tell and piece.kind == "field" and piece.usable:
            self.outbox.tell("editing/begin", None, lambda error: None, field=piece.id)
        elif tell:
            self.outbox.tell("editing/end", None, lambda error: None)
        self.redraw()
        if self.one_line.display:
            self.one_line.cursor_position = len(self.one_line.value)
        self.look_at(piece.id)

    def collapse(self) -> None:
        """Close the list that is open."""
        piece = self.pieces().get(self.opened or "")
        self.opened = None
        if piece is not None:
            self.tap_inline(piece)

    def tap_inline(self, piece: Piece) -> None:
        """Tell the daemon that a row which expands was tapped."""
        if piece.node["kind"] == "inlinePicker" and piece.row is not None:
            self.outbox.tell("row/select", None, lambda error: None, row=piece.row["id"])

    def look_at(self, id: str) -> None:
        """Scroll so that a piece is seen, with what is said of it."""
        self._looked_at = id
        self.call_after_refresh(self._look)

    def _look(self) -> None:
        lines = enumerate(self.canvas.lines)
        rows = [row for row, line in lines if line.piece == self._looked_at]
        if rows and self._looked_at is not None:
            region = Region(0, rows[0], 1, rows[-1] - rows[0] + 1)
            self.scroll_to_region(region, animate=False, force=True)

    def on_canvas_grown(self) -> None:
        # What was to be looked at may have been beyond the end until now, or have more to say.
        if self._looked_at is not None:
            self._look()

    def on_mouse_scroll_up(self) -> None:
        self._looked_at = None

    def on_mouse_scroll_down(self) -> None:
        # Somebody looks elsewhere by hand.
        self._looked_at = None

    def _take(self, text: str) -> None:
        """Keep what was just typed."""
        piece = self.here()
        if not self._filling and piece is not None and text != self.text(piece):
            self.outbox.answer(piece.id, text)
            self.post_message(self.Answered())

    def on_resize(self, event: Resize) -> None:
        self.redraw_soon()


def is_stop(piece: Piece) -> bool:
    """Whether the person can go there."""
    return piece.kind == "label" or piece.usable


def is_listed(piece: Piece) -> bool:
    """Whether its options open as a list."""
    return piece.kind == "field" and (is_choice(piece.node) or is_several(piece.node))


def is_typed(piece: Piece) -> bool:
    """Whether it is answered with an editor."""
    return (
        piece.kind == "field" and piece.usable and not (is_listed(piece) or is_toggle(piece.node))
    )
