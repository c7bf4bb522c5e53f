import { passed } from '../../verification/checks.ts';
import { at, idOf, isObject, listOf, type JsonObject } from '../../verification/reading.ts';
import { instantOf } from '../../verification/validity.ts';
import { assertionClaims, type Claims } from './claims.ts';
import { fileFailed, fileUnchecked, type FileOutcome } from './file-checks.ts';
import { askableAddress, type AnswersOfOthers, type Asked } from './foreign-answers.ts';
import { hostOf } from './named-key.ts';
import { hostsOf, type ForeignCheck } from './verify-foreign.ts';

export type AssertionCheck = ForeignCheck & { claims: Claims };

type Deps = { now: number; others: AnswersOfOthers };

/**
 * A badge of Open Badges 2.0. The file proves nothing by itself: a hosted one is true when the issuer's
 * server has it, of a signed one that server has the key.
 */
export function verifyAssertion(
  assertion: JsonObject,
  { isSigned, now, others }: Deps & { isSigned: boolean },
): AssertionCheck {
  const unproved = { document: assertion, issuer: needsIssuer, confirmedBy: null };
  const hosted = isSigned
    ? { ...unproved, same: needsIssuer, revocation: fileUnchecked('hosted') }
    : asHosted(assertion, others);
  const { document, issuer, same, revocation, confirmedBy } = hosted;
  const needed = [assertion['id'], at(verificationOf(assertion), 'url')];
  return {
    outcomes: {
      form: isWhole(assertion) ? passed : fileFailed('incomplete'),
      issuer,
      signature: same,
      revocation: assertion['revoked'] === true ? fileFailed('revoked') : revocation,
      validity: validityOf(document, now),
    },
    key: null,
    hosts:
      confirmedBy === null
        ? hostsOf([
            ...needed,
            at(verificationOf(assertion), 'creator'),
            idOf(assertion['badge']),
            idOf(at(assertion, 'badge', 'issuer')),
          ])
        : [],
    claims: assertionClaims(document),
    confirmedBy,
  };
}

/** A picture that has only the address of its assertion. */
export function verifyAddress(address: string, deps: Deps): AssertionCheck {
  const asked = deps.others.document(address, 'hosted');
  if ('document' in asked) return verifyAssertion(asked.document, { ...deps, isSigned: false });
  const { outcome } = asked;
  return {
    outcomes: {
      form: outcome,
      issuer: needsIssuer,
      signature: outcome,
      revocation: outcome,
      validity: outcome,
    },
    key: null,
    hosts: hostsOf([address]),
    claims: assertionClaims({}),
    confirmedBy: null,
  };
}

const needsIssuer = fileUnchecked('needsIssuer');

const verificationOf = (assertion: JsonObject) => assertion['verification'] ?? assertion['verify'];

type Hosted = {
  /** As its host has it, with its class and issuer; the file's where the host was not asked. */
  document: JsonObject;
  issuer: FileOutcome;
  /** Whether the host has what the file says. */
  same: FileOutcome;
  revocation: FileOutcome;
  confirmedBy: string | null;
};

/** What the issuer's host says: https://www.imsglobal.org/sites/default/files/Badges/OBv2p0Final/ */
function asHosted(assertion: JsonObject, others: AnswersOfOthers): Hosted {
  const address =
    hostOf(assertion['id']) === null ? at(verificationOf(assertion), 'url') : assertion['id'];
  const asked = others.document(address, 'hosted');
  if ('outcome' in asked) {
    const { outcome } = asked;
    const issuer =
      outcome.state === 'unchecked' && outcome.reason === 'hosted' ? needsIssuer : outcome;
    return { document: assertion, issuer, same: outcome, revocation: outcome, confirmedBy: null };
  }
  const held = asked.document;
  if (!saysTheSame(assertion, held)) {
    const same = fileFailed('hostDiffers');
    const follows = fileUnchecked('follows');
    return { document: assertion, issuer: follows, same, revocation: follows, confirmedBy: null };
  }
  const { badge, profile, outcome } = issuerOf(held, address, others);
  return {
    document: { ...held, badge: { ...badge, ...(profile && { issuer: profile }) } },
    issuer: outcome,
    same: passed,
    revocation: held['revoked'] === true ? fileFailed('revoked') : passed,
    confirmedBy: outcome.state === 'passed' ? hostOf(idOf(profile)) : null,
  };
}

