import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { demoPeople, loadPeople } from '../../../demo/people.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import type { Badge } from '../repository.ts';
import { badgeOf, badgePlatform, manyBadges } from '../testing-badges.ts';
import { sharedCurriculumData } from './personal-data.ts';

const { userId, identity, member } = demoPeople.marco;
/** Badges of `manyBadges` with an end are valid until this day of Italy is over. */
const LAST_DAY = '2046-01-01';

let t: TestPlatform;
let marco: TestSession;
let giulia: TestSession;
/** Of Marco, oldest first: each of a competence of its own, the last two with an end. */
let badges: Badge[];

before(async () => {
  t = await badgePlatform('https://badges.example');
});
after(() => t.close());
beforeEach(async () => {
  t.setNow(null);
  await t.platform.database.query('delete from badge');
  await t.platform.database.query('delete from curriculum_share');
  badges = await manyBadges(t.platform, 4);
  await t.platform.database.query('update badge set user_id = $1', [userId]);
  marco = await t.login('marco');
  giulia = await t.login('giulia');
});

const share = async (method: 'GET' | 'PUT' | 'DELETE', session = marco) => {
  const answer = await session.call({ method, url: '/api/Curriculum/Share' });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().data;
};

const open = (sharedId: string) => t.call(null, { url: `/api/Curriculum/Public/${sharedId}` });

/** What a stranger reads at a new link. */
const shown = async () => {
  const answer = await open((await share('PUT')).sharedId);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().data;
};

const idsOf = ({ badges: listed }: { badges: { id: string }[] }) => listed.map(({ id }) => id);
const newestFirst = () => badges.map(({ id }) => id).toReversed();
const change = (badge: Badge | undefined, set: string, ...values: unknown[]) =>
  t.platform.database.query(`update badge set ${set} where id = $1`, [badge?.id, ...values]);

/** All of an answer by which two of them could be told apart. */
function tracesOf({ statusCode, headers, body }: Awaited<ReturnType<typeof open>>) {
  const told: Record<string, unknown> = { ...headers, date: null, 'x-correlation-id': null };
  return { statusCode, headers: told, body: { ...JSON.parse(body), correlationId: null } };
}

test('a curriculum is not shared until its holder says so', async () => {
  assert.equal(await share('GET'), null);
  const { sharedId, sharedAt } = await share('PUT');
  assert.match(sharedId, /^[0-9a-f]{32}$/);
  assert.deepEqual(await share('GET'), { sharedId, sharedAt });
  assert.deepEqual(await share('PUT'), { sharedId, sharedAt }, 'the link of before');
  assert.equal((await open(sharedId)).statusCode, 200);
});

test('an ended link is gone at once, and the next one is another', async () => {
  const first = await share('PUT');
  assert.equal(await share('DELETE'), true);
  assert.equal((await open(first.sharedId)).statusCode, 404);
  assert.equal(await share('GET'), null);
  assert.equal(await share('DELETE'), true, 'safe to repeat');
  const second = await share('PUT');
  assert.notEqual(second.sharedId, first.sharedId);
  assert.equal((await open(first.sharedId)).statusCode, 404);
  assert.equal((await open(second.sharedId)).statusCode, 200);
});

test('a link that ended cannot be told from one that never was, nor from that of nobody', async () => {
  const { sharedId } = await share('PUT');
  await share('DELETE');
  const never = tracesOf(await open('0'.repeat(32)));
  assert.deepEqual([never.statusCode, never.body.code], [404, 'CURRICULUM_NOT_FOUND']);
  assert.equal(never.headers['x-robots-tag'], 'noindex');
  assert.deepEqual(tracesOf(await open(sharedId)), never);
  const pending = await share('PUT');
  await t.platform.database.query("update account set status = 'pending' where id = $1", [userId]);
  try {
    assert.deepEqual(tracesOf(await open(pending.sharedId)), never);
  } finally {
    await t.platform.database.query("update account set status = 'active' where id = $1", [userId]);
  }
});

test('what can be no id is no link either, whatever it is', async () => {
  await share('PUT');
  const never = tracesOf(await open('0'.repeat(32)));
  for (const id of [
    'x',
    '%25',
    "'",
    '%F0%9F%91%B7',
    '..%2F..',
    randomUUID(),
    userId,
    '0'.repeat(90),
  ]) {
    assert.deepEqual(tracesOf(await open(id)), never, id);
  }
});

test('everybody has a link of their own, and ends that one alone', async () => {
  const [ofMarco, ofGiulia] = [await share('PUT'), await share('PUT', giulia)];
  assert.notEqual(ofMarco.sharedId, ofGiulia.sharedId);
  assert.deepEqual((await open(ofGiulia.sharedId)).json().data.badges, []);
  await share('DELETE', giulia);
  assert.equal((await open(ofMarco.sharedId)).statusCode, 200);
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    assert.equal((await t.call(null, { method, url: '/api/Curriculum/Share' })).statusCode, 401);
  }
});

