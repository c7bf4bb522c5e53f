/** A head of the public log that this browser saw, and found to go on from all that it saw before. */
export type SeenHead = {
  /** The key of the log, as text. */
  key: string;
  size: number;
  /** In base64. */
  root: string;
  /** When, by the clock of this device, ISO. */
  at: string;
};

/**
 * What this browser remembers of the log of this host, under the log's name. Both may reject: then there is a
 * memory that could not be asked.
 */
export type LogMemory = {
  /** `false` where the browser forbids this site every memory: each visit is a first one. */
  canRemember: boolean;
  /** `otherLog`: another one than this is known here; `null`: none yet. */
  seen(log: string): Promise<SeenHead | 'otherLog' | null>;
  /**
   * Keeps `next` in place of `before`. `false` when it is no longer `before` that is remembered: another tab
   * was faster, and what it saw is not lost.
   */
  replace(log: string, before: SeenHead | null, next: SeenHead): Promise<boolean>;
};

export const noMemory: LogMemory = {
  canRemember: false,
  seen: async () => null,
  replace: async () => true,
};

export const isSameHead = (a: SeenHead | null, b: SeenHead | null): boolean =>
  a === null || b === null ? a === b : a.key === b.key && a.size === b.size && a.root === b.root;
