import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilesPort } from '../../ports/files.ts';
import { checkedBlockId, fileName, isFileName } from './file-name.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Files in a folder. A file is whole before it has its name: written aside, flushed, renamed. Its
 * content type stands beside it under `.types`, written first, so that no readable file lacks one.
 * Blocks of a file to come lie under `.blocks`, each its own file.
 */
export function diskFiles(directory: string): FilesPort {
  const place = (name: string, kind: '.types' | '.blocks' | 'content') =>
    join(directory, kind, fileName(name));
  const blockPlace = (name: string, blockId: string) =>
    join(place(name, '.blocks'), checkedBlockId(blockId));
  return {
    async write(name, content, contentType) {
      await writeWhole(directory, place(name, '.types'), [Buffer.from(contentType)]);
      await writeWhole(directory, place(name, 'content'), [content]);
    },
    async stat(name) {
      if (!isFileName(name)) return null;
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
    async writeBlock(name, blockId, content) {
      await writeWhole(directory, blockPlace(name, blockId), [content]);
    },
    async blocks(name) {
      const folder = place(name, '.blocks');
      const ids = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const sizes = new Map<string, number>();
      for (const id of ids) sizes.set(id, (await stat(join(folder, id))).size);
      return sizes;
    },
    async joinBlocks(name, blockIds, contentType) {
      const paths = blockIds.map((blockId) => blockPlace(name, blockId));
      await writeWhole(directory, place(name, '.types'), [Buffer.from(contentType)]);
      await writeWhole(directory, place(name, 'content'), contentsOf(paths));
    },
    async dropBlocks(name) {
      await rm(place(name, '.blocks'), { recursive: true, force: true });
    },
    async removeLeftovers(before) {
      const aside = join(directory, '.incoming');
      await mkdir(aside, { recursive: true });
      for (const entry of await readdir(aside)) {
        const path = join(aside, entry);
        const found = await stat(path).catch(() => null);
        if (found !== null && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}

async function* contentsOf(paths: string[]): AsyncGenerator<Uint8Array> {
  for (const path of paths) yield* createReadStream(path) as AsyncIterable<Buffer>;
}

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as { code?: string }).code ?? '');
