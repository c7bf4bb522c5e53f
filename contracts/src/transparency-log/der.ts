import type { Bytes } from './bytes.ts';

/** An item of DER (X.690): what a constructed one holds, or the bytes of a primitive one. */
export type DerItem = { tag: number; bytes: Bytes; items: DerItem[] };

export const derTags = {
  integer: 0x02,
  octets: 0x04,
  oid: 0x06,
  generalizedTime: 0x18,
  sequence: 0x30,
  content: 0xa0,
} as const;

const CONSTRUCTED = 0x20;
const LONG_TAG = 0x1f;
const MAX_DEPTH = 32;

/**
 * The one item that the bytes are; null when a length does not fit what it is around, or bytes are left.
 * Libraries are lenient there: they read what others refuse.
 */
export function readDer(bytes: Bytes): DerItem | null {
  const items = readAll(bytes, 0);
  return items?.length === 1 ? (items[0] ?? null) : null;
}

function readAll(bytes: Bytes, depth: number): DerItem[] | null {
  const items: DerItem[] = [];
  for (let at = 0; at < bytes.length;) {
    const tag = bytes[at] ?? 0;
    const size = sizeAt(bytes, at + 1);
    if ((tag & LONG_TAG) === LONG_TAG || size === null || depth > MAX_DEPTH) return null;
    const end = size.from + size.length;
    if (end > bytes.length) return null;
    const content = bytes.slice(size.from, end);
    const held = (tag & CONSTRUCTED) === 0 ? [] : readAll(content, depth + 1);
    if (held === null) return null;
    items.push({ tag, bytes: content, items: held });
    at = end;
  }
  return items;
}

/** The length that begins here, in its shortest form, and where the content begins. */
function sizeAt(bytes: Bytes, at: number): { length: number; from: number } | null {
  const first = bytes[at];
  if (first === undefined) return null;
  if (first < 0x80) return { length: first, from: at + 1 };
  const count = first & 0x7f;
  const digits = bytes.slice(at + 1, at + 1 + count);
  if (count === 0 || count > 3 || digits.length < count || digits[0] === 0) return null;
  const length = digits.reduce((sum, digit) => sum * 256 + digit, 0);
  return length < 0x80 ? null : { length, from: at + 1 + count };
}
