import { isEd25519Signed } from 'contracts/transparency-log';
import { fromBase64Url } from '../../verification/bytes.ts';
import { passed } from '../../verification/checks.ts';
import { at, idOf, type JsonObject } from '../../verification/reading.ts';
import { instantOf } from '../../verification/validity.ts';
import { fileFailed, fileUnchecked, type FileOutcome } from './file-checks.ts';
import type { PublicKey } from './named-key.ts';
import type { Token } from './parsed-badge.ts';

const MIN_RSA_BYTES = 256;

/** How the browser's own cryptography names what a token may be signed with. */
const algorithms: Record<
  string,
  { kty: string; crv?: string; name: string; hash: string; namedCurve?: string } | undefined
> = {
  RS256: { kty: 'RSA', name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  ES256: { kty: 'EC', crv: 'P-256', name: 'ECDSA', hash: 'SHA-256', namedCurve: 'P-256' },
  ES384: { kty: 'EC', crv: 'P-384', name: 'ECDSA', hash: 'SHA-384', namedCurve: 'P-384' },
};

/** Whether the key signed the token, by the algorithm that both name. */
export async function checkToken(token: Token, key: PublicKey | null): Promise<FileOutcome> {
  const { alg, crit } = token.header;
  if (typeof alg !== 'string' || alg === 'none' || alg.startsWith('HS')) {
    return fileFailed('badToken');
  }
  if (crit !== undefined || key === null) return fileUnchecked('otherSuite');
  if (alg === 'EdDSA' || alg === 'Ed25519') {
    if (key.kind !== 'ed25519') return fileFailed('badToken');
    return (await isEd25519Signed(key.bytes, token.signature, token.signed))
      ? passed
      : fileFailed('badSignature');
  }
  const algorithm = Object.hasOwn(algorithms, alg) ? algorithms[alg] : undefined;
  if (algorithm === undefined) return fileUnchecked('otherSuite');
  const { kty, crv, ...params } = algorithm;
  if (key.kind !== 'jwk' || key.jwk['kty'] !== kty || key.jwk['crv'] !== crv) {
    return fileFailed('badToken');
  }
  if (kty === 'RSA' && isWeak(key.jwk)) return fileUnchecked('otherSuite');
  // Without HTTPS a browser has none.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return fileUnchecked('noCrypto');
  return (await isSignedByJwk(subtle, token, { jwk: key.jwk, params }))
    ? passed
    : fileFailed('badSignature');
}

function isWeak({ n }: JsonObject): boolean {
  const modulus = typeof n === 'string' ? fromBase64Url(n) : null;
  return modulus === null || modulus.length < MIN_RSA_BYTES;
}

async function isSignedByJwk(
  subtle: SubtleCrypto,
  { signature, signed }: Token,
  { jwk, params }: { jwk: JsonObject; params: { name: string; hash: string; namedCurve?: string } },
): Promise<boolean> {
  // What else the key says of its use is left out: it may not be what the signature is for.
  const { kty, crv, x, y, n, e } = jwk;
  try {
    const key = await subtle.importKey(
      'jwk',
      Object.fromEntries(
        Object.entries({ kty, crv, x, y, n, e }).filter(([, value]) => value !== undefined),
      ),
      params,
      false,
      ['verify'],
    );
    return await subtle.verify(params, key, bufferOf(signature), bufferOf(signed));
  } catch {
    return false;
  }
}

const bufferOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/** Tokens have seconds, some with a fraction, some without. */
function isInstant(claim: unknown, value: unknown): boolean {
  const instant = instantOf(value);
  return typeof claim === 'number' && instant !== null && Math.abs(claim - instant / 1000) < 1;
}

/** Whether the claims of a token say what its credential says. */
export function checkClaims({ payload }: Token, credential: JsonObject): FileOutcome {
  const { iss, jti, sub, nbf, exp } = payload;
  const from = credential['validFrom'] ?? credential['issuanceDate'];
  const until = credential['validUntil'] ?? credential['expirationDate'];
  const agree =
    (iss === undefined || iss === idOf(credential['issuer'])) &&
    (jti === undefined || jti === credential['id']) &&
    (sub === undefined || sub === at(credential, 'credentialSubject', 'id')) &&
    (nbf === undefined || isInstant(nbf, from)) &&
    (exp === undefined || (until === undefined ? typeof exp === 'number' : isInstant(exp, until)));
  return agree ? passed : fileFailed('otherClaims');
}
