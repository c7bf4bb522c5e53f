/**
 * Where releases are kept. Names are relative, with `/`. Two means of change suffice for several
 * operators: a document that is created once (`create`), and a folder that appears whole (`putFolder`).
 */
export type ReleaseStorage = {
  /** For messages: the folder, or the container's address. */
  readonly place: string;
  /** How long an answer may be reused for pages; 0 on a disk. */
  readonly freshForMs: number;
  /** Null when there is no such document. */
  read(name: string): Promise<Buffer | null>;
  /**
   * Creates a document whole.
   * @returns false when one of that name is there already: another operator was first.
   */
  create(name: string, content: Buffer): Promise<boolean>;
  /** For documents that can be made again from others; readers see the old one or the new one. */
  replace(name: string, content: Buffer): Promise<void>;
  /** Every document under a folder, with its whole name. */
  list(folder: string): Promise<string[]>;
  /**
   * Stores a local folder under a name that is never changed again.
   * @returns false when a finished folder of that name is there already.
   */
  putFolder(name: string, localDir: string): Promise<boolean>;
  removeFolder(name: string): Promise<void>;
  /** Brings a document to the local folder that serves it; nothing to do where they are the same. */
  fetchTo(localDir: string, name: string): Promise<void>;
  /** Removes leftovers of operators that were killed more than an hour ago. */
  removeLeftovers(): Promise<number>;
};

/** The document that marks a release as complete; written last. */
export const sealName = 'integrity.json';

export const LEFTOVER_AGE_MS = 60 * 60_000;
