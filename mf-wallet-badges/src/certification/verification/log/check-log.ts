import {
  cosignedAt,
  credentialEntry,
  isOfLog,
  leafHash,
  parseCheckpoint,
  readNoteKey,
  verifyInclusion,
  type TreeHead,
  type UncheckedCheckpoint,
} from 'contracts/transparency-log';
import { failed, passed, unchecked, type Outcome } from '../checks.ts';
import { textOf, type JsonObject, type Reading } from '../reading.ts';
import { inclusionOf, logKeysOf } from './log-answers.ts';

/** A head that the log signed, and the key that did. */
export type SignedHead = TreeHead & { key: string };

export type LogFacts = {
  name: string;
  size: number;
  index: number;
  /** Of the witnesses that the log says to have. */
  witnesses: { known: number; signed: number };
};

export type LogSearch = {
  outcome: Outcome;
  /** Null when no head was had that the log signed. */
  head: SignedHead | null;
  facts: LogFacts | null;
};

const nothing = (outcome: Outcome): LogSearch => ({ outcome, head: null, facts: null });

/** Whether the public log has these bytes as the credential: at its place, under a head that the log signed. */
export async function checkLog(
  credential: { bytes: Uint8Array; document: JsonObject },
  proof: Reading,
  keys: Reading,
): Promise<LogSearch> {
  if (proof.state === 'unread') {
    // The host says so of itself; any other 404 is of an address that there is not.
    const isAbsent = proof.code === 'LOG_ENTRY_NOT_FOUND';
    return nothing(isAbsent ? failed('notInLog') : unchecked(proof.reason));
  }
  if (keys.state === 'unread') return nothing(unchecked(keys.reason));
  const inclusion = inclusionOf(proof.bytes);
  const published = logKeysOf(keys.bytes);
  const key = published === null ? null : await readNoteKey(published.key);
  const checkpoint = inclusion === null ? null : parseCheckpoint(inclusion.checkpoint);
  if (inclusion === null || published === null || key === null || checkpoint === null) {
    return nothing(unchecked('unreadable'));
  }
  if (!(await isOfLog(checkpoint, key))) return nothing(failed('unsignedHead'));
  const { origin, size, root } = checkpoint;
  const head = { origin, size, root, key: published.key };
  const text = textOf(credential.bytes) ?? '';
  const { id } = credential.document;
  const entry = await credentialEntry(typeof id === 'string' ? id : '', text);
  const isIncluded =
    size === inclusion.size &&
    (await verifyInclusion({ ...inclusion, leafHash: await leafHash(entry), root }));
  if (!isIncluded) return { outcome: failed('badInclusion'), head, facts: null };
  const witnesses = await countWitnesses(checkpoint, published.witnesses);
  if (witnesses === null) return { outcome: failed('forgedCosignature'), head, facts: null };
  return {
    outcome: passed,
    head,
    facts: { name: origin, size, index: inclusion.index, witnesses },
  };
}

/** How many of the known witnesses cosigned; null when one of their names stands there without its signature. */
async function countWitnesses(
  checkpoint: UncheckedCheckpoint,
  texts: string[],
): Promise<LogFacts['witnesses'] | null> {
  let signed = 0;
  let known = 0;
  for (const text of texts) {
    const key = await readNoteKey(text);
    if (key?.kind !== 'witness') continue;
    known += 1;
    const isNamed = checkpoint.signatures.some(
      ({ name, id }) => name === key.name && id === key.id,
    );
    if (!isNamed) continue;
    if ((await cosignedAt(checkpoint, key)) === null) return null;
    signed += 1;
  }
  return { known, signed };
}
