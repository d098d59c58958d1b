"""A form asked line by line, for terminals that can do no more, and for input from a pipe."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Any, Dict, List, Optional, Set

from .beforehand import JUDGEMENT
from .errors import ConnectionLost, FormdError, HasOutcome, NoSuch
from .person import Person
from .questions import answer, around, listed, prompt
from .reading import NotUnderstood, empty, read
from .session import Session
from .shown import Node, Piece, is_choice, is_secret, is_several, pieces, title

HELP = """\
Enter keeps the answer in brackets. A line that begins with : is an instruction:
  :back     to the question before       :clear    take the answer away
  :submit   submit now                   :remove   remove this repeated part
  :decline  do not answer this form      :cancel   leave it
  ::text    the answer ":text"           :help     this"""


class _Ended(Exception):
    """The form has an outcome, or the person left."""


async def ask_in_lines(session: Session, person: Optional[Person] = None) -> None:
    """Ask every question, submit, and ask again what was refused, until the form has an outcome.

    The end of input cancels the form. When the daemon goes, the person may have the form made anew,
    with all they answered; else ConnectionLost is raised.
    """
    interview = _Interview(session, person or Person())
    while True:
        try:
            return await interview.run()
        except _Ended:
            return
        except ConnectionLost as lost:
            if not await interview.revive(str(lost)):
                raise
        except KeyboardInterrupt:
            interview.person.say()
            return await session.leave()


class _Interview:
    def __init__(self, session: Session, person: Person) -> None:
        self.session = session
        self.person = person
        # What was said or asked in this round, by the pieces' ids; and the order of the questions.
        self._done: Set[str] = set()
        self._asked: List[str] = []
        # Answers a new daemon would not know: secrets, and the one that was on its way.
        self._kept: Dict[str, Dict[str, Any]] = {}
        self._greeted = False

    async def run(self) -> None:
        if not self._greeted:
            self._greet()
        while self.session.outcome is None:
            piece = self._next()
            if piece is None:
                await self._submit()
            elif piece.kind == "add":
                await self._offer(piece)
            else:
                await self._ask(piece)

    async def revive(self, why: str) -> bool:
        """Offer to make the form anew; True when the person wanted that and it was done."""
        self.person.say()
        for line in why.splitlines():
            self.person.say(f"! {line}")
        word = self.person.read("Make the form anew, with all your answers? [n] ")
        if word is None or word.strip().lower() not in ("y", "yes"):
            return False
        await self.session.revive()
        for id, params in self._kept.items():
            try:
                await self.session.call("field/set", field=id, **params)
            except FormdError as error:
                self.person.say(f"    ! {id}: {error.message}")
        return True

    def _greet(self) -> None:
        self._greeted = True
        form = self.session.mirror.definition
        self.person.say(str(form.get("title") or form["id"]))
        if form.get("help"):
            self.person.say(form["help"])
        self.person.say("(:help tells what else can be typed)")

    def _next(self) -> Optional[Piece]:
        """The next question of this round, after saying what stands before it."""
        for piece in pieces(self.session.mirror.definition):
            if piece.id in self._done:
                continue
            if piece.kind in ("field", "add"):
                if piece.usable:
                    return piece
                if piece.kind == "field":
                    self.person.say(f"  {title(piece.node)}: {answer(piece.node)}")
            else:
                for line in around(piece):
                    self.person.say(line)
            self._done.add(piece.id)
        return None

    async def _ask(self, piece: Piece) -> None:
        """Ask one question, until it has an answer that is good or is kept as it is."""
        self._introduce(piece.node)
        kept = 0
        while self.session.outcome is None:
            node = self._present(piece)
            if node is None:
                return
            line = self.person.read(prompt(node), is_secret(node))
            if line is not None and node["kind"] == "textView" and line:
                line = self._more(line)
            if line is None:
                await self._leave()
            elif line.startswith(":") and not line.startswith("::"):
                if await self._obey(line, piece):
                    return
            elif line == "":
                # Kept as it is: what is wrong with it is said once, and again at the end.
                kept += 1
                if self._complain(node.get("state", {}).get("issues", [])) and kept < 2:
                    continue
                break
            elif await self._answer(piece, line[1:] if line.startswith("::") else line):
                break
        self._done.add(piece.id)
        self._asked.append(piece.id)

    def _introduce(self, node: Node) -> None:
        if node.get("help"):
            self.person.say(f"    {node['help']}")
        if is_choice(node) or is_several(node):
            for line in listed(node):
                self.person.say(f"    {line}")

    def _more(self, line: str) -> str:
        """The other lines of a text of several, up to a dot on a line of its own."""
        lines = [line]
        while True:
            more = self.person.read("    (more, or . to end) ")
            if more is None or more == ".":
                return "\n".join(lines)
            lines.append(more)

    async def _answer(self, piece: Piece, line: str) -> bool:
        try:
            params = read(self._present(piece) or piece.node, line)
        except NotUnderstood as why:
            self.person.say(f"    ! {why}")
            return False
        return await self._set(piece, params)

    async def _set(self, piece: Piece, params: Dict[str, Any]) -> bool:
        """Give an answer; False when it is to be asked again."""
        self._kept[piece.id] = params
        try:
            result = await self.session.call("field/set", field=piece.id, **params)
            if not is_secret(piece.node):
                del self._kept[piece.id]
        except HasOutcome:
            raise _Ended from None
        except NoSuch:
            del self._kept[piece.id]
            self.person.say(f"    ! {title(piece.node)} is no longer asked.")
            return True
        except FormdError as error:
            del self._kept[piece.id]
            self.person.say(f"    ! {error.message}")
            return False
        return not self._complain(result["issues"])

    def _complain(self, issues: List[Node]) -> bool:
        """Say what is wrong; True when any of it stands in the way."""
        for issue in issues:
            self.person.say(f"    ! {issue['message']}")
        return any(issue.get("level", "error") == "error" for issue in issues)

    async def _obey(self, line: str, piece: Piece) -> bool:
        """Follow an instruction; True when the question is over."""
        word = line[1:].strip().lower()
        if word == "back":
            self._done.discard(self._asked.pop() if self._asked else piece.id)
            return True
        if word == "submit":
            await self._submit()
            return True
        if word == "clear":
            await self._set(piece, empty(piece.node))
        elif word == "remove" and piece.item is not None:
            await self._change("item/remove", items=[piece.item["id"]])
            return True
        elif word in ("decline", "cancel"):
            await self._change(f"form/{word}")
            raise _Ended
        elif word == "help":
            for told in HELP.splitlines():
                self.person.say(told)
        else:
            self.person.say(f"    ! There is no {line}; :help tells what there is.")
        return False

    async def _offer(self, piece: Piece) -> None:
        """Ask whether to add another repeated part."""
        words = str((piece.section["repeat"] or {}).get("addTitle") or "Add another")
        line = self.person.read(f"  {words}? [n] ")
        if line is None:
            await self._leave()
        elif line.startswith(":"):
            await self._obey(line, piece)
        elif line.strip().lower() in ("y", "yes"):
            await self._change("item/append", section=piece.section["id"])
        else:
            self._done.add(piece.id)

    async def _change(self, method: str, **params: Any) -> None:
        try:
            await self.session.call(method, **params)
        except HasOutcome:
            raise _Ended from None
        except FormdError as error:
            self.person.say(f"    ! {error.message}")

    async def _submit(self) -> None:
        """Submit, or say what is in the way and ask that again."""
        try:
            done = await self.session.submit(JUDGEMENT)
        except HasOutcome:
            raise _Ended from None
        if done["submitted"]:
            raise _Ended
        self.person.say()
        wrong: List[Node] = done.get("issues", [])
        if not wrong:
            self.person.say("The form changed meanwhile; please look at it again.")
        titles = {
            piece.id: title(piece.node)
            for piece in pieces(self.session.mirror.definition)
            if piece.kind == "field"
        }
        for issue in wrong:
            name = titles.get(issue.get("field", ""))
            about = f"{name}: " if name else ""
            self.person.say(f"  ! {about}{issue['message']}")
        again = {issue.get("field") for issue in wrong} - {None}
        sections = {issue.get("section") for issue in wrong} - {None}
        here = [piece for piece in pieces(self.session.mirror.definition) if piece.usable]
        asked = [piece.id for piece in here if piece.kind in ("field", "add")]
        mended = [
            piece.id
            for piece in here
            if piece.id in again or (piece.kind == "add" and piece.section["id"] in sections)
        ]
        if not asked:
            # A person has to say when: trying again by itself would go on for ever.
            if self.person.read("Nothing here can be changed. Enter submits once more: ") is None:
                await self._leave()
        elif not mended:
            self.person.say("Please go through the form once more.")
        self._done.difference_update(mended or asked)

    async def _leave(self) -> None:
        self.person.say("The input ended before the form was submitted.")
        await self.session.leave()
        raise _Ended

    def _present(self, piece: Piece) -> Optional[Node]:
        """The field as it is now; None when it is no longer asked."""
        for other in pieces(self.session.mirror.definition):
            if other.id == piece.id and other.usable:
                return other.node
        return None
