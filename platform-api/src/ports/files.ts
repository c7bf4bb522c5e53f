import type { Readable } from 'node:stream';

export type StoredFile = { size: number; contentType: string };

/** A store of files by name (`[a-z0-9/_.-]+`, never a path of the outside). */
export type FilesPort = {
  /** Writes the whole file before it can be read; an existing one is replaced. */
  write(name: string, content: Uint8Array, contentType: string): Promise<void>;
  stat(name: string): Promise<StoredFile | null>;
  /** @param range first and last byte, both included */
  read(name: string, range?: { start: number; end: number }): Promise<Readable>;
  remove(name: string): Promise<void>;
};
