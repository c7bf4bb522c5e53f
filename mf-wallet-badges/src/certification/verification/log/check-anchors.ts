import {
  isOfLog,
  parseCheckpoint,
  readNoteKey,
  readTimeStamp,
  sameBytes,
  toBase64,
  sha256,
} from 'contracts/transparency-log';
import { failed, passed, unchecked, type Outcome } from '../checks.ts';
import type { Read, Reading } from '../reading.ts';
import type { SignedHead } from './check-log.ts';
import { goesOn } from './check-past.ts';
import { anchorsOf, tokenPath, type AnchorAnswer } from './log-answers.ts';

/** Who else says when a head of the log was there. */
export type Anchor = {
  kind: AnchorAnswer['kind'];
  /** Entries of the head. */
  size: number;
  /** Instant, ISO: of a time stamp as it says itself, else as the host says. */
  at: string;
  authority: string;
  transactionId: string | null;
  explorerUrl: string | null;
};

export type AnchorCheck = { outcome: Outcome; anchors: Anchor[] };

const because = (outcome: Outcome): AnchorCheck => ({ outcome, anchors: [] });

/**
 * Whether the newest anchors that cover the badge are of this log: each of a head that the log signed and goes
 * on from, a time stamp of exactly that head. Nobody else is asked, so the signature of the authority and the
 * transaction are not looked at. Null where no anchor covers the badge.
 */
export async function checkAnchors(
  head: SignedHead,
  index: number,
  { list, read }: { list: Reading; read: Read },
): Promise<AnchorCheck | null> {
  if (list.state === 'unread') {
    return list.reason === 'missing' ? null : because(unchecked(list.reason));
  }
  const answers = anchorsOf(list.bytes);
  if (answers === null) return because(unchecked('unreadable'));
  const covering = answers.filter(({ size }) => size > index);
  const newest = (['timestamp', 'algorand'] as const).flatMap(
    (kind) => covering.find((answer) => answer.kind === kind) ?? [],
  );
  if (newest.length === 0) return null;
  const anchors: Anchor[] = [];
  for (const answer of newest) {
    const outcome = await checkHead(answer, head, read);
    if (outcome.state !== 'passed') return because(outcome);
    const at = answer.kind === 'timestamp' ? await stampedAt(answer, read) : answer.anchoredAt;
    if (typeof at !== 'string') return because(at);
    const { kind, size, authority, transactionId, explorerUrl } = answer;
    anchors.push({ kind, size, at, authority, transactionId, explorerUrl });
  }
  return { outcome: passed, anchors };
}

async function checkHead(answer: AnchorAnswer, head: SignedHead, read: Read): Promise<Outcome> {
  const anchored = parseCheckpoint(answer.checkpoint);
  const key = await readNoteKey(head.key);
  if (anchored === null || key === null || anchored.size !== answer.size) {
    return unchecked('unreadable');
  }
  if (!(await isOfLog(anchored, key))) return failed('unsignedHead');
  const { size, root } = anchored;
  const known = { key: head.key, size, root: toBase64(root), at: answer.anchoredAt };
  return goesOn(known, head, read);
}

/** When the stamp says that it saw this head, ISO; else why it does not say so. */
async function stampedAt(answer: AnchorAnswer, read: Read): Promise<string | Outcome> {
  const token = await read(tokenPath(answer.size));
  if (token.state === 'unread') return unchecked(token.reason);
  const stamp = readTimeStamp(new Uint8Array(token.bytes));
  if (stamp === null) return unchecked('unreadable');
  const hash = await sha256(new TextEncoder().encode(answer.checkpoint));
  return sameBytes(stamp.hash, hash) ? stamp.at.toISOString() : failed('otherStamp');
}
