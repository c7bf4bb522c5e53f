import { at, idOf, listOf, type JsonObject } from '../../verification/reading.ts';
import { instantOf } from '../../verification/validity.ts';

/** What a badge says of itself; what it does not say is null. */
export type Claims = {
  title: string | null;
  holder: string | null;
  issuer: string | null;
  /** The identity of the issuer: an address or a DID. */
  issuerId: string | null;
  /** Instants, ISO. */
  issuedOn: string | null;
  validUntil: string | null;
};

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

const instant = (value: unknown) => {
  const at = instantOf(value);
  return at === null ? null : new Date(at).toISOString();
};

export function claimsOf(credential: JsonObject): Claims {
  const { issuer, credentialSubject } = credential;
  const [subject] = listOf(credentialSubject);
  const name = listOf(at(subject, 'identifier')).find(
    (entry) => at(entry, 'identityType') === 'name' && at(entry, 'hashed') !== true,
  );
  return {
    title: text(at(subject, 'achievement', 'name')) ?? text(credential['name']),
    holder: text(at(name, 'identityHash')) ?? text(at(subject, 'name')),
    issuer: text(at(issuer, 'name')),
    issuerId: idOf(issuer),
    issuedOn: instant(
      credential['awardedDate'] ?? credential['validFrom'] ?? credential['issuanceDate'],
    ),
    validUntil: instant(untilOf(credential)),
  };
}

export const untilOf = (credential: JsonObject): unknown =>
  credential['validUntil'] ?? credential['expirationDate'];

/** The parts that every Open Badge 3.0 has. */
export function isWhole(credential: JsonObject): boolean {
  const { title, issuerId } = claimsOf(credential);
  const [subject, ...others] = listOf(credential['credentialSubject']);
  return (
    listOf(credential['@context']).length > 0 &&
    idOf(credential['id']) !== null &&
    title !== null &&
    issuerId !== null &&
    others.length === 0 &&
    at(subject, 'achievement') !== undefined
  );
}

/** Of an assertion of Open Badges 2.0, as far as it has its class and issuer with it. */
export const assertionClaims = (assertion: JsonObject): Claims => ({
  title: text(at(assertion, 'badge', 'name')),
  holder: text(at(assertion, 'extensions:recipientProfile', 'name')),
  issuer: text(at(assertion, 'badge', 'issuer', 'name')),
  issuerId: idOf(at(assertion, 'badge', 'issuer')),
  issuedOn: instant(assertion['issuedOn']),
  validUntil: instant(assertion['expires']),
});
