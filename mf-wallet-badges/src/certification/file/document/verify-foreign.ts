import { passed } from '../../verification/checks.ts';
import { checkProof, proofOf } from '../../verification/data-integrity.ts';
import { at, idOf, isObject, listOf, type JsonObject } from '../../verification/reading.ts';
import { checkValidity } from '../../verification/validity.ts';
import { isWhole, untilOf } from './claims.ts';
import {
  fileFailed,
  fileUnchecked,
  noList,
  worst,
  type FileOutcome,
  type FileOutcomes,
} from './file-checks.ts';
import { hostOf, keyOfJwk, namedKey } from './named-key.ts';
import type { Token } from './parsed-badge.ts';
import { checkClaims, checkToken } from './token-signature.ts';
import { wideContexts } from './wide-contexts.ts';

export type ForeignCheck = {
  outcomes: FileOutcomes;
  /** The key or method that the signature names. */
  key: string | null;
  /** Who would have to be asked for what was not checked. */
  hosts: string[];
};

type Signature = { issuer: FileOutcome; signature: FileOutcome; method: string | null };

/** A badge of another issuer, by what is in the file: nobody is asked. */
export async function verifyForeign(
  { credential, token }: { credential: JsonObject; token: Token | null },
  now: number,
): Promise<ForeignCheck> {
  const { issuer, signature, method } = await (token === null
    ? checkProofs(credential, now)
    : checkTokenOf(token, credential));
  const lists = listOf(credential['credentialStatus']);
  const addresses = [
    ...(issuer.state === 'unchecked' ? [idOf(credential['issuer']), method] : []),
    ...lists.map((entry) => at(entry, 'statusListCredential') ?? idOf(entry)),
  ];
  return {
    outcomes: {
      form: worst(
        isWhole(credential) ? passed : fileFailed('incomplete'),
        token === null ? passed : checkClaims(token, credential),
      ),
      issuer,
      signature,
      revocation: lists.length === 0 ? noList : fileUnchecked('needsList'),
      validity: validityOf(credential, token, now),
    },
    key: method,
    hosts: hostsOf(addresses),
  };
}

export const hostsOf = (addresses: readonly unknown[]): string[] => [
  ...new Set(addresses.map(hostOf).filter((host) => host !== null)),
];

export function validityOf(credential: JsonObject, token: Token | null, now: number): FileOutcome {
  const exp = token?.payload['exp'];
  const validUntil =
    untilOf(credential) ??
    (typeof exp === 'number' ? new Date(exp * 1000).toISOString() : undefined);
  return checkValidity(
    {
      validFrom: credential['validFrom'] ?? credential['issuanceDate'],
      ...(validUntil !== undefined && { validUntil }),
    },
    now,
  );
}

/** A key is the issuer's when the issuer is that key; of any other the issuer would have to say so. */
function issuerOf(credential: JsonObject, method: string): FileOutcome {
  const issuerId = idOf(credential['issuer']);
  const named = namedKey(method);
  if (named === null) return fileUnchecked('needsIssuer');
  if (named.controller === issuerId) return passed;
  // An identity that is a key has no other.
  return issuerId !== null && namedKey(issuerId) !== null
    ? fileFailed('otherKey')
    : fileUnchecked('needsIssuer');
}

async function checkProofs(credential: JsonObject, now: number): Promise<Signature> {
  const proofs = listOf(credential['proof']);
  if (proofs.length === 0) return unsigned(fileFailed('noProof'));
  const results = await Promise.all(proofs.map((proof) => checkOne(credential, proof, now)));
  return {
    issuer: worst(...results.map(({ issuer }) => issuer)),
    signature: worst(...results.map(({ signature }) => signature)),
    method: results.find(({ method }) => method !== null)?.method ?? null,
  };
}

const unsigned = (signature: FileOutcome, method: string | null = null): Signature => ({
  issuer: fileUnchecked('follows'),
  signature,
  method,
});

async function checkOne(credential: JsonObject, found: unknown, now: number): Promise<Signature> {
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
  const issuer = issuerOf(credential, method);
  const end = typeof expires === 'string' ? Date.parse(expires) : Infinity;
  if (end < now) return { issuer, signature: fileFailed('proofExpired'), method };
  const key = namedKey(method)?.key;
  if (key === undefined) return { issuer, signature: fileUnchecked('needsIssuer'), method };
  if (key?.kind !== 'ed25519') return { issuer, signature: fileUnchecked('otherSuite'), method };
  if (!wideContexts.areKnown(credential['@context'])) {
    return { issuer, signature: fileUnchecked('otherContext'), method };
  }
  const signature = await checkProof(credential, proof, key.bytes, wideContexts);
  return { issuer, signature, method };
}

async function checkTokenOf(token: Token, credential: JsonObject): Promise<Signature> {
  const { kid, jwk } = token.header;
  const issuerId = idOf(credential['issuer']) ?? '';
  const method = typeof kid === 'string' ? methodOf(kid, issuerId) : issuerId;
  const named = namedKey(method);
  if (named !== null) {
    return {
      issuer: issuerOf(credential, method),
      signature: await checkToken(token, named.key),
      method,
    };
  }
  // A key that the file brings proves that nothing was changed since, not who signed.
  return {
    issuer: fileUnchecked('needsIssuer'),
    signature: isObject(jwk)
      ? await checkToken(token, keyOfJwk(jwk))
      : worst(await checkToken(token, null), fileUnchecked('needsIssuer')),
    method,
  };
}

/** A fragment alone is of the issuer. */
const methodOf = (kid: string, issuerId: string) =>
  kid.startsWith('did:') || hostOf(kid) !== null ? kid : `${issuerId}#${kid.replace(/^#/u, '')}`;
