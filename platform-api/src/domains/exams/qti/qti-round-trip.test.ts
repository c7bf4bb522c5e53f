import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { checkQuestion } from '../questions/check-question.ts';
import { questionKinds, questionStates, type Question } from '../questions/question.ts';
import { readPackage, type PackageQuestion } from './read-package.ts';
import { writePackage, type PackageEntry } from './write-package.ts';

const SAMPLES = 60;

const picture = {
  bytes: Buffer.alloc(0),
  extension: 'png',
  size: { width: 640, height: 417 },
};
before(async () => {
  const { width, height } = picture.size;
  picture.bytes = await sharp({ create: { width, height, channels: 3, background: '#0a6b69' } })
    .png()
    .toBuffer();
});

// What XML 1.0 cannot hold is no part of a text.
const character = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 1 })
  // oxlint-disable-next-line no-control-regex
  .filter((text) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text));
const nasty = fc.constantFrom(
  ' ',
  '\n',
  '\r',
  '\t',
  '<',
  '&',
  '"',
  "'",
  ']]>',
  '\u00a0',
  '____',
  '  ',
  '&amp;',
  '👷',
);
const text = (maxLength: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(...'abcdefg'), character, nasty), { minLength: 1, maxLength })
    .map((parts) => parts.join('').slice(0, maxLength))
    .filter((value) => /[^\s]/.test(value) && value.isWellFormed());
const anyText = (maxLength: number) => fc.oneof(fc.constant(''), text(maxLength));
const id = fc.oneof(fc.stringMatching(/^[a-zA-Z][\w-]{0,30}$/), text(10));
const options = fc
  .uniqueArray(fc.record({ id, text: text(60) }), {
    minLength: 2,
    maxLength: 8,
    selector: (option) => option.id,
  })
  .filter(
    (all) =>
      new Set(all.map((each) => each.text.trim().replaceAll(/\s+/g, ' '))).size === all.length,
  );
const number = fc.double({ noNaN: true, min: -1e12, max: 1e12 }).map((value) => value + 0);
const fraction = fc.double({ noNaN: true, min: 0.01, max: 0.49 });
const region = fc.oneof(
  fc.record({
    shape: fc.constant('rectangle' as const),
    left: fraction,
    top: fraction,
    width: fraction,
    height: fraction,
  }),
  fc.record({ shape: fc.constant('circle' as const), x: fraction, y: fraction, radius: fraction }),
);

const kinds: { [K in Question['kind']]: fc.Arbitrary<Question & { kind: K }> } = {
  single: options.chain((all) =>
    fc.constantFrom(...all).map((right) => ({
      kind: 'single',
      content: { options: all },
      key: { optionId: right.id },
    })),
  ),
  multiple: options.chain((all) =>
    fc.shuffledSubarray(all, { minLength: 1 }).map((right) => ({
      kind: 'multiple',
      content: { options: all },
      key: { optionIds: right.map((each) => each.id) },
    })),
  ),
  trueFalse: fc.boolean().map((value) => ({ kind: 'trueFalse', content: {}, key: { value } })),
  number: fc
    .record({
      unit: anyText(20),
      value: number,
      tolerance: fc.double({ noNaN: true, min: 0, max: 1e12 }),
    })
    .map(({ unit, value, tolerance }) => ({
      kind: 'number',
      content: { unit },
      key: { value, tolerance: tolerance + 0 },
    })),
  order: options.chain((all) =>
    fc.shuffledSubarray(all, { minLength: all.length }).map((right) => ({
      kind: 'order',
      content: { options: all },
      key: { optionIds: right.map((each) => each.id) },
    })),
  ),
  match: fc.tuple(options, options).chain(([prompts, all]) =>
    fc
      .array(fc.constantFrom(...all), { minLength: prompts.length, maxLength: prompts.length })
      .map((right) => ({
        kind: 'match',
        content: { prompts, options: all },
        key: {
          optionOf: Object.fromEntries(prompts.map((each, at) => [each.id, right[at]?.id ?? ''])),
        },
      })),
  ),
  hotSpot: fc
    .array(region, { minLength: 1, maxLength: 4 })
    .map((regions) => ({ kind: 'hotSpot', content: {}, key: { regions } })),
  text: fc
    .array(text(40), { minLength: 1, maxLength: 5 })
    .map((accepted) => ({ kind: 'text', content: {}, key: { accepted } })),
};

const entryOf = (question: fc.Arbitrary<Question>, hasPicture: fc.Arbitrary<boolean>) =>
  fc
    .record({
      question,
      hasPicture,
      stem: text(200),
      points: fc.integer({ min: 1, max: 100 }),
      explanation: anyText(200),
      pictureText: text(60),
      area: fc
        .stringMatching(/^[A-Za-zàèìòù<&"'.]+( [a-z0-9]+)?$/)
        .filter((area) => area.length <= 80),
      state: fc.constantFrom(...questionStates),
    })
    .map(({ question: own, hasPicture: has, pictureText, ...rest }) => ({
      ...rest,
      ...own,
      id: 1,
      picture: has ? picture : null,
      pictureText: has ? pictureText : '',
    }))
    .filter(
      (entry) => checkQuestion({ ...entry, hasPicture: entry.picture !== null }).isValid,
    ) as fc.Arbitrary<PackageEntry>;

/** Samples have no prototype, what was parsed has one. */
const plainly = (value: unknown): unknown => structuredClone(value);

async function packed(entries: readonly PackageEntry[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  async function* inOrder() {
    yield* entries;
  }
  for await (const part of writePackage('Il quadro & i “circuiti”', inOrder())) parts.push(part);
  return Buffer.concat(parts);
}

const readBack = ({
  question,
  stem,
  points,
  explanation,
  pictureText,
  area,
  state,
}: PackageQuestion) => ({ ...question, stem, points, explanation, pictureText, area, state });

const written = ({ id: _id, picture: _picture, ...rest }: PackageEntry) => rest;

for (const kind of questionKinds) {
  test(`a question of kind ${kind} is the same after export and import`, async () => {
    const entries = fc.sample(entryOf(kinds[kind], fc.constant(kind === 'hotSpot')), {
      numRuns: SAMPLES,
      seed: 14,
    });
    const numbered = entries.map((entry, at) => ({ ...entry, id: at + 1 }));
    const read = await readPackage(await packed(numbered));
    assert.ok(read.isReadable);
    assert.deepEqual(read.notices, []);
    assert.equal(read.questions.length, SAMPLES);
    assert.deepEqual(read.questions.map(readBack), plainly(numbered.map(written)));
  });
}

test('pictures come back byte for byte, on every kind', async () => {
  const entries = fc.sample(entryOf(fc.oneof(...Object.values(kinds)), fc.constant(true)), {
    numRuns: 40,
    seed: 7,
  });
  const read = await readPackage(await packed(entries.map((entry, at) => ({ ...entry, id: at }))));
  assert.ok(read.isReadable);
  assert.equal(read.questions.length, 40);
  for (const question of read.questions) {
    const found = read.pictures.get(question.picture?.path ?? '');
    assert.ok(found && picture.bytes.equals(found.bytes));
    assert.deepEqual([found.type, question.picture?.size], ['png', picture.size]);
  }
});
