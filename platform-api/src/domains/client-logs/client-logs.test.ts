import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { removeOldReports } from './keep-reports.ts';
import { MAX_FIELD_LENGTH, scrubbed } from './scrubbed.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

const report = (payload: object) =>
  t.call(null, { method: 'POST', url: '/api/Logs/InsertLogClientToDb', payload });

test('[API-51] [SHELL-22 part] a visitor’s error is stored and its id returned, without tokens or personal data', async () => {
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

test('[API-51 part] a report without an error, or one too long, is refused', async () => {
  assert.equal((await report({ errorInfo: 'x' })).statusCode, 400);
  assert.equal((await report({ error: 'x'.repeat(20_001) })).statusCode, 400);
});

const worst: [string, string][] = [
  ['addresses that never end', 'a@' + 'a-'.repeat(9990)],
  ['a name that is no address', 'a'.repeat(20_000)],
  ['beginnings of tokens', 'eyJ'.repeat(6666)],
  ['tokens with no end', 'eyJa.'.repeat(4000)],
  ['nearly a fiscal code', 'SRTGLI88E54L781'.repeat(1333)],
  ['parameters', '?code='.repeat(3333)],
];

for (const [what, text] of worst) {
  test(`a report of ${what} is read in time that grows with its length`, () => {
    const took = (length: number) => {
      const times = Array.from({ length: 7 }, () => {
        const begun = performance.now();
        scrubbed(text.slice(0, length));
        return performance.now() - begun;
      });
      return Math.min(...times);
    };
    // 1.3 s and more before; now a millisecond or two.
    assert.ok(took(20_000) < 50, `${took(20_000)} ms`);
  });
}

test('what is cut off leaves no half of a token or of an address', () => {
  const before = 'x '.repeat(2040);
  for (const secret of ['eyJhbGciOi.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl', 'giulia.sartori@example.it']) {
    const clean = scrubbed(`${before}${secret} ${'y'.repeat(9000)}`);
    assert.ok(clean.length <= MAX_FIELD_LENGTH);
    assert.doesNotMatch(clean, /eyJ|giulia|@/);
  }
});

test('of one address sixty reports a minute are kept, of all three hundred, and of all time the newest', async () => {
  const minute = new Date('2026-03-02T10:00:00Z');
  const send = (remoteAddress: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/Logs/InsertLogClientToDb',
      remoteAddress,
      payload: { error: 'x' },
    });
  const kept = async () => {
    const { rows } = await t.platform.database.query(
      'select count(*)::int as total from client_log where received_at between $1 and $2',
      [minute, new Date(minute.getTime() + 60_000)],
    );
    return rows[0]?.['total'];
  };
  t.setNow(minute);
  const statuses = [];
  for (let turn = 0; turn < 61; turn += 1) statuses.push((await send('192.0.2.1')).statusCode);
  assert.deepEqual([statuses.lastIndexOf(200), statuses[60]], [59, 429]);
  const refused = await send('192.0.2.1');
  assert.equal(refused.headers['retry-after'], '60');
  assert.equal(
    refused.json<{ Info: string }>().Info,
    'Troppe richieste da questo indirizzo. Riprova tra un minuto',
  );
  for (let turn = 0; turn < 300; turn += 1) await send(`198.51.100.${turn % 200}`);
  assert.equal(await kept(), 300);
  t.setNow(new Date('2026-03-02T10:01:00Z'));
  assert.equal((await send('192.0.2.1')).statusCode, 200);
  t.setNow(new Date('2026-03-02T10:02:00Z'));
  assert.equal((await send('192.0.2.1')).statusCode, 200);
  // The newest is that of the first test, by the real time.
  await removeOldReports(t.platform, 3);
  assert.equal(await kept(), 1);
  t.setNow(null);
});
