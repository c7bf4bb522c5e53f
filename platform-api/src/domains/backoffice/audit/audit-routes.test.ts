import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPeople, type DemoPersonKey } from '../../../demo/people.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { noteAct } from '../../audit/index.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
  const person = (key: DemoPersonKey) => demoPeople[key].userId;
  for (const [day, actor, act, of] of [
    // The first minutes of a day in Italy are the evening before in UTC.
    ['2026-03-01T23:30:00Z', 'anna', 'teacher.enabled', 'marco'],
    ['2026-03-02T10:00:00Z', 'giulia', 'teacher.enabled', 'lucia'],
    ['2026-03-03T10:00:00Z', null, 'role.granted', 'anna'],
  ] as const) {
    t.setNow(new Date(day));
    await noteAct(t.platform, {
      actorId: actor === null ? null : person(actor),
      act,
      subjectKind: 'user',
      subjectId: person(of),
      detail: act === 'role.granted' ? { role: 'AdminWorkerBadge' } : {},
    });
  }
  t.setNow(null);
});
after(() => t.close());

type Entry = { seq: number; actor: { name: string } | null; subjectName: string | null };

async function entries(query: string): Promise<Entry[]> {
  const answer = await t.call('anna', { url: `/api/Audit/Entries?${query}` });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: { items: Entry[] } }>().data.items;
}

const places = async (query: string) => (await entries(query)).map(({ seq }) => seq);

test('the audit is searched by person, act and days in Italy, newest first, and paged', async () => {
  for (const [query, found] of [
    ['', [3, 2, 1]],
    ['azione=teacher.enabled', [2, 1]],
    // Who did it, and to whom it was done.
    ['ricerca=anna', [3, 1]],
    ['ricerca=lucia', [2]],
    ['ricerca=nobody', []],
    ['dal=2026-03-02&al=2026-03-02', [2, 1]],
    ['al=2026-03-01', []],
    ['dal=2026-03-03', [3]],
    ['azione=&ricerca=&dal=', [3, 2, 1]],
    ['pageSize=1&page=2', [2]],
  ] as const) {
    assert.deepEqual(await places(query), found, query);
  }
});

test('people are named as they are called now, an operator is nobody of them', async () => {
  const name = (key: DemoPersonKey) =>
    `${demoPeople[key].identity.name} ${demoPeople[key].identity.surname}`;
  const found = await entries('');
  assert.deepEqual(
    found.map(({ actor, subjectName }) => [actor?.name ?? null, subjectName]),
    [
      [null, name('anna')],
      [name('giulia'), name('lucia')],
      [name('anna'), name('marco')],
    ],
  );
  const erased = await t.call('marco', { method: 'DELETE', url: '/api/Account/DeleteAccount' });
  assert.equal(erased.statusCode, 200, erased.body);
  const [, , first] = await entries('');
  assert.equal(first?.subjectName, 'Account cancellato');
});

test('the last check is told, and administrators alone read any of it', async () => {
  const check = async () =>
    (await t.call('anna', { url: '/api/Audit/Check' })).json<{
      data: { seq: number; brokenAt: number | null } | null;
    }>().data;
  assert.equal(await check(), null);
  await t.platform.jobs.enqueue('audit.check', {});
  await t.platform.jobs.drain();
  const found = await check();
  assert.deepEqual([found?.seq, found?.brokenAt], [3, null]);
  for (const url of ['/api/Audit/Entries', '/api/Audit/Check']) {
    assert.equal((await t.call('elena', { url })).statusCode, 403);
  }
});
