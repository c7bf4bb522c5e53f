import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenOf, drillInTest } from '../drill.ts';
import { runDrill } from './run-drill.ts';

test('60 checkouts on two servers that are killed, a provider that is gone for two hours: nothing is lost or paid twice', async () => {
  const found = await drillInTest((drill) =>
    runDrill({ ...drill, checkouts: 60, kills: 2, outageHours: 2, minutes: 10 }),
  );
  const { figures } = found;
  const said = JSON.stringify(figures);
  assert.deepEqual(brokenOf(found), [], said);
  assert.equal(figures['checkouts'], 60);
  assert.equal(figures['kills'], 2);
  assert.equal(figures['outages of the provider'], 1);
  assert.ok((figures['paid'] ?? 0) > 20, said);
});
