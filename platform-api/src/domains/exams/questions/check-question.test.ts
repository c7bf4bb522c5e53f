import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkQuestion, type QuestionFaults, type UncheckedQuestion } from './check-question.ts';
import { questionKinds, type QuestionKind } from './question.ts';

const options = [
  { id: 'a', text: 'Alfa' },
  { id: 'b', text: 'Beta' },
  { id: 'c', text: 'Gamma' },
];

const wellMade: Record<QuestionKind, { content: object; key: object }> = {
  single: { content: { options }, key: { optionId: 'b' } },
  multiple: { content: { options }, key: { optionIds: ['a', 'c'] } },
  trueFalse: { content: {}, key: { value: false } },
  number: { content: { unit: 'Ω' }, key: { value: 1666.7, tolerance: 0.5 } },
  order: { content: { options }, key: { optionIds: ['c', 'a', 'b'] } },
  match: {
    content: { prompts: options.slice(0, 2), options },
    key: { optionOf: { a: 'c', b: 'c' } },
  },
  hotSpot: {
    content: {},
    key: {
      regions: [
        { shape: 'rectangle', left: 0.1, top: 0.7, width: 0.9, height: 0.3 },
        { shape: 'circle', x: 0.5, y: 0.5, radius: 0.1 },
      ],
    },
  },
  text: { content: {}, key: { accepted: ['terra', 'messa a terra'] } },
};

const question = (kind: QuestionKind, change: Partial<UncheckedQuestion> = {}) =>
  checkQuestion({
    kind,
    stem: 'Che cosa protegge un differenziale?',
    area: 'Protezioni',
    points: 2,
    explanation: '',
    hasPicture: kind === 'hotSpot',
    pictureText: kind === 'hotSpot' ? 'Quadro elettrico aperto' : '',
    ...wellMade[kind],
    ...change,
  });

const faultsOf = (kind: QuestionKind, change: Partial<UncheckedQuestion>): QuestionFaults => {
  const checked = question(kind, change);
  return checked.isValid ? {} : checked.faults;
};

test('a well made question of each kind passes, without what its kind does not have', () => {
  for (const kind of questionKinds) {
    const { content, key } = wellMade[kind];
    const given = { content: { ...content, hint: 'b' }, key: { ...key, note: 'x' } };
    assert.deepEqual(question(kind, given), { isValid: true, question: { kind, content, key } });
  }
});

test('texts, points and the text of a picture are checked', () => {
  const cases: [Partial<UncheckedQuestion>, QuestionFaults][] = [
    [{ stem: ' \n' }, { stem: 'REQUIRED' }],
    [{ stem: 'a'.repeat(2001) }, { stem: 'TOO_LONG' }],
    [{ area: '' }, { area: 'REQUIRED' }],
    [{ area: 'a'.repeat(81) }, { area: 'TOO_LONG' }],
    [{ explanation: 'a'.repeat(4001) }, { explanation: 'TOO_LONG' }],
    [{ points: 0 }, { points: 'OUT_OF_RANGE' }],
    [{ points: 101 }, { points: 'OUT_OF_RANGE' }],
    [{ points: 1.5 }, { points: 'OUT_OF_RANGE' }],
    [{ hasPicture: true, pictureText: ' ' }, { pictureText: 'REQUIRED' }],
  ];
  for (const [change, faults] of cases) assert.deepEqual(faultsOf('single', change), faults);
});

test('a content or key that is not of its kind is refused at its place', () => {
  const cases: [QuestionKind, Partial<UncheckedQuestion>, QuestionFaults][] = [
    ['single', { content: null }, { content: 'INVALID' }],
    ['single', { content: { options: options.slice(0, 1) } }, { 'content.options': 'REQUIRED' }],
    ['multiple', { key: { optionIds: [] } }, { 'key.optionIds': 'REQUIRED' }],
    ['trueFalse', { key: { value: 'true' } }, { 'key.value': 'INVALID' }],
    ['number', { key: { value: 1, tolerance: -1 } }, { 'key.tolerance': 'OUT_OF_RANGE' }],
    ['hotSpot', { key: { regions: [{ shape: 'star' }] } }, { 'key.regions.0.shape': 'INVALID' }],
    ['text', { key: { accepted: ['a'.repeat(201)] } }, { 'key.accepted.0': 'TOO_LONG' }],
  ];
  for (const [kind, change, faults] of cases) assert.deepEqual(faultsOf(kind, change), faults);
});

test('options have ids and texts of their own', () => {
  const twice = { options: [...options, { id: 'a', text: ' Beta' }, { id: 'd', text: ' ' }] };
  assert.deepEqual(faultsOf('single', { content: twice }), {
    'content.options.3.id': 'REPEATED',
    'content.options.3.text': 'REPEATED',
    'content.options.4.text': 'REQUIRED',
  });
  const prompts = { prompts: [options[0], options[0]], options };
  assert.deepEqual(faultsOf('match', { content: prompts, key: { optionOf: { a: 'a' } } }), {
    'content.prompts.1.id': 'REPEATED',
    'content.prompts.1.text': 'REPEATED',
  });
});

test('a key names what the content has, each once and, in an order, all', () => {
  const cases: [QuestionKind, object, QuestionFaults][] = [
    ['single', { optionId: 'z' }, { 'key.optionId': 'UNKNOWN' }],
    ['multiple', { optionIds: ['a', 'z'] }, { 'key.optionIds.1': 'UNKNOWN' }],
    ['multiple', { optionIds: ['a', 'a'] }, { 'key.optionIds.1': 'REPEATED' }],
    ['order', { optionIds: ['a', 'b'] }, { 'key.optionIds': 'REQUIRED' }],
    ['order', { optionIds: ['a', 'b', 'b'] }, { 'key.optionIds.2': 'REPEATED' }],
    ['match', { optionOf: { a: 'a' } }, { 'key.optionOf.b': 'REQUIRED' }],
    ['match', { optionOf: { a: 'a', b: 'z' } }, { 'key.optionOf.b': 'UNKNOWN' }],
    ['match', { optionOf: { a: 'a', b: 'b', z: 'a' } }, { 'key.optionOf.z': 'UNKNOWN' }],
    ['text', { accepted: ['terra', ' '] }, { 'key.accepted.1': 'REQUIRED' }],
  ];
  for (const [kind, key, faults] of cases) assert.deepEqual(faultsOf(kind, { key }), faults);
});

test('a hot spot has a picture, and regions of some size within it', () => {
  assert.deepEqual(faultsOf('hotSpot', { hasPicture: false }), { picture: 'REQUIRED' });
  const regions = [
    { shape: 'rectangle', left: 0.5, top: 0, width: 0.6, height: 0.5 },
    { shape: 'rectangle', left: 0.5, top: 0, width: 0, height: 0.5 },
    { shape: 'circle', x: 0.5, y: 0.5, radius: 0 },
  ];
  assert.deepEqual(faultsOf('hotSpot', { key: { regions } }), {
    'key.regions.0': 'OUT_OF_RANGE',
    'key.regions.1': 'OUT_OF_RANGE',
    'key.regions.2': 'OUT_OF_RANGE',
  });
});
