import { checkProof, proofOf } from '../../verification/data-integrity.ts';
import { idOf, isObject, listOf, type JsonObject } from '../../verification/reading.ts';
import { fileFailed, fileUnchecked, worst, type FileOutcome } from './file-checks.ts';
import type { AnswersOfOthers } from './foreign-answers.ts';
import { broughtKey, foreignKey, type ForeignKey } from './foreign-key.ts';
import { hostOf, namedKey } from './named-key.ts';
import type { Token } from './parsed-badge.ts';
import { checkToken } from './token-signature.ts';
import { wideContexts } from './wide-contexts.ts';

export type Signature = {
  issuer: FileOutcome;
  signature: FileOutcome;
  /** The key or method that the signature names. */
  method: string | null;
  /** Whether the issuer's own host said that the key is its own. */
  isByHost: boolean;
};

export type SignedDocument = { credential: JsonObject; token: Token | null };

/** Who signed a credential of another issuer, and whether it is what was signed. */
export const checkForeignSignature = (
  { credential, token }: SignedDocument,
  now: number,
  others: AnswersOfOthers,
): Promise<Signature> =>
  token === null ? checkProofs(credential, now, others) : checkTokenOf(token, credential, others);

async function checkProofs(
  credential: JsonObject,
  now: number,
  others: AnswersOfOthers,
): Promise<Signature> {
  const proofs = listOf(credential['proof']);
  if (proofs.length === 0) return unsigned(fileFailed('noProof'));
  const results = await Promise.all(
    proofs.map((proof) => checkOne(credential, proof, { now, others })),
  );
  return {
    issuer: worst(...results.map(({ issuer }) => issuer)),
    signature: worst(...results.map(({ signature }) => signature)),
    method: results.find(({ method }) => method !== null)?.method ?? null,
    isByHost: results.some(({ isByHost }) => isByHost),
  };
}

const unsigned = (signature: FileOutcome, method: string | null = null): Signature => ({
  issuer: fileUnchecked('follows'),
  signature,
  method,
  isByHost: false,
});

async function checkOne(
  credential: JsonObject,
  found: unknown,
  { now, others }: { now: number; others: AnswersOfOthers },
): Promise<Signature> {
  if (!isObject(found)) return unsigned(fileFailed('badProof'));
  const { type, cryptosuite, proofPurpose, proofValue, verificationMethod, expires } = found;
  const method = typeof verificationMethod === 'string' ? verificationMethod : null;
  if (type !== 'DataIntegrityProof' || cryptosuite !== 'eddsa-rdfc-2022') {
    return unsigned(fileUnchecked('otherSuite'), method);
  }
  if (proofPurpose !== 'assertionMethod' || typeof proofValue !== 'string' || method === null) {
    return unsigned(fileFailed('badProof'), method);
  }
  const proof = proofOf({ proof: found });
  // Words that we do not know may change what was signed.
  if ('state' in proof) return unsigned(fileUnchecked('otherSuite'), method);
  const issuerId = idOf(credential['issuer']) ?? '';
  const key = foreignKey({ issuerId, method, signedAt: proof.created }, others);
  const end = typeof expires === 'string' ? Date.parse(expires) : Infinity;
  if (end < now) return of(key, fileFailed('proofExpired'), method);
  if ('outcome' in key.found) return of(key, key.found.outcome, method);
  if (key.found.key?.kind !== 'ed25519') return of(key, fileUnchecked('otherSuite'), method);
  if (!wideContexts.areKnown(credential['@context'])) {
    return of(key, fileUnchecked('otherContext'), method);
  }
  const signature = await checkProof(credential, proof, key.found.key.bytes, wideContexts);
  return of(key, signature, method);
}

const of = (
  { issuer, isByHost }: ForeignKey,
  signature: FileOutcome,
  method: string,
): Signature => ({ issuer, signature, method, isByHost });

async function checkTokenOf(
  token: Token,
  credential: JsonObject,
  others: AnswersOfOthers,
): Promise<Signature> {
  const { kid, jwk } = token.header;
  const issuerId = idOf(credential['issuer']) ?? '';
  const method = typeof kid === 'string' ? methodOf(kid, issuerId) : issuerId;
  const isBrought = namedKey(method) === null && isObject(jwk);
  const key = isBrought
    ? // It proves that nothing was changed since; who signed, the issuer must say.
      broughtKey({ issuerId, jwk }, others)
    : foreignKey({ issuerId, method, signedAt: null }, others);
  const signature =
    'key' in key.found
      ? await checkToken(token, key.found.key)
      : worst(await checkToken(token, null), key.found.outcome);
  return of(key, signature, method);
}

/** A fragment alone is of the issuer. */
const methodOf = (kid: string, issuerId: string) =>
  kid.startsWith('did:') || hostOf(kid) !== null ? kid : `${issuerId}#${kid.replace(/^#/u, '')}`;
