import type { AnchorCheck } from '../../verification/log/check-anchors.ts';
import { badgeTextIn, type Container } from './badge-text.ts';
import { assertionClaims, claimsOf, type Claims } from './claims.ts';
import {
  checksOf,
  verdictOfFile,
  type FileCheck,
  type FileOutcomes,
  type FileVerdict,
  type Origin,
} from './file-checks.ts';
import { parseBadge } from './parsed-badge.ts';
import type { Unread } from './unread.ts';
import { verifyAddress, verifyAssertion } from './verify-assertion.ts';
import { verifyForeign } from './verify-foreign.ts';
import { isOwn, verifyOwn, type Deps } from './verify-own.ts';

export type ReadBadge = {
  state: 'read';
  verdict: FileVerdict;
  checks: FileCheck[];
  origin: Origin;
  container: Container;
  claims: Claims;
  key: string | null;
  /** Who would have to be asked for the checks that were not made. */
  hosts: string[];
  /** Of a badge of this host: its page, and the picture that was signed. */
  badgeId: string | null;
  picture: string | null;
  /** What others say of the log that has it; null where no anchor covers the badge. */
  anchor: AnchorCheck | null;
};

export type FileVerification = ReadBadge | { state: 'unread'; reason: Unread };

const unread = (reason: Unread): FileVerification => ({ state: 'unread', reason });

const noClaims = assertionClaims({});

/**
 * Verifies the badge in a file. Only for a badge that says it is of this host is anything read, and from
 * this host alone.
 */
export async function verifyFile(bytes: Uint8Array, deps: Deps): Promise<FileVerification> {
  const found = await badgeTextIn(bytes);
  if (typeof found === 'string') return unread(found);
  const { container, text } = found;
  const parsed = parseBadge(text);
  if (typeof parsed === 'string') return unread(parsed);
  if (parsed.kind === 'address') {
    return result('hosted', { container, claims: noClaims, ...verifyAddress(parsed.address) });
  }
  if (parsed.kind === 'assertion') {
    const { assertion, isSigned } = parsed;
    const check = verifyAssertion(assertion, { isSigned, now: deps.now });
    return result('hosted', { container, claims: assertionClaims(assertion), ...check });
  }
  const claims = claimsOf(parsed.credential);
  return (await isOwn(parsed.credential, deps))
    ? result('ours', { container, claims, ...(await verifyOwn(parsed, deps)) })
    : result('foreign', { container, claims, ...(await verifyForeign(parsed, deps.now)) });
}

function result(
  origin: Origin,
  {
    outcomes,
    anchor = null,
    ...rest
  }: Pick<ReadBadge, 'container' | 'claims' | 'key'> &
    Partial<Pick<ReadBadge, 'hosts' | 'badgeId' | 'picture' | 'anchor'>> & {
      outcomes: FileOutcomes;
    },
): ReadBadge {
  const checks = checksOf(outcomes);
  return {
    state: 'read',
    verdict: verdictOfFile(origin, checks, anchor?.outcome),
    checks,
    origin,
    hosts: [],
    badgeId: null,
    picture: null,
    anchor,
    ...rest,
  };
}
