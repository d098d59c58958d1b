// The connection to a daemon: JSON-RPC lines over a Unix socket or a process of our own.
// SPDX-License-Identifier: MIT
"use strict";

const { spawn } = require("child_process");
const { EventEmitter } = require("events");
const fs = require("fs");
const net = require("net");
const path = require("path");

/** A wrong call, as the daemon said it. */
class FormdError extends Error {
  constructor(error) {
    super(error.message);
    this.code = error.code;
    this.data = error.data;
    this.kind = this.data?.kind;
  }
}

/** Where somebody may listen; undefined when nobody does. Who names a socket means that one. */
function socketPath(given) {
  const named = given || process.env.FORMD_SOCKET;
  if (named) return named;
  const runtime = process.env.XDG_RUNTIME_DIR;
  const found = runtime && path.join(runtime, "formd", "formd.sock");
  try {
    return found && fs.statSync(found).isSocket() ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * One connection. Emits "note" (method, params) for notifications and "lost" (why) once.
 */
class Connection extends EventEmitter {
  constructor(input, output) {
    super();
    this.input = input;
    this.waiting = new Map();
    this.lastId = 0;
    this.lost = undefined;
    let rest = [];
    output.setEncoding("utf8");
    output.on("data", (text) => {
      const lines = text.split("\n");
      rest.push(lines.shift());
      // A long answer comes in many pieces; they are joined once.
      while (lines.length > 0) {
        this.receive(rest.join(""));
        rest = [lines.shift()];
      }
    });
    output.on("close", () => this.lose("it closed the connection"));
    output.on("error", (error) => this.lose(error.message));
    input.on("error", (error) => this.lose(error.message));
  }

  /** Connects to the daemon that listens, or else starts one. */
  static async open({ program = "formd", socket = "" } = {}) {
    const at = socketPath(socket);
    const connection = at ? await Connection.dial(at) : await Connection.spawn(program);
    const hello = await connection.call("initialize", { clientInfo: { name: "VS Code" } });
    if (hello.protocolVersion !== 1) {
      connection.close();
      throw new Error(`the daemon speaks version ${hello.protocolVersion} of the protocol, not 1`);
    }
    return connection;
  }
  static dial(at) {
    return new Promise((resolve, reject) => {
      const socket = net.connect(at);
      socket.once("connect", () => resolve(new Connection(socket, socket)));
      socket.once("error", (error) => reject(new Error(`nobody listens at ${at} (${error.code})`)));
    });
  }
  static spawn(program) {
    return new Promise((resolve, reject) => {
      const child = spawn(program, [], { stdio: ["pipe", "pipe", "ignore"] });
      child.once("error", (error) => reject(new Error(`cannot start ${program} (${error.code})`)));
      child.once("spawn", () => {
        const connection = new Connection(child.stdin, child.stdout);
        connection.child = child;
        resolve(connection);
      });
    });
  }

  receive(line) {
    let message;
    try {
      message = JSON.parse(line);
    } catch {
      return;
    }
    if (message.method) {
      this.emit("note", message.method, message.params);
      return;
    }
    const waiter = this.waiting.get(message.id);
    if (!waiter) return;
    this.waiting.delete(message.id);
    if (message.error) waiter.reject(new FormdError(message.error));
    else waiter.resolve(message.result);
  }

  /** Asks, and promises the answer. */
  call(method, params = {}) {
    if (this.lost) return Promise.reject(new Error(`there is no daemon: ${this.lost}`));
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.input.write(JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n");
    });
  }

  lose(why) {
    if (this.lost) return;
    this.lost = why;
    for (const { reject } of this.waiting.values()) reject(new Error(`there is no daemon: ${why}`));
    this.waiting.clear();
    this.emit("lost", why);
  }
  /** Lets go; a daemon of our own ends by it. */
  close() {
    this.input.end();
  }
}

module.exports = { Connection, FormdError };
