"""The client against a daemon that misbehaves: nothing hangs, nothing is lost, nobody is left."""
# SPDX-License-Identifier: MIT
import os
import signal
import socket
import sys
import tempfile
import threading
import unittest
from decimal import Decimal
from pathlib import Path
from unittest import mock

import formd
from formd import Client, ConnectionLost, FormdError, Notification
from formd.locate import find_command, find_socket

FAKE = [sys.executable, str(Path(__file__).with_name("fake_daemon.py"))]
PATIENCE = 30  # Ends a test that hangs; no test waits for it.


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return True
    except ProcessLookupError:
        return False


class Spawned(unittest.TestCase):
    def setUp(self) -> None:
        self.client = Client.spawn(FAKE, timeout=PATIENCE)
        self.addCleanup(self.client.close)

    def test_errors_are_typed_and_leave_the_connection_open(self) -> None:
        call = self.client.call
        error = {
            "code": 101,
            "message": "no such form",
            "data": {"kind": "noSuchForm", "form": "x"},
        }
        with self.assertRaises(formd.NoSuchForm) as caught:
            call("test/fail", error=error)
        self.assertEqual(caught.exception.kind, "noSuchForm")
        self.assertEqual(caught.exception.data["form"], "x")
        with self.assertRaises(formd.MethodNotFound):
            call("no/such")
        with self.assertRaises(formd.InvalidRequest):
            call("test/fail", id=None, error={"code": -32600, "message": "the line is too long"})
        with self.assertRaises(ValueError):
            call("server/echo", x=float("nan"))
        self.assertEqual(call("server/echo", x=1), {"x": 1})

    def test_params(self) -> None:
        call = self.client.call
        self.assertEqual(call("server/echo", {"from": 1}, limit=2), {"from": 1, "limit": 2})
        self.assertEqual(call("server/echo", [1, "ä"]), [1, "ä"])
        self.assertEqual(
            call("server/echo", method="m", params=1, self=2),
            {"method": "m", "params": 1, "self": 2},
        )
        self.assertIn('"x":0.1}', call("test/line", x=Decimal("0.10")))
        self.assertEqual(call("test/text", text="0.10"), Decimal("0.10"))

    def test_notifications_before_an_answer_are_kept_in_order(self) -> None:
        self.assertEqual(self.client.call("test/notes", count=3), 3)
        self.assertEqual(self.client.call("test/split"), "ä")
        taken = [note.params["n"] for note in self.client.notifications(timeout=0)]
        self.assertEqual(taken, [0, 1, 2, 1])
        self.assertIsNone(self.client.poll())

    def test_polls_without_a_call(self) -> None:
        self.client.notify("test/notes", count=1)
        self.assertEqual(self.client.poll(PATIENCE), Notification("test/note", {"n": 0}))

    def test_big_messages(self) -> None:
        text = "ä" * 3_000_000
        self.assertEqual(self.client.call("server/echo", x=text), {"x": text})

    def test_both_pipes_full(self) -> None:
        # The daemon writes 2 MB before it reads the 2 MB that come after.
        self.client.notify("test/flood", count=2000)
        self.assertEqual(len(self.client.call("server/echo", x="y" * 2_000_000)["x"]), 2_000_000)
        self.assertEqual(len(list(self.client.notifications(timeout=0))), 2000)

    def test_a_late_answer_is_not_taken_for_the_next(self) -> None:
        self.client.timeout = 0.05
        with self.assertRaises(TimeoutError):
            self.client.call("test/late", seconds=0.3)
        self.client.timeout = PATIENCE
        self.assertEqual(self.client.call("server/echo", x=1), {"x": 1})

    def test_interrupted_while_waiting(self) -> None:
        handler = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGINT, handler)
        with self.assertRaises(KeyboardInterrupt):
            self.client.call("test/interrupt")
        self.assertEqual(self.client.call("server/echo", x=1), {"x": 1})

    def test_death_is_told_with_the_last_words(self) -> None:
        self.client.call("test/notes", count=1)
        words = "".join(f"line {number}\n" for number in range(20))
        with self.assertRaises(ConnectionLost) as caught:
            self.client.call("test/die", words=words)
        self.assertIn("line 19", str(caught.exception))
        self.assertNotIn("line 14", str(caught.exception))
        self.assertIsNotNone(self.client.poll(), "what came before is still there")
        for again in (
            self.client.poll,
            lambda: self.client.call("x"),
            lambda: self.client.notify("x"),
        ):
            with self.assertRaises(ConnectionLost):
                again()

    def test_a_daemon_that_reads_no_more(self) -> None:
        self.assertEqual(self.client.call("test/deaf"), "deaf")
        with self.assertRaises(ConnectionLost):
            self.client.call("server/echo", x="y" * 200_000)
        self.client.close(patience=0.1)

    def test_garbage_ends_the_connection_and_is_not_quoted(self) -> None:
        with self.assertRaises(ConnectionLost) as caught:
            self.client.call("test/garbage", text="hunter2")
        self.assertNotIn("hunter2", str(caught.exception))

    def test_closing_ends_the_daemon(self) -> None:
        pid = self.client.call("test/pid")
        self.client.close()
        self.client.close()
        self.assertFalse(alive(pid))
        with self.assertRaises(ConnectionLost):
            self.client.call("server/echo")

    def test_closing_ends_a_daemon_that_ignores_it(self) -> None:
        pid = self.client.call("test/stubborn")
        self.client.close(patience=0.1)
        self.assertFalse(alive(pid))

    def test_closing_with_a_full_pipe(self) -> None:
        pid = self.client.call("test/pid")
        self.client.notify("test/flood", count=2000)
        self.client.close()
        self.assertFalse(alive(pid))


