import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import fc from 'fast-check';
import { badRequest, operationsOf } from '../../../contract/bad-requests.ts';
import {
  admit,
  courseId,
  openExams,
  type Exams,
  rightAnswer,
  samples,
  type WireAttempt,
} from '../testing-exam.ts';

let t: Exams['t'];
let candidate: Exams['candidate'];
let started: Exams['started'];
let reset: Exams['reset'];
let later: Exams['later'];
before(async () => {
  ({ t, candidate, started, reset, later } = await openExams());
});
after(() => t.close());
beforeEach(() => reset());

const MINUTE = 60_000;

const exactly = async (table: string) => {
  const { rows } = await t.platform.database.query(`select * from ${table} order by 1, 2`);
  return JSON.stringify(rows);
};
const stateOfExams = async () =>
  (await exactly('exam_attempt')) + (await exactly('exam_attempt_question'));

/** Words that only keys, explanations, seeds and the author's own ids have. */
const secrets =
  /Spiegazione|isRight|is_right|Interruttore segreto|tolerance|230\.25|accepted|regions|optionOf"?:\{"p-|o-rame|o-ferro|"seed"|"key":\{|explanation/i;

/** Checkpoints of lessons are not graded: their texts come with what is right (decision 0040). */
const withoutLessonTexts = (body: string): string =>
  body.startsWith('{')
    ? JSON.stringify(
        JSON.parse(body, (name, value) => (name === 'content' && value?.blocks ? null : value)),
      )
    : body;

test('no answer of any route has a key, an explanation or the seed before the end, of a certification not after it either', async () => {
  const giulia = await candidate('giulia');
  await admit(t.platform, giulia.userId, 'certification');
  await admit(t.platform, giulia.userId, 'simulation');
  const walk = async (attempt: WireAttempt): Promise<string[]> => {
    const { id } = attempt;
    const places = ['{courseId}', '{id}', '{kind}', '{position}', '{attemptId}'];
    const values = [String(courseId), id, 'certification', '1', id];
    const urls = operationsOf(t.app.swagger())
      .filter(({ method }) => method === 'GET')
      .flatMap(({ path, parameters }) => {
        const query = parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name }) => `${name}=${/bool|^is/i.test(name) ? 'true' : String(courseId)}`)
          .join('&');
        const filled = places.reduce(
          (url, place, at) => url.replace(place, values[at] ?? ''),
          path,
        );
        const ofCourse = path.replace('{id}', String(courseId));
        return [`${filled}?${query}`, `${ofCourse}?${query}`, filled];
      });
    assert.ok(urls.length > 150, `only ${urls.length} addresses were asked`);
    const bodies: string[] = [];
    const session = await t.login('giulia');
    for (const url of new Set(urls)) {
      const answer = await session.call({ method: 'GET', url });
      // The contract names these words as fields; it has no values.
      if (!url.includes('/docs')) bodies.push(answer.body);
    }
    return bodies;
  };
  const told = (bodies: string[]) =>
    bodies.map(withoutLessonTexts).filter((body) => secrets.test(body));

  const attempt = (await giulia.start()).data as WireAttempt;
  const during = [(await giulia.start()).body, (await giulia.read(attempt.id)).body];
  for (const { position, ...question } of attempt.questions) {
    const answer = rightAnswer({ position, ...question });
    during.push((await giulia.answer(attempt.id, position, { answer, isFlagged: true })).body);
  }
  during.push((await giulia.result(attempt.id)).body, ...(await walk(attempt)));
  // What the candidate writes comes back to them.
  const own = during.map((body) => body.replaceAll(/interruttore\s+SEGRETO/g, ''));
  assert.deepEqual(told(own), []);

  during.length = 0;
  during.push((await giulia.end(attempt.id)).body, (await giulia.result(attempt.id)).body);
  during.push(...(await walk(attempt)));
  assert.deepEqual(told(during), []);

  const simulation = (await giulia.start('simulation')).data as WireAttempt;
  assert.deepEqual(told(await walk(simulation)), []);
  await giulia.end(simulation.id);
  const { data, body } = await giulia.result(simulation.id);
  assert.equal(body.match(/Spiegazione riservata/g)?.length, 8);
  assert.deepEqual(
    data.questions.map((question: { right: object }) => Object.keys(question.right)).flat().length,
    samples.flatMap(({ key }) => Object.keys(key)).length,
  );
});

