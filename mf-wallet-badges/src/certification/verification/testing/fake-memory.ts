import { isSameHead, type LogMemory, type SeenHead } from '../log/memory.ts';

export type FakeMemory = LogMemory & { heads: Map<string, SeenHead> };

/** The memory of a browser, until the test ends. */
export function fakeMemory(known: Record<string, SeenHead> = {}): FakeMemory {
  const heads = new Map(Object.entries(known));
  return {
    heads,
    canRemember: true,
    async seen(log) {
      return heads.get(log) ?? (heads.size === 0 ? null : 'otherLog');
    },
    async replace(log, before, next) {
      const isFree = isSameHead(heads.get(log) ?? null, before);
      if (isFree) heads.set(log, next);
      return isFree;
    },
  };
}
