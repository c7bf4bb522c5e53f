import type { Platform } from '../../platform.ts';
import type { Notarisation } from '../../ports/notary.ts';
import { isSignatureValid } from './credential.ts';
import { ledgerHash } from './note-on-ledger.ts';
import type { Badge } from './repository.ts';
import { isListedAsRevoked } from './status/status-repository.ts';
import { hasPictureDigest, saysTheSame } from './signed-statements.ts';

export const checkIds = [
  'signature',
  'content',
  'picture',
  'ledger',
  'revocation',
  'validity',
] as const;

export type CheckId = (typeof checkIds)[number];
export type Verdict = 'authentic' | 'notVerifiable' | 'revoked' | 'expired';

export type Verification = {
  verdict: Verdict;
  /** In the order in which they are shown. */
  checks: { id: CheckId; passed: boolean }[];
  entry: Notarisation | null;
  /** sha256(salt ‖ credential), to be compared with the ledger's note. */
  hash: Uint8Array;
  checkedAt: Date;
};

/** Checks a badge now, from the credential's own bytes; nothing of an earlier answer is believed. */
export async function verifyBadge(platform: Platform, badge: Badge): Promise<Verification> {
  const entry =
    badge.transactionId === null ? null : await platform.notary.find(badge.transactionId);
  const hash = ledgerHash(badge);
  const checkedAt = platform.clock.now();
  const passed: Record<CheckId, boolean> = {
    signature: await isSignatureValid(platform, badge.credential, badge.issuerAddress),
    content: saysTheSame(badge),
    picture: hasPictureDigest(badge),
    ledger: entry !== null && Buffer.from(entry.note).equals(hash),
    revocation:
      badge.revokedAt === null && !(await isListedAsRevoked(platform.database.db, badge.id)),
    validity: badge.validUntil === null || checkedAt <= badge.validUntil,
  };
  const isSound = passed.signature && passed.content && passed.picture && passed.ledger;
  return {
    verdict: verdictOf(passed, isSound),
    checks: checkIds.map((id) => ({ id, passed: passed[id] })),
    entry,
    hash,
    checkedAt,
  };
}

/** A badge that was revoked says so first, whatever else is wrong with it; one that ended, where it is genuine. */
function verdictOf(passed: Record<CheckId, boolean>, isSound: boolean): Verdict {
  if (!passed.revocation) return 'revoked';
  if (!isSound) return 'notVerifiable';
  return passed.validity ? 'authentic' : 'expired';
}
