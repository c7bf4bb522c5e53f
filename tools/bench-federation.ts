/** First figure of `pnpm bench delivery`: the code that is there only because shell and remotes are composed at run time. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { buildPackages, dirOf } from '../delivery/src/build/index.ts';
import type { BuildSummary } from '../delivery/src/build/index.ts';
import { openStore } from '../delivery/src/release/index.ts';

const limitBytes = 95_000;
const root = path.resolve(import.meta.dirname, '..');
const store = await openStore(process.env, path.join(root, '.data/releases'));
const summaries = await buildPackages({ root, store });

console.log('Federation runtime, gzip');
let total = 0;
for (const summary of summaries) {
  const bytes = await runtimeBytes(summary);
  total += bytes;
  console.log(`  ${summary.key.padEnd(18)} ${(bytes / 1000).toFixed(1).padStart(6)} kB`);
}
const isReached = total <= limitBytes;
console.log(
  `  ${'together'.padEnd(18)} ${(total / 1000).toFixed(1).padStart(6)} kB (at most ${limitBytes / 1000} kB)${isReached ? '' : '  OVER'}\n`,
);
if (!isReached) process.exitCode = 1;

/**
 * Of a remote its whole entry, webpack's own runtime and all; of the shell the part of its first scripts that
 * comes from the packages of federation, by the size of their sources in them.
 */
async function runtimeBytes(summary: BuildSummary): Promise<number> {
  const dir = dirOf(store, summary);
  const zipped = async (file: string) =>
    (await promisify(gzip)(await readFile(path.join(dir, file)), { level: 9 })).length;
  if (summary.key !== 'shell') return zipped('remoteEntry.js');
  let bytes = 0;
  for (const { files, modules } of summary.chunks) {
    const size = (of: typeof modules) => of.reduce((sum, module) => sum + module.size, 0);
    const own = size(modules.filter(({ name }) => /federation/u.test(name)));
    if (own === 0) continue;
    for (const file of files) bytes += ((await zipped(file)) * own) / size(modules);
  }
  return bytes;
}
