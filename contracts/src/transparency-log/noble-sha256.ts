import { sha256 } from '@noble/hashes/sha2.js';

/** SHA-256 without the platform. */
export const sha256ByNoble = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(sha256(bytes));
