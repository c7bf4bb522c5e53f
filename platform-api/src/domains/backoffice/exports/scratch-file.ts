import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilesPort } from '../../../ports/files.ts';

/** Work on a file that has no name: a killed process leaves nothing of it. */
export async function withScratchFile<T>(work: (file: FileHandle) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `workerbadge-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    return await work(file);
  } finally {
    await file.close();
  }
}

const BLOCK_BYTES = 8 * 1024 * 1024;

/** Puts a file into the store, block by block. @returns its size */
export async function storeFile(
  files: FilesPort,
  name: string,
  file: FileHandle,
  contentType: string,
): Promise<number> {
  const blockIds: string[] = [];
  const { size } = await file.stat();
  const content = Buffer.alloc(Math.min(size, BLOCK_BYTES));
  for (let at = 0; at < size; at += BLOCK_BYTES) {
    const { bytesRead } = await file.read(content, 0, content.length, at);
    const blockId = String(blockIds.length + 1).padStart(7, '0');
    await files.writeBlock(name, blockId, content.subarray(0, bytesRead));
    blockIds.push(blockId);
  }
  await files.joinBlocks(name, blockIds, contentType);
  await files.dropBlocks(name);
  return size;
}