test('a stranger sees of each badge what its certification shows, and nothing else of the person', async () => {
  const { sharedId } = await share('PUT');
  const answer = await open(sharedId);
  const curriculum = answer.json().data;
  assert.deepEqual(Object.keys(curriculum), ['holderName', 'asOf', 'badges', 'competences']);
  assert.equal(curriculum.holderName, 'Zoë d’Amico 3');
  assert.deepEqual(idsOf(curriculum), newestFirst());
  for (const badge of curriculum.badges) {
    const { isExpired, ...facts } = badge;
    assert.equal(isExpired, false);
    const certification = await t.call(null, { url: `/api/Badges/Public/${badge.id}` });
    for (const [name, value] of Object.entries(facts)) {
      assert.deepEqual(certification.json().data[name], value, name);
    }
  }
  const secrets = [
    userId,
    identity.email,
    identity.fiscalCode,
    identity.phone,
    identity.surname,
    member?.street ?? '',
    member?.ulicCode ?? '',
    '@',
  ];
  for (const secret of secrets) assert.ok(!answer.body.includes(secret), secret);
  assert.equal(answer.headers['x-robots-tag'], 'noindex');
  assert.equal(answer.headers['cache-control'], 'no-store');
});

test('a hidden badge is not listed, nor counted, nor asked for the name', async () => {
  await change(badges[3], 'is_public = false');
  const curriculum = await shown();
  assert.deepEqual(idsOf(curriculum), newestFirst().slice(1));
  assert.equal(curriculum.holderName, 'Zoë d’Amico 2');
  assert.ok(!JSON.stringify(curriculum).includes('Competenza 3'));
  await t.platform.database.query('update badge set is_public = false');
  const { holderName, badges: listed, competences } = await shown();
  assert.deepEqual([holderName, listed, competences], [null, [], []]);
});

test('a revoked badge is not listed, whether its row or the signed list says so', async () => {
  const { sharedId } = await share('PUT');
  const revoked = await t.call('anna', {
    method: 'POST',
    url: `/api/Badges/${badges[0]?.id}/Revocation`,
    payload: { reason: 'Esame annullato' },
  });
  assert.equal(revoked.statusCode, 200);
  const listed = async () => idsOf((await open(sharedId)).json().data);
  assert.deepEqual(await listed(), newestFirst().slice(0, 3));
  await change(badges[0], 'revoked_at = null');
  assert.deepEqual(await listed(), newestFirst().slice(0, 3), 'by the list alone');
  await t.platform.database.query('update badge_status set revoked_at = null');
  assert.deepEqual(await listed(), newestFirst());
  await change(badges[0], 'revoked_at = now()');
  assert.deepEqual(await listed(), newestFirst().slice(0, 3), 'by its row alone');
});

test('a badge whose row was changed is not listed', async () => {
  await change(badges[1], "title = 'Laurea in medicina'");
  assert.deepEqual(
    idsOf(await shown()),
    newestFirst().filter((id) => id !== badges[1]?.id),
  );
});

test('an expired badge is listed and says so, and proves no competence any more', async () => {
  const { sharedId } = await share('PUT');
  const at = async (now: string) => {
    t.setNow(new Date(now));
    const { badges: listed, competences, asOf } = (await open(sharedId)).json().data;
    assert.equal(asOf, new Date(now).toISOString());
    return [
      listed.map(({ isExpired }: { isExpired: boolean }) => isExpired),
      competences.map(({ title }: { title: string }) => title),
    ];
  };
  assert.deepEqual(await at(`${LAST_DAY}T22:59:59Z`), [
    [false, false, false, false],
    ['Competenza 0', 'Competenza 1', 'Competenza 2', 'Competenza 3'],
  ]);
  assert.deepEqual(await at(`${LAST_DAY}T23:00:00Z`), [
    [true, true, false, false],
    ['Competenza 0', 'Competenza 1'],
  ]);
});

test('a competence has the name of its newest badge; the one with most badges is first', async () => {
  await change(badges[1], 'category_id = 3');
  const { competences } = await shown();
  assert.deepEqual(competences, [
    { id: 3, title: 'Competenza 3', badges: 2 },
    { id: 0, title: 'Competenza 0', badges: 1 },
    { id: 2, title: 'Competenza 2', badges: 1 },
  ]);
});

test('two tabs that switch it on at once get one link, each time of twenty', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    await share('DELETE');
    const links = await Promise.all(Array.from({ length: 8 }, () => share('PUT')));
    assert.equal(new Set(links.map(({ sharedId }) => sharedId)).size, 1);
    assert.deepEqual(await share('GET'), links[0]);
  }
});

test('the export has the link; the deletion of the account ends it and leaves nothing', async () => {
  const collect = () => sharedCurriculumData.collect(t.platform, userId);
  assert.deepEqual(await collect(), { data: null });
  const { sharedId, sharedAt } = await share('PUT');
  assert.deepEqual(await collect(), {
    data: {
      address: `https://badges.example/public/curriculum/${sharedId}`,
      sharedAt: new Date(sharedAt),
    },
  });
  const other = await share('PUT', giulia);
  await badgeOf(t.platform);
  const deleted = await marco.call({ method: 'DELETE', url: '/api/Account/DeleteAccount' });
  assert.equal(deleted.statusCode, 200, deleted.body);
  assert.equal((await open(sharedId)).statusCode, 404);
  assert.equal((await open(other.sharedId)).statusCode, 200);
  const { rows } = await t.platform.database.query('select user_id from curriculum_share');
  assert.deepEqual(rows, [{ user_id: demoPeople.giulia.userId }]);
  // Should a row have stayed, it would lead to nobody.
  await t.platform.database.query(
    'insert into curriculum_share (user_id, shared_id, shared_at) values ($1, $2, now())',
    [userId, sharedId],
  );
  assert.equal((await open(sharedId)).statusCode, 404);
  await t.platform.database.script('truncate account cascade');
  await loadPeople(t.platform);
});
