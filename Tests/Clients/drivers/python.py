"""The Python client under scripts/client-test."""
# SPDX-License-Identifier: MIT
import sys
from pathlib import Path
from typing import Any, Dict

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "clients/python/src"))
from formd import Client, FormdError, Mirror, Notification, dumps, loads  # noqa: E402

client = Client.connect()
mirrors: Dict[str, Mirror] = {}


def take(note: Notification) -> None:
    """Apply what is told of a form that is mirrored."""
    if note.method == "form/changed" and note.params["form"] in mirrors:
        mirrors[note.params["form"]].apply(note.params)


def answer(step: Any) -> Any:
    """What one step comes to."""
    if "call" in step:
        try:
            return {"result": client.call(step["call"], step["params"])}
        except FormdError as error:
            return {"error": {"code": error.code, "message": error.message, "data": error.data}}
    if "watch" in step:
        form = step["watch"]
        seen = client.call("form/watch", form=form)
        # What is still to be read is about an earlier form of this id.
        mirrors.pop(form, None)
        for note in client.notifications(0):
            take(note)
        mirrors[form] = Mirror(seen["definition"], seen["revision"])
        return {"definition": seen["definition"]}
    mirror = mirrors[step["mirror"]]
    while mirror.revision < step["revision"] and (note := client.poll(10)):
        take(note)
    return {"definition": mirror.definition}


for line in sys.stdin:
    print(dumps(answer(loads(line))), flush=True)
client.close()
