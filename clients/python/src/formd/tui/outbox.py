"""What a person did, on its way to the daemon: in order, one at a time, and never lost."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Callable, Deque, Dict, Optional, Tuple

from ..errors import Conflict, ConnectionLost, FormdError, NoSuch
from ..mirror import MirrorError
from ..reading import NotUnderstood, read
from ..session import Session, changed_by_others
from ..shown import Node, is_choice, is_secret, is_several, text_of, typed

_INPUT = ("textField", "textView")
# How often text is sent anew when others type into the same field meanwhile.
TRIES = 5

Then = Callable[[Any], None]


@dataclass
class Act:
    """One call to make; an answer's act has a `field` and takes its text or value when sent."""

    method: str
    params: Dict[str, Any] = field(default_factory=dict)
    field: Optional[str] = None
    then: Optional[Then] = None
    # Called with the error instead of saying it.
    otherwise: Optional[Callable[[FormdError], None]] = None


class Outbox:
    """Calls waiting their turn, and the answers among them that the daemon does not have yet.

    `drafts` are answers by field, as typed (text fields) or as chosen. They stand in for the form's
    own until it has them, outlive the daemon, and are sent to the next one. `troubles` says why
    the daemon would not take one.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.drafts: Dict[str, Any] = {}
        self.troubles: Dict[str, str] = {}
        # Secrets as they were typed: no mirror has them, and a daemon that is gone took them along.
        self.secrets: Dict[str, str] = {}
        # Called when drafts or troubles changed; when text came back otherwise than it was sent,
        # with its caret; with what went wrong otherwise.
        self.changed: Callable[[], None] = lambda: None
        self.corrected: Callable[[str, str, int], None] = lambda field, raw, caret: None
        self.failed: Callable[[str], None] = lambda message: None
        self._acts: Deque[Act] = deque()
        self._work = asyncio.Event()
        self._under_way = False

    @property
    def idle(self) -> bool:
        """Whether nothing is on its way."""
        return not self._acts and not self._under_way

    def answer(self, id: str, answer: Any) -> None:
        """Keep an answer, and send it when its turn comes; a newer one takes its place."""
        self.drafts[id] = answer
        self.troubles.pop(id, None)
        if isinstance(answer, str) and is_secret(self._node(id)):
            self.secrets[id] = answer
        if not any(act.field == id for act in self._acts):
            self._acts.append(Act("field/set", field=id))
            self._work.set()

    def tell(
        self,
        method: str,
        then: Optional[Then] = None,
        otherwise: Optional[Callable[[FormdError], None]] = None,
        **params: Any,
    ) -> None:
        """Make a call when its turn comes."""
        if self.session.lost is None:
            self._acts.append(Act(method, params, None, then, otherwise))
            self._work.set()

    def resend(self) -> None:
        """Begin again with a new daemon: answers are sent, other calls were for the old one."""
        self._acts.clear()
        for id, answer in {**self.secrets, **self.drafts}.items():
            self.answer(id, answer)

    def forget(self, changed: Dict[str, Any]) -> None:
        """Forget secrets that are no longer those of the form, by what `form/changed` tells."""
        gone = changed_by_others(changed, self.session.number)
        gone += [
            change["field"]
            for change in changed.get("changes", [])
            if "field" in change and "filled" in change.get("unstate", [])
        ]
        for id in gone:
            self.secrets.pop(id, None)

    async def run(self) -> None:
        """Send, for as long as there is a form."""
        while True:
            while not self._acts or self.session.lost is not None:
                self._work.clear()
                await self._work.wait()
            act = self._acts.popleft()
            self._under_way = True
            try:
                await self._send(act)
            except ConnectionLost:
                # Said by the session. An answer is still in `drafts`.
                pass
            except FormdError as error:
                if act.otherwise is not None:
                    act.otherwise(error)
                else:
                    self.failed(error.message)
            finally:
                self._under_way = False

    async def _send(self, act: Act) -> None:
        if act.field is None:
            result = await self.session.call(act.method, **act.params)
            if act.then is not None:
                act.then(result)
        elif act.field in self.drafts:
            await self._deliver(act.field)
            self.changed()

    async def _deliver(self, id: str) -> None:
        answer = self.drafts[id]
        try:
            node = self._node(id)
            result = await self._give(id, node, answer)
        except (MirrorError, NoSuch):
            self.drafts.pop(id, None)
            secret = self.secrets.pop(id, None) is not None
            words = "" if secret else f"; its answer was {text_of(answer)!r}"
            self.failed(f"{id} is no longer in the form{words}")
            return
        except NotUnderstood as why:
            self.troubles[id] = str(why)
            return
        except FormdError as error:
            # Kept where it was typed, with what the daemon says against it.
            self.troubles[id] = error.message
            return
        except ValueError:
            # Half of a surrogate pair, as a broken clipboard may hold.
            self.troubles[id] = "it is no text that can be sent"
            return
        # Something newer may have been typed meanwhile.
        if id in self.drafts and self.drafts[id] is answer:
            del self.drafts[id]
            raw = result.get("raw")
            if "caret" in result and isinstance(raw, str) and raw != answer:
                self.corrected(id, raw, result["caret"])

    async def _give(self, id: str, node: Node, answer: Any) -> Any:
        if not isinstance(answer, str) or is_choice(node) or is_several(node):
            return await self.session.call("field/set", field=id, value=answer)
        if node["kind"] not in _INPUT or is_secret(node):
            return await self.session.call("field/set", field=id, **read(node, answer))
        for _ in range(TRIES):
            start, end, piece = _difference(typed(self._node(id)), answer)
            try:
                return await self.session.call(
                    "field/input",
                    field=id,
                    start=start,
                    end=end,
                    text=piece,
                    # Offsets are into the text we know; somebody may have changed it.
                    ifRevision=self.session.mirror.revision,
                )
            except Conflict:
                continue
        return await self.session.call("field/set", field=id, raw=answer)

    def _node(self, id: str) -> Node:
        """The field as it is now. Raises MirrorError when it is gone."""
        node = self.session.mirror.node(id)
        return node if "kind" in node else {**node, "kind": "textField"}


def _difference(old: str, new: str) -> Tuple[int, int, str]:
    """The piece of `old` to replace, from and up to, and by what, so that it becomes `new`."""
    start, shorter = 0, min(len(old), len(new))
    while start < shorter and old[start] == new[start]:
        start += 1
    tail = 0
    while tail < shorter - start and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return start, len(old) - tail, new[start : len(new) - tail]
