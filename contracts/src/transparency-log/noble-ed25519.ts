import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/** Ed25519 of RFC 8032 in its strict form, without the platform. */
export function isSignedByNoble(
  publicKey: Uint8Array,
  signature: Uint8Array,
  message: Uint8Array,
): boolean {
  try {
    return verify(signature, message, publicKey, { zip215: false });
  } catch {
    // A point that is on no curve has signed nothing.
    return false;
  }
}
