import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { leafHash, nodeHash, verifyConsistency, verifyInclusion } from './merkle.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const hex = (hash: Uint8Array) => Buffer.from(hash).toString('hex');

/** RFC 6962, 2.1, as it is written there: the model that everything is held against. */
const sha = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};
const split = (size: number) => 2 ** Math.ceil(Math.log2(size) - 1);
function treeHash(leaves: Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only === undefined) return sha();
  if (leaves.length === 1) return only;
  const k = split(leaves.length);
  return sha(Uint8Array.of(1), treeHash(leaves.slice(0, k)), treeHash(leaves.slice(k)));
}
function path(index: number, leaves: Uint8Array[]): Uint8Array[] {
  if (leaves.length <= 1) return [];
  const k = split(leaves.length);
  const [left, right] = [leaves.slice(0, k), leaves.slice(k)];
  return index < k
    ? [...path(index, left), treeHash(right)]
    : [...path(index - k, right), treeHash(left)];
}
function subproof(size: number, leaves: Uint8Array[], isWhole: boolean): Uint8Array[] {
  if (size === leaves.length) return isWhole ? [] : [treeHash(leaves)];
  const k = split(leaves.length);
  const [left, right] = [leaves.slice(0, k), leaves.slice(k)];
  return size <= k
    ? [...subproof(size, left, isWhole), treeHash(right)]
    : [...subproof(size - k, right, false), treeHash(left)];
}

/** The example of certificate-transparency: eight entries, and the root of each size. */
const entries = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

test('hashes and proofs of the example of certificate-transparency', async () => {
  const leaves = await Promise.all(entries.map((entry) => leafHash(bytes(entry))));
  assert.equal(hex(leaves[0] ?? sha()), roots[0]);
  assert.equal(hex(await nodeHash(leaves[0] ?? sha(), leaves[1] ?? sha())), roots[1]);
  for (const [i, root] of roots.entries()) {
    assert.equal(hex(treeHash(leaves.slice(0, i + 1))), root);
  }
  const claim = {
    index: 5,
    size: 8,
    leafHash: leaves[5] ?? sha(),
    hashes: [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ].map(bytes),
    root: bytes(roots[7] ?? ''),
  };
  assert.equal(await verifyInclusion(claim), true);
  const sixToEight = {
    first: { size: 6, root: bytes(roots[5] ?? '') },
    second: { size: 8, root: bytes(roots[7] ?? '') },
    hashes: [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ].map(bytes),
  };
  assert.equal(await verifyConsistency(sixToEight), true);
});

/** Past a power of two, so that all edges are there. */
const MAX_SIZE = 140;
const all = Array.from({ length: MAX_SIZE }, (_, i) =>
  sha(Uint8Array.of(0), Buffer.from(`entry ${i}`)),
);
const rootOf = Array.from({ length: MAX_SIZE + 1 }, (_, size) => treeHash(all.slice(0, size)));
const root = (size: number) => rootOf[size] ?? sha();
const leaf = (index: number) => all[index] ?? sha();
const flipped = (hash: Uint8Array) => hash.map((byte, i) => (i === 7 ? byte ^ 4 : byte));

/** Places that lie differently in the tree: the ends, the edges of its halves, and a few between. */
const places = (size: number) => {
  const k = size > 1 ? split(size) : 0;
  return [...new Set([0, 1, k - 1, k, k + 1, Math.floor(size / 3), size - 2, size - 1])].filter(
    (place) => place >= 0 && place < size,
  );
};

test('every tree of 1 to 140 leaves proves its own leaves, and no others', async () => {
  let proofs = 0;
  for (let size = 1; size <= MAX_SIZE; size += 1) {
    for (const index of places(size)) {
      const hashes = path(index, all.slice(0, size));
      const claim = { index, size, leafHash: leaf(index), hashes, root: root(size) };
      assert.equal(await verifyInclusion(claim), true, `${index} of ${size}`);
      const forged = {
        'another leaf': { ...claim, leafHash: flipped(leaf(index)) },
        'another root': { ...claim, root: flipped(root(size)) },
        'a hash too many': { ...claim, hashes: [...hashes, leaf(0)] },
        'a place outside': { ...claim, index: size },
        'a place before all': { ...claim, index: -1 },
        ...(hashes.length === 0
          ? {}
          : {
              'a hash too few': { ...claim, hashes: hashes.slice(1) },
              'another hash': { ...claim, hashes: [flipped(leaf(0)), ...hashes.slice(1)] },
              'the place beside': { ...claim, index: index % 2 === 0 ? index + 1 : index - 1 },
            }),
      };
      for (const [what, forgery] of Object.entries(forged)) {
        assert.equal(await verifyInclusion(forgery), false, `${what}: ${index} of ${size}`);
      }
      proofs += 1;
    }
  }
  assert.ok(proofs > 1000, `${proofs} proofs`);
});

test('every tree of 1 to 140 leaves goes on from its earlier ones, and from no others', async () => {
  for (let size = 1; size <= MAX_SIZE; size += 1) {
    const second = { size, root: root(size) };
    for (const before of [...places(size), size]) {
      const first = { size: before, root: root(before) };
      const hashes = before === 0 ? [] : subproof(before, all.slice(0, size), true);
      assert.equal(await verifyConsistency({ first, second, hashes }), true, `${before} ${size}`);
      assert.equal(
        await verifyConsistency({ first, second, hashes: [...hashes, leaf(0)] }),
        false,
        `a hash too many: ${before} ${size}`,
      );
      if (before === 0) continue;
      const rewritten = { ...first, root: flipped(first.root) };
      assert.equal(
        await verifyConsistency({ first: rewritten, second, hashes }),
        false,
        `rewritten: ${before} ${size}`,
      );
      const forked = { ...second, root: flipped(second.root) };
      assert.equal(await verifyConsistency({ first, second: forked, hashes }), false);
      if (before === size) continue;
      assert.equal(await verifyConsistency({ first: second, second: first, hashes }), false);
      assert.equal(await verifyConsistency({ first, second, hashes: hashes.slice(1) }), false);
      const wrong = [flipped(hashes[0] ?? sha()), ...hashes.slice(1)];
      assert.equal(await verifyConsistency({ first, second, hashes: wrong }), false);
    }
  }
});
