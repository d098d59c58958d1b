"""Ask a person: run a form on whatever the user has, and return the answers."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import asyncio
import importlib.util
import os
import sys
from typing import Any, Dict, List, Mapping, Optional, Union

from .aio import AsyncClient
from .beforehand import JUDGEMENT, fill_and_submit
from .errors import ConnectionLost
from .locate import Command, find_socket
from .plain import ask_in_lines
from .printable import printable
from .session import PATIENCE, Session

FRONT_ENDS = ("auto", "screen", "lines")


class NotSubmitted(Exception):
    """The form ended otherwise; `outcome` says how, `issues` what was wrong with the answers."""

    outcome = ""

    def __init__(self, message: str, issues: Optional[List[Dict[str, Any]]] = None) -> None:
        super().__init__(message)
        self.issues = issues or []


class FormDeclined(NotSubmitted):
    """The person does not want to answer."""

    outcome = "declined"


class FormCancelled(NotSubmitted):
    """The person went away, or the input ended, before the form was submitted."""

    outcome = "cancelled"


class AnswersRefused(NotSubmitted):
    """The answers given beforehand are not good enough; `issues` says why."""


def ask(
    definition: Optional[Mapping[str, Any]] = None,
    *,
    answers: Optional[Mapping[str, Any]] = None,
    form: Optional[str] = None,
    command: Optional[Command] = None,
    socket: Union[str, "os.PathLike[str]", bool, None] = None,
    front_end: str = "auto",
    reveal: bool = False,
) -> Dict[str, Any]:
    """Ask a person to fill in a form; return the values by field.

    On a terminal the form is full-screen if Textual is installed (`pip install formd[tui]`), else
    it is asked line by line; `front_end` may insist on `screen` or `lines`. With `answers`, values
    by field, nobody is asked and nothing is read. Without `reveal` secrets are left out.

    The daemon is one of our own, started by `command` (see `Client.spawn`), or, with `socket`, the
    one that listens there (True: where it usually does). Instead of a definition, `form` names one
    that daemon has, in which others may take part.

    Raises FormDeclined, FormCancelled, AnswersRefused; OSError, ConnectionLost and WrongVersion
    when there is no daemon to use; FormdError for a wrong definition or answers that do not fit.
    """
    return asyncio.run(
        ask_async(
            definition,
            answers=answers,
            form=form,
            command=command,
            socket=socket,
            front_end=front_end,
            reveal=reveal,
        )
    )


async def ask_async(
    definition: Optional[Mapping[str, Any]] = None,
    *,
    answers: Optional[Mapping[str, Any]] = None,
    form: Optional[str] = None,
    command: Optional[Command] = None,
    socket: Union[str, "os.PathLike[str]", bool, None] = None,
    front_end: str = "auto",
    reveal: bool = False,
) -> Dict[str, Any]:
    """Like `ask`, where an event loop runs already. Asking by lines holds that loop up."""
    if (definition is None) == (form is None):
        raise TypeError("give a definition, or the id of a form the daemon has")
    if front_end not in FRONT_ENDS:
        raise ValueError(f"front_end: expected one of {', '.join(FRONT_ENDS)}")

    alone = socket is None or socket is False

    async def reach() -> AsyncClient:
        if alone:
            return await AsyncClient.spawn(command)
        path = find_socket(None if isinstance(socket, bool) else socket)
        try:
            return await AsyncClient.connect(path)
        except OSError as error:
            raise type(error)(error.errno, error.strerror or str(error), path) from None

    session = await Session.open(reach, definition, form, alone)
    session.reveal = reveal
    try:
        if answers is not None:
            try:
                refused = await asyncio.wait_for(fill_and_submit(session, answers), 2 * JUDGEMENT)
            except asyncio.TimeoutError:
                raise ConnectionLost("the daemon does not answer") from None
            if refused is not None:
                raise AnswersRefused("the answers given beforehand are not accepted", refused)
        elif front_end == "screen" or (front_end == "auto" and _has_screen()):
            # Only here is Textual needed.
            from .tui.app import ask_on_screen

            await ask_on_screen(session)
        else:
            await ask_in_lines(session)
        return await _answered(session)
    finally:
        await session.close()


async def _answered(session: Session) -> Dict[str, Any]:
    if session.outcome in (None, "cancelled"):
        raise FormCancelled("the form was cancelled")
    try:
        result = await asyncio.wait_for(session.result(), 20 * PATIENCE)
    except asyncio.TimeoutError:
        raise FormCancelled("the daemon did not hand over the answers") from None
    if result["outcome"] == "declined":
        raise FormDeclined("the form was declined")
    values: Dict[str, Any] = result.get("values", {})
    return values


def _has_screen() -> bool:
    # The form is drawn on stderr, so that what is printed on stdout can be captured.
    terminal = sys.__stdin__ is not None and sys.__stderr__ is not None
    if not terminal or os.environ.get("TERM", "") in ("", "dumb"):
        return False
    try:
        if not (os.isatty(0) and os.isatty(2)):
            return False
    except OSError:
        return False
    return importlib.util.find_spec("textual") is not None


def sentences(issues: List[Dict[str, Any]]) -> List[str]:
    """What is wrong, a line for each issue, safe to print."""
    return [
        printable(f"{issue.get('field') or issue.get('section') or 'form'}: {issue['message']}")
        for issue in issues
    ]
