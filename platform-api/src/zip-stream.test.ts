import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { zipStream } from './zip-stream.ts';

const MEGABYTE = 1024 * 1024;

test('a ZIP of 200 MB is made as fast as it is read: few entries are ahead of the reader', async () => {
  let made = 0;
  async function* entries() {
    for (; made < 200;) {
      made += 1;
      yield { fileName: `${made}.pdf`, content: new Uint8Array(MEGABYTE).fill(made) };
    }
  }
  let read = 0;
  let ahead = 0;
  for await (const chunk of zipStream(entries(), new Date('2026-11-25T10:00:00Z'))) {
    read += (chunk as Uint8Array).length;
    ahead = Math.max(ahead, made - Math.floor(read / MEGABYTE));
  }
  assert.ok(read > 200 * MEGABYTE);
  assert.ok(ahead <= 4, `${ahead} entries were ahead`);
});

test('what goes in comes out', async () => {
  async function* entries() {
    yield { fileName: 'a.pdf', content: new TextEncoder().encode('uno') };
    yield { fileName: 'b.pdf', content: new TextEncoder().encode('due') };
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(entries(), new Date('2026-11-25T10:00:00Z'))) {
    chunks.push(chunk as Uint8Array);
  }
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  assert.deepEqual(
    Object.entries(files).map(([name, content]) => [name, new TextDecoder().decode(content)]),
    [
      ['a.pdf', 'uno'],
      ['b.pdf', 'due'],
    ],
  );
});
