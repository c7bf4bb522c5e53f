import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { demoPeople } from '../../../demo/people.ts';
import { inTransaction, type InTransaction } from '../../../platform.ts';
import { drawInAttempt } from '../bank/testing-questions.ts';
import { usableRight, withdrawRights } from '../rights/index.ts';
import { examAttempts, examQuestions } from '../tables.ts';
import { admit, courseId, openExams, type Exams, rightAnswer } from '../testing-exam.ts';
import { holdQuestions } from './repository.ts';

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
const ROUNDS = 5;

const stored = async (text: string, values: unknown[] = []) => {
  const { rows } = await t.platform.database.query(text, values);
  return rows;
};
const oneOf = async (text: string, values: unknown[] = []) =>
  Object.values((await stored(text, values))[0] ?? {})[0];

test('starts at once, of one exam and of two, give one attempt with one set of questions', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await reset();
    const giulia = await candidate('giulia');
    await admit(t.platform, giulia.userId, 'certification');
    await admit(t.platform, giulia.userId, 'simulation');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => giulia.start(n % 2 ? 'simulation' : 'certification')),
    );
    const good = answers.filter(({ status }) => status === 200);
    assert.ok(good.length >= 1);
    assert.equal(new Set(good.map(({ data }) => data.id)).size, 1);
    for (const { status, code } of answers) {
      if (status !== 200) assert.equal(code, 'EXAM_OTHER_LIVE');
    }
    assert.equal(Number(await oneOf('select count(*) from exam_attempt')), 1);
    assert.equal(Number(await oneOf('select count(*) from exam_attempt_question')), 8);
  }
});

test('a right of one attempt gives one, however starts and ends race at once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await reset();
    const giulia = await candidate('giulia');
    await admit(t.platform, giulia.userId, 'simulation', { attempts: 1 });
    const first = await giulia.start('simulation');
    await Promise.all([
      giulia.end(first.data.id),
      ...Array.from({ length: 4 }, () => giulia.start('simulation')),
    ]);
    assert.equal(Number(await oneOf('select count(*) from exam_attempt')), 1);
  }
});

test('of answers and the end at once, what was acknowledged is graded', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await reset();
    const giulia = await started('giulia', 'simulation');
    const { id, questions } = giulia.attempt;
    const [ended, ...answers] = await Promise.all([
      giulia.end(id),
      ...questions.map((question) =>
        giulia.answer(id, question.position, { answer: rightAnswer(question) }),
      ),
    ]);
    assert.equal(ended?.status, 200, ended?.body);
    const taken = answers.filter(({ status }) => status === 200).length;
    for (const { status, code } of answers) if (status !== 200) assert.equal(code, 'EXAM_OVER');
    const { data } = await giulia.result(id);
    assert.equal(data.points, taken);
    assert.equal(ended?.data.answered, taken);
    assert.equal(
      Number(await oneOf('select count(*) from exam_attempt_question where is_right is null')),
      0,
    );
  }
});

test('an end by time and one by the candidate at once give one result, one badge and one mail', async () => {
  const mails: string[] = [];
  t.platform.mail = {
    ...t.platform.mail,
    async send(mail) {
      mails.push(mail.id);
    },
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await reset();
    await t.platform.database.query('delete from badge');
    mails.length = 0;
    const giulia = await started('giulia');
    const { id, questions } = giulia.attempt;
    for (const question of questions) {
      await giulia.answer(id, question.position, { answer: rightAnswer(question) });
    }
    later(40 * MINUTE + 2000);
    const [byHand] = await Promise.all([
      giulia.end(id),
      giulia.end(id),
      t.platform.jobs.drain(),
      giulia.read(id),
      giulia.see(),
    ]);
    assert.equal(byHand.data.endedBy, 'time');
    assert.equal(byHand.data.endedAt, giulia.attempt.endsAt);
    t.setNow(null);
    await t.platform.jobs.drain();
    assert.equal(Number(await oneOf('select count(*) from badge where type = 1')), 1);
    const badgeId = String(await oneOf('select id from badge'));
    assert.deepEqual(mails.toSorted(), [`badge-${badgeId}`, `exam-${id}`]);
  }
});

test('of two answers to one question at once, in whatever order they come, the newer one stays', async () => {
  const giulia = await started('giulia', 'simulation');
  const { id, questions } = giulia.attempt;
  const single = questions.find(({ kind }) => kind === 'single');
  assert.ok(single);
  const { position } = single;
  const options = single.content.options ?? [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sequences = [1, 2, 3, 4].map((n) => round * 10 + n);
    const order = round % 2 ? sequences.toReversed() : sequences;
    const answers = await Promise.all(
      order.map((sequence) =>
        giulia.answer(id, position, {
          sequence,
          answer: { optionId: options[sequence % 4]?.id },
        }),
      ),
    );
    for (const { status, body } of answers) assert.equal(status, 200, body);
    const { data } = await giulia.read(id);
    const now = data.questions.find((q: { position: number }) => q.position === position);
    const newest = round * 10 + 4;
    assert.deepEqual([now.sequence, now.answer], [newest, { optionId: options[newest % 4]?.id }]);
  }
});

test('an older answer that comes late gets the newer one, and the same one again its own', async () => {
  const giulia = await started('giulia', 'simulation');
  const { id, questions } = giulia.attempt;
  const trueFalse = questions.find(({ kind }) => kind === 'trueFalse');
  assert.ok(trueFalse);
  const send = (sequence: number, value: boolean) =>
    giulia.answer(id, trueFalse.position, { sequence, answer: { value } });
  await send(2, true);
  const late = await send(1, false);
  assert.deepEqual([late.status, late.data.answer, late.data.sequence], [200, { value: true }, 2]);
  const again = await send(2, true);
  assert.deepEqual([again.status, again.data.answer], [200, { value: true }]);
  const flagged = await giulia.answer(id, trueFalse.position, { sequence: 3, isFlagged: true });
  assert.deepEqual([flagged.data.answer, flagged.data.isFlagged], [{ value: true }, true]);
  const cleared = await giulia.answer(id, trueFalse.position, { sequence: 4, answer: null });
  assert.deepEqual([cleared.data.answer, cleared.data.isFlagged], [null, true]);
});

