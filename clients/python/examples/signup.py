"""Sign up: a form made, answered badly, refused, corrected and submitted. Run it as it is."""
# SPDX-License-Identifier: MIT
#
# It starts a formd of its own (build/formd, or $FORMD_BINARY) and plays both parts: the program
# that asks, and the front end in which a person types.
from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Dict, Iterator, List

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "src"))  # So that a checkout needs no installation.

from formd import Client, Mirror, dumps, printable  # noqa: E402

FORM = "signup"


def main() -> int:
    definition = json.loads((HERE.parents[2] / "examples" / "signup.json").read_text("utf-8"))
    with Client.spawn() as client:
        # One document makes a form. `owned`: it goes when this connection does.
        client.call("form/create", definition=definition, owned=True)

        # Whoever watches gets the form as it is, and from then on every change to it. A front end
        # needs nothing else: it never asks again, it applies what it is told.
        seen = client.call("form/watch", form=FORM)
        mirror = Mirror(seen["definition"], seen["revision"])
        show("A new form", mirror)

        # What a person types is sent raw, exactly as typed. A bad answer is no error: it is kept,
        # and the issues say what is wrong with it.
        say("Some answers, most of them bad")
        answer(client, email="ada at example.com", username="al", password="pw-one", born="soon")
        answer(client, repeat="pw-two", first="Ada", seats="500")
        # Options and ticks are no text: they are set by value.
        client.call("field/set", form=FORM, field="tier", value="team")
        client.call("field/set", form=FORM, field="news", value=True)
        follow(client, mirror)
        show("Nobody is told off while still typing", mirror)

        # A refused submit is an answer too, not an error. From now on the issues show.
        refused = client.call("form/submit", form=FORM)
        say(f"Submitted: {refused['submitted']}, with {len(refused['issues'])} issues")
        follow(client, mirror)
        show("Refused, and why", mirror)

        say("The answers, corrected")
        answer(client, email="ada@example.com", username="ada", last="Example", born="1990")
        answer(client, password="made-up-for-this", repeat="made-up-for-this", seats="5")
        client.call("field/set", form=FORM, field="country", value="at")
        client.call("field/set", form=FORM, field="terms", value=True)
        done = client.call("form/submit", form=FORM)
        say(f"Submitted: {done['submitted']}")
        follow(client, mirror)
        show("The form as it was submitted", mirror)

        # Secrets stay out unless asked for with `reveal`; what stayed out is named.
        result = client.call("form/values", form=FORM)
        for field, value in result["values"].items():
            print(f"    {field:<22}  {printable(dumps(value))}")
        print("    withheld:", ", ".join(result.get("withheld", [])))

        # The central law: the mirror, kept by changes alone, is what the daemon has.
        same = mirror.definition == client.call("form/get", form=FORM)["definition"]
        verdict = "equals" if same else "DIFFERS from"
        say(f"Revision {mirror.revision}: the mirror {verdict} the form")
        return 0 if same and done["submitted"] and not refused["submitted"] else 1


def answer(client: Client, **typed: str) -> None:
    """Type into text fields, and print what the daemon thinks of it."""
    for field, raw in typed.items():
        result = client.call("field/set", form=FORM, field=field, raw=raw)
        for issue in result["issues"]:
            print(f"  {field}: {printable(issue['message'])}  [{issue['rule']}]")


def follow(client: Client, mirror: Mirror) -> None:
    """Apply the changes that have come. They come before the answer to the call behind them."""
    for note in client.notifications(timeout=0):
        if note.method == "form/changed" and note.params["form"] == FORM:
            mirror.apply(note.params)


# The front end: a form's definition as lines of text.


def show(caption: str, mirror: Mirror) -> None:
    say(caption)
    print("\n".join(render(mirror.definition)))


def say(text: str) -> None:
    print(f"\n--- {text} ---")


def render(form: Dict[str, Any]) -> Iterator[str]:
    state = form.get("state", {})
    outcome = f"  [{state['outcome']}]" if "outcome" in state else ""
    title = f"{printable(form.get('title', form['id']))}{outcome}"
    yield title
    yield "=" * len(title)
    for section in form.get("sections", []):
        if section.get("state", {}).get("visible", True):
            yield f"\n  {printable(text_of(section.get('header', '')))}"
            for row in section.get("rows", []):
                yield from render_row(row)
            if "footer" in section:
                yield f"    {printable(text_of(section['footer']))}"


def render_row(row: Dict[str, Any]) -> Iterator[str]:
    state = row.get("state", {})
    if not state.get("visible", True):
        return
    required = "*" if row.get("required") or state.get("required") else " "
    title = printable(row.get("title", row["id"]))
    yield f"    {title:<22}{required} {printable(shown(row, state))}".rstrip()
    if state.get("showsIssues"):
        for issue in state.get("issues", []):
            yield f"{'':28}^ {printable(issue['message'])}"


def shown(row: Dict[str, Any], state: Dict[str, Any]) -> str:
    """What stands beside the title. Members equal to their default are left out of a definition."""
    if row["kind"] == "label":
        return str(row.get("subText", f"[ {row['action']} ]" if "action" in row else ""))
    if row["kind"] in ("check", "switch"):
        return "[x]" if row.get("value") else "[ ]"
    if row["kind"] == "picker":
        options: List[Dict[str, Any]] = state.get("options", row.get("options")) or []
        chosen = row.get("value")
        return "  ".join(
            f"({'o' if option['key'] == chosen else ' '}) {option.get('title', option['key'])}"
            for option in options
        )
    if row.get("type") == "password":
        # The daemon never says what or how much was typed, only that something was.
        return "••••••••" if state.get("filled") else "________"
    # `display` stands when it differs from `raw`, `raw` when it differs from the value's own text.
    text = str(state.get("display", state.get("raw", row.get("value", ""))))
    return text or "________"


def text_of(header: Any) -> str:
    return str(header.get("text", "")) if isinstance(header, dict) else str(header)


if __name__ == "__main__":
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    sys.exit(main())
