import type { AnchorCheck } from '../../verification/log/check-anchors.ts';
import { badgeTextIn, type Container } from './badge-text.ts';
import { claimsOf, type Claims } from './claims.ts';
import {
  checksOf,
  verdictOfFile,
  type FileCheck,
  type FileOutcomes,
  type FileVerdict,
  type Origin,
} from './file-checks.ts';
import { answersOfOthers, type HostAnswers } from './foreign-answers.ts';
import { parseBadge } from './parsed-badge.ts';
import type { Unread } from './unread.ts';
import { verifyAddress, verifyAssertion } from './verify-assertion.ts';
import { hostsOf, verifyForeign } from './verify-foreign.ts';
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
  /** Which addresses could be asked for them now. */
  wanted: string[];
  /** Who was asked. */
  asked: string[];
  /** The host that said for the issuer that the badge is its own. */
  confirmedBy: string | null;
  /** Of a badge of this host: its page, and the picture that was signed. */
  badgeId: string | null;
  picture: string | null;
  /** What others say of the log that has it; null where no anchor covers the badge. */
  anchor: AnchorCheck | null;
};

export type FileVerification = ReadBadge | { state: 'unread'; reason: Unread };

const unread = (reason: Unread): FileVerification => ({ state: 'unread', reason });

/**
 * Verifies the badge in a file. Only for a badge that says it is of this host is anything read, and from
 * this host alone; what other hosts say is brought by who asked them.
 * @param answers what other hosts answered so far
 */
export async function verifyFile(
  bytes: Uint8Array,
  deps: Deps,
  answers: HostAnswers = new Map(),
): Promise<FileVerification> {
  const found = await badgeTextIn(bytes);
  if (typeof found === 'string') return unread(found);
  const { container, text } = found;
  const parsed = parseBadge(text);
  if (typeof parsed === 'string') return unread(parsed);
  const { now } = deps;
  const others = answersOfOthers(answers);
  const asked = hostsOf([...answers.keys()]);
  const told = (origin: Origin, check: Check) =>
    result(origin, { container, ...check, wanted: [...others.wanted], asked });
  if (parsed.kind === 'address')
    return told('hosted', verifyAddress(parsed.address, { now, others }));
  if (parsed.kind === 'assertion') {
    const { assertion, isSigned } = parsed;
    return told('hosted', verifyAssertion(assertion, { isSigned, now, others }));
  }
  const claims = claimsOf(parsed.credential);
  return (await isOwn(parsed.credential, deps))
    ? told('ours', { claims, ...(await verifyOwn(parsed, deps)) })
    : told('foreign', { claims, ...(await verifyForeign(parsed, { now, others })) });
}

type Check = { outcomes: FileOutcomes } & Pick<ReadBadge, 'claims' | 'key'> &
  Partial<Pick<ReadBadge, 'hosts' | 'badgeId' | 'picture' | 'anchor' | 'confirmedBy'>>;

function result(
  origin: Origin,
  {
    outcomes,
    anchor = null,
    confirmedBy = null,
    ...rest
  }: Check & Pick<ReadBadge, 'container' | 'wanted' | 'asked'>,
): ReadBadge {
  const checks = checksOf(outcomes);
  const verdict = verdictOfFile(origin, checks, { anchor: anchor?.outcome ?? null, confirmedBy });
  return {
    state: 'read',
    verdict,
    checks,
    origin,
    hosts: [],
    badgeId: null,
    picture: null,
    anchor,
    confirmedBy,
    ...rest,
    // Nobody need learn of a badge that is false already.
    ...(verdict === 'refused' && { wanted: [] }),
  };
}
