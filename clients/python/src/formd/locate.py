"""Where the daemon is: the binary to start, the socket to connect to."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import List, Sequence, Union

Command = Union[str, "os.PathLike[str]", Sequence[str]]


def find_command(command: Union[Command, None] = None) -> List[str]:
    """Return the command line that starts a daemon on stdin and stdout.

    Without one given: `$FORMD_BINARY`, else `build/formd` of the checkout this package lies in,
    else `formd` on the PATH. Raises FileNotFoundError when there is none.
    """
    if isinstance(command, (str, os.PathLike)):
        return [os.fspath(command)]
    if command is not None:
        return list(command)
    named = os.environ.get("FORMD_BINARY")
    if named:
        return [named]
    for folder in Path(__file__).resolve().parents:
        built = folder / "build" / "formd"
        # Only in a checkout of formd: an installed package must not run what lies above it.
        if (folder / "Sources" / "formd").is_dir() and os.access(built, os.X_OK):
            return [str(built)]
    installed = shutil.which("formd")
    if installed:
        return [installed]
    raise FileNotFoundError("no formd found: set FORMD_BINARY, or put formd on the PATH")


def find_socket(path: Union[str, "os.PathLike[str]", None] = None) -> str:
    """Return the path of the daemon's socket, by the order of PROTOCOL section 1."""
    if path is not None:
        return os.fspath(path)
    named = os.environ.get("FORMD_SOCKET")
    if named:
        return named
    uid = os.getuid()
    runtime = os.environ.get("XDG_RUNTIME_DIR") or f"/run/user/{uid}"
    if os.environ.get("XDG_RUNTIME_DIR") or os.path.isdir(runtime):
        return os.path.join(runtime, "formd", "formd.sock")
    folder = os.environ.get("TMPDIR") or "/tmp"
    return os.path.join(folder, f"formd-{uid}", "formd.sock")
