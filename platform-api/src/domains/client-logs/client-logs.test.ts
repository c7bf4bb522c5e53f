import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

const report = (payload: object) =>
  t.call(null, { method: 'POST', url: '/api/Logs/InsertLogClientToDb', payload });

test('[API-51] [SHELL-22] a visitor’s error is stored and its id returned, without tokens or personal data', async () => {
  const answer = await report({
    error: 'Error at /auth?code=abc123&state=xyz for giulia.sartori@example.it',
    stack: 'Bearer eyJhbGciOi.eyJzdWIi.c2ln SRTGLI88E54L781R',
    componentStack: 'at CoursePage',
    date: '2026-11-21T10:00:00.000Z',
  });
  const { data } = answer.json<{ data: string }>();
  const { rows } = await t.platform.database.query(
    'select error, error_info from client_log where id = $1',
    [data],
  );
  assert.deepEqual(rows, [
    {
      error: 'Error at /auth?code=[…]&state=[…] for [email]',
      error_info: 'Bearer [token] [fiscal code]\nat CoursePage',
    },
  ]);
});

test('[API-51] a report without an error, or one too long, is refused', async () => {
  assert.equal((await report({ errorInfo: 'x' })).statusCode, 400);
  assert.equal((await report({ error: 'x'.repeat(20_001) })).statusCode, 400);
});
