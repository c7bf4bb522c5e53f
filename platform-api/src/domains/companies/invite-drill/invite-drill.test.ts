import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenOf, drillInTest } from '../../../testing/drill.ts';
import { runInviteDrill } from './run-invite-drill.ts';

test('a file of 500 people with 40 faults, on two servers that are killed: 40 are named, nothing is sent before the confirmation, then 460 mails once', async () => {
  const found = await drillInTest((drill) =>
    runInviteDrill({ ...drill, rows: 500, faulty: 40, kills: 2, minutes: 3, isHurried: true }),
  );
  const said = JSON.stringify(found);
  assert.deepEqual(brokenOf(found), [], said);
  const { faults, once = 0, never = 0, kills } = found.figures;
  assert.deepEqual([faults, once + never, kills], [40, 460, 2], said);
});
