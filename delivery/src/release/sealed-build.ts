import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ReleaseName } from '../webpack/release-name.ts';
import { sealRelease } from './integrity.ts';
import { precompress } from './release-files.ts';
import type { SigningKey } from './signing-key.ts';

/** Who a build is, by its `release.json`. */
export async function releaseIn(builtDir: string): Promise<Pick<ReleaseName, 'key' | 'id'>> {
  const text = await readFile(path.join(builtDir, 'release.json'), 'utf8');
  return JSON.parse(text) as ReleaseName;
}

/** Gives `use` a copy of a build in a temporary folder, sealed with this key and compressed, and removes it afterwards. */
export async function withSealed<T>(
  builtDir: string,
  { privateKey }: SigningKey,
  use: (dir: string) => Promise<T>,
): Promise<T> {
  return withCopy(builtDir, async (sealed) => {
    await sealRelease(sealed, await releaseIn(builtDir), privateKey);
    await precompress(sealed);
    return use(sealed);
  });
}

/** Gives `use` a copy with the compressed files beside the others, not sealed. */
export async function withCompressed<T>(
  builtDir: string,
  use: (dir: string) => Promise<T>,
): Promise<T> {
  return withCopy(builtDir, async (dir) => {
    await precompress(dir);
    return use(dir);
  });
}

async function withCopy<T>(builtDir: string, use: (dir: string) => Promise<T>): Promise<T> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'release-'));
  try {
    await cp(builtDir, copy, { recursive: true });
    return await use(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
