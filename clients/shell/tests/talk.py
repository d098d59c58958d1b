"""A daemon of one's own and a terminal in front of a program, for the tests of the shell client."""
# SPDX-License-Identifier: MIT
import json
import os
import pty
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Dict, List, Optional

SHELL = os.environ.get("FORMD_SHELL", "dash")
BINARY = os.environ["FORMD_BINARY"]
CLIENT = Path(__file__).resolve().parents[1]
PATIENCE = 20.0


class Daemon:
    """A daemon on a socket in a folder of its own."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp()
        self.path = f"{self.folder}/s"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen([BINARY, "serve", "--socket", self.path])
        until(lambda: os.path.exists(self.path))

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def call(self, method: str, **params: Any) -> Any:
        """The result of one call."""
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(self.path)
            line.sendall(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode() + b"\n")
            return json.loads(line.makefile().readline())["result"]

    def forms(self) -> List[str]:
        """The ids of all forms."""
        return [form["form"] for form in self.call("form/list")["forms"]]

    def close(self) -> None:
        self.process.send_signal(signal.SIGCONT)
        # A daemon that ask.sh started is another process; it is told.
        try:
            self.call("server/stop")
        except OSError:
            pass
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def environment(self, **more: str) -> Dict[str, str]:
        return {**os.environ, "FORMD_SOCKET": self.path, "FORMD_BINARY": BINARY, **more}


def until(test: Any) -> None:
    """Wait until it holds."""
    end = time.monotonic() + PATIENCE
    while not test():
        assert time.monotonic() < end, "it never came to hold"
        time.sleep(0.01)


class Terminal:
    """A program on a terminal; its stdout goes elsewhere, as in $(...)."""

    def __init__(self, words: List[str], environment: Dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            words, stdin=slave, stderr=slave, stdout=subprocess.PIPE, env=environment,
            preexec_fn=lambda: take_terminal(slave), close_fds=True,
        )
        os.close(slave)
        # What has been shown since the text expected last, and all of it.
        self.seen = self.shown = ""

    def expect(self, text: str) -> None:
        """Wait until a text has been shown since the one expected last."""
        while text not in self.seen:
            assert self.read(), f"no {text!r} in {self.seen!r}"
        self.seen = self.seen[self.seen.index(text) + len(text) :]

    def read(self) -> bool:
        """Take what is shown next; False when nothing comes any more."""
        if not select.select([self.master], [], [], PATIENCE)[0]:
            return False
        try:
            piece = os.read(self.master, 65536).decode()
        except OSError:
            return False
        self.seen += piece
        self.shown += piece
        return piece != ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> "tuple[int, str]":
        """The status it ended with, and its stdout."""
        while self.read():
            pass
        said, _ = self.process.communicate(timeout=PATIENCE)
        os.close(self.master)
        return self.process.returncode, said.decode()


def take_terminal(descriptor: int) -> None:
    os.setsid()
    import fcntl
    import termios

    fcntl.ioctl(descriptor, termios.TIOCSCTTY, 0)


def write(folder: str, form: Any) -> str:
    """A file that holds a form."""
    path = f"{folder}/form.json"
    Path(path).write_text(json.dumps(form))
    return path


def run(script: str, daemon: Optional[Daemon], **more: str) -> "subprocess.CompletedProcess[str]":
    """A script of the shell, with formd.sh, without a terminal; its stdin stays open and says nothing."""
    reading, writing = os.pipe()
    environment = daemon.environment(**more) if daemon else {**os.environ, **more}
    try:
        return subprocess.run([SHELL, "-euc", f". '{CLIENT}/formd.sh'\n{script}"], stdin=reading, text=True,
                              capture_output=True, env=environment, timeout=PATIENCE)
    finally:
        os.close(reading)
        os.close(writing)
