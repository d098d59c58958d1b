"""python-lsp-jsonrpc's endpoint as a client of formd."""
# SPDX-License-Identifier: MIT
import os
import socket
import threading

from pylsp_jsonrpc.endpoint import Endpoint
from pylsp_jsonrpc.exceptions import JsonRpcException
from pylsp_jsonrpc.streams import JsonRpcStreamReader, JsonRpcStreamWriter

FORM = {"id": "pylsp", "sections": [{"id": "s", "rows": [
    {"id": "name", "kind": "textField", "required": True},
    {"id": "seats", "kind": "textField", "type": "integer", "max": 4}]}]}

notes = []
connection = socket.socket(socket.AF_UNIX)
connection.connect(os.environ["FORMD_SOCKET"])
writer = JsonRpcStreamWriter(connection.makefile("wb"))
reader = JsonRpcStreamReader(connection.makefile("rb"))
endpoint = Endpoint({"form/changed": notes.append}, writer.write)
threading.Thread(target=reader.listen, args=(endpoint.consume,), daemon=True).start()


def ask(method: str, **params):
    return endpoint.request(method, params).result(timeout=20)


assert ask("form/create", definition=FORM)["form"] == "pylsp"
ask("form/watch", form="pylsp")
answer = ask("field/set", form="pylsp", field="seats", raw="9")
assert answer["issues"][0]["rule"] == "max", answer
assert notes[0]["revision"] == 2, notes
try:
    ask("row/get", form="pylsp", row="none")
except JsonRpcException as refused:
    assert refused.code == 301, refused
else:
    raise AssertionError("a row that is not there was found")
ask("field/set", form="pylsp", field="seats", value=3)
ask("field/set", form="pylsp", field="name", value="Ada Example")
done = ask("form/submit", form="pylsp")
assert done["submitted"] is True and done["values"] == {"name": "Ada Example", "seats": 3}, done
print("ok")
