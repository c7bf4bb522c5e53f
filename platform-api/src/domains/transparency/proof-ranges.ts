/** Leaves from a first one up to, and without, another: a part of the tree that one hash stands for. */
export type LeafRange = readonly [start: number, end: number];

/** The largest power of two below a size: where RFC 6962 divides a tree. */
export const largestPowerBelow = (size: number): number => 2 ** Math.ceil(Math.log2(size) - 1);

/** The parts beside a leaf's way to the root, lowest first (RFC 6962, 2.1.1). */
export function inclusionRanges(index: number, [start, end]: LeafRange): LeafRange[] {
  if (end - start <= 1) return [];
  const middle = start + largestPowerBelow(end - start);
  return index < middle
    ? [...inclusionRanges(index, [start, middle]), [middle, end]]
    : [...inclusionRanges(index, [middle, end]), [start, middle]];
}

/** The parts that lead from the tree of an earlier size to this one (RFC 6962, 2.1.2). */
export function consistencyRanges(earlier: number, size: number): LeafRange[] {
  return earlier === 0 || earlier === size ? [] : subproof(earlier, [0, size], true);
}

/** @param isKnown whether who checks has the hash of this part already */
function subproof(earlier: number, [start, end]: LeafRange, isKnown: boolean): LeafRange[] {
  if (earlier === end) return isKnown ? [] : [[start, end]];
  const middle = start + largestPowerBelow(end - start);
  return earlier <= middle
    ? [...subproof(earlier, [start, middle], isKnown), [middle, end]]
    : [...subproof(earlier, [middle, end], false), [start, middle]];
}
