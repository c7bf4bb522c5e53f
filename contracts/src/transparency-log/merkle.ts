import { joined, sameBytes, sha256, type Bytes } from './bytes.ts';

/** RFC 6962, 2.1: an entry and a pair of hashes can never have the same hash. */
export const leafHash = (entry: Uint8Array): Promise<Bytes> =>
  sha256(joined(Uint8Array.of(0), entry));

export const nodeHash = (left: Uint8Array, right: Uint8Array): Promise<Bytes> =>
  sha256(joined(Uint8Array.of(1), left, right));

const half = (number: number) => Math.floor(number / 2);
const isOdd = (number: number) => number % 2 === 1;
const isPowerOfTwo = (number: number) => Number.isInteger(Math.log2(number));
const isSize = (number: number) => Number.isSafeInteger(number) && number >= 0;

/** A leaf's hash, its place, and the hashes beside its way up to the root of a tree of that size. */
export type Inclusion = {
  index: number;
  size: number;
  leafHash: Uint8Array;
  hashes: readonly Uint8Array[];
  root: Uint8Array;
};

/** Whether a leaf stands at that place of the tree (RFC 9162, 2.1.3.2). */
export async function verifyInclusion(claim: Inclusion): Promise<boolean> {
  const { index, size, hashes, root } = claim;
  if (!isSize(index) || !isSize(size) || index >= size) return false;
  let node = index;
  let last = size - 1;
  let hash = claim.leafHash;
  for (const beside of hashes) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      hash = await nodeHash(beside, hash);
      while (!isOdd(node) && node !== 0) {
        node = half(node);
        last = half(last);
      }
    } else {
      hash = await nodeHash(hash, beside);
    }
    node = half(node);
    last = half(last);
  }
  return last === 0 && sameBytes(hash, root);
}

/** Two heads of one log, and the hashes that lead from the first to the second. */
export type Consistency = {
  first: { size: number; root: Uint8Array };
  second: { size: number; root: Uint8Array };
  hashes: readonly Uint8Array[];
};

/** Whether the second tree begins with all of the first one, unchanged (RFC 9162, 2.1.4.2). */
export async function verifyConsistency({ first, second, hashes }: Consistency): Promise<boolean> {
  if (!isSize(first.size) || !isSize(second.size) || first.size > second.size) return false;
  if (first.size === second.size) return hashes.length === 0 && sameBytes(first.root, second.root);
  // Every log goes on from nothing.
  if (first.size === 0) return hashes.length === 0;
  const path = isPowerOfTwo(first.size) ? [first.root, ...hashes] : hashes;
  const [start, ...rest] = path;
  if (start === undefined) return false;
  let node = first.size - 1;
  let last = second.size - 1;
  while (isOdd(node)) {
    node = half(node);
    last = half(last);
  }
  let before = start;
  let after = start;
  for (const beside of rest) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      before = await nodeHash(beside, before);
      after = await nodeHash(beside, after);
      while (!isOdd(node) && node !== 0) {
        node = half(node);
        last = half(last);
      }
    } else {
      after = await nodeHash(after, beside);
    }
    node = half(node);
    last = half(last);
  }
  return last === 0 && sameBytes(before, first.root) && sameBytes(after, second.root);
}
