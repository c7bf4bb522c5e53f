import {
  fromBase64,
  isOfLog,
  parseCheckpoint,
  readNoteKey,
  sameBytes,
  toBase64,
  verifyConsistency,
} from 'contracts/transparency-log';
import { failed, passed, unchecked, type Outcome } from '../checks.ts';
import { textOf, type Read } from '../reading.ts';
import type { SignedHead } from './check-log.ts';
import { consistencyOf, consistencyPath, LOG_CHECKPOINT } from './log-answers.ts';
import type { LogMemory, SeenHead } from './memory.ts';

/** What the head goes on from. */
export type SeenBefore = 'firstVisit' | 'noMemory' | { size: number; at: string };

export type PastCheck = { outcome: Outcome; before: SeenBefore | null };

// Each further turn is one that another tab was faster in.
const MAX_TURNS = 8;

const because = (outcome: Outcome): PastCheck => ({ outcome, before: null });

/**
 * Whether the log still begins with all that this browser saw of it, and remembers the new head if so. A head
 * that does not have the badge is held against the memory too, but not remembered.
 */
export async function checkPast(
  head: SignedHead,
  {
    isToKeep,
    now,
    read,
    memory,
  }: { isToKeep: boolean; now: number; read: Read; memory: LogMemory },
): Promise<PastCheck> {
  const next: SeenHead = {
    key: head.key,
    size: head.size,
    root: toBase64(head.root),
    at: new Date(now).toISOString(),
  };
  try {
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      const seen = await memory.seen(head.origin);
      if (seen === 'otherLog') return because(unchecked('otherLog'));
      if (seen === null) {
        if (!isToKeep) return because(unchecked('follows'));
      } else {
        const outcome = await goesOn(seen, head, read);
        if (outcome.state !== 'passed') return because(outcome);
      }
      const before = beforeOf(seen, memory);
      const isNewer = seen === null || seen.size < head.size;
      if (!isToKeep || !isNewer || (await memory.replace(head.origin, seen, next))) {
        return { outcome: passed, before };
      }
    }
  } catch {
    // As below: there is a memory, and it cannot be asked.
  }
  return because(unchecked('memoryUnread'));
}

function beforeOf(seen: SeenHead | null, { canRemember }: LogMemory): SeenBefore {
  if (seen !== null) return { size: seen.size, at: seen.at };
  return canRemember ? 'firstVisit' : 'noMemory';
}

/** Whether the head and the one that was seen are of one log; either may be the earlier. */
export async function goesOn(seen: SeenHead, head: SignedHead, read: Read): Promise<Outcome> {
  if (seen.key !== head.key) return failed('otherLogKey');
  const root = fromBase64(seen.root);
  if (root === null) throw new Error('What is remembered of the log cannot be read');
  const known = { size: seen.size, root };
  if (known.size === head.size) return sameBytes(root, head.root) ? passed : failed('forkedLog');
  const [first, second] = known.size < head.size ? [known, head] : [head, known];
  const reading = await read(consistencyPath(first.size, second.size));
  if (reading.state === 'unread') {
    const hasShrunk =
      reading.reason === 'missing' && second === known && (await isShorter(seen, head, read));
    return hasShrunk ? failed('shrunkLog') : unchecked(reading.reason);
  }
  const hashes = consistencyOf(reading.bytes);
  if (hashes === null) return unchecked('unreadable');
  return (await verifyConsistency({ first, second, hashes })) ? passed : failed('rewrittenLog');
}

/** Whether the newest head that the log signed is smaller than one that it signed before. */
async function isShorter(seen: SeenHead, head: SignedHead, read: Read): Promise<boolean> {
  const reading = await read(LOG_CHECKPOINT);
  const note = reading.state === 'read' ? textOf(reading.bytes) : null;
  const newest = note === null ? null : parseCheckpoint(note);
  const key = await readNoteKey(head.key);
  return newest !== null && key !== null && (await isOfLog(newest, key)) && newest.size < seen.size;
}
