import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file that has its name only once it is whole: aside in `.incoming`, flushed, renamed. */
export async function writeWhole(
  directory: string,
  path: string,
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  const aside = join(directory, '.incoming', randomUUID());
  await mkdir(dirname(aside), { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  try {
    const handle = await open(aside, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** A rename reaches the disk with its folder; systems that cannot open a folder do without. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
