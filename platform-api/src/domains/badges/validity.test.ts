import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { decodeJwt } from 'jose';
import { demoCourseId } from '../../demo/courses/index.ts';
import { demoPeople } from '../../demo/people.ts';
import type { TestPlatform } from '../../testing/platform.ts';
import { issueCourseBadge, issueExamBadge } from './index.ts';
import type { Badge } from './repository.ts';
import { saysTheSame } from './signed-statements.ts';
import { badgePlatform } from './testing-badges.ts';

let t: TestPlatform;

const safety = demoCourseId('antincendio');
const other = demoCourseId('assistenza-persona');
/** In Rome it is the next day already. */
const ACQUIRED = new Date('2026-03-31T22:30:00Z');
const END = '2031-04-01T21:59:59.000Z';
const SIGNED_END = END.replace('.000Z', 'Z');

before(async () => {
  t = await badgePlatform('https://badges.example');
});
after(() => t.close());
beforeEach(() => t.platform.database.query('delete from badge'));

async function issued(courseId: number, issue = issueCourseBadge): Promise<Badge> {
  const badge = await issue(t.platform, {
    userId: demoPeople.marco.userId,
    courseId,
    completedAt: ACQUIRED,
  });
  assert.ok(badge);
  return badge;
}

const at = async <T>(instant: string, work: () => Promise<T>): Promise<T> => {
  const { clock } = t.platform;
  t.platform.clock = { ...clock, now: () => new Date(instant) };
  try {
    return await work();
  } finally {
    t.platform.clock = clock;
  }
};

async function publicBadge({ id }: Badge) {
  const answer = await t.call(null, { url: `/api/Badges/Public/${id}` });
  assert.equal(answer.statusCode, 200, answer.body);
  return JSON.parse(answer.body).data;
}

test('a badge of a course with a validity is signed with its end, in both proofs, and shows it', async () => {
  for (const issue of [issueCourseBadge, issueExamBadge]) {
    const badge = await issued(safety, issue);
    assert.equal(badge.validUntil?.toISOString(), END);
    assert.equal(JSON.parse(badge.credential).validUntil, SIGNED_END);
    assert.equal((await publicBadge(badge)).validUntil, END);
    const { body } = await t.call(null, { url: `/api/Badges/Public/${badge.id}/Jwt` });
    const token = decodeJwt(body);
    assert.equal(token.exp, Date.parse(END) / 1000);
    assert.equal(token['validUntil'], SIGNED_END);
  }
});

test('no instant is signed with an empty fraction of a second, which libraries in Rust write otherwise', async () => {
  const badge = await issued(safety);
  assert.doesNotMatch(badge.credential, /\.000Z/);
  const { body } = await at('2027-01-01T00:00:00.000Z', () =>
    t.call(null, { url: '/api/Badges/StatusLists/1' }),
  );
  assert.match(body, /"validUntil":"2027-01-02T00:00:00Z"/);
  assert.doesNotMatch(body, /\.000Z/);
  // Signed before with one, it says what its row says all the same; another instant does not.
  const fraction = (digits: string) => ({
    ...badge,
    credential: badge.credential.replaceAll(/(:\d\d)Z"/g, `$1${digits}Z"`),
  });
  assert.notEqual(fraction('.000').credential, badge.credential);
  assert.equal(saysTheSame(fraction('.000')), true);
  assert.equal(saysTheSame(fraction('.001')), false);
});

test('a badge of a course without one has no end', async () => {
  const badge = await issued(other);
  assert.equal(badge.validUntil, null);
  assert.equal('validUntil' in JSON.parse(badge.credential), false);
  assert.equal((await publicBadge(badge)).validUntil, null);
  const { body } = await t.call(null, { url: `/api/Badges/Public/${badge.id}/Jwt` });
  assert.equal(decodeJwt(body).exp, undefined);
  assert.equal(
    await at('2126-01-01T00:00:00Z', async () => (await publicBadge(badge)).verdict),
    'authentic',
  );
});

test('it is authentic to the last second of its day in Rome, and expired in the next', async () => {
  const badge = await issued(safety);
  const verdicts = {
    '2031-04-01T21:59:58Z': 'authentic',
    [END]: 'authentic',
    '2031-04-01T22:00:00Z': 'expired',
    '2041-01-01T00:00:00Z': 'expired',
  };
  for (const [instant, verdict] of Object.entries(verdicts)) {
    const answer = await at(instant, () => publicBadge(badge));
    assert.equal(answer.verdict, verdict, instant);
    const failed = answer.checks.filter((check: { passed: boolean }) => !check.passed);
    assert.deepEqual(
      failed.map(({ id }: { id: string }) => id),
      verdict === 'expired' ? ['validity'] : [],
    );
  }
});

test('an expired badge is genuine still: its token and picture can be had, and say when it ended', async () => {
  const badge = await issued(safety);
  await at('2041-01-01T00:00:00Z', async () => {
    const { statusCode, body } = await t.call(null, { url: `/api/Badges/Public/${badge.id}/Jwt` });
    assert.equal(statusCode, 200, body);
    assert.equal(decodeJwt(body).exp, Date.parse(END) / 1000);
  });
});

test('a badge that was revoked says so before it says that it expired', async () => {
  const badge = await issued(safety);
  await t.platform.database.query('update badge set revoked_at = now() where id = $1', [badge.id]);
  const answer = await at('2041-01-01T00:00:00Z', () => publicBadge(badge));
  assert.equal(answer.verdict, 'revoked');
});

test('an end that was not signed is refused: later, earlier, taken away', async () => {
  const badge = await issued(safety);
  for (const end of ['2041-04-01T21:59:59Z', '2028-04-01T21:59:59Z', null]) {
    await t.platform.database.query('update badge set valid_until = $2 where id = $1', [
      badge.id,
      end,
    ]);
    for (const instant of ['2027-01-01T00:00:00Z', '2039-01-01T00:00:00Z']) {
      const { verdict } = await at(instant, () => publicBadge(badge));
      assert.equal(verdict, 'notVerifiable', `${end} at ${instant}`);
    }
  }
});

test('a course that changes its validity changes no badge that was issued', async () => {
  const [first, endless] = [await issued(safety), await issued(other)];
  const set = (courseId: number, months: number | null) =>
    t.platform.database.query(
      'update course set validity_months = $2, refresher_id = null where id = $1',
      [courseId, months],
    );
  await set(safety, 12);
  await set(other, 1);
  try {
    assert.deepEqual(
      [(await publicBadge(first)).validUntil, (await publicBadge(endless)).validUntil],
      [END, null],
    );
    assert.equal((await publicBadge(first)).verdict, 'authentic');
    const later = await issued(safety, issueExamBadge);
    assert.equal(later.validUntil?.toISOString(), '2027-04-01T21:59:59.000Z');
  } finally {
    await set(safety, 60);
    await set(other, null);
  }
});

test('the database takes 1 to 240 months, and a refresher of a course that ends, never itself', async () => {
  const refused = (text: string) =>
    assert.rejects(t.platform.database.query(`update course set ${text} where id = ${other}`));
  for (const months of [0, -1, 241]) await refused(`validity_months = ${months}`);
  await refused(`refresher_id = ${safety}`);
  await refused(`validity_months = 12, refresher_id = ${other}`);
  await refused('validity_months = 12, refresher_id = 999999');
  for (const months of [1, 240, null]) {
    await t.platform.database.query('update course set validity_months = $1 where id = $2', [
      months,
      other,
    ]);
  }
});
