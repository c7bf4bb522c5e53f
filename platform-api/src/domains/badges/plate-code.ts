import { createHash } from 'node:crypto';

const plateLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Six signs of the badge's id that are not mistaken for one another: what the plate has room for. */
export function plateCode(id: string): string {
  const bytes = createHash('sha256').update(id).digest();
  return Array.from(bytes.subarray(0, 6), (byte) => plateLetters[byte % 32]).join('');
}
