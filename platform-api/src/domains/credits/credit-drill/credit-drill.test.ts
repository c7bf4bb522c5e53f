import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenOf, drillInTest } from '../../../testing/drill.ts';
import { runCreditDrill } from './run-credit-drill.ts';

test('20 clients move the credits of one wallet, which also pays orders, on two servers that are killed: never below 0, each cent once', async () => {
  const found = await drillInTest((drill) =>
    runCreditDrill({ ...drill, clients: 20, kills: 2, seconds: 10, minutes: 5, everyMs: 200 }),
  );
  const { figures, unexpected } = found;
  const said = JSON.stringify(figures);
  assert.deepEqual(brokenOf(found), [], `${said} ${unexpected?.join()}`);
  assert.equal(figures['kills'], 2);
  assert.ok((figures['saved'] ?? 0) > 20, said);
  // The access token was over when it began.
  assert.ok((figures['access tokens renewed'] ?? 0) + (figures['logins'] ?? 0) > 0, said);
  assert.ok((figures['orders refunded'] ?? 0) > 0, said);
  assert.ok((figures['of them paid by it'] ?? 0) > 0, said);
  assert.ok((figures['holds given back'] ?? 0) > 0, said);
});
