import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { admit, type WireAttempt, type WireQuestion } from '../../domains/exams/testing-exam.ts';
import { drawExam } from '../../domains/exams/plan/plans.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { demoCourseId } from '../courses/index.ts';
import { demoPeople } from '../people.ts';
import type { DemoQuestion } from './bank-shape.ts';
import { demoBanks } from './index.ts';
import { loadExams } from './load-exams.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
  await loadExams(t.platform);
});
after(() => t.close());

test('of every bank a certification and a simulation can be drawn, with their pictures', async () => {
  const banks = await demoBanks();
  assert.ok(banks.length > 0);
  const pictures = new Set<string>();
  for (const bank of banks) {
    for (const [kind, length] of [
      ['certification', 20],
      ['simulation', 10],
    ] as const) {
      const exam = { courseId: demoCourseId(bank.course), kind };
      const { plan, questions } = await drawExam(t.platform, exam, 'a seed');
      assert.equal(questions.length, length);
      assert.equal(plan.thresholdPercent, 70);
      for (const { pictureRef } of questions) if (pictureRef !== null) pictures.add(pictureRef);
    }
  }
  assert.ok(pictures.size > 0);
  for (const picture of pictures) {
    const stored = await t.platform.files.stat(`courses/${picture}`);
    assert.ok((stored?.size ?? 0) > 5000, picture);
  }
});

test('loading again adds nothing', async () => {
  const count = async () =>
    (await t.platform.database.query('select count(*)::int as total from exam_question')).rows[0]?.[
      'total'
    ];
  const before = await count();
  await loadExams(t.platform);
  assert.equal(await count(), before);
});

test('a simulation of every bank can be taken, and who answers by its keys has everything right', async () => {
  const { userId } = demoPeople.giulia;
  const screen = randomUUID();
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await t.call('giulia', {
      method,
      url: `/api/Exams/${path}`,
      ...(payload === undefined ? {} : { payload }),
    });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json().data;
  };
  for (const bank of await demoBanks()) {
    const course = demoCourseId(bank.course);
    const questions = bank.areas.flatMap((area) => area.questions);
    await admit(t.platform, userId, 'simulation', { course });
    const attempt: WireAttempt & { questions: (WireQuestion & { stem: string })[] } = await ask(
      'POST',
      `${course}/simulation/Attempts`,
      { screen, isIdentityConfirmed: true, areRulesRead: true },
    );
    assert.equal(attempt.questions.length, 10);
    for (const question of attempt.questions) {
      const source = questions.find(({ stem }) => stem === question.stem);
      assert.ok(source, question.stem);
      await ask('PUT', `Attempts/${attempt.id}/Answers/${question.position}`, {
        screen,
        sequence: 1,
        answer: rightAnswer(source, question),
      });
    }
    await ask('POST', `Attempts/${attempt.id}/End`, { screen });
    const { percent } = await ask('GET', `Attempts/${attempt.id}/Result`);
    assert.equal(percent, 100, bank.course);
  }
});

type Options = { id: string; text: string }[];

/** By the texts, because an attempt gives options ids of its own. */
function rightAnswer(source: DemoQuestion, { content }: WireQuestion): object {
  const shown = (own: Options, theirs: Options | undefined, id: string) =>
    theirs?.find(({ text }) => text === own.find((option) => option.id === id)?.text)?.id ?? '';
  switch (source.kind) {
    case 'single':
      return { optionId: shown(source.content.options, content.options, source.key.optionId) };
    case 'multiple':
    case 'order':
      return {
        optionIds: source.key.optionIds.map((id) =>
          shown(source.content.options, content.options, id),
        ),
      };
    case 'match':
      return {
        optionOf: Object.fromEntries(
          Object.entries(source.key.optionOf).map(([prompt, option]) => [
            shown(source.content.prompts, content.prompts, prompt),
            shown(source.content.options, content.options, option),
          ]),
        ),
      };
    case 'trueFalse':
    case 'number':
      return { value: source.key.value };
    case 'text':
      return { text: source.key.accepted[0] ?? '' };
    case 'hotSpot': {
      const [region] = source.key.regions;
      assert.ok(region?.shape === 'rectangle');
      return { x: region.left + region.width / 2, y: region.top + region.height / 2 };
    }
  }
}
