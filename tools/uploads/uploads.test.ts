import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { interruptedUpload } from './interrupted-upload.ts';
import { parallelBlocks } from './parallel-blocks.ts';
import { uploadServer, type UploadServer } from './upload-server.ts';

let server: UploadServer;
before(async () => {
  server = await uploadServer();
});
after(() => server.stop());

test('[EDIT-26 part] [API-89 part] [API-90 part] [API-91 part] the uploader and the server, both interrupted at random, send at most four blocks again each time', async () => {
  const { blocks, sent, interruptions, checksums } = await interruptedUpload(server, {
    bytes: 8_000_000,
    times: 4,
  });
  assert.deepEqual(interruptions.map(({ of }) => of).toSorted(), [
    'client',
    'client',
    'server',
    'server',
  ]);
  assert.ok(
    interruptions.every(({ sentAgain }) => sentAgain <= 4),
    JSON.stringify(interruptions),
  );
  assert.ok(sent - blocks <= 16, `${sent} blocks were sent for ${blocks}`);
  assert.equal(checksums.received, checksums.sent);
});

test('[API-90 part] 400 blocks at the same moment are all kept, and the memory of the server grows by at most 100 MB', async () => {
  const { accepted, before: had, most } = await parallelBlocks(server, 400);
  assert.equal(accepted, 400);
  // Only Linux reports the memory of a process.
  if (existsSync('/proc/self/status')) {
    assert.ok(had > 0);
    assert.ok(most - had <= 100e6, `${Math.round((most - had) / 1e6)} MB`);
  }
});
