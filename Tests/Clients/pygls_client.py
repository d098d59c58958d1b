"""pygls as a client of a formd that it starts itself."""
# SPDX-License-Identifier: MIT
import asyncio
import os

from pygls.client import JsonRPCClient

FORM = {"id": "pygls", "sections": [{"id": "s", "rows": [
    {"id": "name", "kind": "textField", "required": True},
    {"id": "seats", "kind": "textField", "type": "integer", "max": 4}]}]}


def plain(value):
    """Members as a dictionary, whatever pygls made of them."""
    if hasattr(value, "_asdict"):
        return {name: plain(member) for name, member in value._asdict().items()}
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value


async def main() -> None:
    client = JsonRPCClient()
    notes = []

    @client.feature("form/changed")
    def changed(params) -> None:
        notes.append(plain(params))

    await client.start_io(os.environ["FORMD_BINARY"])

    async def ask(method, **params):
        return plain(await asyncio.wait_for(client.protocol.send_request_async(method, params), 20))

    assert (await ask("form/create", definition=FORM))["form"] == "pygls"
    await ask("form/watch", form="pygls")
    answer = await ask("field/set", form="pygls", field="seats", raw="9")
    assert answer["issues"][0]["rule"] == "max", answer
    assert notes and notes[0]["revision"] == 2, notes
    try:
        await ask("row/get", form="pygls", row="none")
    except Exception as refused:
        assert refused.code == 301, refused
    else:
        raise AssertionError("a row that is not there was found")
    await ask("field/set", form="pygls", field="seats", value=3)
    await ask("field/set", form="pygls", field="name", value="Ada Example")
    done = await ask("form/submit", form="pygls")
    assert done["submitted"] is True and done["values"] == {"name": "Ada Example", "seats": 3}, done
    client.protocol.notify("exit", None)
    await client.stop()
    print("ok")


asyncio.run(main())
