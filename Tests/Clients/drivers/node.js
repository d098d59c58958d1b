// The VS Code extension's connection and mirror under scripts/client-test.
// SPDX-License-Identifier: MIT
"use strict";

const path = require("path");
const readline = require("readline");
const client = path.join(__dirname, "../../../clients/vscode");
const { Connection, FormdError } = require(path.join(client, "rpc"));
const { Mirror } = require(path.join(client, "page/mirror"));

const mirrors = new Map();

async function answer(connection, step) {
  if (step.call) {
    try {
      return { result: await connection.call(step.call, step.params) };
    } catch (error) {
      if (!(error instanceof FormdError)) throw error;
      return { error: { code: error.code, message: error.message, data: error.data } };
    }
  }
  if (step.watch) {
    mirrors.delete(step.watch);
    const seen = await connection.call("form/watch", { form: step.watch });
    mirrors.set(step.watch, new Mirror(seen));
    return { definition: seen.definition };
  }
  const mirror = mirrors.get(step.mirror);
  while (mirror.revision < step.revision) await new Promise((resolve) => connection.once("note", resolve));
  return { definition: mirror.definition };
}

(async () => {
  const connection = await Connection.open();
  connection.on("note", (method, params) => {
    if (method === "form/changed") mirrors.get(params.form)?.apply(params);
  });
  for await (const line of readline.createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(await answer(connection, JSON.parse(line))));
  }
  connection.close();
})();
