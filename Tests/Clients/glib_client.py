"""GNOME's jsonrpc-glib as a client of formd."""
# SPDX-License-Identifier: MIT
import json
import os

import gi

gi.require_version("Json", "1.0")
gi.require_version("Jsonrpc", "1.0")
from gi.repository import Gio, GLib, Json, Jsonrpc  # noqa: E402

FORM = {"id": "glib", "sections": [{"id": "s", "rows": [
    {"id": "name", "kind": "textField", "required": True},
    {"id": "seats", "kind": "textField", "type": "integer", "max": 4}]}]}

notes = []
address = Gio.UnixSocketAddress.new(os.environ["FORMD_SOCKET"])
client = Jsonrpc.Client.new(Gio.SocketClient.new().connect(address, None))
client.connect("notification", lambda _, method, params: notes.append((method, params.unpack())))
client.start_listening()


def ask(method: str, **params):
    loop = GLib.MainLoop()
    found = []

    def done(source, result) -> None:
        try:
            found.append(source.call_finish(result)[1])
        except GLib.Error as refused:
            found.append(refused)
        loop.quit()

    given = Json.gvariant_deserialize_data(json.dumps(params), -1, None)
    client.call_async(method, given, None, done)
    GLib.timeout_add_seconds(20, loop.quit)
    loop.run()
    assert found, f"no answer to {method}"
    if isinstance(found[0], GLib.Error):
        raise found[0]
    return found[0].unpack()


assert ask("form/create", definition=FORM)["form"] == "glib"
ask("form/watch", form="glib")
answer = ask("field/set", form="glib", field="seats", raw="9")
assert answer["issues"][0]["rule"] == "max", answer
assert notes[0][0] == "form/changed" and notes[0][1]["revision"] == 2, notes
try:
    ask("row/get", form="glib", row="none")
except GLib.Error as refused:
    # The whole error is the message; the code is the library's own.
    assert "301" in refused.message, refused
else:
    raise AssertionError("a row that is not there was found")
ask("field/set", form="glib", field="seats", value=3)
ask("field/set", form="glib", field="name", value="Ada Example")
done = ask("form/submit", form="glib")
assert done["submitted"] is True and done["values"] == {"name": "Ada Example", "seats": 3}, done
print("ok")