class Connected(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "formd.sock")

    def test_refuses(self) -> None:
        Path(self.path).write_text("a file")
        for path in (self.path, self.path + "x", "/tmp/" + "x" * 200):
            with self.subTest(path[-10:]), self.assertRaises(OSError):
                Client.connect(path)

    def test_speaks_and_notices_the_end(self) -> None:
        listener = socket.socket(socket.AF_UNIX)
        self.addCleanup(listener.close)
        listener.bind(self.path)
        listener.listen()

        def serve() -> None:
            peer, _ = listener.accept()
            with peer, peer.makefile("rb") as lines:
                lines.readline()
                peer.sendall(
                    b'{"jsonrpc":"2.0","method":"tell"}\n{"jsonrpc":"2.0","id":1,"result":5}\n'
                )

        thread = threading.Thread(target=serve)
        thread.start()
        self.addCleanup(thread.join)
        with Client.connect(self.path, timeout=PATIENCE) as client:
            self.assertEqual(client.call("server/echo", x="y" * 100), 5)
            self.assertEqual(client.poll(), Notification("tell", {}))
            with self.assertRaises(ConnectionLost):
                client.call("server/echo")


class Places(unittest.TestCase):
    def test_command(self) -> None:
        with mock.patch.dict(os.environ, {"FORMD_BINARY": "/there/formd"}):
            self.assertEqual(find_command(), ["/there/formd"])
            self.assertEqual(find_command("/here/formd"), ["/here/formd"])
            self.assertEqual(find_command(["formd", "serve"]), ["formd", "serve"])
            with self.assertRaises(OSError):
                Client.spawn()

    def test_socket(self) -> None:
        uid = os.getuid()
        for given, environment, runtime, found in (
            ("/p", {"FORMD_SOCKET": "/f"}, True, "/p"),
            (None, {"FORMD_SOCKET": "/f", "XDG_RUNTIME_DIR": "/x"}, True, "/f"),
            (None, {"FORMD_SOCKET": "", "XDG_RUNTIME_DIR": "/x"}, True, "/x/formd/formd.sock"),
            (None, {}, True, f"/run/user/{uid}/formd/formd.sock"),
            (None, {"TMPDIR": "/t"}, False, f"/t/formd-{uid}/formd.sock"),
            (None, {}, False, f"/tmp/formd-{uid}/formd.sock"),
        ):
            with self.subTest(found):
                with mock.patch.dict(os.environ, environment, clear=True):
                    with mock.patch("os.path.isdir", return_value=runtime):
                        self.assertEqual(find_socket(given), found)


class Raised(unittest.TestCase):
    def test_every_refusal_is_a_formd_error_and_no_loss_is(self) -> None:
        self.assertTrue(issubclass(formd.Conflict, FormdError))
        self.assertFalse(issubclass(ConnectionLost, FormdError))
