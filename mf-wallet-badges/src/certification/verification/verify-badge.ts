import { sha256, toHex } from 'contracts/transparency-log';
import { fromBase64Url, joined } from './bytes.ts';
import {
  checkIds,
  failed,
  passed,
  unchecked,
  verdictOf,
  type CheckResult,
  type Outcome,
} from './checks.ts';
import { credentialPath, inclusionPath, picturePath } from './addresses.ts';
import { checkContent } from './content.ts';
import { checkProof, proofOf } from './data-integrity.ts';
import { findKey, type KeySearch } from './issuer-key.ts';
import { checkAnchors } from './log/check-anchors.ts';
import { checkLog } from './log/check-log.ts';
import { checkPast, type PastCheck } from './log/check-past.ts';
import { LOG_ANCHORS, LOG_KEYS } from './log/log-answers.ts';
import type { LogMemory } from './log/memory.ts';
import { checkPicture } from './picture.ts';
import { objectOf, readingOnce, type JsonObject, type Read } from './reading.ts';
import { checkStatus } from './status/check-status.ts';
import { checkValidity, instantOf } from './validity.ts';
import {
  unverified,
  type BadgeToVerify,
  type ShownBadge,
  type Verification,
} from './verification.ts';

/**
 * Verifies a badge of this host for a page that shows it: from the signed credential and the issuer's
 * published keys, never from what the host thinks of it.
 */
export async function verifyBadge(
  { badgeId, shown }: BadgeToVerify,
  { read: readAnew, memory, now }: { read: Read; memory: LogMemory; now: number },
): Promise<Verification> {
  const read = readingOnce(readAnew);
  const path = credentialPath(badgeId);
  const [reading, picture, proof, logKeys, list] = await Promise.all([
    read(path),
    read(picturePath(badgeId)),
    read(inclusionPath(badgeId)),
    read(LOG_KEYS),
    read(LOG_ANCHORS),
  ]);
  if (reading.state === 'unread') return unverified(reading.reason, now);
  const credential = objectOf(reading.bytes);
  if (credential === null) return unverified('unreadable', now);

  const { search, signature } = await checkSignature(credential, read);
  const log = await checkLog({ bytes: reading.bytes, document: credential }, proof, logKeys);
  const isToKeep = log.outcome.state === 'passed';
  const past: PastCheck =
    log.head === null
      ? { outcome: unchecked('follows'), before: null }
      : await checkPast(log.head, { isToKeep, now, read, memory });
  const anchor =
    log.head === null || log.facts === null
      ? null
      : await checkAnchors(log.head, log.facts.index, { list, read });
  const drawn = await checkPicture(credential, picturePath(badgeId), picture);
  const outcomes: Record<CheckResult['id'], Outcome> = {
    issuer: search.outcome,
    signature,
    content: await checkContent(badgeId, shown, credential, drawn.svg),
    picture: drawn.outcome,
    ledger: await checkHash(shown.proof, reading.bytes),
    log: log.outcome,
    past: past.outcome,
    revocation:
      search.key === null
        ? unchecked('follows')
        : notContradicted(
            await checkStatus(credential, { credentialPath: path, now }, read),
            shown.revokedAt,
          ),
    validity: checkValidity(credential, now),
  };
  const checks = resultsOf(outcomes);
  return {
    verdict: verdictOf(checks, anchor?.outcome),
    checks,
    checkedAt: new Date(now).toISOString(),
    key: search.key && {
      issuerId: search.key.issuerId,
      multibase: search.key.multibase,
      path: search.key.path,
    },
    picture: drawn.svg,
    log: log.facts && { ...log.facts, before: past.before },
    anchor,
    validUntil: isoOf(instantOf(credential['validUntil'])),
  };
}

const resultsOf = (outcomes: Record<CheckResult['id'], Outcome>): CheckResult[] =>
  checkIds.map((id) => ({ id, ...outcomes[id] }));

const isoOf = (instant: number | null) =>
  instant === null ? null : new Date(instant).toISOString();

/** Whose key it is, and whether it signed the document. */
export async function checkSignature(
  credential: JsonObject,
  read: Read,
): Promise<{ search: KeySearch; signature: Outcome }> {
  const proof = proofOf(credential);
  if ('state' in proof) {
    return { search: { outcome: unchecked('follows'), key: null }, signature: proof };
  }
  const search = await findKey(credential['issuer'], proof.verificationMethod, proof.created, read);
  return {
    search,
    signature:
      search.key === null
        ? unchecked('follows')
        : await checkProof(credential, proof, search.key.bytes),
  };
}

/** The entry of the ledger is sha256(salt ‖ credential), byte for byte (E125). */
async function checkHash(
  { salt, hash, transactionId, round }: ShownBadge['proof'],
  credential: Uint8Array,
): Promise<Outcome> {
  const bytes = fromBase64Url(salt);
  const own = bytes === null ? null : toHex(await sha256(joined(bytes, credential)));
  if (own !== hash) return failed('otherHash');
  return transactionId === null || round === null ? unchecked('pending') : passed;
}

/** The host says that it revoked what its list does not name: one of the two is wrong. */
const notContradicted = (outcome: Outcome, revokedAt: string | null): Outcome =>
  outcome.state === 'passed' && revokedAt !== null ? unchecked('contradiction') : outcome;
