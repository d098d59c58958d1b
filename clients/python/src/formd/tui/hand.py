"""What a person does in a form: goes on, presses, chooses, steps. Keys and pointers end here."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Any, Optional, Union

from textual.events import Key, Paste
from textual.message import Message

from ..errors import FormdError
from ..shown import (
    Piece,
    is_choice,
    is_several,
    is_stepped,
    is_toggle,
    option_title,
    options,
)
from .answers import OPTION_LINES
from .canvas import Canvas
from .editors import ManyLines, OneLine
from .view import FormView, is_listed, is_stop


class FormHand(FormView):
    """A form that can be driven by keys and pointers."""

    class Wanted(Message):
        """The person pressed a button for the form as a whole: submit, decline, cancel."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    async def take_key(self, event: Key) -> None:
        """Do what a key means where the person is.

        All keys come here, one after the other. Textual's own way, to pass them on to what is
        focused, would put the second half of what is typed at once into the field before.
        """
        piece = self.here()
        editor = self.editor(piece)
        if event.key in ("tab", "shift+tab"):
            self.go(1 if event.key == "tab" else -1)
        elif event.key == "escape":
            self.leave()
        elif event.key in ("alt+up", "alt+down"):
            self._carry(piece, -1 if event.key == "alt+up" else 1)
        elif isinstance(editor, ManyLines) and not _leaves(editor, event.key):
            await self._edit(editor, event)
        elif event.key in ("up", "down"):
            self._arrow(-1 if event.key == "up" else 1)
        elif event.key in ("pageup", "pagedown"):
            self._page(-1 if event.key == "pageup" else 1)
        elif isinstance(editor, OneLine) and piece is not None:
            if event.key == "enter":
                self._return(piece)
            else:
                await self._edit(editor, event)
        elif piece is not None:
            self._act(piece, event)

    async def take_paste(self, event: Paste) -> None:
        """Put in what is pasted where something is typed."""
        editor = self.editor(self.here())
        if isinstance(editor, OneLine):
            editor._on_paste(event)
        elif editor is not None:
            await editor._on_paste(event)

    async def _edit(self, editor: Union[OneLine, ManyLines], event: Key) -> None:
        await editor._on_key(event)
        if not event._no_default_action:
            await self.app._check_bindings(event.key)

    def _act(self, piece: Piece, event: Key) -> None:
        """What keys do where nothing is typed."""
        sign = event.character if event.is_printable and event.character else ""
        if event.key in ("enter", "space"):
            self.press(piece)
        elif event.key in ("left", "right") or sign in ("-", "+"):
            self._step(piece, 1 if event.key == "right" or sign == "+" else -1)
        elif event.key in ("delete", "backspace"):
            self._clear(piece)
        elif sign.isdigit() and piece.kind == "field" and is_stepped(piece.node):
            self._type_number(piece, sign)
        elif sign and self.opened is not None:
            self._spell(piece, sign)

    # Moving.

    def go(self, way: int) -> None:
        """Go to the next or the previous field or button; of fields the daemon knows which."""
        stops = [stop for stop in self.stops() if stop.kind != "label" or "action" in stop.node]
        target, here = self.beside(stops, way), self.here()
        if target is None or target.kind != "field" or here is None or here.kind != "field":
            return self.move(target)
        # Gone there at once: a daemon that is slow must not hold up who types.
        self.move(target, tell=False)
        moves = self.moves

        def follow(result: Any) -> None:
            if moves == self.moves and result.get("moved") and result.get("field") != self.at:
                self.move(self.pieces().get(result.get("field")), tell=False)

        method = "editing/next" if way > 0 else "editing/previous"
        self.outbox.tell(method, follow, lambda error: None, wrap=True)

    def _arrow(self, way: int) -> None:
        """Go one piece up or down; in an open list, one option."""
        if self.opened is not None:
            return self._point(self.option + way)
        self.move(self.beside(self.stops(), way))

    def _page(self, way: int) -> None:
        """Go up or down as far as is seen."""
        if self.opened is not None:
            return self._point(self.option + OPTION_LINES * way)
        row = (self.canvas.row_of(self.at) or 0) + way * max(self.size.height - 2, 1)
        stops = {stop.id: stop for stop in self.stops()}
        lines = [(abs(index - row), line.piece) for index, line in enumerate(self.canvas.lines)]
        near = [(far, id) for far, id in lines if id in stops]
        if near:
            self.move(stops[min(near, key=lambda pair: pair[0])[1] or ""])

    def leave(self) -> None:
        """Close a list, stop typing a number, or take back what the daemon would not have."""
        id = self.at or ""
        if self.opened is not None:
            self.collapse()
        elif id in self.outbox.troubles:
            self.outbox.troubles.pop(id)
            self.outbox.drafts.pop(id, None)
        self.typing = None
        self.redraw()

    # Pressing.

    def _return(self, piece: Piece) -> None:
        """Enter in a text: on to the next field, or done, as the field says."""
        if piece.node.get("returnToNextRow", True):
            return self.go(1)
        self.outbox.tell("field/return", None, lambda error: None, field=piece.id)

    def on_canvas_pointed(self, event: Canvas.Pointed) -> None:
        event.stop()
        piece = self.pieces().get(event.line.piece or "")
        if piece is None or not is_stop(piece):
            return
        if event.line.option is not None:
            self.option = event.line.option
            return self._choose(piece)
        was_here = self.at == piece.id
        self.move(piece)
        # A first tap on a list goes there, a second opens it; what is typed is there by then.
        if piece.kind != "field" or is_toggle(piece.node) or (was_here and is_listed(piece)):
            self.press(piece)

    def press(self, piece: Piece) -> None:
        """What Enter, Space and a tap do."""
        node = piece.node
        if not piece.usable:
            self.post_message(self.Said("This cannot be used now."))
        elif piece.kind == "add":
            self.outbox.tell("item/append", self._go_into, section=piece.section["id"])
        elif piece.kind == "remove" and piece.item is not None:
            self.outbox.tell("item/remove", items=[piece.item["id"]])
        elif piece.kind == "label" and node.get("action") in ("submit", "decline", "cancel"):
            self.post_message(self.Wanted(node["action"]))
        elif piece.kind == "label":
            self.outbox.tell("row/select", row=piece.id)
        elif is_toggle(node):
            now = self.outbox.drafts.get(piece.id, node.get("value"))
            self._answer(piece, now is not True)
        elif is_stepped(node):
            self._type_number(piece, "")
        elif self.opened == piece.id:
            self._choose(piece)
        elif is_listed(piece):
            self._open(piece)

    def _go_into(self, result: Any) -> None:
        """Go to the first field of a part that was added."""
        added = result.get("items", [])
        for piece in self.stops():
            if piece.kind == "field" and piece.item is not None and piece.item["id"] in added:
                return self.move(piece)

    # Choosing.

    def _open(self, piece: Piece) -> None:
        value = self.outbox.drafts.get(piece.id, piece.node.get("value"))
        first = value[0] if isinstance(value, list) and value else value
        keys = [option["key"] for option in options(piece.node)]
        self.opened = piece.id
        self.tap_inline(piece)
        self._point(keys.index(first) if first in keys else 0)

    def _point(self, option: int) -> None:
        piece = self.pieces().get(self.opened or "")
        if piece is not None:
            self.option = max(0, min(option, len(options(piece.node)) - 1))
            self.redraw()
            self.look_at(piece.id)

    def _choose(self, piece: Piece) -> None:
        known = options(piece.node)
        if not known:
            return
        option = known[min(self.option, len(known) - 1)]
        if not option.get("enabled", True):
            self.post_message(self.Said("This cannot be chosen."))
        elif is_several(piece.node):
            keys = {*(self.outbox.drafts.get(piece.id, piece.node.get("value")) or [])}
            keys ^= {option["key"]}
            self._answer(piece, [other["key"] for other in known if other["key"] in keys])
        else:
            self.collapse()
            self._answer(piece, option["key"])

    def _spell(self, piece: Piece, sign: str) -> None:
        """In an open list, go to the next option that begins so."""
        known = options(piece.node)
        for index in [*range(self.option + 1, len(known)), *range(self.option + 1)]:
            if option_title(known[index]).lower().startswith(sign.lower()):
                return self._point(index)

    def _step(self, piece: Piece, way: int) -> None:
        if not piece.usable or piece.kind != "field" or self.opened is not None:
            return
        if is_stepped(piece.node):
            self.outbox.tell("field/step", None, self._refuse, field=piece.id, by=way)
        elif is_choice(piece.node):
            known = [option["key"] for option in options(piece.node) if option.get("enabled", True)]
            now = self.outbox.drafts.get(piece.id, piece.node.get("value"))
            place = known.index(now) + way if now in known else min(way, 0) % max(len(known), 1)
            if 0 <= place < len(known):
                self._answer(piece, known[place])

    def _refuse(self, error: FormdError) -> None:
        self.post_message(self.Said(error.message, trouble=True))

    def _type_number(self, piece: Piece, digits: str) -> None:
        self.typing = piece.id
        if digits:
            self.outbox.answer(piece.id, digits)
        self.redraw()
        self.one_line.cursor_position = len(self.one_line.value)

    def _clear(self, piece: Piece) -> None:
        if is_listed(piece) and piece.usable and self.opened is None:
            self._answer(piece, [] if is_several(piece.node) else None)

    def _carry(self, piece: Optional[Piece], way: int) -> None:
        """Move a repeated part up or down among its like."""
        if piece is None or piece.item is None or "move" not in piece.section.get("allow", []):
            return
        to = [item["id"] for item in piece.section["items"]].index(piece.item["id"]) + way
        if 0 <= to < len(piece.section["items"]):
            self.outbox.tell("item/move", item=piece.item["id"], at=to)

    def _answer(self, piece: Piece, value: Any) -> None:
        self.outbox.answer(piece.id, value)
        self.post_message(self.Answered())
        self.redraw()


def _leaves(editor: ManyLines, key: str) -> bool:
    """Whether a key goes out of a text of several lines, at its first or its last."""
    return key in ("up", "down") and editor.is_at_end(-1 if key == "up" else 1)
