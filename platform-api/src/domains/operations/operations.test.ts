import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

test('an administrator sees failed jobs and puts them back', async () => {
  const { database } = t.platform;
  await database.query(
    `insert into jobs.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
     values ('failed-jobs', '{"badgeId":"b-1"}', 'badge.mail', gen_random_uuid(), now(), 300, '{"message":"mailbox full"}')`,
  );
  const administrator = await t.login('anna');
  const failed = async () =>
    (await administrator.call({ url: '/api/Jobs/Failed' })).json<{
      data: { id: string; queue: string; error: string; tries: number; data: object }[];
    }>().data;
  const [job] = await failed();
  assert.ok(job);
  assert.deepEqual(
    [job.queue, job.error, job.tries, job.data],
    ['badge.mail', 'mailbox full', 301, { badgeId: 'b-1' }],
  );
  const answer = await administrator.call({
    method: 'POST',
    url: '/api/Jobs/Retry',
    payload: { ids: [job.id] },
  });
  assert.equal(answer.json<{ data: number }>().data, 1, answer.body);
  assert.deepEqual(await failed(), []);
  const { rows } = await database.query(
    `select data from jobs.job where name = 'badge.mail' and state = 'created'`,
  );
  assert.deepEqual(rows, [{ data: { badgeId: 'b-1' } }]);
});
