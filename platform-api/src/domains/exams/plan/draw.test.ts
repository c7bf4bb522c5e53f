import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, type Drawable, type DrawPlan } from './draw.ts';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Risposta ${id}` }));

const single = (id: number, area: string): Drawable => ({
  id,
  area,
  kind: 'single',
  content: { options },
  key: { optionId: 'a' },
});

const bank = Array.from({ length: 20 }, (_, place) =>
  single(place + 1, place < 12 ? 'Norme' : 'Protezioni'),
);

const plan: DrawPlan = {
  areas: [
    { area: 'Protezioni', drawn: 3 },
    { area: 'Norme', drawn: 5 },
  ],
  shufflesQuestions: true,
  shufflesOptions: true,
};

const drawn = (seed: string, change: Partial<DrawPlan> = {}, from = bank): Drawable[] => {
  const questions = draw({ ...plan, ...change }, from, seed);
  assert.ok(questions);
  return questions;
};

const idsOf = (questions: readonly { id: number | string }[]) => questions.map(({ id }) => id);

const shownOptions = (question: Drawable | undefined) =>
  question !== undefined && 'options' in question.content ? idsOf(question.content.options) : [];

test('an exam has the questions of each area that the plan says, each once', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const questions = drawn(String(seed));
    assert.equal(new Set(idsOf(questions)).size, 8);
    assert.equal(questions.filter(({ area }) => area === 'Norme').length, 5);
  }
});

test('the same seed draws the same exam, however the bank is read; another seed another', () => {
  assert.deepEqual(drawn('x', {}, bank.toReversed()), drawn('x'));
  assert.notDeepEqual(idsOf(drawn('y')), idsOf(drawn('x')));
});

test('a change of how it shuffles leaves which questions are drawn', () => {
  const kept = drawn('x', { shufflesQuestions: false, shufflesOptions: false });
  assert.deepEqual(new Set(idsOf(kept)), new Set(idsOf(drawn('x'))));
});

test('without shuffling, areas come as the plan has them, questions and options as the bank', () => {
  const questions = drawn('x', { shufflesQuestions: false, shufflesOptions: false });
  const areas = questions.map(({ area }) => area);
  assert.deepEqual(areas, [...Array(3).fill('Protezioni'), ...Array(5).fill('Norme')]);
  const norms = idsOf(questions.slice(3)) as number[];
  assert.deepEqual(
    norms,
    norms.toSorted((one, other) => one - other),
  );
  assert.deepEqual(shownOptions(questions[0]), ['a', 'b', 'c', 'd']);
});

test('an area with too few questions draws nothing', () => {
  assert.equal(draw({ ...plan, areas: [{ area: 'Norme', drawn: 13 }] }, bank, 'x'), null);
  assert.equal(draw({ ...plan, areas: [{ area: 'Collaudo', drawn: 1 }] }, bank, 'x'), null);
});

test('what is written in its right order is shuffled though options are not', () => {
  const from: Drawable[] = [
    {
      id: 1,
      area: 'Norme',
      kind: 'order',
      content: { options },
      key: { optionIds: ['a', 'b', 'c', 'd'] },
    },
    {
      id: 2,
      area: 'Norme',
      kind: 'match',
      content: { prompts: options, options },
      key: { optionOf: { a: 'a', b: 'b', c: 'c', d: 'd' } },
    },
  ];
  const change = { areas: [{ area: 'Norme', drawn: 2 }], shufflesOptions: false };
  const seen = [new Set<string>(), new Set<string>()];
  for (let seed = 0; seed < 100; seed += 1) {
    const questions = drawn(String(seed), { ...change, shufflesQuestions: false }, from);
    for (const [place, orders] of seen.entries()) {
      orders.add(shownOptions(questions[place]).join(''));
    }
  }
  assert.ok(seen.every(({ size }) => size > 15));
});

test('every question and every place of an option is about equally likely', () => {
  const ROUNDS = 1500;
  const timesDrawn = new Map<number, number>();
  const timesFirst = new Map<string | number, number>();
  const timesRightAt = [0, 0, 0, 0];
  for (let seed = 0; seed < ROUNDS; seed += 1) {
    const questions = drawn(String(seed), { areas: [{ area: 'Norme', drawn: 6 }] });
    for (const { id } of questions) timesDrawn.set(id, (timesDrawn.get(id) ?? 0) + 1);
    const [first] = questions;
    timesFirst.set(first?.id ?? '', (timesFirst.get(first?.id ?? '') ?? 0) + 1);
    const place = shownOptions(first).indexOf('a');
    timesRightAt[place] = (timesRightAt[place] ?? 0) + 1;
  }
  // Seeds are fixed, so these figures are too: within 5 standard deviations of what chance gives.
  const isNear = (count: number, share: number) =>
    Math.abs(count - ROUNDS * share) < 5 * Math.sqrt(ROUNDS * share * (1 - share));
  assert.equal(timesDrawn.size, 12);
  for (const count of timesDrawn.values()) assert.ok(isNear(count, 6 / 12), `${count}`);
  assert.equal(timesFirst.size, 12);
  for (const count of timesFirst.values()) assert.ok(isNear(count, 1 / 12), `${count}`);
  for (const count of timesRightAt) assert.ok(isNear(count, 1 / 4), `${count}`);
});
