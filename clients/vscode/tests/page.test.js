// The sign-up journey in a real browser: run by `node --test clients/vscode/tests/`.
// SPDX-License-Identifier: MIT
"use strict";

const assert = require("node:assert");
const { spawn } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { after, before, test } = require("node:test");
const { Browser } = require("./browser");
const { serve } = require("./host");
const { until } = require("./until");
const { Connection } = require("../rpc");

const ROOT = path.join(__dirname, "../../..");
const PROGRAM = process.env.FORMD_BINARY || path.join(ROOT, "build/formd");
const definition = JSON.parse(fs.readFileSync(path.join(ROOT, "examples/signup.json"), "utf8"));

let folder, daemon, host, browser;

before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "formd-"));
  process.env.FORMD_SOCKET = path.join(folder, "s");
  daemon = spawn(PROGRAM, ["serve", "--socket", process.env.FORMD_SOCKET], { stdio: "ignore" });
  for (let tries = 0; tries < 200 && !fs.existsSync(process.env.FORMD_SOCKET); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  host = await serve(definition, { program: PROGRAM });
  browser = await Browser.open(host.url);
  await browser.until("document.querySelector('h1').textContent === 'Sign up'");
});
after(async () => {
  await browser?.close();
  host?.close();
  daemon?.kill("SIGKILL");
  fs.rmSync(folder, { recursive: true, force: true });
});

const field = (id) => `document.getElementById('field-${id}')`;
const row = (id) => `document.querySelector('[data-field="${id}"]')`;
async function answer(id) {
  const { values } = await host.session.connection.call("form/values", { form: "signup", fields: [id] });
  return values[id];
}

test("every control has a name that screen readers read", async () => {
  const nameless = await browser.value(`[...document.querySelectorAll('input, select, textarea, button')]
    .filter((e) => !(e.labels?.length || e.getAttribute('aria-label') || e.textContent.trim()
      || e.closest('[aria-labelledby]'))).map((e) => e.id)`);
  assert.deepStrictEqual(nameless, []);
});

test("what is typed arrives, and what is wrong stands beside it", async () => {
  await browser.value(`${field("email")}.focus()`);
  await browser.type("ada");
  await until("the answer", async () => (await answer("email")) === "ada");
  await browser.value("document.getElementById('row-go').click()");
  await browser.until(`${field("email")}.getAttribute('aria-invalid') === 'true'`);
  await browser.until(`${row("email")}.querySelector('.issues') !== null`);
  const described = await browser.value(`${field("email")}.getAttribute('aria-describedby')`);
  assert.match(described, /field-email-issues/);
  await browser.until("document.activeElement.id === 'field-email'");
  await browser.value(`${field("email")}.setSelectionRange(3, 3)`);
  await browser.type("@example.com");
  await browser.until(`${field("email")}.getAttribute('aria-invalid') === null`);
  assert.strictEqual(await answer("email"), "ada@example.com");
});

test("Enter goes to the next field", async () => {
  await browser.value(`${field("email")}.focus()`);
  await browser.key("Enter");
  await browser.until("document.activeElement.id === 'field-username'");
});

test("choices, toggles and secrets", async () => {
  await browser.value(`(() => { const e = ${field("country")}; e.value = e.options[1].value;
    e.dispatchEvent(new Event('change')); })()`);
  await until("a country", async () => typeof (await answer("country")) === "string");
  await browser.value(`${field("terms")}.click()`);
  await until("the terms", async () => (await answer("terms")) === true);
  await browser.value(`${field("password")}.focus()`);
  await browser.type("correct horse 1");
  await browser.until(`${field("password")}.placeholder.startsWith('•')`);
});

test("another's answer is shown, and does not disturb who types", async () => {
  const other = await Connection.dial(process.env.FORMD_SOCKET);
  await browser.value(`${field("username")}.focus()`);
  await browser.type("ad");
  await other.call("field/set", { form: "signup", field: "last", raw: "Example" });
  await browser.until(`${field("last")}.value === 'Example'`);
  await browser.type("a");
  await until("all that was typed", async () => (await answer("username")) === "ada");
  assert.strictEqual(await browser.value("document.activeElement.id"), "field-username");
  other.close();
});

test("a stopped daemon holds nothing up", async () => {
  daemon.kill("SIGSTOP");
  await browser.value(`${field("first")}.focus()`);
  await browser.type("Ada");
  assert.strictEqual(await browser.value(`${field("first")}.value`), "Ada");
  daemon.kill("SIGCONT");
  await until("then it is sent", async () => (await answer("first")) === "Ada");
});

test("a picture", async (context) => {
  if (!process.env.FORMD_PICTURES) return context.skip("FORMD_PICTURES is not set");
  return browser.picture(path.join(process.env.FORMD_PICTURES, "vscode.png"));
});

test("the daemon dies: what was typed stays, and goes on with a new one when asked", async () => {
  daemon.kill("SIGKILL");
  await browser.until("!document.getElementById('notice').hidden");
  await browser.value(`${field("born")}.focus()`);
  await browser.type("1990");
  assert.strictEqual(await browser.value(`${field("born")}.value`), "1990");
  delete process.env.FORMD_SOCKET;
  await browser.value("document.getElementById('revive').click()");
  await browser.until("document.getElementById('notice').hidden");
  await until("what was typed meanwhile", async () => String(await answer("born")).includes("1990"));
  assert.strictEqual(await answer("email"), "ada@example.com");
  assert.strictEqual(await answer("username"), "ada");
});
