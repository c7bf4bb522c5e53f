/**
 * Publishes what builds wrote, without building and without the gate: each line of the input is a folder,
 * each line of the output the release's name. `store-only FOLDER` stores it and serves it to nobody; `forget-before`
 * leaves browsers no version before to fall back to. For the browser tests, whose releases have faults that the gate
 * would refuse.
 */
import path from 'node:path';
import { createInterface } from 'node:readline';
import { withStable } from './registry-changes.ts';
import { ReleaseStore } from './release-store.ts';
import { releaseIn } from './sealed-build.ts';

const STORE_ONLY = 'store-only ';
const FORGET_BEFORE = 'forget-before';

const store = new ReleaseStore(path.resolve(process.env['RELEASES_DIR'] ?? '.data/releases'));
for await (const line of createInterface({ input: process.stdin })) {
  console.log(await published(line));
}

async function published(line: string): Promise<string> {
  if (line === FORGET_BEFORE) return forgetBefore();
  if (!line.startsWith(STORE_ONLY)) return store.publish(line, { by: 'test', reason: 'test' });
  const folder = line.slice(STORE_ONLY.length);
  await store.sealed(folder, (sealed) => store.putSealed(sealed));
  return (await releaseIn(folder)).id;
}

/** @returns the revision that is served from then on. */
async function forgetBefore(): Promise<string> {
  const operation = { name: 'promote', key: '', version: '', by: 'test', reason: 'test' } as const;
  const revision = await store.change(operation, ({ registry, shell }) => ({
    registry: Object.entries(registry.remotes).reduce(
      (alone, [key, { stable, versions }]) =>
        versions[stable] ? withStable(alone, key, stable, versions[stable]) : alone,
      { ...registry, remotes: {} },
    ),
    shell: shell && { stable: shell.stable },
  }));
  return String(revision);
}
