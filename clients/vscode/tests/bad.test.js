// What goes wrong, in a real browser: run by `node --test clients/vscode/tests/`.
// SPDX-License-Identifier: MIT
"use strict";

const assert = require("node:assert");
const { execFileSync, spawn } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { after, before, test } = require("node:test");
const { Browser } = require("./browser");
const { serve } = require("./host");
const { until } = require("./until");
const { Connection } = require("../rpc");
const { Session } = require("../session");

const ROOT = path.join(__dirname, "../../..");
const PROGRAM = process.env.FORMD_BINARY || path.join(ROOT, "build/formd");
const TESTS = path.join(ROOT, "clients/tests");
const definition = JSON.parse(execFileSync(path.join(TESTS, "awkward"), { encoding: "utf8" }));

let folder, daemon, host, browser, other;

before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "formd-"));
  delete process.env.FORMD_SOCKET;
  delete process.env.XDG_RUNTIME_DIR;
  const socket = path.join(folder, "s");
  daemon = spawn(PROGRAM, ["serve", "--socket", socket], { stdio: "ignore" });
  await until("a daemon", () => fs.existsSync(socket));
  other = await Connection.dial(socket);
  host = await serve(definition, { program: PROGRAM, socket });
  browser = await Browser.open(host.url);
  await browser.until("document.querySelector('h1')");
});
after(async () => {
  await browser?.close();
  host?.close();
  other?.close();
  daemon?.kill("SIGKILL");
  fs.rmSync(folder, { recursive: true, force: true });
});

const field = (id) => `document.getElementById('field-${id}')`;
async function type(id, text) {
  await browser.value(`(() => { const e = ${field(id)}; e.focus(); e.setSelectionRange(e.value.length, e.value.length); })()`);
  await browser.type(text);
}
async function answer(id) {
  return (await other.call("form/values", { form: "awkward", fields: [id] })).values[id];
}

test("no daemon to be had is said in words", async () => {
  const stale = path.join(folder, "stale");
  execFileSync("python3", ["-c", "import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])", stale]);
  for (const [options, words] of [
    [{ program: "/nonexistent/formd" }, /cannot start \/nonexistent\/formd/],
    [{ program: path.join(TESTS, "of-tomorrow") }, /speaks version 2 of the protocol/],
    [{ program: PROGRAM, socket: stale }, /nobody listens at .*stale/],
    [{ program: PROGRAM, socket: path.join(folder, "none") }, /nobody listens at .*none/],
  ]) {
    await assert.rejects(new Session(options, () => {}).open(definition), words);
  }
});

test("awkward texts are text, and answers arrive as typed", async () => {
  assert.ok((await browser.value("document.querySelectorAll('[data-field]').length")) > 500);
  assert.strictEqual(await browser.value(`${field("long")}.value.length`), 2000);
  await type("right", " שוב");
  await until("right-to-left text", async () => (await answer("right")) === "שלום עולם שוב");
  await type("wide", "語");
  await until("wide text", async () => (await answer("wide")) === "日本語 👩‍👩‍👧 e\u0301語");
  await type("row499", "last");
  await until("the last of 500", async () => (await answer("row499")) === "last");
  assert.strictEqual(await browser.value("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), true);
});

let name;
test("a repeated part comes, is typed into, goes and comes back", async () => {
  await browser.value("document.getElementById('add-people').click()");
  await browser.until("document.querySelector('.item [data-typed]')");
  name = await browser.value("document.querySelector('.item [data-typed]').dataset.typed");
  await type(name, "Ada");
  await until("its name", async () => (await answer("people"))[0].name === "Ada");
  await browser.value("document.querySelector('.item > button').click()");
  await browser.until("!document.querySelector('.item')");
  await other.call("form/undo", { form: "awkward" });
  await browser.until(`${field(name)}.value === 'Ada'`);
});

test("typing and moving go on while the daemon is stopped", async () => {
  daemon.kill("SIGSTOP");
  await type("row1", "one");
  await browser.key("Tab");
  await type("row2", "two");
  assert.deepStrictEqual(await browser.value(`[${field("row1")}.value, ${field("row2")}.value]`), ["one", "two"]);
  daemon.kill("SIGCONT");
  await until("all of it", async () => (await answer("row1")) === "one" && (await answer("row2")) === "two");
});

test("a form deleted under it is kept, and made anew when asked for only", async () => {
  await other.call("form/delete", { form: "awkward" });
  await browser.until("document.getElementById('notice').textContent.includes('The form was closed (deleted).')");
  await type("row3", "three");
  await browser.value("document.getElementById('form').requestSubmit()");
  assert.deepStrictEqual((await other.call("form/list")).forms, []);
  assert.strictEqual(await browser.value(`${field("row3")}.value`), "three");
  await browser.value("document.getElementById('revive').click()");
  await browser.until("document.getElementById('notice').hidden");
  await until("what was typed", async () => (await answer("row3")) === "three");
  assert.deepStrictEqual([await answer("row499"), await answer("people")], ["last", [{ name: "Ada" }]]);
});

test("a page that is closed while the daemon is stopped is gone", async () => {
  daemon.kill("SIGSTOP");
  host.close();
  daemon.kill("SIGCONT");
  await until("one client less", async () => (await other.call("server/stats")).clients === 1);
});
