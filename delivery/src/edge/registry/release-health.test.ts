import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Registry } from 'contracts';
import { HealthCounter, healthOf, mustHalt } from './release-health.ts';

const limits = { fewest: 20, errorRate: 0.1 };
const counts = (ok: number, error: number) => ({ ok, error });

const decisions: [string, [number, number], [number, number], boolean][] = [
  ['too little was heard', [0, 19], [100, 0], false],
  ['as many errors as are borne', [18, 2], [100, 0], false],
  ['one more', [17, 3], [100, 0], true],
  ['both fail alike: it is not the version', [50, 50], [50, 50], false],
  ['twice as bad as the stable one', [40, 60], [70, 30], true],
  ['nothing is known of the stable one', [10, 10], [0, 0], true],
];

for (const [what, canary, stable, expected] of decisions) {
  test(`a canary ${expected ? 'halts' : 'goes on'}: ${what}`, () => {
    assert.equal(mustHalt(counts(...canary), counts(...stable), limits), expected);
  });
}

const registry = {
  remotes: { 'mf-a': { stable: '1', versions: { '1': {} } } },
} as unknown as Registry;
const minute = 60_000;
const failed = { remote: 'mf-a', version: '1', kind: 'error', reason: 'chunk lost' } as const;

test('reports count for an hour, with their reasons', () => {
  const counter = new HealthCounter();
  assert.ok(counter.count(failed, 'one', registry, minute));
  assert.ok(counter.count({ ...failed, kind: 'ok' }, 'one', registry, 5 * minute));
  const now = healthOf([counter.document()], 'mf-a', '1', 6 * minute);
  assert.deepEqual([now.ok, now.error, now.reasons[0]?.reason], [1, 1, 'chunk lost']);
  const later = healthOf([counter.document()], 'mf-a', '1', 62 * minute);
  assert.deepEqual([later.ok, later.error], [1, 0]);
  counter.forgetOld(62 * minute);
  assert.equal(counter.document()['mf-a']?.['1']?.slices.length, 1);
  counter.forgetOld(70 * minute);
  assert.deepEqual(counter.document(), {}, 'versions that are gone take no memory');
});

test('an unknown version is not counted: memory has an end', () => {
  const counter = new HealthCounter();
  assert.equal(counter.count({ ...failed, version: '2' }, 'one', registry, 0), false);
  assert.equal(counter.count({ ...failed, remote: '__proto__' }, 'one', registry, 0), false);
  assert.deepEqual(counter.document(), {});
});

test('one address has six reports a minute for a version, others have their own', () => {
  const counter = new HealthCounter();
  const counted = Array.from({ length: 10 }, () => counter.count(failed, 'one', registry, minute));
  assert.equal(counted.filter(Boolean).length, 6);
  assert.ok(counter.count(failed, 'other', registry, minute));
  assert.ok(counter.count(failed, 'one', registry, 2 * minute));
});

test('what several edges heard is one figure', () => {
  const counters = [new HealthCounter(), new HealthCounter()];
  for (const counter of counters) counter.count(failed, 'one', registry, minute);
  const documents = counters.map((counter) => counter.document());
  const { error, reasons } = healthOf(documents, 'mf-a', '1', minute);
  assert.deepEqual([error, reasons.length], [2, 2]);
});
