/**
 * Publishes what builds wrote, without building and without the gate: each line of the input is a folder,
 * each line of the output the release's name. `store-only FOLDER` stores it and serves it to nobody. For the
 * browser tests, whose releases have faults that the gate would refuse.
 */
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ReleaseStore } from './release-store.ts';
import { releaseIn } from './sealed-build.ts';

const STORE_ONLY = 'store-only ';

const store = new ReleaseStore(path.resolve(process.env['RELEASES_DIR'] ?? '.data/releases'));
for await (const line of createInterface({ input: process.stdin })) {
  console.log(await published(line));
}

async function published(line: string): Promise<string> {
  if (!line.startsWith(STORE_ONLY)) return store.publish(line, { by: 'test', reason: 'test' });
  const folder = line.slice(STORE_ONLY.length);
  await store.sealed(folder, (sealed) => store.putSealed(sealed));
  return (await releaseIn(folder)).id;
}
