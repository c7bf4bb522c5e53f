import { ed25519Key } from '../../verification/issuer-key.ts';
import { passed } from '../../verification/checks.ts';
import { at, idOf, isObject, listOf, type JsonObject } from '../../verification/reading.ts';
import { fileFailed, fileUnchecked, type FileOutcome } from './file-checks.ts';
import type { AnswersOfOthers } from './foreign-answers.ts';
import { keyOfJwk, namedKey, type PublicKey } from './named-key.ts';

/** Whether a key is the issuer's, and the key itself; without it, why the signature is not checked. */
export type ForeignKey = {
  issuer: FileOutcome;
  /** `key` null: of a kind that is not known here. */
  found: { key: PublicKey | null } | { outcome: FileOutcome };
  /** Whether the issuer's own host said so, and not the key alone. */
  isByHost: boolean;
};

const unasked = fileUnchecked('needsIssuer');

/**
 * The key that a signature names. It is the issuer's when the issuer is that key, or when the document of the
 * issuer lists it for signing.
 * @param method the key or verification method, with its fragment
 * @param signedAt milliseconds since 1970; null where the signature does not say it
 */
export function foreignKey(
  { issuerId, method, signedAt }: { issuerId: string; method: string; signedAt: number | null },
  others: AnswersOfOthers,
): ForeignKey {
  const named = namedKey(method);
  const ofName: ForeignKey['found'] = named === null ? { outcome: unasked } : { key: named.key };
  if (named?.controller === issuerId) return { issuer: passed, found: ofName, isByHost: false };
  // An identity that is a key has no other.
  if (namedKey(issuerId) !== null) {
    const issuer = named === null ? unasked : fileFailed('otherKey');
    return { issuer, found: ofName, isByHost: false };
  }
  const own = keysOf(issuerId, others);
  if ('outcome' in own) {
    // A key at an address of its own is asked for beside the issuer.
    if (named === null) others.document(method, 'needsIssuer');
    const found = named === null ? { outcome: own.outcome } : ofName;
    return { issuer: own.outcome, found, isByHost: false };
  }
  const issuer = listed(own, method, signedAt);
  const entry = own.methods.find(({ id }) => id === method);
  const found =
    entry !== undefined
      ? { key: keyOf(entry.document) }
      : named !== null
        ? ofName
        : issuer.state === 'failed'
          ? { outcome: fileUnchecked('follows') }
          : keyAt(method, issuerId, others);
  return { issuer, found, isByHost: issuer.state === 'passed' };
}

/** The key that a token brings: the issuer's when its document has the same one for signing. */
export function broughtKey(
  { issuerId, jwk }: { issuerId: string; jwk: JsonObject },
  others: AnswersOfOthers,
): ForeignKey {
  const found = { key: keyOfJwk(jwk) };
  const own = keysOf(issuerId, others);
  if ('outcome' in own) return { issuer: own.outcome, found, isByHost: false };
  const entry = own.methods.find(({ document }) => isSame(at(document, 'publicKeyJwk'), jwk));
  const issuer = entry === undefined ? fileFailed('unknownKey') : listed(own, entry.id, null);
  return { issuer, found, isByHost: issuer.state === 'passed' };
}

type OwnKeys = {
  /** Methods for signing credentials. */
  assertions: string[];
  methods: { id: string; document: JsonObject; isOwn: boolean }[];
};

/** The keys that the document of an issuer has. */
function keysOf(issuerId: string, others: AnswersOfOthers): OwnKeys | { outcome: FileOutcome } {
  const asked = others.document(issuerId, 'needsIssuer');
  if ('outcome' in asked) return asked;
  const { document } = asked;
  // Whoever answers for somebody else proves nothing of them.
  if (idOf(document['id']) !== issuerId) return { outcome: fileUnchecked('hostUnreadable') };
  const whole = (id: string) => (id.startsWith('#') ? `${issuerId}${id}` : id);
  const assertions = listOf(document['assertionMethod']);
  const methods = [...listOf(document['verificationMethod']), ...assertions].flatMap((entry) => {
    const id = idOf(entry);
    if (!isObject(entry) || id === null) return [];
    return [{ id: whole(id), document: entry, isOwn: entry['controller'] === issuerId }];
  });
  const ids = assertions.map(idOf).filter((id) => id !== null);
  return ids.length === 0 && methods.length === 0
    ? { outcome: fileUnchecked('noKeys') }
    : { assertions: ids.map(whole), methods };
}

function listed({ assertions, methods }: OwnKeys, method: string, signedAt: number | null) {
  if (!assertions.includes(method)) return fileFailed('unknownKey');
  const entry = methods.find(({ id }) => id === method);
  if (entry === undefined) return passed;
  if (!entry.isOwn) return fileFailed('unknownKey');
  // A key that was withdrawn stays good for what it signed before.
  for (const end of [entry.document['revoked'], entry.document['expires']]) {
    if (end === undefined) continue;
    const ended = typeof end === 'string' ? Date.parse(end) : Number.NaN;
    if (signedAt === null || !(signedAt < ended)) return fileFailed('keyWithdrawn');
  }
  return passed;
}

/** A key that has an address of its own: a method, or a bare JWK as tokens name it. */
function keyAt(method: string, issuerId: string, others: AnswersOfOthers): ForeignKey['found'] {
  if (method.split('#')[0] === issuerId) return { outcome: fileFailed('unknownKey') };
  const asked = others.document(method, 'needsIssuer');
  if ('outcome' in asked) return asked;
  const { document } = asked;
  if (document['kty'] !== undefined) return { key: keyOfJwk(document) };
  const isWhole = document['id'] === method && document['controller'] === issuerId;
  return isWhole ? { key: keyOf(document) } : { outcome: fileUnchecked('hostUnreadable') };
}

function keyOf({ publicKeyMultibase, publicKeyJwk }: JsonObject): PublicKey | null {
  if (isObject(publicKeyJwk)) return keyOfJwk(publicKeyJwk);
  const bytes = typeof publicKeyMultibase === 'string' ? ed25519Key(publicKeyMultibase) : null;
  return bytes && { kind: 'ed25519', bytes };
}

const members = ['kty', 'crv', 'x', 'y', 'n', 'e'];

const isSame = (a: unknown, b: unknown) =>
  isObject(a) && isObject(b) && members.every((member) => a[member] === b[member]);
