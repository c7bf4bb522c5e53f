import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenOf, drillInTest } from '../../../testing/drill.ts';
import { runExamDrill } from './run-exam-drill.ts';

test('12 candidates on a server that is killed twice: no acknowledged answer is lost, and the time is kept', async () => {
  const found = await drillInTest((drill) =>
    runExamDrill({ ...drill, candidates: 12, kills: 2, seconds: 35, everyMs: 300 }),
  );
  const { figures, unexpected } = found;
  const said = JSON.stringify(figures);
  assert.deepEqual(brokenOf(found), [], `${said} ${unexpected?.join()}`);
  assert.equal(figures['kills'], 2);
  assert.ok((figures['acknowledged answers'] ?? 0) > 50, said);
});
