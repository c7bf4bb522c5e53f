import { copyFile, mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathsUnder } from './manifest.ts';

type Seen = Map<string, string>;

/**
 * Copies what is new or changed since the last call with the same `seen`. Files of the stores appear whole,
 * so one that goes away meanwhile is simply not there.
 */
export async function copyTree(
  from: string,
  to: string,
  {
    seen = new Map(),
    leaveOut = () => false,
    folderMode = 0o700,
  }: { seen?: Seen; leaveOut?: (path: string) => boolean; folderMode?: number } = {},
): Promise<void> {
  const paths = pathsUnder(from).filter((path) => !leaveOut(path));
  const waiting = paths.toReversed();
  const copy = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await copyOne(join(from, path), join(to, path), path, { seen, folderMode });
    }
  };
  await Promise.all(Array.from({ length: 4 }, copy));
}

async function copyOne(
  from: string,
  to: string,
  path: string,
  { seen, folderMode }: { seen: Seen; folderMode: number },
): Promise<void> {
  try {
    const { size, mtimeMs } = await stat(from);
    const state = `${size} ${mtimeMs}`;
    if (seen.get(path) === state) return;
    await mkdir(dirname(to), { recursive: true, mode: folderMode });
    await copyFile(from, to);
    await flush(to);
    seen.set(path, state);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Brings a file, or the names in a folder, to the disk; a system that opens no folders does without. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
