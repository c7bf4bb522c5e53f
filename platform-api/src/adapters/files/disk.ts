import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { FilesPort } from '../../ports/files.ts';

// No segment begins with a point, so a name can neither climb out nor meet the store's own folders.
const nameRule = /^[a-z0-9_-][a-z0-9_.-]*(?:\/[a-z0-9_-][a-z0-9_.-]*)*$/;

/**
 * Files in a folder. A file is whole before it has its name: written aside, flushed, renamed. Its
 * content type stands beside it under `.types`, written first, so that no readable file lacks one.
 */
export function diskFiles(directory: string): FilesPort {
  const isName = (name: string) => name.length <= 200 && nameRule.test(name);
  const place = (name: string, kind: '.types' | 'content') => {
    if (!isName(name)) throw new Error('Not a name of a stored file');
    return join(directory, kind, name);
  };
  return {
    async write(name, content, contentType) {
      await writeWhole(directory, place(name, '.types'), Buffer.from(contentType));
      await writeWhole(directory, place(name, 'content'), content);
    },
    async stat(name) {
      if (!isName(name)) return null;
      try {
        const [{ size }, contentType] = await Promise.all([
          stat(place(name, 'content')),
          readFile(place(name, '.types'), 'utf8'),
        ]);
        return { size, contentType };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async read(name, range) {
      const handle = await open(place(name, 'content'), 'r');
      return handle.createReadStream(range);
    },
    async remove(name) {
      await rm(place(name, 'content'), { force: true });
      await rm(place(name, '.types'), { force: true });
    },
  };
}

async function writeWhole(directory: string, path: string, content: Uint8Array): Promise<void> {
  const aside = join(directory, '.incoming', randomUUID());
  await mkdir(dirname(aside), { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  try {
    const handle = await open(aside, 'wx', 0o600);
    await handle.writeFile(content);
    await handle.sync();
    await handle.close();
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

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as { code?: string }).code ?? '');
