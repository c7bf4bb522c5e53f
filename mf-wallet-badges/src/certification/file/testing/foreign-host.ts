import { sign } from '@noble/ed25519';
import { fromBase58 } from '../../verification/bytes.ts';
import type { JsonObject } from '../../verification/reading.ts';
import { encodedList } from '../../verification/testing/host.ts';
import { keyOf, signed } from '../../verification/testing/sign.ts';
import type { HostAnswer, HostAnswers } from '../document/foreign-answers.ts';
import stock from './stock-badges.json';

/** Another issuer, whose badges are at hosts of its own. */
export const ADRIA = 'https://adria-formazione.example';
export const DID = 'did:web:adria-formazione.example';
export const DID_DOCUMENT = `${ADRIA}/.well-known/did.json`;
export const LIST = 'https://status.adria.example/lists/1';
export const INDEX = 94_567;

const bytesOf = (value: object | string) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

/** What addresses answer, each a document or the reason why there is none. */
export const answersFrom = (documents: Record<string, object | string | HostAnswer>): HostAnswers =>
  new Map(
    Object.entries(documents).map(([address, found]): [string, HostAnswer] => [
      address,
      isAnswer(found) ? found : { state: 'read', bytes: bytesOf(found) },
    ]),
  );

const isAnswer = (found: object | string): found is HostAnswer =>
  typeof found === 'object' && 'state' in found;

export const methodOf = (issuerId = DID, key = 'adria') => `${issuerId}#${keyOf(key).multibase}`;

export const keyDocument = (issuerId = DID, more: JsonObject = {}, id = methodOf(issuerId)) => ({
  id,
  type: 'Multikey',
  controller: issuerId,
  publicKeyMultibase: keyOf('adria').multibase,
  ...more,
});

/** The document of an issuer with its one key. */
export const issuerDocument = (issuerId = DID, key: JsonObject = {}, more: JsonObject = {}) => ({
  id: issuerId,
  verificationMethod: [keyDocument(issuerId, key)],
  assertionMethod: [methodOf(issuerId)],
  ...more,
});

export const statusEntry = (more: JsonObject = {}) => ({
  id: `${LIST}#${INDEX}`,
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: String(INDEX),
  statusListCredential: LIST,
  ...more,
});

export function badgeFor(issuerId = DID, more: JsonObject = {}): JsonObject {
  const { proof: _, ...badge } = stock.proof303;
  return { ...badge, issuer: { ...badge.issuer, id: issuerId }, ...more };
}

export const signedBadge = (more: JsonObject = {}, issuerId = DID, method = methodOf(issuerId)) =>
  signed(badgeFor(issuerId, more), { key: 'adria', method });

export const statusList = (more: JsonObject = {}, revoked: number[] = []): JsonObject => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  id: LIST,
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer: DID,
  credentialSubject: {
    id: `${LIST}#list`,
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    encodedList: encodedList(revoked),
  },
  ...more,
});

export const signedList = (list: JsonObject, key = 'adria') =>
  signed(list, { key, method: methodOf(DID, key) });

const coded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** The public key as tokens have it. */
export const jwkOf = (key = 'adria') => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: coded(fromBase58(keyOf(key).multibase.slice(1))!.slice(2)),
});

export function tokenOf(payload: JsonObject, header: JsonObject, key = 'adria'): string {
  const parts = [{ alg: 'EdDSA', ...header }, payload].map((part) => coded(bytesOf(part)));
  const text = parts.join('.');
  return `${text}.${coded(sign(bytesOf(text), keyOf(key).secret))}`;
}

/** A badge of Open Badges 2.0 as its host has it, with its class and issuer. */
export const ASSERTION = `${ADRIA}/assertions/5`;
export const CLASS = `${ADRIA}/badges/5`;
export const PROFILE = `${ADRIA}/issuer`;

export const assertion = {
  '@context': 'https://w3id.org/openbadges/v2',
  type: 'Assertion',
  id: ASSERTION,
  recipient: { type: 'email', hashed: true, salt: 'sale', identity: 'sha256$c7ef86405ba7' },
  issuedOn: '2025-05-08T08:00:00Z',
  badge: CLASS,
  verification: { type: 'HostedBadge' },
};

export const badgeClass = {
  type: 'BadgeClass',
  id: CLASS,
  name: 'Carrellista, corso di base',
  issuer: PROFILE,
};

export const profile = { type: 'Issuer', id: PROFILE, name: 'Adria Formazione' };

export const hostedAnswers = { [ASSERTION]: assertion, [CLASS]: badgeClass, [PROFILE]: profile };
