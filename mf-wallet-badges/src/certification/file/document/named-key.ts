import { fromBase64Url } from '../../verification/bytes.ts';
import { ed25519Key } from '../../verification/issuer-key.ts';
import { objectOf, type JsonObject } from '../../verification/reading.ts';

export type PublicKey = { kind: 'ed25519'; bytes: Uint8Array } | { kind: 'jwk'; jwk: JsonObject };

/** An identity that is a key: nobody need be asked for it. */
export type NamedKey = {
  controller: string;
  /** Null for a kind of key that is not known here. */
  key: PublicKey | null;
};

/**
 * The key that a `did:key` or `did:jwk` is; null for any other identity.
 * @param method the identity, or one of its verification methods
 */
export function namedKey(method: string): NamedKey | null {
  const [controller = '', fragment] = method.split('#');
  if (controller.startsWith('did:key:')) {
    const multibase = controller.slice('did:key:'.length);
    if (fragment !== undefined && fragment !== multibase) return null;
    const bytes = ed25519Key(multibase);
    return { controller, key: bytes && { kind: 'ed25519', bytes } };
  }
  if (controller.startsWith('did:jwk:')) {
    if (fragment !== undefined && fragment !== '0') return null;
    const coded = fromBase64Url(controller.slice('did:jwk:'.length));
    const jwk = coded && objectOf(coded);
    return jwk && { controller, key: keyOfJwk(jwk) };
  }
  return null;
}

/** A secret of both sides signs nothing: only pairs of keys are taken. */
export function keyOfJwk(jwk: JsonObject): PublicKey | null {
  const { kty, crv, x } = jwk;
  if (kty === 'OKP' && crv === 'Ed25519' && typeof x === 'string') {
    const bytes = fromBase64Url(x);
    return bytes?.length === 32 ? { kind: 'ed25519', bytes } : null;
  }
  return kty === 'EC' || kty === 'RSA' ? { kind: 'jwk', jwk } : null;
}

/** The host that an identity or address leads to; null where it leads to none. */
export function hostOf(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const web = /^did:web:([^:/?#]+)/u.exec(address)?.[1];
  if (web !== undefined) {
    try {
      return decodeURIComponent(web);
    } catch {
      return null;
    }
  }
  return /^https?:\/\//iu.test(address) && URL.canParse(address) ? new URL(address).host : null;
}
