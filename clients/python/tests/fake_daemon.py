"""A daemon for the client's tests: speaks lines on stdin and stdout, and misbehaves on request."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
import os
import signal
import sys
import time
from decimal import Decimal
from typing import Any, Dict


def send(body: Any) -> None:
    write(json.dumps(body).encode() + b"\n")


def write(data: bytes) -> None:
    while data:
        data = data[os.write(1, data) :]


def tell(number: int, filler: str = "") -> None:
    note: Dict[str, Any] = {"jsonrpc": "2.0", "method": "test/note", "params": {"n": number}}
    if filler:
        note["params"]["filler"] = filler
    send(note)


def answer(id: Any, result: Any) -> None:
    if id is not None:
        send({"jsonrpc": "2.0", "id": id, "result": result})


def obey(request: Dict[str, Any], line: str) -> None:
    id, params = request.get("id"), request.get("params", {})
    method = request["method"]
    if method == "server/echo":
        answer(id, params)
    elif method == "test/line":
        answer(id, line)
    elif method == "test/text":
        # The answer's result is exactly this text, decimals and all.
        write(f'{{"jsonrpc":"2.0","id":{id},"result":{params["text"]}}}\n'.encode())
    elif method == "test/fail":
        send({"jsonrpc": "2.0", "id": params.get("id", id), "error": params["error"]})
    elif method == "test/notes":
        for number in range(params["count"]):
            tell(number, params.get("filler", ""))
        answer(id, params["count"])
    elif method == "test/split":
        tell(1)
        for byte in f'\n{{"jsonrpc":"2.0","id":{id},"result":"ä"}}\r\n'.encode():
            write(bytes([byte]))
    elif method == "test/late":
        time.sleep(float(params["seconds"]))
        answer(id, "late")
    elif method == "test/flood":
        # Writes before it reads on: a client that only writes would hang here.
        for number in range(params["count"]):
            tell(number, "x" * 1000)
        answer(id, len(line))
    elif method == "test/garbage":
        write(params["text"].encode() + b"\n")
    elif method == "test/die":
        os.write(2, params["words"].encode())
        os._exit(3)
    elif method == "test/deaf":
        os.close(0)
        answer(id, "deaf")
        time.sleep(60)
    elif method == "test/stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        answer(id, os.getpid())
        while True:
            time.sleep(60)
    elif method == "test/pid":
        answer(id, os.getpid())
    elif method == "test/interrupt":
        os.kill(os.getppid(), signal.SIGINT)
        time.sleep(0.2)
        answer(id, "interrupted")
    elif id is not None:
        send({"jsonrpc": "2.0", "id": id, "error": {"code": -32601, "message": "no such method"}})


if __name__ == "__main__":
    for text in sys.stdin:
        obey(json.loads(text, parse_float=Decimal), text.rstrip("\n"))
