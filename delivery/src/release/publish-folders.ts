/**
 * Publishes what builds wrote, without building and without the gate: each line of the input is a folder,
 * each line of the output the release's name. For the browser tests, whose releases have faults that
 * the gate would refuse.
 */
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ReleaseStore } from './release-store.ts';

const store = new ReleaseStore(path.resolve(process.env['RELEASES_DIR'] ?? '.data/releases'));
for await (const folder of createInterface({ input: process.stdin })) {
  console.log(await store.publish(folder, { by: 'test', reason: 'test' }));
}
