// Between a page that shows one form and the daemon: what the page asks, and what it is told.
// SPDX-License-Identifier: MIT
"use strict";

const { Connection } = require("./rpc");

/** What a page may ask for; its form's id is added here. */
const ASKED = new Set([
  "editing/begin", "editing/end", "editing/next", "editing/previous", "field/set", "field/step",
  "form/cancel", "form/decline", "form/get", "form/redo", "form/reset", "form/submit", "form/undo",
  "item/append", "item/remove", "row/select",
]);

/**
 * Shows one form in one page. `post` takes what the page is told:
 * {type: "form", definition, revision}, {type: "changed", params}, {type: "answer", id, result | error},
 * {type: "closed", reason}, {type: "lost", why}.
 */
class Session {
  constructor(options, post) {
    this.options = options;
    this.post = post;
    this.connection = undefined;
    this.form = undefined;
  }

  async connect() {
    if (this.connection && !this.connection.lost) return;
    this.connection = await Connection.open(this.options);
    this.connection.on("note", (method, params) => this.hear(method, params));
    this.connection.on("lost", (why) => this.post({ type: "lost", why }));
  }

  /** Shows the form that `definition` describes, or the one there is of its id. */
  async open(definition, more = {}) {
    await this.connect();
    try {
      this.form = (await this.connection.call("form/create", { definition, ...more })).form;
    } catch (error) {
      if (error.kind !== "duplicateForm") throw error;
      this.form = definition.id;
    }
    await this.watch();
  }
  /** Shows a form the daemon has. */
  async show(form) {
    await this.connect();
    this.form = form;
    await this.watch();
  }
  async watch() {
    const seen = await this.connection.call("form/watch", { form: this.form });
    this.post({ type: "form", definition: seen.definition, revision: seen.revision });
  }

  hear(method, params) {
    if (!params || params.form !== this.form) return;
    if (method === "form/changed") this.post({ type: "changed", params });
    else if (method === "watch/overflow") this.watch().catch(() => {});
    else if (method === "form/closed") this.post({ type: "closed", reason: params.reason });
  }

  /** What the page asks. */
  async take(message) {
    const answer = (rest) => this.post({ type: "answer", id: message.id, ...rest });
    try {
      if (message.type === "revive") {
        await this.open(message.definition, { withState: true });
        answer({ result: {} });
      } else if (message.type === "again") {
        await this.watch();
        answer({ result: {} });
      } else if (message.type === "call" && ASKED.has(message.method)) {
        const params = { ...message.params, form: this.form };
        answer({ result: await this.connection.call(message.method, params) });
      } else {
        answer({ error: { message: "the page asked for something unknown" } });
      }
    } catch (error) {
      answer({ error: { message: error.message, kind: error.kind } });
    }
  }

  close() {
    this.connection?.close();
  }
}

module.exports = { Session };
