import { toHex } from './bytes.ts';

/** What the platform itself can sign and verify with. */
export type Platform = typeof crypto.subtle;

/**
 * Whether the holder of the key signed these bytes: Ed25519 of RFC 8032 in its strict form, in which one
 * signature has one form. The platform's own is a tenth of the work of `@noble`. It is younger than the browsers
 * that check badges, and is not there without HTTPS: `@noble` decides whenever it does not answer. It throws when
 * that is needed and cannot be loaded: then nothing is known of the signature.
 */
export async function isEd25519Signed(
  publicKey: Uint8Array,
  signature: Uint8Array,
  message: Uint8Array,
  subtle: Platform | undefined = globalThis.crypto?.subtle,
): Promise<boolean> {
  if (!isStrictKey(publicKey)) return false;
  const answer = await platformAnswer(publicKey, signature, message, subtle);
  if (answer !== null) return answer;
  // Loaded when it is needed: most browsers would read its code for nothing.
  const { isSignedByNoble } = await import('./noble-ed25519.ts');
  return isSignedByNoble(publicKey, signature, message);
}

/** Null when the platform does not know Ed25519, or not this key. */
async function platformAnswer(
  publicKey: Uint8Array,
  signature: Uint8Array,
  message: Uint8Array,
  subtle: Platform | undefined,
): Promise<boolean | null> {
  try {
    const key = await subtle?.importKey('raw', Uint8Array.from(publicKey), 'Ed25519', false, [
      'verify',
    ]);
    if (subtle === undefined || key === undefined) return null;
    return await subtle.verify(
      'Ed25519',
      key,
      Uint8Array.from(signature),
      Uint8Array.from(message),
    );
  } catch {
    return null;
  }
}

/** Points of order 1, 2, 4 and 8, without their sign: for such a key anybody can make a signature. */
const smallOrderPoints = new Set([
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
]);

/** Platforms differ in what else they take for a key: small points, and numbers beyond the field. */
function isStrictKey(publicKey: Uint8Array): boolean {
  const [first = 0, ...rest] = publicKey;
  const last = (rest.pop() ?? 0) & 0x7f;
  const isBeyondField = first >= 0xed && last === 0x7f && rest.every((byte) => byte === 0xff);
  const point = toHex(Uint8Array.of(first, ...rest, last));
  return publicKey.length === 32 && !isBeyondField && !smallOrderPoints.has(point);
}
