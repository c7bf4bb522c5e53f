import { createHash } from 'node:crypto';
import type { Platform } from '../../platform.ts';
import type { Notarisation } from '../../ports/notary.ts';
import { isSignatureValid } from './credential.ts';
import { ledgerHash } from './issue-badge.ts';
import type { Badge } from './repository.ts';

export const checkIds = ['signature', 'content', 'picture', 'ledger', 'revocation'] as const;

export type CheckId = (typeof checkIds)[number];
export type Verdict = 'authentic' | 'notVerifiable' | 'revoked';

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
  const passed: Record<CheckId, boolean> = {
    signature: await isSignatureValid(platform, badge.credential, badge.issuerAddress),
    content: saysTheSame(badge),
    picture: hasPictureDigest(badge),
    ledger: entry !== null && Buffer.from(entry.note).equals(hash),
    revocation: badge.revokedAt === null,
  };
  const isSound = passed.signature && passed.content && passed.picture && passed.ledger;
  return {
    verdict: !isSound ? 'notVerifiable' : passed.revocation ? 'authentic' : 'revoked',
    checks: checkIds.map((id) => ({ id, passed: passed[id] })),
    entry,
    hash,
    checkedAt: platform.clock.now(),
  };
}

type SignedStatements = {
  name?: unknown;
  awardedDate?: unknown;
  credentialSubject?: { identifier?: { identityHash?: unknown }[] };
  relatedResource?: { digestSRI?: unknown }[];
};

const statementsOf = (badge: Badge): SignedStatements | null => {
  try {
    return JSON.parse(badge.credential) as SignedStatements;
  } catch {
    return null;
  }
};

/** Whether the data that the page shows beside the credential equals the signed data. */
function saysTheSame(badge: Badge): boolean {
  const signed = statementsOf(badge);
  return (
    signed?.name === badge.title &&
    signed.awardedDate === badge.acquiredAt.toISOString() &&
    signed.credentialSubject?.identifier?.[0]?.identityHash === badge.holderName
  );
}

function hasPictureDigest(badge: Badge): boolean {
  const digest = createHash('sha256').update(badge.picture).digest('base64');
  return statementsOf(badge)?.relatedResource?.[0]?.digestSRI === `sha256-${digest}`;
}
