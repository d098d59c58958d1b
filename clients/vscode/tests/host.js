// The page outside of the editor: the same files, and a bridge to the same session.
// SPDX-License-Identifier: MIT
"use strict";

const fs = require("fs");
const http = require("http");
const path = require("path");
const { Session } = require("../session");

const NONCE = "dGVzdA";
/** What VS Code gives a webview: here by a stream of events and by posts. */
const BRIDGE = `
  window.acquireVsCodeApi = () => ({
    postMessage: (message) => fetch("/message", { method: "POST", body: JSON.stringify(message) }),
  });
  new EventSource("/events").onmessage = ({ data }) =>
    window.postMessage(JSON.parse(data), "*");
`;
const TYPES = { ".css": "text/css", ".js": "text/javascript", ".html": "text/html" };

/** Serves the page for one form; `url` is where. */
async function serve(definition, options) {
  const page = path.join(__dirname, "..", "page");
  const told = [];
  let stream;
  const session = new Session(options, (message) => {
    const line = `data: ${JSON.stringify(message)}\n\n`;
    if (stream) stream.write(line);
    else told.push(line);
  });
  const server = http.createServer((request, response) => {
    const name = request.url.slice(1) || "form.html";
    if (request.method === "POST") {
      let body = "";
      request.on("data", (text) => (body += text));
      request.on("end", () => {
        response.end();
        const message = JSON.parse(body);
        if (message.type === "ready") session.open(definition).catch((error) => console.error(error));
        else session.take(message);
      });
    } else if (name === "events") {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      stream = response;
      for (const line of told.splice(0)) response.write(line);
    } else if (fs.existsSync(path.join(page, path.basename(name)))) {
      const type = TYPES[path.extname(name)];
      response.writeHead(200, { "Content-Type": `${type}; charset=utf-8` });
      let text = fs.readFileSync(path.join(page, path.basename(name)), "utf8");
      if (name === "form.html") {
        text = text
          .replaceAll("{{source}}", "'self'").replaceAll("{{nonce}}", NONCE)
          .replaceAll("{{style}}", "form.css").replaceAll("{{mirror}}", "mirror.js")
          .replaceAll("{{script}}", "form.js")
          .replace("<div id=\"notice\"", `<script nonce="${NONCE}">${BRIDGE}</script>\n  <div id="notice"`);
      }
      response.end(text);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    session,
    close() {
      session.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

module.exports = { serve };
