import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { verifyConsistency, verifyInclusion } from 'contracts/transparency-log';
import { consistencyRanges, inclusionRanges, type LeafRange } from './proof-ranges.ts';
import { readTilePath } from './tile-path.ts';
import { foldedHash, leafHashOf, treeOf, widthOf, type HashReader } from './tree.ts';

const sha = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};

/** RFC 6962, 2.1, as it is written there. */
function naiveRoot(leaves: Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return sha();
  if (leaves.length === 1) return leaves[0] ?? sha();
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return sha(Uint8Array.of(1), naiveRoot(leaves.slice(0, k)), naiveRoot(leaves.slice(k)));
}

const MANY = 66_000;
const leaves = Array.from({ length: MANY }, (_, i) => leafHashOf(Buffer.from(`entry ${i}`)));

/** Whole tiles' hashes, level by level, as the tables hold them. */
const levels = [leaves];
for (let below = leaves; below.length >= 256;) {
  const above = Array.from({ length: Math.floor(below.length / 256) }, (_, i) =>
    foldedHash(Buffer.concat(below.slice(i * 256, i * 256 + 256))),
  );
  levels.push(above);
  below = above;
}

const read: HashReader = async (level, from, to) =>
  new Uint8Array(Buffer.concat(levels[level]?.slice(from, to) ?? []));

const leaf = (index: number) => leaves[index] ?? sha();

/** The hashes of a tree of this size, each made once: its proofs have most of them in common. */
function hashesOf(size: number): (range: LeafRange) => Promise<Uint8Array> {
  const { hashOf } = treeOf(size, read);
  const known = new Map<string, Promise<Uint8Array>>();
  return (range) => {
    const found = known.get(range.join()) ?? hashOf(range);
    known.set(range.join(), found);
    return found;
  };
}

async function proves(
  index: number,
  hashOf: (range: LeafRange) => Promise<Uint8Array>,
  size: number,
  root: Uint8Array,
) {
  const hashes = await Promise.all(inclusionRanges(index, [0, size]).map(hashOf));
  return verifyInclusion({ index, size, leafHash: leaf(index), hashes, root });
}

test('trees of 0 to 300 leaves have the root of the naive model, and prove every third leaf', async () => {
  for (let size = 0; size <= 300; size += 1) {
    const root = naiveRoot(leaves.slice(0, size));
    const hashOf = hashesOf(size);
    assert.deepEqual(Buffer.from(await hashOf([0, size])), Buffer.from(root));
    for (let index = size % 3; index < size; index += 3) {
      assert.equal(await proves(index, hashOf, size, root), true, `${index} of ${size}`);
    }
    for (const before of [0, 1, Math.floor(size / 2), size - 1, size]) {
      if (before < 0 || before > size) continue;
      const hashes = await Promise.all(consistencyRanges(before, size).map(hashOf));
      const first = { size: before, root: naiveRoot(leaves.slice(0, before)) };
      assert.equal(await verifyConsistency({ first, second: { size, root }, hashes }), true);
    }
  }
});

test('a tree of three levels of tiles reads at most six tiles for a proof', async () => {
  const root = naiveRoot(leaves);
  for (const index of [0, 255, 256, 40_000, 65_535, 65_536, MANY - 1]) {
    let tiles = 0;
    const counted: HashReader = (...range) => {
      tiles += 1;
      return read(...range);
    };
    const { hashOf } = treeOf(MANY, counted);
    const hashes = await Promise.all(inclusionRanges(index, [0, MANY]).map(hashOf));
    const claim = { index, size: MANY, leafHash: leaf(index), hashes, root };
    assert.equal(await verifyInclusion(claim), true, `${index}`);
    assert.ok(tiles <= 6, `${tiles} tiles`);
  }
  assert.deepEqual(
    [0, 1, 2].map((level) => widthOf(level, MANY)),
    [66_000, 257, 1],
  );
});

test('a tile is asked for in the one way that the standard writes it', () => {
  const asked = {
    '0/000': { level: 0, index: 0, width: 256 },
    '1/x001/x234/067': { level: 1, index: 1_234_067, width: 256 },
    '63/999.p/1': { level: 63, index: 999, width: 1 },
    'entries/x001/000.p/255': { level: 'entries', index: 1000, width: 255 },
  };
  for (const [path, tile] of Object.entries(asked)) assert.deepEqual(readTilePath(path), tile);
  const refused = [
    '',
    '0',
    '0/',
    '0/0',
    '0/00',
    '0/0000',
    '00/000',
    '64/000',
    '0/x000/001',
    '0/001/002',
    '0/x001',
    '0/000.p/0',
    '0/000.p/256',
    '0/000.p/01',
    '0/000.p',
    'entries',
    'entry/000',
    '0/000/../001',
    '-1/000',
    '0/000.p/1/',
  ];
  for (const path of refused) assert.equal(readTilePath(path), null, path);
});
