// Waits for what becomes so by itself.
// SPDX-License-Identifier: MIT
"use strict";

const assert = require("node:assert");

/** Waits until `check` answers yes, at most 10 s. */
async function until(what, check) {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  assert.fail(`never: ${what}`);
}

module.exports = { until };
