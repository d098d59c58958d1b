// formd in VS Code: one command, one webview a form.
// SPDX-License-Identifier: MIT
"use strict";

const crypto = require("crypto");
const fs = require("fs");
const path = require("path");
const vscode = require("vscode");
const { Session } = require("./session");

function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("formd.open", (uri) => open(context, uri)),
  );
}

async function open(context, given) {
  const uri = given ?? (await choose());
  if (!uri) return;
  const panel = vscode.window.createWebviewPanel("formd", path.basename(uri.fsPath),
    vscode.ViewColumn.Active, {
      enableScripts: true,
      retainContextWhenHidden: true,
      localResourceRoots: [vscode.Uri.file(path.join(context.extensionPath, "page"))],
    });
  const settings = vscode.workspace.getConfiguration("formd");
  const session = new Session(
    { program: settings.get("program"), socket: settings.get("socket") },
    (message) => {
      if (message.type === "form") panel.title = message.definition.title ?? message.definition.id;
      panel.webview.postMessage(message);
    },
  );
  panel.webview.onDidReceiveMessage(async (message) => {
    if (message.type !== "ready") return session.take(message);
    try {
      await session.open(JSON.parse(await fs.promises.readFile(uri.fsPath, "utf8")));
    } catch (error) {
      vscode.window.showErrorMessage(`formd: ${error.message}`);
    }
  });
  panel.onDidDispose(() => session.close());
  panel.webview.html = html(panel.webview, context.extensionPath);
}

async function choose() {
  const chosen = await vscode.window.showOpenDialog({
    canSelectMany: false,
    filters: { "Form definitions": ["json"] },
    openLabel: "Open Form",
  });
  return chosen?.[0];
}

/** The page, allowed to run its own three files and nothing else. */
function html(webview, root) {
  const nonce = crypto.randomBytes(16).toString("base64");
  const file = (name) => webview.asWebviewUri(vscode.Uri.file(path.join(root, "page", name)));
  return fs
    .readFileSync(path.join(root, "page", "form.html"), "utf8")
    .replaceAll("{{source}}", webview.cspSource)
    .replaceAll("{{nonce}}", nonce)
    .replaceAll("{{style}}", file("form.css"))
    .replaceAll("{{mirror}}", file("mirror.js"))
    .replaceAll("{{script}}", file("form.js"));
}

module.exports = { activate };
