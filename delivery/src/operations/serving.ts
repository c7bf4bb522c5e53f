import { ReleaseRefusal } from '../release/release-refusal.ts';

/** @throws ReleaseRefusal for ways to serve a release that exclude each other. */
export function requireServable({
  key,
  percent,
  isStoreOnly = false,
}: {
  key: string;
  /** Of a canary. */
  percent: number | undefined;
  isStoreOnly?: boolean | undefined;
}): void {
  if (percent === undefined) return;
  if (key === 'shell') throw new ReleaseRefusal('The shell has no canary: everybody has one.');
  if (isStoreOnly) {
    throw new ReleaseRefusal('What is only stored is no canary: --store-only or --canary.');
  }
}
