import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLog } from '../log.ts';
import { testPlatform } from '../testing/platform.ts';

test('the code that a person reads leads to every line of the request and to its jobs', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const t = await testPlatform({ log });
  const session = await t.login('marco');
  const answer = await session.call({
    method: 'POST',
    url: '/api/Account/DataExport',
    headers: { 'x-correlation-id': 'follow-this-1' },
    payload: {},
  });
  const { correlationId } = answer.json<{ correlationId: string }>();
  assert.equal(correlationId, 'follow-this-1');
  const { rows } = await t.platform.database.query(
    `select data->'$origin' as origin from jobs.job where data ? '$origin'`,
  );
  await t.close();
  const { userId, sessionId } = session;
  assert.deepEqual(rows, [{ origin: { correlationId, userId, sessionId } }], answer.body);
  const own = lines.filter((line) => line['correlationId'] === correlationId);
  assert.ok(own.length >= 2);
  assert.ok(own.some((line) => line['userId'] === userId && line['sessionId'] === sessionId));
});
