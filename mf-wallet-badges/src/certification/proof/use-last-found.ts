import { useState } from 'react';
import type { Verification } from '../verification/verification.ts';

/** What the checks found, apart from the instant. */
export type Found = Pick<Verification, 'checks' | 'key' | 'log' | 'anchor' | 'validUntil'>;

type LastFound = {
  /** What was found last; null until the first check is through. */
  found: Found | null;
  /** The checks run again: what was found must not be seen, and keeps its room. */
  isAgain: boolean;
};

/** What the checks found last. What a repetition finds again stays the same object, so nothing is drawn for it. */
export function useLastFound(verification: Verification | null): LastFound {
  const [last, setLast] = useState(() => ({
    given: verification,
    found: verification && foundIn(verification),
  }));
  if (verification !== null && verification !== last.given) {
    setLast({ given: verification, found: withSameParts(last.found, foundIn(verification)) });
  }
  return { found: last.found, isAgain: verification === null && last.found !== null };
}

const foundIn = ({ checks, key, log, anchor, validUntil }: Verification): Found => ({
  checks,
  key,
  log,
  anchor,
  validUntil,
});

function withSameParts(before: Found | null, next: Found): Found {
  if (before === null || same(before, next) === before) return before ?? next;
  return {
    ...next,
    checks: next.checks.map((check) =>
      same(
        before.checks.find(({ id }) => id === check.id),
        check,
      ),
    ),
    key: same(before.key, next.key),
    log: same(before.log, next.log),
    anchor: same(before.anchor, next.anchor),
  };
}

/** The value of before, where it says the same. */
const same = <T>(before: T | undefined, next: T): T =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(next) ? before : next;
