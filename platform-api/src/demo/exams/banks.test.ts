import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkQuestion } from '../../domains/exams/questions/check-question.ts';
import { examKinds, questionKinds } from '../../domains/exams/questions/question.ts';
import { demoCourseId } from '../courses/index.ts';
import { demoBanks } from './index.ts';

const MIN_QUESTIONS = 30;

/** How much of all may be by chance: a reader who guesses by a habit should gain nothing. */
const MAX_SHARE_OF_LONGEST = 0.45;
const MAX_SHARE_OF_PLACE = 0.4;

const banks = await demoBanks();

const questionsOf = (bank: (typeof banks)[number]) => bank.areas.flatMap((area) => area.questions);

for (const bank of banks) {
  const questions = questionsOf(bank);

  test(`${bank.course}: every question can be stored`, () => {
    assert.ok(demoCourseId(bank.course) > 0);
    assert.ok(questions.length >= MIN_QUESTIONS, `${questions.length} questions`);
    for (const area of bank.areas) {
      for (const { picture, ...question } of area.questions) {
        const checked = checkQuestion({
          ...question,
          area: area.name,
          hasPicture: picture !== undefined,
          pictureText: picture?.text ?? '',
        });
        assert.deepEqual(checked.isValid ? {} : checked.faults, {}, question.stem);
        assert.match(question.explanation, /\S.{10}/, question.stem);
        if (picture === undefined) continue;
        assert.ok(existsSync(join(import.meta.dirname, '../media', picture.fileName)));
      }
    }
    const stems = questions.map(({ stem }) => stem.toLowerCase());
    assert.equal(new Set(stems).size, stems.length, 'a stem occurs twice');
  });

  test(`${bank.course}: four areas, each with more questions than an exam draws`, () => {
    assert.equal(new Set(bank.areas.map(({ name }) => name)).size, 4);
    for (const kind of examKinds) {
      for (const { name, drawn, questions: own } of bank.areas) {
        assert.ok(drawn[kind] > 0 && drawn[kind] < own.length, `${kind}: ${name}`);
      }
    }
    const total = (kind: (typeof examKinds)[number]) =>
      bank.areas.reduce((sum, { drawn }) => sum + drawn[kind], 0);
    assert.deepEqual([total('certification'), total('simulation')], [20, 10]);
  });

  test(`${bank.course}: neither place nor length gives the right option away`, () => {
    const singles = questions.filter((question) => question.kind === 'single');
    const places = new Map<string, number>();
    let longest = 0;
    for (const { content, key } of singles) {
      places.set(key.optionId, (places.get(key.optionId) ?? 0) + 1);
      const lengths = content.options.map(({ text }) => text.length);
      const right = content.options.find(({ id }) => id === key.optionId)?.text.length ?? 0;
      if (right === Math.max(...lengths)) longest += 1;
    }
    const counts = ['a', 'b', 'c', 'd'].map((place) => places.get(place) ?? 0);
    const said = `${counts.join(' ')}, the longest ${longest} of ${singles.length}`;
    assert.ok(Math.min(...counts) > 0, said);
    assert.ok(Math.max(...counts) <= Math.ceil(singles.length * MAX_SHARE_OF_PLACE), said);
    assert.ok(longest <= Math.ceil(singles.length * MAX_SHARE_OF_LONGEST), said);
    const truths = questions.filter((question) => question.kind === 'trueFalse');
    assert.equal(new Set(truths.map(({ key }) => key.value)).size, 2);
  });

  test(`${bank.course}: all eight kinds of question`, () => {
    const kinds = new Set(questions.map(({ kind }) => kind));
    assert.deepEqual(
      questionKinds.filter((kind) => !kinds.has(kind)),
      [],
    );
  });
}
