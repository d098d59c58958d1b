// A form server as one would write it in Node for an afternoon: net, JSON.parse, a Map.
// SPDX-License-Identifier: MIT
'use strict';
const net = require('node:net');

const rows = new Map();
const list = [];
const watchers = new Set();
let revision = 0;

const methods = {
  'form/create'({ definition }) {
    for (const section of definition.sections) {
      for (const row of section.rows) {
        rows.set(row.id, { row, section: section.id, index: list.length });
        list.push(row);
      }
    }
    return { form: definition.id, revision: (revision = 1) };
  },
  'form/watch'({ form }, client) {
    watchers.add(client);
    return { definition: { id: form }, revision };
  },
  'row/get'({ row }) { return rows.get(row); },
  'row/list'() { return { rows: list, total: list.length }; },
  'field/set'({ form, field, value }) {
    rows.get(field).row.value = value;
    revision += 1;
    if (watchers.size > 0) {
      const note = JSON.stringify({ jsonrpc: '2.0', method: 'form/changed', params: {
        form, revision, changes: [{ change: 'valueChanged', field, set: { value } }] } }) + '\n';
      for (const watcher of watchers) watcher.write(note);
    }
    return { value, issues: [], revision };
  },
};

net.createServer((client) => {
  let rest = '';
  client.setEncoding('utf8');
  client.on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    let answers = '';
    for (const line of lines) {
      const { id, method, params } = JSON.parse(line);
      answers += JSON.stringify({ jsonrpc: '2.0', id, result: methods[method](params, client) }) + '\n';
    }
    if (answers) client.write(answers);
  });
  client.on('close', () => watchers.delete(client));
  client.on('error', () => watchers.delete(client));
}).listen(process.argv[2]);
process.on('SIGTERM', () => process.exit(0));