/** The statements of an assertion; its class and issuer are read from the host. */
function saysTheSame(file: JsonObject, held: JsonObject): boolean {
  const parts = ({ id, uid, recipient, badge, issuedOn, expires }: JsonObject) =>
    JSON.stringify([
      id ?? uid,
      ...['type', 'identity', 'hashed', 'salt'].map((part) => at(recipient, part) ?? null),
      idOf(badge),
      instantOf(issuedOn),
      expires === undefined ? null : (instantOf(expires) ?? 'unread'),
    ]);
  return parts(file) === parts(held);
}

type Issuer = { badge: JsonObject; profile: JsonObject | null; outcome: FileOutcome };

/** The class and the issuer of an assertion, each from its own address, and whether it is of that issuer. */
function issuerOf(held: JsonObject, address: unknown, others: AnswersOfOthers): Issuer {
  const classId = idOf(held['badge']);
  const badge = documentAt(classId, others);
  if ('outcome' in badge) return { badge: {}, profile: null, outcome: badge.outcome };
  const issuerId = idOf(badge.document['issuer']);
  const profile = documentAt(issuerId, others);
  if ('outcome' in profile) {
    return { badge: badge.document, profile: null, outcome: profile.outcome };
  }
  const isOwn = [address, classId].every((part) => isOfIssuer(part, issuerId, profile.document));
  const outcome = isOwn ? passed : fileFailed('otherHost');
  return { badge: badge.document, profile: profile.document, outcome };
}

/** What an address has, as long as it says that it is that address. */
function documentAt(address: string | null, others: AnswersOfOthers): Asked {
  const asked = others.document(address, 'needsIssuer');
  if ('outcome' in asked) return asked;
  return idOf(asked.document['id']) === address
    ? asked
    : { outcome: fileUnchecked('hostUnreadable') };
}

/** A badge is of the host of its issuer, or of one that the issuer names. */
function isOfIssuer(part: unknown, issuerId: string | null, profile: JsonObject): boolean {
  const [own, issuer] = [askableAddress(part), askableAddress(issuerId)].map(
    (address) => address && new URL(address),
  );
  if (!own || !issuer) return false;
  const { startsWith, allowedOrigins } = isObject(profile['verification'])
    ? profile['verification']
    : {};
  return (
    own.origin === issuer.origin ||
    listOf(allowedOrigins).some((host) => host === own.host || host === own.origin) ||
    listOf(startsWith).some(
      (start) =>
        typeof start === 'string' &&
        /^https:\/\/[^/]+\//u.test(start) &&
        own.href.startsWith(start),
    )
  );
}

function isWhole(assertion: JsonObject): boolean {
  const { id, uid, badge, recipient, verification, verify, issuedOn } = assertion;
  return (
    (hostOf(id) !== null || String(id).startsWith('urn:uuid:') || typeof uid === 'string') &&
    hostOf(idOf(badge)) !== null &&
    isObject(recipient) &&
    typeof recipient['type'] === 'string' &&
    typeof recipient['identity'] === 'string' &&
    isObject(verification ?? verify) &&
    issuedOn !== undefined
  );
}

function validityOf({ issuedOn, expires }: JsonObject, now: number): FileOutcome {
  const from = instantOf(issuedOn);
  const until = expires === undefined ? Infinity : instantOf(expires);
  if (from === null || until === null) return fileFailed('badDate');
  if (from > now) return fileFailed('notYetValid');
  return until < now ? fileFailed('expired') : passed;
}
