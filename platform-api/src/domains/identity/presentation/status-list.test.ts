import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetchStatusList } from './status-list.ts';

const address = 'https://issuer.example/list';

test('of a status list without an end no more is read than a list may have', async (t) => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 100_000;
      controller.enqueue(new Uint8Array(100_000).fill(97));
    },
  });
  t.mock.method(globalThis, 'fetch', async () => new Response(endless));
  await assert.rejects(fetchStatusList(address), /^Error: No status list: 200$/);
  assert.ok(sent <= 1_300_000, `${sent} bytes were read`);
});

test('a status list of the usual size is read whole', async (t) => {
  t.mock.method(globalThis, 'fetch', async () => new Response('eyJ.list'));
  assert.equal(await fetchStatusList(address), 'eyJ.list');
  t.mock.method(globalThis, 'fetch', async () => new Response('gone', { status: 404 }));
  await assert.rejects(fetchStatusList(address), /^Error: No status list: 404$/);
});
