import assert from 'node:assert/strict';
import { test } from 'node:test';
import { positionOf, Positions } from './positions.ts';

test('a position is read as PostgreSQL writes it', () => {
  assert.equal(positionOf('16/B374D848'), 0x16_b374_d848n);
  assert.ok(positionOf('1/0') > positionOf('0/FFFFFFFF'));
});

test('lateness is the age of the last sample that the replica has reached', () => {
  const positions = new Positions(3000);
  assert.equal(positions.lateMs(100n, 0), Infinity, 'nothing is known of the primary');
  for (const [atMs, position] of [
    [0, 100n],
    [1000, 200n],
    [2000, 300n],
  ] as const) {
    positions.add(atMs, position);
  }
  for (const [position, late] of [
    [300n, 0],
    [350n, 0],
    [299n, 1500],
    [100n, 2500],
    [99n, Infinity],
  ] as const) {
    assert.equal(positions.lateMs(position, 2500), late, String(position));
  }
  assert.ok(!positions.isLate(100n, 3000) && positions.isLate(100n, 3001));
});

test('samples older than a replica may be are forgotten, but the one that is the bound', () => {
  const positions = new Positions(3000);
  for (let second = 0; second <= 10; second += 1) positions.add(second * 1000, BigInt(second));
  assert.equal(positions.lateMs(7n, 10_000), 3000);
  assert.equal(positions.lateMs(6n, 10_000), Infinity);
});

test('the log of another primary is measured from its own samples', () => {
  const positions = new Positions(3000);
  positions.add(0, 900n);
  positions.add(1000, 500n);
  assert.equal(positions.lateMs(499n, 1500), Infinity);
  assert.equal(positions.lateMs(500n, 1500), 0);
});