test('of the content of a question a candidate gets options, prompts and unit', async () => {
  const giulia = await started('giulia');
  for (const question of (await giulia.read(giulia.attempt.id)).data.questions) {
    assert.equal(question.pictureUrl, null);
  }
  const shown = new Set(giulia.attempt.questions.flatMap(({ content }) => Object.keys(content)));
  assert.deepEqual([...shown].toSorted(), ['options', 'prompts', 'unit']);
});

test('ids of options are places: they say nothing of what is right', async () => {
  const giulia = await started('giulia');
  for (const { content } of giulia.attempt.questions) {
    for (const list of [content.options, content.prompts]) {
      if (list === undefined) continue;
      assert.deepEqual(
        list.map(({ id }) => id),
        list.map((_, place) => String(place + 1)),
      );
    }
  }
});

test('an answer counts until two seconds after the end, and not one millisecond longer', async () => {
  const now = new Date();
  t.setNow(now);
  const giulia = await started('giulia', 'simulation');
  const { id, endsAt } = giulia.attempt;
  assert.equal(Date.parse(endsAt), now.getTime() + 40 * MINUTE);
  later(40 * MINUTE + 1999);
  const inTime = await giulia.answer(id, 1, { isFlagged: true });
  assert.equal(inTime.status, 200, inTime.body);
  later(1);
  const late = await giulia.answer(id, 1, { sequence: 2, isFlagged: false });
  assert.deepEqual([late.status, late.code], [409, 'EXAM_OVER']);
  const over = await giulia.read(id);
  assert.deepEqual(
    [over.data.endedBy, over.data.endedAt, over.data.questions],
    ['time', endsAt, []],
  );
  assert.equal((await giulia.end(id)).data.endedBy, 'time');
});

test('the extra time of a person is part of their clock', async () => {
  t.setNow(new Date());
  const { userId } = await candidate('giulia');
  await t.platform.database.query('insert into exam_extra_time values ($1, $2, 25)', [
    courseId,
    userId,
  ]);
  const giulia = await started('giulia', 'simulation');
  assert.equal(Date.parse(giulia.attempt.endsAt) - t.platform.clock.now().getTime(), 50 * MINUTE);
  const { data } = await giulia.see('simulation');
  assert.deepEqual([data.minutes, data.extraMinutes], [40, 10]);
  await t.platform.database.query('delete from exam_extra_time');
});

test('an attempt that nobody looks at is ended by its job, and by the sweep where that is lost', async () => {
  const { rows } = await t.platform.database.query('select now() as now');
  t.setNow(new Date(rows[0]?.['now'] as Date));
  for (const isLost of [false, true]) {
    await reset();
    const giulia = await started('giulia', 'simulation');
    await t.platform.jobs.drain();
    const state = async () =>
      (await t.platform.database.query('select ended_by, ended_at, percent from exam_attempt'))
        .rows[0];
    assert.equal((await state())?.['ended_by'], null);
    if (isLost) await t.platform.database.query("delete from jobs.job where name = 'exam.end'");
    else
      await t.platform.database.query(
        "update jobs.job set start_after = now() where name = 'exam.end'",
      );
    later(40 * MINUTE + 2000);
    if (isLost) await t.platform.jobs.enqueue('exam.due', {});
    await t.platform.jobs.drain();
    const ended = await state();
    assert.deepEqual([ended?.['ended_by'], ended?.['percent']], ['time', 0]);
    assert.equal(new Date(ended?.['ended_at'] as Date).toISOString(), giulia.attempt.endsAt);
  }
});

