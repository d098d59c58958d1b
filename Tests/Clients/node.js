// Node's net as a client of formd.
// SPDX-License-Identifier: MIT
'use strict';

const assert = require('node:assert');
const net = require('node:net');

const formd = net.createConnection(process.env.FORMD_SOCKET);
const waiting = new Map();
const notes = [];
let rest = Buffer.alloc(0);
let last = 0;

formd.on('data', (bytes) => {
  rest = Buffer.concat([rest, bytes]);
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/^Content-Length: (\d+)$/.exec(rest.subarray(0, end).toString())[1]);
    if (rest.length < end + 4 + length) return;
    const message = JSON.parse(rest.subarray(end + 4, end + 4 + length).toString());
    rest = rest.subarray(end + 4 + length);
    if (message.method) notes.push(message);
    else waiting.get(message.id)(message);
  }
});

function ask(method, params) {
  const id = ++last;
  const body = JSON.stringify({ jsonrpc: '2.0', id, method, params });
  formd.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  return new Promise((resolve) => waiting.set(id, resolve));
}

async function main() {
  const form = { id: 'node', sections: [{ id: 's', rows: [
    { id: 'name', kind: 'textField', required: true },
    { id: 'seats', kind: 'textField', type: 'integer', max: 4 }] }] };
  assert.equal((await ask('form/create', { definition: form })).result.form, 'node');
  await ask('form/watch', { form: 'node' });
  const answer = await ask('field/set', { form: 'node', field: 'seats', raw: '9' });
  assert.equal(answer.result.issues[0].rule, 'max');
  assert.equal(notes[0].method, 'form/changed');
  assert.equal(notes[0].params.revision, 2);
  assert.equal((await ask('row/get', { form: 'node', row: 'none' })).error.code, 301);
  await ask('field/set', { form: 'node', field: 'seats', value: 3 });
  await ask('field/set', { form: 'node', field: 'name', value: 'Ada Example' });
  const done = (await ask('form/submit', { form: 'node' })).result;
  assert.equal(done.submitted, true);
  assert.deepEqual(done.values, { name: 'Ada Example', seats: 3 });
  formd.end();
  console.log('ok');
}
main();
