"""The full-screen form: what is said below it, how it ends, and what if its daemon goes."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import asyncio
import signal
from typing import Any, ClassVar, Coroutine, Dict, List, Optional, Tuple

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Event, Key, Paste
from textual.widgets import Footer, Static

from ..errors import ConnectionLost, FormdError
from ..printable import printable
from ..session import Session, WrongVersion
from .hand import FormHand
from .outbox import Outbox
from .view import FormView

# Seconds without an answer after which that is said.
SLOW = 1.0
WAITING = "The daemon takes its time. What you type is kept, and sent later."


async def ask_on_screen(session: Session) -> None:
    """Show the form until it has an outcome, or the person leaves."""
    app = FormApp(session)
    loop = asyncio.get_running_loop()
    try:
        # The terminal is put back as it was before the program goes.
        loop.add_signal_handler(signal.SIGTERM, app.exit)
    except (NotImplementedError, RuntimeError, ValueError):
        pass  # Not the main thread: it gets no signals anyway.
    try:
        await app.run_async()
    finally:
        loop.remove_signal_handler(signal.SIGTERM)


class FormApp(App[None]):
    """A form on the screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #bottom { dock: bottom; height: auto; }
    #bottom Footer { dock: none; }
    #status { height: auto; max-height: 4; background: $panel; padding: 0 1; }
    #status.trouble { background: $error; color: $background; }
    OneLine { height: 1; }
    ManyLines { height: 4; }
    """
    BINDINGS: ClassVar[List[BindingType]] = [
        Binding("ctrl+s", "submit", "Submit", priority=True),
        Binding("f8", "decline", "Decline", priority=True),
        Binding("ctrl+q", "cancel", "Cancel", priority=True),
        Binding("ctrl+c", "copy_or_cancel", show=False, priority=True),
        Binding("ctrl+z", "undo", "Undo", priority=True),
        Binding("ctrl+y", "redo", "Redo", priority=True),
        Binding("ctrl+r", "revive", "Make the form anew", priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.outbox = Outbox(session)
        self.form = FormHand(session, self.outbox)
        self.status = Static(id="status", markup=False)
        self._message = ""
        self._asked_to_leave = False
        self._tasks: List[asyncio.Future[Any]] = []

    def compose(self) -> ComposeResult:
        yield self.form
        with Vertical(id="bottom"):
            yield self.status
            yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.say("")
        self.session.told = self._hear
        self.outbox.changed = self.form.redraw_soon
        self.outbox.corrected = self.form.correct
        self.outbox.failed = lambda message: self.say(message, trouble=True)
        self._background(self.outbox.run())
        self._background(self._watch_the_clock())
        self._hear(None)
        self.call_after_refresh(self.form.begin)

    async def on_unmount(self) -> None:
        self.session.told = lambda params: None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def on_event(self, event: Event) -> None:
        """Take keys and what is pasted one after the other, before Textual distributes them."""
        if isinstance(event, (Key, Paste)):
            # Typed before anything was seen; it counts all the same.
            self.form.begin()
        if isinstance(event, Key) and not event.is_forwarded:
            if not await self._check_bindings(event.key, priority=True):
                await self.form.take_key(event)
        elif isinstance(event, Paste) and not event.is_forwarded:
            await self.form.take_paste(event)
        else:
            await super().on_event(event)

    # What is said.

    def say(self, message: str, trouble: bool = False) -> None:
        """Show a line at the bottom until something else is to be said."""
        if self.session.lost is not None and not trouble:
            return
        self._message = printable(message)
        self.status.update(self._message)
        self.status.set_class(trouble, "trouble")
        self.status.display = bool(message)

    def on_form_view_said(self, event: FormView.Said) -> None:
        self.say(event.text, event.trouble)

    def on_form_view_answered(self) -> None:
        """What was said about leaving or submitting is old."""
        self._asked_to_leave = False
        self.say("")

    def _hear(self, params: Optional[Dict[str, Any]]) -> None:
        if params is not None:
            self.outbox.forget(params)
        if self.session.lost is not None:
            self._say_lost(self.session.lost)
        elif self.session.outcome is not None:
            self.exit()
        self.form.redraw_soon()

    def _say_lost(self, why: str) -> None:
        self.refresh_bindings()
        reason = " · ".join(part for part in why.splitlines() if part)
        self.say(
            f"{reason[:1].upper()}{reason[1:]}. What you answered is kept here. "
            "^R makes the form anew, ^Q leaves it.",
            trouble=True,
        )

    async def _watch_the_clock(self) -> None:
        """Say that the daemon takes its time, and that nothing is lost by that."""
        waited = 0.0
        while True:
            await asyncio.sleep(SLOW / 4)
            waited = 0.0 if self.outbox.idle else waited + SLOW / 4
            if waited >= SLOW and not self._message:
                self.say(WAITING)
            elif waited == 0 and self._message == WAITING:
                self.say("")

    # How it ends.

    def on_form_hand_wanted(self, event: FormHand.Wanted) -> None:
        {"submit": self.action_submit, "decline": self.action_decline}.get(
            event.action, self.action_cancel
        )()

    def action_submit(self) -> None:
        """Submit once all that was done has arrived; go to what is in the way."""
        self.say("Submitting …")
        # Waits beside the outbox: those who judge a form may take their time.
        self.outbox.tell("editing/end", lambda result: self._background(self._submit()))

    async def _submit(self) -> None:
        if self.outbox.troubles:
            self.say("Not submitted: an answer was not sent.", trouble=True)
            return self.form.move(self.form.pieces().get(next(iter(self.outbox.troubles))))
        try:
            done = await self.session.submit()
        except ConnectionLost:
            return
        except FormdError as error:
            return self.say(error.message, trouble=True)
        if done["submitted"]:
            return
        count = len(done.get("issues", []))
        words = f"{count} answer{'s' * (count != 1)} to correct"
        if done.get("reason") == "changed":
            words = "the form changed meanwhile"
        self.say(f"Not submitted: {words}.", trouble=True)
        fields = [issue["field"] for issue in done.get("issues", []) if "field" in issue]
        first = done.get("firstInvalid") or next(iter(fields), "")
        self.form.move(self.form.pieces().get(first))

    def action_decline(self) -> None:
        """Say that this form will not be answered."""
        self._background(self._end("form/decline"))

    def action_cancel(self) -> None:
        """Leave. What was answered is only given up when asked twice."""
        dirty = self.session.mirror.definition.get("state", {}).get("dirty")
        if (dirty or self.outbox.drafts) and not self._asked_to_leave:
            self._asked_to_leave = True
            return self.say("Give up what you answered? ^Q again leaves the form.", trouble=True)
        self._background(self._end("form/cancel"))

    def action_copy_or_cancel(self) -> None:
        """Copy what is selected; with nothing selected Ctrl-C is what it is everywhere."""
        one, many = self.form.one_line, self.form.many_lines
        selected = one.selected_text if one.display and not one.password else ""
        selected = many.selected_text if many.display else selected
        if selected:
            self.copy_to_clipboard(selected)
        else:
            self.action_cancel()

    async def _end(self, method: str) -> None:
        await self.session.leave(method)
        self.exit()

    def action_undo(self) -> None:
        """Take back the last step of one's own."""
        self.outbox.tell("form/undo", None, self._refuse, own=True)

    def action_redo(self) -> None:
        """Do again what was taken back."""
        self.outbox.tell("form/redo", None, self._refuse, own=True)

    def _refuse(self, error: FormdError) -> None:
        self.say(error.message, trouble=True)

    # When the daemon goes.

    def check_action(self, action: str, parameters: Tuple[object, ...]) -> Optional[bool]:
        """Offer what can be done now."""
        if action == "revive":
            return self.session.lost is not None
        if action in ("submit", "undo", "redo"):
            return self.session.lost is None
        return True

    def action_revive(self) -> None:
        """Make the form anew, which only a person may want."""
        self._background(self._revive())

    async def _revive(self) -> None:
        try:
            made = await self.session.revive()
        except (FormdError, OSError, ConnectionLost, WrongVersion) as error:
            words = getattr(error, "message", None) or str(error)
            return self.say(f"The form cannot be made anew: {words}", trouble=True)
        self._asked_to_leave = False
        self.refresh_bindings()
        self.outbox.resend()
        self.form.move(self.form.here())
        self.say("The form was made anew." if made else "The form was still there.")

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.ensure_future(work))
