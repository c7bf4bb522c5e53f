import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { diskFiles } from '../../../adapters/files/disk.ts';
import { fuzzedUploads, nastyName } from '../../../testing/uploads/fuzzed-uploads.ts';

test('[API-89 part] [API-90 part] [API-91 part] 500 fuzzed names through all calls: no 5xx, nothing outside the store', async () => {
  const { stored, refused, failures, outside } = await fuzzedUploads(500);
  assert.ok(stored > 100, `only ${stored} were stored`);
  assert.ok(refused > 20, `only ${refused} were refused`);
  assert.deepEqual([failures, outside], [0, []]);
});

test('10,000 fuzzed names given to the store itself touch nothing', async () => {
  const around = mkdtempSync(join(tmpdir(), 'workerbadge-store-'));
  mkdirSync(join(around, 'store'));
  const files = diskFiles(join(around, 'store'));
  const tried = fc.sample(nastyName, { numRuns: 10_000, seed: 4 });
  let refused = 0;
  for (const name of tried) {
    // The store's own rule lets plain names through; those would be written inside.
    if (/^[a-z0-9_-][a-z0-9_.-]*(?:\/[a-z0-9_-][a-z0-9_.-]*)*$/.test(name)) continue;
    refused += 1;
    await assert.rejects(files.write(name, Buffer.from('x'), 'text/plain'));
    await assert.rejects(files.writeBlock(name, '0000000', Buffer.from('x')));
    await assert.rejects(files.remove(name));
    assert.equal(await files.stat(name), null);
  }
  assert.ok(refused > 9000, `only ${refused} of them were nasty`);
  assert.deepEqual(readdirSync(around), ['store']);
  assert.deepEqual(readdirSync(join(around, 'store')), []);
  rmSync(around, { recursive: true, force: true });
});
