"""A form server in asyncio, streams and json; with --fast, uvloop, a protocol and orjson."""
# SPDX-License-Identifier: MIT
import asyncio
import json
import signal
import sys

from forms import Forms

FAST = "--fast" in sys.argv
if FAST:
    import orjson
    import uvloop

    loads, dumps = orjson.loads, orjson.dumps
else:
    loads = json.loads

    def dumps(value) -> bytes:
        return json.dumps(value, separators=(",", ":")).encode()


class Watchers(set):
    def changed(self, note) -> None:
        line = dumps(note) + b"\n"
        for writer in self:
            writer.write(line)


forms = Forms(Watchers())


def answer(line, writer) -> bytes:
    call = loads(line)
    result = forms.call(call["method"], call.get("params"), writer)
    return dumps({"jsonrpc": "2.0", "id": call["id"], "result": result}) + b"\n"


async def serve(reader, writer) -> None:
    while line := await reader.readline():
        writer.write(answer(line, writer))
        await writer.drain()
    forms.tell.discard(writer)


class Fast(asyncio.Protocol):
    def connection_made(self, transport) -> None:
        self.transport, self.rest = transport, b""

    def data_received(self, data) -> None:
        *lines, self.rest = (self.rest + data).split(b"\n")
        if lines:
            self.transport.write(b"".join([answer(line, self.transport) for line in lines]))

    def connection_lost(self, why) -> None:
        forms.tell.discard(self.transport)


async def main() -> None:
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    if FAST:
        await loop.create_unix_server(Fast, sys.argv[1], backlog=4096)
    else:
        await asyncio.start_unix_server(serve, sys.argv[1], limit=1 << 24, backlog=4096)
    await stop.wait()


if FAST:
    uvloop.run(main())
else:
    asyncio.run(main())
