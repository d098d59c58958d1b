"""The command formd-ask: ask a person to fill in a form, print the values as JSON."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import argparse
import asyncio
import os
import sys
from typing import Any, List, Optional

from .ask import FRONT_ENDS, FormCancelled, FormDeclined, NotSubmitted, ask, sentences
from .errors import ConnectionLost, FormdError
from .jsontext import dumps, loads
from .printable import printable
from .session import WrongVersion

SUBMITTED, DECLINED, WRONG, NO_DAEMON, REFUSED, CANCELLED = 0, 1, 2, 3, 4, 130

STATUSES = """\
status: 0 submitted, 1 declined, 2 arguments or form are wrong, 3 no daemon to use,
4 the answers given beforehand are not accepted, 130 cancelled"""


def main(arguments: Optional[List[str]] = None) -> int:
    """Run the command and return its status."""
    try:
        options = _parser().parse_args(arguments)
        values = _ask(options)
    except NotSubmitted as end:
        _say(str(end))
        for line in sentences(end.issues):
            _say(f"  {line}")
        if isinstance(end, FormDeclined):
            return DECLINED
        return CANCELLED if isinstance(end, FormCancelled) else REFUSED
    except (KeyboardInterrupt, asyncio.CancelledError):
        return CANCELLED
    except (FormdError, ValueError, ImportError) as error:
        _say(getattr(error, "message", str(error)))
        return WRONG
    except (OSError, ConnectionLost, WrongVersion) as error:
        _say(f"no daemon to use: {_words(error)}")
        return NO_DAEMON
    try:
        print(dumps(values), flush=True)
    except OSError:
        # Whoever was to read it is gone; nothing is left to be said at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return WRONG
    return SUBMITTED


def _ask(options: argparse.Namespace) -> Any:
    if (options.file is None) == (options.form is None):
        raise ValueError("give a FILE with a form, or --form ID of one the daemon has")
    definition = None if options.file is None else _load(options.file)
    answers = None if options.answers is None else _load(options.answers)
    # A form that is not ours can only be on a daemon that others use.
    socket = options.socket if options.socket is not None else options.form is not None or None
    if options.file == "-" and answers is None:
        _listen_to_the_terminal()
    return ask(
        definition,
        answers=answers,
        form=options.form,
        socket=socket or None,
        front_end=options.front_end,
        reveal=options.reveal,
    )


def _load(path: str) -> Any:
    """Read an object from a JSON file, or from stdin."""
    try:
        if path == "-":
            value = loads(sys.stdin.buffer.read())
        else:
            with open(path, "rb") as file:
                value = loads(file.read())
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{path}: not JSON: {error}") from None
    if not isinstance(value, dict):
        raise ValueError(f"{path}: expected an object")
    return value


def _listen_to_the_terminal() -> None:
    """Stdin held the form: what a person types comes from the terminal, if there is one."""
    try:
        terminal = os.open("/dev/tty", os.O_RDWR)
    except OSError:
        return
    os.dup2(terminal, 0)
    os.close(terminal)
    # Textual reads the descriptor, asking by lines the stream.
    sys.stdin = open(0, encoding=sys.stdin.encoding, closefd=False)


def _words(error: BaseException) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename or ''}: {error.strerror}".lstrip(": ")
    return str(error)


def _say(text: str) -> None:
    lines = [printable(line) for line in text.splitlines()]
    print("formd-ask: " + "\n".join(lines), file=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="formd-ask",
        description="Ask a person to fill in a form; print the values as JSON.",
        epilog=STATUSES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", metavar="FORM.json", help="the form; - is stdin")
    parser.add_argument("--answers", metavar="FILE", help="values by field: nobody is asked")
    parser.add_argument("--form", metavar="ID", help="take part in a form the daemon has")
    parser.add_argument(
        "--socket",
        nargs="?",
        const=True,
        metavar="PATH",
        help="use the daemon that listens there, not one of our own",
    )
    parser.add_argument("--front-end", choices=FRONT_ENDS, default="auto", help="how to ask (auto)")
    parser.add_argument("--reveal", action="store_true", help="print secrets too")
    return parser


if __name__ == "__main__":
    sys.exit(main())
