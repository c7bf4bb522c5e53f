import { failed, passed, type Outcome } from './checks.ts';
import type { JsonObject } from './reading.ts';

// Clocks of visitors are not exact.
const TOLERANCE_MS = 5 * 60_000;

/** Whether a document holds at a moment, by its `validFrom` and `validUntil`. */
export function checkValidity(document: JsonObject, now: number): Outcome {
  const { validFrom, validUntil } = document;
  const from = instantOf(validFrom);
  const until = validUntil === undefined ? Infinity : instantOf(validUntil);
  if (from === null || until === null) return failed('badDate');
  if (from > now + TOLERANCE_MS) return failed('notYetValid');
  return until < now ? failed('expired') : passed;
}

export function instantOf(value: unknown): number | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
