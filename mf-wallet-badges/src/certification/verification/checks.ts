/** In the order in which they are shown. */
export const checkIds = [
  'issuer',
  'signature',
  'content',
  'picture',
  'ledger',
  'log',
  'past',
  'revocation',
  'validity',
] as const;

export type CheckId = (typeof checkIds)[number];

/** What a page says of a badge that the holder and the issuer must have signed. */
export const shownFields = [
  'id',
  'title',
  'kind',
  'level',
  'competences',
  'course',
  'code',
  'holder',
  'issuer',
  'date',
  'validUntil',
  'criteria',
  'alignments',
  'score',
] as const;

export type ShownField = (typeof shownFields)[number];

/** Why a check failed. */
export type Failure =
  // issuer
  | 'otherIssuer'
  | 'unknownKey'
  | 'keyWithdrawn'
  // signature
  | 'noProof'
  | 'otherProof'
  | 'unknownContext'
  | 'unknownTerms'
  | 'badSignature'
  // content
  | 'notACredential'
  | 'differs'
  // picture
  | 'noDigest'
  | 'otherPicture'
  // ledger
  | 'otherHash'
  // log
  | 'notInLog'
  | 'badInclusion'
  | 'unsignedHead'
  | 'forgedCosignature'
  // past
  | 'otherLogKey'
  | 'forkedLog'
  | 'rewrittenLog'
  | 'shrunkLog'
  // anchor
  | 'otherStamp'
  // revocation
  | 'revoked'
  | 'forgedList'
  // validity
  | 'expired'
  | 'notYetValid'
  | 'badDate';

/** Why a check could not be made. */
export type Obstacle =
  | 'unreachable'
  | 'missing'
  | 'unreadable'
  | 'noVerifier'
  /** It follows from a check that did not pass or could not be made. */
  | 'follows'
  | 'pending'
  | 'unknownStatus'
  | 'contradiction'
  | 'otherLog'
  | 'memoryUnread';

export type Outcome =
  | { state: 'passed' }
  | { state: 'failed'; reason: Failure; fields?: ShownField[] }
  | { state: 'unchecked'; reason: Obstacle };

export type CheckResult = Outcome & { id: CheckId };

export type Verdict =
  | 'authentic'
  | 'rewritten'
  | 'refused'
  | 'notVerifiable'
  | 'revoked'
  | 'expired';

export const passed: Outcome = { state: 'passed' };
export const failed = (reason: Failure): Outcome => ({ state: 'failed', reason });
export const unchecked = (reason: Obstacle): Outcome => ({ state: 'unchecked', reason });

/** Checks that a true badge can fail: it was issued, and holds no longer. */
const endings: Partial<Record<Failure, Verdict>> = { revoked: 'revoked', expired: 'expired' };

/** The log is not what it was, whoever says so. */
const rewritings = new Set<Failure | Obstacle>(['forkedLog', 'rewrittenLog', 'shrunkLog']);

/**
 * What an anchor outside says of the badge. It is no condition of a good verdict, and one that is false fails
 * the badge. Null where there is none, or none that could be read.
 */
export function verdictOfAnchor(anchor: Outcome | null): 'rewritten' | 'refused' | null {
  if (anchor?.state !== 'failed') return null;
  return rewritings.has(anchor.reason) ? 'rewritten' : 'refused';
}

/**
 * The verdict, from the checks alone. A log that is not what it was is worse than a forgery: whoever keeps it
 * deceives everybody. A forgery is worse than a revocation, and that than an expiry.
 */
export function verdictOf(checks: readonly CheckResult[], anchor: Outcome | null = null): Verdict {
  const failures = checks.filter((check) => check.state === 'failed');
  if (failures.some(({ id }) => id === 'past')) return 'rewritten';
  const ofAnchor = verdictOfAnchor(anchor);
  if (ofAnchor !== null) return ofAnchor;
  if (failures.some(({ reason }) => endings[reason] === undefined)) return 'refused';
  for (const { reason } of failures) {
    const ending = endings[reason];
    if (ending !== undefined) return ending;
  }
  const areAll = checkIds.every((id) =>
    checks.some((check) => check.id === id && check.state === 'passed'),
  );
  return areAll ? 'authentic' : 'notVerifiable';
}

/** Every check with the same obstacle: nothing could be looked at. */
export const noneMade = (reason: Obstacle): CheckResult[] =>
  checkIds.map((id) => ({ id, ...unchecked(reason) }));