test('two pages that go on at once: one holds the attempt, and the other is told so', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await reset();
    const giulia = await started('giulia', 'simulation');
    const { id } = giulia.attempt;
    const other = await candidate('giulia');
    const again = await other.start('simulation');
    assert.deepEqual([again.data.id, again.data.isHere], [id, false]);
    assert.equal((await other.answer(id, 1, { isFlagged: true })).code, 'EXAM_OPEN_ELSEWHERE');
    assert.equal((await other.end(id)).code, 'EXAM_OPEN_ELSEWHERE');
    const pages = [giulia, other];
    await Promise.all([
      ...pages.map((page) =>
        page.request('POST', `Attempts/${id}/ContinueHere`, { screen: page.screen }),
      ),
      ...pages.map((page) => page.answer(id, 1, { sequence: 5, isFlagged: true })),
    ]);
    const holders = await Promise.all(
      pages.map((page) => page.answer(id, 2, { sequence: round + 1, isFlagged: true })),
    );
    assert.deepEqual(
      holders.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    );
    const views = await Promise.all(pages.map((page) => page.read(id)));
    assert.deepEqual(
      views.map(({ data }) => data.isHere),
      holders.map(({ status }) => status === 200),
    );
  }
});

/** Starts an exam while a transaction that holds its right is open, which then ends. */
async function startDuring(work: (tx: InTransaction) => Promise<void>) {
  const giulia = await candidate('giulia');
  const isHeld = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const holding = inTransaction(t.platform, async (tx) => {
    await work(tx);
    isHeld.resolve();
    await mayEnd.promise;
  });
  await isHeld.promise;
  const starting = giulia.start('simulation');
  await wait(1000);
  mayEnd.resolve();
  await holding;
  return starting;
}

test('a start at once with a refund waits for it, and finds the right withdrawn', async () => {
  const { userId } = demoPeople.giulia;
  await admit(t.platform, userId, 'simulation');
  await t.platform.database.query('update exam_right set order_id = 7');
  const bought = { userId, orderId: 7, courseId, kinds: ['simulation'] as const };
  const start = await startDuring(async (tx) => {
    assert.equal(await withdrawRights(tx, bought), true);
  });
  assert.deepEqual([start.status, start.code], [403, 'EXAM_NOT_PAID']);
});

test('a start at once with one that uses the last attempt waits for it, and is refused', async () => {
  const { userId } = demoPeople.giulia;
  await admit(t.platform, userId, 'simulation', { attempts: 1 });
  const start = await startDuring(async ({ database: { db }, clock }) => {
    const now = clock.now();
    const right = await usableRight(db, userId, courseId, 'simulation', now, { lock: true });
    assert.ok(right);
    await db.insert(examAttempts).values({
      courseId,
      userId,
      kind: 'simulation',
      rightId: right.id,
      seed: 'seed',
      thresholdPercent: 70,
      startedAt: now,
      endsAt: now,
      endedAt: now,
      endedBy: 'candidate',
      percent: 0,
      isPassed: false,
    });
  });
  assert.deepEqual([start.status, start.code], [403, 'EXAM_NOT_PAID']);
});

test('a start at once with the deletion of questions draws others', async () => {
  await admit(t.platform, demoPeople.giulia.userId, 'simulation');
  // Twice the bank: without the hold, hardly a draw has none of them.
  const { rows } = await t.platform.database.query(
    `insert into exam_question (course_id, kind, stem, area, content, key, state, created_at, updated_at)
     select course_id, kind, 'Domanda in più', area, content, key, state, now(), now()
     from exam_question where course_id = $1 returning id`,
    [courseId],
  );
  const ids = rows.map(({ id }) => Number(id));
  const start = await startDuring(async ({ database: { db } }) => {
    await db.delete(examQuestions).where(inArray(examQuestions.id, ids));
  });
  assert.equal(start.status, 200, start.body);
  const drawn = start.data.questions.map(({ stem }: { stem: string }) => stem);
  assert.equal(drawn.length, 8);
  assert.ok(!drawn.includes('Domanda in più'));
});

test('a question that is drawn at once with its removal is retired, not deleted', async () => {
  const giulia = await started('giulia', 'simulation');
  const [row] = await stored(
    'select question_id as id from exam_attempt_question where attempt_id = $1 limit 1',
    [giulia.attempt.id],
  );
  const id = Number(row?.['id']);
  await giulia.end(giulia.attempt.id);
  await stored('delete from exam_attempt');
  // Before the transaction, which is alone on PGlite.
  const editor = await t.login('elena', 'RedattoreCorsiA');
  const isHeld = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const drawing = inTransaction(t.platform, async ({ database: { db } }) => {
    assert.equal(await holdQuestions(db, [id]), 1);
    isHeld.resolve();
    await mayEnd.promise;
    await drawInAttempt(t, giulia, { id, courseId });
  });
  await isHeld.promise;
  const removing = editor.call({ method: 'DELETE', url: `/api/Exams/Questions/${id}?version=1` });
  await wait(500);
  mayEnd.resolve();
  await drawing;
  assert.equal((await removing).json().data.outcome, 'retired');
  await stored("update exam_question set state = 'active' where id = $1", [id]);
});
