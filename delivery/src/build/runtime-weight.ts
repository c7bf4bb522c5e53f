import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ReleaseStore } from '../release/release-store.ts';
import type { BuildSummary, SummarizedChunk } from './build-summary.ts';
import { dirOf } from './page-weights.ts';

const zipped = promisify(gzip);
const isRuntime = (name: string): boolean =>
  /^(webpack |@module-federation\/|delivery\/.*\/stand-ins\/federation\/)/u.test(name);

/**
 * The cost of composition at run time: federation and webpack's runtime in the shell, by their share
 * of the sources in its files, and the entry of every remote.
 * @returns bytes, gzip
 */
export async function runtimeWeight(
  summaries: BuildSummary[],
  store: ReleaseStore,
): Promise<number> {
  let bytes = 0;
  for (const summary of summaries) {
    const dir = dirOf(store, summary);
    if (summary.key !== 'shell') {
      bytes += await gzipBytes(path.join(dir, 'remoteEntry.js'));
      continue;
    }
    for (const chunk of summary.chunks) {
      const share = runtimeShare(chunk);
      if (share === 0) continue;
      for (const file of chunk.files) bytes += share * (await gzipBytes(path.join(dir, file)));
    }
  }
  return Math.round(bytes);
}

/** 0 to 1. */
export function runtimeShare({ modules }: Pick<SummarizedChunk, 'modules'>): number {
  const size = (list: SummarizedChunk['modules']) =>
    list.reduce((total, module) => total + module.size, 0);
  return size(modules.filter(({ name }) => isRuntime(name))) / (size(modules) || 1);
}

const gzipBytes = async (file: string): Promise<number> =>
  (await zipped(await readFile(file))).length;