test('another person’s attempt does not exist, for whoever asks', async () => {
  const giulia = await started('giulia', 'simulation');
  const { id } = giulia.attempt;
  const before = await stateOfExams();
  for (const other of [await candidate('marco'), await candidate('elena', 'RedattoreCorsiA')]) {
    const screen = giulia.screen;
    const answers = [
      await other.read(id, screen),
      await other.answer(id, 1, { screen, isFlagged: true }),
      await other.request('POST', `Attempts/${id}/ContinueHere`, { screen: other.screen }),
      await other.end(id, screen),
      await other.result(id),
    ];
    for (const { status, code } of answers) {
      assert.deepEqual([status, code], [404, 'EXAM_ATTEMPT_NOT_FOUND']);
    }
  }
  assert.equal(await stateOfExams(), before);
});

test('a seed, a clock, points and another person in a body are passed over', async () => {
  t.setNow(new Date());
  const giulia = await candidate('giulia');
  await admit(t.platform, giulia.userId, 'simulation');
  const chosen = {
    id: '11111111-1111-4111-8111-111111111111',
    seed: 'chosen',
    startedAt: '2020-01-01T00:00:00Z',
    endsAt: '2090-01-01T00:00:00Z',
    serverTime: '2020-01-01T00:00:00Z',
    minutes: 480,
    thresholdPercent: 1,
    userId: '22222222-2222-4222-8222-222222222222',
    isRight: true,
    points: 100,
    isPassed: true,
  };
  const start = await giulia.request('POST', `${courseId}/simulation/Attempts`, {
    screen: giulia.screen,
    isIdentityConfirmed: true,
    areRulesRead: true,
    ...chosen,
  });
  const { id } = start.data;
  await giulia.answer(id, 1, { isFlagged: true, ...chosen });
  await giulia.request('POST', `Attempts/${id}/End`, { screen: giulia.screen, ...chosen });
  const { rows } = await t.platform.database.query('select * from exam_attempt');
  const [row] = rows;
  assert.equal(rows.length, 1);
  assert.notEqual(row?.['id'], chosen.id);
  assert.notEqual(row?.['seed'], chosen.seed);
  assert.deepEqual(
    [row?.['user_id'], row?.['threshold_percent'], row?.['percent'], row?.['is_passed']],
    [giulia.userId, 70, 0, false],
  );
  const now = t.platform.clock.now().getTime();
  assert.equal(new Date(row?.['ends_at'] as Date).getTime(), now + 40 * MINUTE);
});

test('1000 bad requests to a live attempt: no 5xx, and nothing is changed', async () => {
  const giulia = await started('giulia', 'simulation');
  const { id } = giulia.attempt;
  const session = await t.login('giulia');
  const before = await stateOfExams();
  const writes = operationsOf(t.app.swagger()).filter(
    ({ method, path }) =>
      method !== 'GET' && /^\/api\/Exams\/(Attempts\/|\{courseId\}\/)/.test(path),
  );
  assert.equal(writes.length, 4);
  const numRuns = 1000 / writes.length;
  let sent = 0;
  for (const operation of writes) {
    for (const { url: _url, ...request } of fc.sample(badRequest(operation), {
      numRuns,
      seed: 7,
    })) {
      const url = operation.path
        .replace('{id}', id)
        .replace('{position}', String((sent % 8) + 1))
        .replace('{courseId}', String(courseId))
        .replace('{kind}', 'simulation');
      const answer = await session.call({ ...request, url });
      sent += 1;
      assert.ok(answer.statusCode >= 400 && answer.statusCode < 500, `${answer.statusCode} ${url}`);
    }
  }
  assert.equal(sent, 1000);
  // Well formed, held by this page, and still no answer to this question.
  for (const question of giulia.attempt.questions) {
    for (const answer of [
      { optionId: '99' },
      { optionIds: ['1', '1'] },
      { optionIds: ['o-rame'] },
      { optionOf: { 9: '1' } },
      { optionOf: { __proto__: null, 1: 'constructor' } },
      { x: 2, y: 0 },
      { value: 1e13 },
    ]) {
      const refused = await giulia.answer(id, question.position, { answer });
      assert.deepEqual([refused.status, refused.data], [400, null], refused.body);
    }
  }
  assert.equal(await stateOfExams(), before);
});
