"""A form that is being asked: its daemon, a mirror of it, and what to do when either goes."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import asyncio
from typing import Any, Awaitable, Callable, Coroutine, Dict, List, Mapping, Optional, TypeVar

from .aio import AsyncClient
from .errors import ConnectionLost, FormdError, NoSuchForm
from .mirror import Mirror, MirrorError
from .printable import printable

PROTOCOL_VERSION = 1
# Seconds a daemon gets to answer when it is greeted and the form is made.
GREETING = 10.0
# Seconds a daemon of one's own gets at each step to end.
PATIENCE = 0.5
UNJUDGED = "Nobody is there to judge this."

T = TypeVar("T")
Reach = Callable[[], Awaitable[AsyncClient]]


class WrongVersion(Exception):
    """The daemon speaks another version of the protocol, or another protocol altogether."""


class Session:
    """One form on one daemon, kept in step.

    `lost` is None while calls can be made; else why they cannot: the daemon is gone, or the form
    is. What was known stays in `mirror`, and `revive` makes the form anew from it.
    """

    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self._client: Optional[AsyncClient] = None
        self._following: Optional[asyncio.Future[None]] = None
        self._own = False
        # Whether nobody else can be at this daemon.
        self.alone = False
        # Whether the values are to have secrets in them.
        self.reveal = False
        self._result: Optional[Dict[str, Any]] = None
        self.form = ""
        self.mirror = Mirror({"id": ""}, 0)
        self.life: Any = None
        # This client's number at the daemon: changes `by` it are our own.
        self.number = 0
        self.lost: Optional[str] = None
        # Called after each thing told of the form, with its params; with None when `lost` changed.
        self.told: Callable[[Optional[Dict[str, Any]]], None] = lambda params: None

    @classmethod
    async def open(
        cls,
        reach: Reach,
        definition: Optional[Mapping[str, Any]] = None,
        form: Optional[str] = None,
        alone: bool = False,
    ) -> Session:
        """Reach a daemon and make the form, or take part in the one of the id `form`.

        A form made here goes with this session. `alone`: the daemon is nobody else's. Raises
        OSError, ConnectionLost, WrongVersion and FormdError, each with a message for a person.
        """
        self = cls(reach)
        self.alone, self._own = alone, definition is not None
        self.form = form or ""
        await self._answering(self._begin(definition))
        return self

    async def call(self, method: str, **params: Any) -> Any:
        """Ask something about the form. Raises ConnectionLost also when the form is gone."""
        if self.lost is not None or self._client is None:
            raise ConnectionLost(self.lost or "the session is closed")
        return await self._client.call(method, form=self.form, **params)

    async def revive(self) -> bool:
        """Watch the form again, or make it anew from what was known of it: True if it was made.

        Raises as `open` does, and leaves things as they were then.
        """
        return await self._answering(self._begin_again())

    async def _answering(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return await asyncio.wait_for(work, GREETING)
        except asyncio.TimeoutError:
            raise ConnectionLost("the daemon does not answer") from None

    async def _begin(self, definition: Optional[Mapping[str, Any]]) -> None:
        client = await self._greet()
        try:
            if definition is not None:
                made = await client.call("form/create", definition=definition, owned=True)
                self.form = made["form"]
            await self._watch(client)
        except BaseException:
            await client.close(PATIENCE)
            raise

    async def _begin_again(self) -> bool:
        client = self._client
        if client is None or client.ended:
            client = await self._greet()
        try:
            await self._watch(client)
            return False
        except NoSuchForm:
            # With its state: what was typed and would not parse, what was touched, marks.
            await client.call(
                "form/create", definition=self.mirror.definition, withState=True, owned=self._own
            )
            await self._watch(client)
            return True

    async def submit(self, patience: Optional[float] = None) -> Dict[str, Any]:
        """Submit; wait for those who judge the form, `patience` seconds or as long as it takes.

        What nobody will judge is an issue too: on a daemon of one's own nobody else can.
        """
        try:
            done: Dict[str, Any] = await asyncio.wait_for(
                self.call("form/submit", wait=not self.alone, reveal=self.reveal), patience
            )
        except asyncio.TimeoutError:
            done = {"submitted": False, "pending": [{}]}
        if done["submitted"]:
            # Kept: whoever waits for the outcome may delete the form at once.
            self._result = done
        unjudged = [
            {**({"field": one["field"]} if "field" in one else {}), "message": UNJUDGED}
            for one in done.get("pending", [])
        ]
        return {**done, "issues": [*done.get("issues", []), *unjudged]} if unjudged else done

    async def leave(self, method: str = "form/cancel") -> None:
        """Cancel or decline the form, if its daemon can be told; who leaves needs no leave."""
        try:
            await asyncio.wait_for(self.call(method), PATIENCE)
        except (asyncio.TimeoutError, ConnectionLost, FormdError):
            pass

    @property
    def outcome(self) -> Optional[str]:
        """How the form ended: submitted, declined, cancelled; None while it is open."""
        found = self.mirror.definition.get("state", {}).get("outcome")
        return found if isinstance(found, str) else None

    async def result(self) -> Dict[str, Any]:
        """Return the outcome, with the values if the form was submitted: `form/wait`'s answer."""
        if self._result is not None:
            return self._result
        answer: Dict[str, Any] = await self.call("form/wait", timeoutMs=0, reveal=self.reveal)
        return answer

    async def close(self) -> None:
        """End the connection, and the daemon if it is one of our own."""
        if self._following is not None:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)
        if self._client is not None:
            await self._client.close(PATIENCE)
            self._client = None

    async def _greet(self) -> AsyncClient:
        client = await self._reach()
        try:
            # Offsets as Python counts them.
            hello = await client.call(
                "initialize", positionEncodings=["utf-32"], clientInfo={"name": "formd-ask"}
            )
            version = hello.get("protocolVersion") if isinstance(hello, dict) else None
            if version != PROTOCOL_VERSION:
                raise WrongVersion(
                    f"the daemon speaks version {printable(str(version))[:20]} of the protocol, "
                    f"this program version {PROTOCOL_VERSION}"
                )
        except FormdError as error:
            await client.close(PATIENCE)
            raise WrongVersion(f"what answers is no formd: {error.message}") from None
        except BaseException:
            await client.close(PATIENCE)
            raise
        return client

    async def _watch(self, client: AsyncClient) -> None:
        seen = await client.call("form/watch", form=self.form)
        if self._client is not client:
            if self._following is not None:
                self._following.cancel()
            if self._client is not None:
                await self._client.close(PATIENCE)
            self._client = client
            self._following = asyncio.ensure_future(self._follow(client))
        self._take(seen)

    def _take(self, seen: Mapping[str, Any]) -> None:
        self.mirror = Mirror(seen["definition"], seen["revision"])
        self.life, self.number, self.lost = seen.get("life"), seen["client"], None
        self.told(None)

    async def _follow(self, client: AsyncClient) -> None:
        try:
            async for note in client.notifications():
                if note.params.get("form") == self.form:
                    await self._hear(client, note.method, note.params)
        except ConnectionLost as error:
            self._lose(str(error))

    async def _hear(self, client: AsyncClient, method: str, params: Dict[str, Any]) -> None:
        if method == "form/closed":
            return self._lose("the form was deleted")
        if self.lost is not None:
            return
        if method == "watch/overflow":
            return self._take(await client.call("form/watch", form=self.form))
        if method == "form/changed":
            # What was told before the form was watched again is in it already.
            if params["revision"] <= self.mirror.revision:
                return
            try:
                self.mirror.apply(params)
            except MirrorError:
                return self._take(await client.call("form/watch", form=self.form))
        self.told(params)

    def _lose(self, why: str) -> None:
        self.lost = why
        self.told(None)


def changed_by_others(params: Mapping[str, Any], number: int) -> List[str]:
    """Return the fields whose answers somebody else changed, of what `form/changed` tells."""
    if params.get("by") == number:
        return []
    return [
        change["field"]
        for change in params.get("changes", [])
        if change["change"] == "valueChanged" and "field" in change
    ]
