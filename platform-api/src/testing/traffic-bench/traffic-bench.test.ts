import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onOwnDatabase } from '../drill.ts';
import { runTraffic } from './run-traffic.ts';
import { mannersOf } from './scripted-people.ts';
import { growthOf, heapFloorByQuarter, residentByQuarter } from './traffic-memory.ts';

test('people of every manner use edge and server over PostgreSQL without an error', () =>
  onOwnDatabase(async ({ url }) => {
    const { log, memory } = await runTraffic({
      databaseUrl: url,
      people: 12,
      seconds: 15,
      thinkMs: 250,
      log: () => {},
    });
    assert.deepEqual(log.errors, []);
    for (const { kind, requests } of log.byKind()) assert.ok(requests > 0, `nobody: ${kind}`);
    for (const { quarters } of Object.values(memory)) {
      assert.ok(
        quarters.every((megabytes) => megabytes > 20 && megabytes < 2000),
        quarters.join(),
      );
    }
  }));

test('two hundred people are 150 visitors, 30 learners, 14 buyers and 6 administrators', () => {
  const counts = Object.groupBy(mannersOf(200), (manner) => manner);
  assert.deepEqual(
    Object.fromEntries(Object.entries(counts).map(([manner, all]) => [manner, all.length])),
    { learner: 30, buyer: 14, administrator: 6, visitor: 150 },
  );
});

test('memory is compared by the means of its quarters, the heap by the least of each', () => {
  const MB = 1_048_576;
  const samples = [10, 20, 30, 33].flatMap((megabytes, quarter) => [
    { at: quarter * 10 + 2, resident: (megabytes - 1) * MB, heap: megabytes * MB },
    { at: quarter * 10 + 5, resident: (megabytes + 1) * MB, heap: 5 * MB },
  ]);
  const quarters = residentByQuarter(samples, 0, 40);
  assert.deepEqual(quarters, [10, 20, 30, 33]);
  assert.equal(Math.round(growthOf(quarters) * 100), 65);
  assert.deepEqual(heapFloorByQuarter(samples, 0, 40), [5, 5, 5, 5]);
});
