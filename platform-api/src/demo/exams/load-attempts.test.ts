import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { admit } from '../../domains/exams/testing-exam.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { demoCourseId } from '../courses/index.ts';
import { demoPeople, type DemoPersonKey } from '../people.ts';
import { loadAttempts } from './load-attempts.ts';
import { loadExams } from './load-exams.ts';

const DAY_MS = 86_400_000;
const course = demoCourseId('formazione-generale');
const { userId } = demoPeople.paolo;
const completedAt = new Date(Date.now() - 100 * DAY_MS);

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
  await loadExams(t.platform);
  t.setNow(completedAt);
  for (const kind of ['simulation', 'certification'] as const) {
    await admit(t.platform, userId, kind, { course });
  }
  t.setNow(null);
  await loadAttempts(t.platform);
  await loadAttempts(t.platform);
});
after(() => t.close());

const read = async (person: DemoPersonKey, path: string) => {
  const answer = await t.call(person, { method: 'GET', url: `/api/${path}` });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().data;
};
type Row = { id: string; startedAt: string; endedAt: string; isPassed: boolean };

test('Paolo has failed a simulation, passed one and then the certification, in the weeks after the course', async () => {
  const attempts: Row[] = [];
  for (const kind of ['simulation', 'certification']) {
    const overview: { attempts: Row[] } = await read('paolo', `Exams/${course}/${kind}`);
    attempts.push(...overview.attempts);
  }
  const inOrder = attempts.toSorted((one, other) => (one.startedAt < other.startedAt ? -1 : 1));
  assert.deepEqual(
    inOrder.map(({ isPassed }) => isPassed),
    [false, true, true],
  );
  for (const { startedAt, endedAt } of inOrder) {
    const days = (Date.parse(startedAt) - completedAt.getTime()) / DAY_MS;
    assert.ok(days > 1 && days < 7, startedAt);
    const minutes = (Date.parse(endedAt) - Date.parse(startedAt)) / 60_000;
    assert.ok(minutes > 5 && minutes < 15, endedAt);
  }
  const [, , certification] = inOrder;
  const result = await read('paolo', `Exams/Attempts/${certification?.id}/Result`);
  assert.equal(result.badge.isOnLedger, true);
  assert.equal(result.badge.issuedAt, certification?.endedAt);
});

test('editor and administrator count the same candidate, once for each exam', async () => {
  for (const person of ['elena', 'anna'] as const) {
    for (const [kind, tries] of [
      ['simulation', 2],
      ['certification', 1],
    ] as const) {
      const { items } = await read(person, `Exams/${course}/${kind}/Candidates?page=1&pageSize=10`);
      assert.deepEqual(
        items.map((row: { surname: string; attempts: number; isPassed: boolean }) => [
          row.surname,
          row.attempts,
          row.isPassed,
        ]),
        [['Greco', tries, true]],
      );
    }
    const summaries: { kind: string }[] = await read(person, `Exams/Summary/${course}`);
    assert.deepEqual(
      summaries.map(({ kind, ...sums }) => [kind, sums]),
      [
        [
          'certification',
          {
            candidates: 1,
            attempts: 1,
            passed: 1,
            meanBestPercent: await bestOf(person, 'certification'),
          },
        ],
        [
          'simulation',
          {
            candidates: 1,
            attempts: 2,
            passed: 1,
            meanBestPercent: await bestOf(person, 'simulation'),
          },
        ],
      ],
    );
  }
});

const bestOf = async (person: DemoPersonKey, kind: string): Promise<number> => {
  const url = `Exams/${course}/${kind}/Candidates?page=1&pageSize=10`;
  return (await read(person, url)).items[0].bestPercent;
};
