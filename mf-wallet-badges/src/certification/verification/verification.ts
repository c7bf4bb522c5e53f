import type { AnchorCheck } from './log/check-anchors.ts';
import type { LogFacts } from './log/check-log.ts';
import type { SeenBefore } from './log/check-past.ts';
import { noneMade, verdictOf, type CheckResult, type Obstacle, type Verdict } from './checks.ts';

/** What a page shows of a badge. */
export type ShownScore = {
  percent: number;
  thresholdPercent: number;
  areas: { name: string; percent: number }[];
};

export type ShownBadge = {
  title: string;
  kind: 'course' | 'exam';
  level: number;
  competences: string[];
  courseId: number;
  code: string;
  holder: string;
  issuer: string;
  /** Instant, ISO. */
  acquiredAt: string;
  /** Its last second, ISO; null: without end. */
  validUntil: string | null;
  criteria: string;
  /** Skills of ESCO. */
  alignments: { name: string; url: string }[];
  /** Of an exam. */
  score: ShownScore | null;
  /** Instant, ISO: what the host says of a revocation. */
  revokedAt: string | null;
  /** What the host says of the ledger. */
  proof: { salt: string; hash: string; transactionId: string | null; round: number | null };
};

export type BadgeToVerify = { badgeId: string; shown: ShownBadge };

export type Verification = {
  verdict: Verdict;
  checks: CheckResult[];
  /** Instant by the clock of this device, ISO. */
  checkedAt: string;
  /** The key that signed; null when it was not found among the issuer's. */
  key: { issuerId: string; multibase: string; path: string } | null;
  /** The picture that was signed, when it is the one at this host. */
  picture: string | null;
  /** Where the public log has it, and since when this browser knows that log; null when it has it not. */
  log: (LogFacts & { before: SeenBefore | null }) | null;
  /** What others say of the log; null where no anchor covers the badge. */
  anchor: AnchorCheck | null;
  /** Instant, ISO; null for a badge without end. */
  validUntil: string | null;
};

/** No check was made. */
export function unverified(reason: Obstacle, now: number): Verification {
  const checks = noneMade(reason);
  return {
    verdict: verdictOf(checks),
    checks,
    checkedAt: new Date(now).toISOString(),
    key: null,
    picture: null,
    log: null,
    anchor: null,
    validUntil: null,
  };
}
