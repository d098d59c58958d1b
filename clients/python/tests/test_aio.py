"""The asyncio client: calls side by side, cancelling, and the same ends as the other one."""
# SPDX-License-Identifier: MIT
import asyncio
import unittest

import formd
from formd import AsyncClient, ConnectionLost

from .test_client import FAKE, alive


class Spawned(unittest.IsolatedAsyncioTestCase):
    async def test_calls_side_by_side(self) -> None:
        async with await AsyncClient.spawn(FAKE) as client:
            calls = [client.call("server/echo", x=number) for number in range(100)]
            self.assertEqual(await asyncio.gather(*calls), [{"x": number} for number in range(100)])

    async def test_errors(self) -> None:
        async with await AsyncClient.spawn(FAKE) as client:
            with self.assertRaises(formd.MethodNotFound):
                await client.call("no/such")
            with self.assertRaises(formd.InvalidRequest):
                await client.call(
                    "test/fail", id=None, error={"code": -32600, "message": "too long"}
                )
            with self.assertRaises(ValueError):
                await client.call("server/echo", x=float("nan"))
            self.assertEqual(await client.call("server/echo", x=1), {"x": 1})

    async def test_notifications_and_big_lines(self) -> None:
        async with await AsyncClient.spawn(FAKE) as client:
            await client.notify("test/flood", count=2000)
            answer = await client.call("server/echo", x="y" * 2_000_000)
            self.assertEqual(len(answer["x"]), 2_000_000)
            taken = []
            async for note in client.notifications():
                taken.append(note.params["n"])
                if len(taken) == 2000:
                    break
            self.assertEqual(taken, list(range(2000)))

    async def test_a_cancelled_call_takes_no_other_answer(self) -> None:
        async with await AsyncClient.spawn(FAKE) as client:
            with self.assertRaises(asyncio.TimeoutError):
                await asyncio.wait_for(client.call("test/late", seconds=0.3), 0.05)
            self.assertEqual(await client.call("server/echo", x=1), {"x": 1})

    async def test_death_is_told_to_all(self) -> None:
        async with await AsyncClient.spawn(FAKE) as client:
            calls = [client.call("test/die", words="last words\n"), client.call("server/echo")]
            for error in await asyncio.gather(*calls, return_exceptions=True):
                self.assertIsInstance(error, ConnectionLost)
                self.assertIn("last words", str(error))
            with self.assertRaises(ConnectionLost):
                async for _ in client.notifications():
                    self.fail("nothing was told")
            with self.assertRaises(ConnectionLost):
                await client.call("server/echo")

    async def test_a_daemon_that_reads_no_more(self) -> None:
        client = await AsyncClient.spawn(FAKE)
        self.assertEqual(await client.call("test/deaf"), "deaf")
        with self.assertRaises(ConnectionLost):
            for _ in range(3):
                await client.notify("server/echo", x="y" * 200_000)
                await asyncio.sleep(0.01)
        await client.close(patience=0.1)

    async def test_closing_ends_the_daemon(self) -> None:
        client = await AsyncClient.spawn(FAKE)
        pid = await client.call("test/pid")
        waiting = asyncio.ensure_future(client.call("test/late", seconds=0.2))
        await asyncio.sleep(0)
        await client.close()
        self.assertFalse(alive(pid))
        with self.assertRaises(ConnectionLost):
            await client.call("server/echo")
        self.assertEqual(await waiting, "late")

    async def test_closing_ends_a_daemon_that_ignores_it(self) -> None:
        client = await AsyncClient.spawn(FAKE)
        pid = await client.call("test/stubborn")
        await client.close(patience=0.1)
        self.assertFalse(alive(pid))
