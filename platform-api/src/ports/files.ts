import type { Readable } from 'node:stream';

export type StoredFile = { size: number; contentType: string };

/**
 * A store of files by name (`[a-z0-9/_.-]+`, never a path of the outside). A file comes whole by
 * `write`, or in blocks that may arrive in any order and any number of times.
 */
export type FilesPort = {
  /** Writes the whole file before it can be read; an existing one is replaced. */
  write(name: string, content: Uint8Array, contentType: string): Promise<void>;
  stat(name: string): Promise<StoredFile | null>;
  /** @param range first and last byte, both included */
  read(name: string, range?: { start: number; end: number }): Promise<Readable>;
  remove(name: string): Promise<void>;
  /**
   * Keeps one block of a file that is not there yet; one with the same id is replaced. What has
   * returned survives a crash.
   * @param blockId 7 digits
   */
  writeBlock(name: string, blockId: string, content: Uint8Array): Promise<void>;
  /** The kept blocks of a file, sizes in bytes by id. */
  blocks(name: string): Promise<Map<string, number>>;
  /** Makes the file of these blocks in this order. They stay until `dropBlocks`, so that it can be repeated. */
  joinBlocks(name: string, blockIds: readonly string[], contentType: string): Promise<void>;
  /** Forgets the blocks of a file; the file itself stays, if it was made. */
  dropBlocks(name: string): Promise<void>;
  /** Removes what writers that were killed before this instant have left half done. */
  removeLeftovers(before: Date): Promise<void>;
};
