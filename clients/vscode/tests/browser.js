// A headless Chromium, driven by the DevTools protocol over a pipe.
// SPDX-License-Identifier: MIT
"use strict";

const { spawn } = require("child_process");
const fs = require("fs");
const os = require("os");
const path = require("path");

/** One page of a browser of its own. */
class Browser {
  static async open(url) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "formd-chromium-"));
    const child = spawn(process.env.CHROMIUM || "chromium", [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--remote-debugging-pipe", `--user-data-dir=${folder}`, "--window-size=900,900", "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    const browser = new Browser(child, folder);
    const { targetInfos } = await browser.send("Target.getTargets");
    const page = targetInfos.find(({ type }) => type === "page");
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId: page.targetId, flatten: true });
    browser.session = sessionId;
    await browser.send("Page.enable");
    await browser.send("Page.navigate", { url });
    return browser;
  }

  constructor(child, folder) {
    this.child = child;
    this.folder = folder;
    this.lastId = 0;
    this.waiting = new Map();
    let rest = "";
    child.stdio[4].setEncoding("utf8");
    child.stdio[4].on("data", (text) => {
      rest += text;
      for (let at = rest.indexOf("\0"); at >= 0; at = rest.indexOf("\0")) {
        const message = JSON.parse(rest.slice(0, at));
        rest = rest.slice(at + 1);
        const waiter = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        if (message.error) waiter?.reject(new Error(message.error.message));
        else waiter?.resolve(message.result);
      }
    });
  }

  send(method, params = {}) {
    this.lastId += 1;
    const message = { id: this.lastId, method, params, ...(this.session && { sessionId: this.session }) };
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { resolve, reject });
      this.child.stdio[3].write(`${JSON.stringify(message)}\0`);
    });
  }

  /** What an expression is in the page. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
  /** Waits until an expression is true in the page, ten seconds at most. */
  async until(expression) {
    const end = Date.now() + 10_000;
    while (Date.now() < end) {
      if (await this.value(`(() => { try { return Boolean(${expression}); } catch { return false; } })()`)) return;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    throw new Error(`never true: ${expression}\n${await this.value("document.body.innerText")}`);
  }
  /** Types as a person does, into what has the focus. */
  async type(text) {
    await this.send("Input.insertText", { text });
  }
  async key(key) {
    const code = { Enter: 13, Tab: 9 }[key];
    for (const type of ["keyDown", "keyUp"]) {
      await this.send("Input.dispatchKeyEvent", {
        type, key, code: key, windowsVirtualKeyCode: code,
        ...(type === "keyDown" && key === "Enter" && { text: "\r" }) });
    }
  }
  async picture(file) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    fs.writeFileSync(file, Buffer.from(data, "base64"));
  }

  async close() {
    const gone = new Promise((resolve) => this.child.once("exit", resolve));
    // Asked to, it waits for the processes that write into its folder.
    this.session = undefined;
    this.send("Browser.close").catch(() => {});
    const giveUp = setTimeout(() => this.child.kill("SIGKILL"), 5000);
    await gone;
    clearTimeout(giveUp);
    fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
}

module.exports = { Browser };
