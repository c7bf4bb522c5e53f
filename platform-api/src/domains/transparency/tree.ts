import { hash } from 'node:crypto';
import { largestPowerBelow, type LeafRange } from './proof-ranges.ts';

/** Hashes of a tile, and the height of the tree that it spans. */
export const TILE_WIDTH = 256;
const TILE_HEIGHT = 8;
export const HASH_BYTES = 32;

/** Reads hashes of a level of tiles, one after the other in one piece. */
export type HashReader = (tileLevel: number, from: number, to: number) => Promise<Uint8Array>;

const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer');

/** RFC 6962, 2.1: the root of no leaves. */
export const emptyRoot = sha256(new Uint8Array());

export const leafHashOf = (entry: Uint8Array): Uint8Array =>
  sha256(Buffer.concat([Uint8Array.of(0), entry]));

export function nodeHashOf(left: Uint8Array, right: Uint8Array): Uint8Array {
  const pair = new Uint8Array(1 + 2 * HASH_BYTES);
  pair[0] = 1;
  pair.set(left, 1);
  pair.set(right, 1 + HASH_BYTES);
  return sha256(pair);
}

/** The hash over hashes of one level, as many as a power of two. */
export function foldedHash(hashes: Uint8Array): Uint8Array {
  if (hashes.length === HASH_BYTES) return hashes;
  const half = hashes.length / 2;
  return nodeHashOf(foldedHash(hashes.subarray(0, half)), foldedHash(hashes.subarray(half)));
}

/** How many hashes a level of tiles has in a tree of this size. */
export const widthOf = (tileLevel: number, size: number): number =>
  Math.floor(size / TILE_WIDTH ** tileLevel);

/** The tree of one size; it reads each tile once. */
export function treeOf(size: number, read: HashReader) {
  const tiles = new Map<string, Promise<Uint8Array>>();
  const tile = (level: number, index: number) => {
    const key = `${level}/${index}`;
    const known = tiles.get(key);
    if (known !== undefined) return known;
    const from = index * TILE_WIDTH;
    const found = read(level, from, Math.min(from + TILE_WIDTH, widthOf(level, size)));
    tiles.set(key, found);
    return found;
  };
  /** The hash of a whole subtree: `2 ** height` leaves from `index * 2 ** height` on. */
  const subtree = async (height: number, index: number): Promise<Uint8Array> => {
    const level = Math.floor(height / TILE_HEIGHT);
    const width = 2 ** (height % TILE_HEIGHT);
    const first = index * width;
    const hashes = await tile(level, Math.floor(first / TILE_WIDTH));
    const at = (first % TILE_WIDTH) * HASH_BYTES;
    return foldedHash(hashes.subarray(at, at + width * HASH_BYTES));
  };
  const hashOf = async ([start, end]: LeafRange): Promise<Uint8Array> => {
    if (start === end) return emptyRoot;
    const height = Math.log2(end - start);
    if (Number.isInteger(height)) return subtree(height, start / (end - start));
    const middle = start + largestPowerBelow(end - start);
    const [left, right] = await Promise.all([hashOf([start, middle]), hashOf([middle, end])]);
    return nodeHashOf(left, right);
  };
  return { hashOf, tile };
}
