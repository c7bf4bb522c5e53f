import { sha256 } from '@noble/hashes/sha2.js';

const plateLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What stands on the plate of a badge, as the server makes it. */
export const plateCode = (badgeId: string): string =>
  Array.from(
    sha256(new TextEncoder().encode(badgeId)).subarray(0, 6),
    (byte) => plateLetters[byte % 32],
  ).join('');
