import {
  verdictOfAnchor,
  type Failure,
  type Obstacle,
  type Outcome,
  type Verdict,
} from '../../verification/checks.ts';

/** In the order in which they are shown. */
export const fileCheckIds = [
  'form',
  'issuer',
  'signature',
  'picture',
  'log',
  'past',
  'revocation',
  'validity',
] as const;

export type FileCheckId = (typeof fileCheckIds)[number];

/** Why a check of a file failed, beside the reasons of a badge's own page. */
export type FileFailure =
  | Failure
  | 'incomplete'
  | 'otherClaims'
  | 'badToken'
  | 'badProof'
  | 'proofExpired'
  | 'otherKey'
  | 'hostDiffers'
  | 'otherHost';

/** Why the host of somebody else said nothing of use. */
export type HostObstacle =
  /** It does not answer, or lets no other page read what it answers. */
  | 'hostSilent'
  | 'hostMissing'
  /** To where, a browser does not tell. */
  | 'hostRedirects'
  | 'hostTooLarge'
  | 'hostUnreadable';

/** Why it could not be made. */
export type FileObstacle =
  | Obstacle
  | HostObstacle
  | 'noKeys'
  | 'otherList'
  | 'oldList'
  // What only another host can say; it is not asked.
  | 'needsIssuer'
  | 'needsList'
  | 'hosted'
  | 'otherSuite'
  | 'otherContext'
  | 'noCrypto'
  | 'otherCopy';

export type FileOutcome =
  | { state: 'passed' }
  | { state: 'failed'; reason: FileFailure }
  | { state: 'unchecked'; reason: FileObstacle }
  /** There is nothing to check; that is no check that passed. */
  | { state: 'absent'; reason: 'noList' };

export type FileCheck = FileOutcome & { id: FileCheckId };
export type FileOutcomes = Partial<Record<FileCheckId, FileOutcome>>;

/** Issued here, signed by somebody else, or of Open Badges 2.0: then the issuer's server is the proof. */
export type Origin = 'ours' | 'foreign' | 'hosted';

/**
 * `intact`: signed by the key that it names, of which nothing else is known. `confirmed`: the host that the
 * issuer names as its own says so too.
 */
export type FileVerdict = Verdict | 'intact' | 'confirmed';

export const fileFailed = (reason: FileFailure): FileOutcome => ({ state: 'failed', reason });
export const fileUnchecked = (reason: FileObstacle): FileOutcome => ({
  state: 'unchecked',
  reason,
});
export const noList: FileOutcome = { state: 'absent', reason: 'noList' };

export const checksOf = (outcomes: FileOutcomes): FileCheck[] =>
  fileCheckIds.flatMap((id) => {
    const outcome = outcomes[id];
    return outcome === undefined ? [] : [{ id, ...outcome }];
  });

/** A check that fails goes before one that could not be made, and that before one that passed. */
export const worst = (...outcomes: FileOutcome[]): FileOutcome =>
  outcomes.find(({ state }) => state === 'failed') ??
  outcomes.find(({ state }) => state === 'unchecked') ?? { state: 'passed' };

const ofOthers = ['form', 'issuer', 'signature', 'revocation', 'validity'] as const;
const needed: Record<Origin, readonly FileCheckId[]> = {
  ours: fileCheckIds,
  foreign: ofOthers,
  hosted: ofOthers,
};

const endings: Partial<Record<FileFailure, FileVerdict>> = {
  revoked: 'revoked',
  expired: 'expired',
};

/** What others say of a badge beside the checks. */
type Supports = {
  anchor: Outcome | null;
  /** The host that confirmed it for its issuer. */
  confirmedBy: string | null;
};

/** The verdict, from the checks alone: nothing good is said before every needed one passed. */
export function verdictOfFile(
  origin: Origin,
  checks: readonly FileCheck[],
  { anchor = null, confirmedBy = null }: Partial<Supports> = {},
): FileVerdict {
  const failures = checks.filter((check) => check.state === 'failed');
  if (failures.some(({ id }) => id === 'past')) return 'rewritten';
  const ofAnchor = verdictOfAnchor(anchor);
  if (ofAnchor !== null) return ofAnchor;
  if (failures.some(({ reason }) => endings[reason] === undefined)) return 'refused';
  for (const { reason } of failures) {
    const ending = endings[reason];
    if (ending !== undefined) return ending;
  }
  const areAll = needed[origin].every((id) =>
    checks.some(
      (check) =>
        check.id === id &&
        (check.state === 'passed' || (origin === 'foreign' && check.state === 'absent')),
    ),
  );
  if (!areAll) return 'notVerifiable';
  if (origin === 'ours') return 'authentic';
  if (confirmedBy !== null) return 'confirmed';
  // Of a hosted badge its host is all the proof there is.
  return origin === 'hosted' ? 'notVerifiable' : 'intact';
}
