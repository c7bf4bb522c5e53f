import { useState } from 'react';
import type { Verification } from '../verification/verification.ts';

export type LastFound = {
  /** What was found last; null until the first check is through. */
  found: Verification | null;
  /** The checks run again: what was found must not be seen, and keeps its room. */
  isAgain: boolean;
};

/** What the checks found last. What a repetition finds again stays the same object, so nothing is drawn for it. */
export function useLastFound(verification: Verification | null): LastFound {
  const [last, setLast] = useState({ given: verification, found: verification });
  if (verification !== null && verification !== last.given) {
    setLast({ given: verification, found: withSameParts(last.found, verification) });
  }
  return { found: last.found, isAgain: verification === null && last.found !== null };
}

function withSameParts(before: Verification | null, next: Verification): Verification {
  if (before === null) return next;
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
