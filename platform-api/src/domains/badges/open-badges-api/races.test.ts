/** Two at once. On PostgreSQL too: there the statements of two connections do run beside each other. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { badgePlatform } from '../testing-badges.ts';
import { backpack, PUBLIC_URL, refusal } from './testing-backpack.ts';

const TURNS = 15;

let t: TestPlatform;
let marco: TestSession;
let pack: Awaited<ReturnType<typeof backpack>>;

before(async () => {
  t = await badgePlatform(PUBLIC_URL);
  marco = await t.login('marco');
  pack = await backpack(t);
});
after(() => t.close());

const fourAtOnce = <T>(act: () => Promise<T>) => Promise.allSettled([1, 2, 3, 4].map(() => act()));

const tokensLeft = async () => {
  const { rows } = await t.platform.database.query('select count(*)::int as n from backpack_token');
  return rows[0]?.['n'];
};

test('of four uses of one code at once one gets tokens, and the others end them', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const given = await pack.answered(marco);
    const answers = await fourAtOnce(() => pack.exchange(given));
    assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const answer of answers) {
      if (answer.status === 'rejected') {
        assert.equal(await refusal(Promise.reject(answer.reason)), 'invalid_grant');
      }
    }
    assert.equal(await tokensLeft(), 0);
  }
});

test('of four refreshes at once one gets tokens, and the family has ended', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { refresh_token: token } = await pack.connected(marco);
    const answers = await fourAtOnce(() => pack.refreshed(String(token)));
    assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal(await tokensLeft(), 0);
  }
});

test('a refresh beside the end of its consent is given or refused, and nothing of it is left', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { refresh_token: token } = await pack.connected(marco);
    const [connection] = (await marco.call({ url: '/api/Badges/Backpacks' })).json().data;
    const [answer, ended] = await Promise.all([
      refusal(pack.refreshed(String(token))),
      marco.call({ method: 'DELETE', url: `/api/Badges/Backpacks?id=${connection.id}` }),
    ]);
    assert.ok([null, 'invalid_grant'].includes(answer));
    assert.equal(ended.statusCode, 200);
    assert.equal(await tokensLeft(), 0);
  }
});

test('one person who allows twice at once has one connection', async () => {
  await Promise.all([1, 2, 3, 4].map(() => pack.connected(marco)));
  assert.equal((await marco.call({ url: '/api/Badges/Backpacks' })).json().data.length, 1);
});
