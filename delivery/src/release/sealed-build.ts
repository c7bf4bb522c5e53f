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

/** Gives `use` a copy of a build in a temporary folder, sealed with this key, and removes it afterwards. */
export async function withSealed<T>(
  builtDir: string,
  { privateKey }: SigningKey,
  { compressed }: { compressed: boolean },
  use: (dir: string) => Promise<T>,
): Promise<T> {
  const sealed = await mkdtemp(path.join(os.tmpdir(), 'release-'));
  try {
    await cp(builtDir, sealed, { recursive: true });
    await sealRelease(sealed, await releaseIn(builtDir), privateKey);
    if (compressed) await precompress(sealed);
    return await use(sealed);
  } finally {
    await rm(sealed, { recursive: true, force: true });
  }
}
