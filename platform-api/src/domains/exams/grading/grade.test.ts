import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionKinds, type QuestionAnswer, type QuestionKind } from '../questions/question.ts';
import { isRight, type PictureShape } from './grade.ts';

type Row = [key: object, answer: object | null, isRight: boolean, picture?: PictureShape];

const box = { shape: 'rectangle', left: 0.25, top: 0.25, width: 0.5, height: 0.25 };
const disc = { shape: 'circle', x: 0.5, y: 0.5, radius: 0.125 };

/** By kind: key, answer, whether it gets the points. */
const table: Record<QuestionKind, Row[]> = {
  single: [
    [{ optionId: 'a' }, { optionId: 'a' }, true],
    [{ optionId: 'a' }, { optionId: 'b' }, false],
    [{ optionId: 'a' }, null, false],
  ],
  multiple: [
    [{ optionIds: ['a', 'b'] }, { optionIds: ['b', 'a'] }, true],
    [{ optionIds: ['a', 'b'] }, { optionIds: ['a'] }, false],
    [{ optionIds: ['a', 'b'] }, { optionIds: ['a', 'b', 'c'] }, false],
    [{ optionIds: ['a', 'b'] }, { optionIds: [] }, false],
  ],
  trueFalse: [
    [{ value: false }, { value: false }, true],
    [{ value: false }, { value: true }, false],
    [{ value: false }, null, false],
  ],
  number: [
    [{ value: 0.2, tolerance: 0.1 }, { value: 0.3 }, true],
    [{ value: 0.2, tolerance: 0.1 }, { value: 0.1 }, true],
    [{ value: 0.2, tolerance: 0.1 }, { value: 0.3001 }, false],
    [{ value: -5, tolerance: 0 }, { value: -5 }, true],
    [{ value: -5, tolerance: 0 }, { value: 5 }, false],
    [{ value: 1e12, tolerance: 1 }, { value: 1e12 - 1 }, true],
    [{ value: 1e12, tolerance: 1 }, { value: 1e12 - 1.1 }, false],
  ],
  order: [
    [{ optionIds: ['a', 'b', 'c'] }, { optionIds: ['a', 'b', 'c'] }, true],
    [{ optionIds: ['a', 'b', 'c'] }, { optionIds: ['a', 'c', 'b'] }, false],
    [{ optionIds: ['a', 'b', 'c'] }, { optionIds: ['a', 'b'] }, false],
  ],
  match: [
    [{ optionOf: { p: 'a', q: 'a' } }, { optionOf: { q: 'a', p: 'a' } }, true],
    [{ optionOf: { p: 'a', q: 'b' } }, { optionOf: { p: 'a' } }, false],
    [{ optionOf: { p: 'a', q: 'b' } }, { optionOf: { p: 'b', q: 'a' } }, false],
    [{ optionOf: { p: 'a' } }, { optionOf: { p: 'a', q: 'b' } }, false],
  ],
  hotSpot: [
    [{ regions: [box] }, { x: 0.25, y: 0.25 }, true],
    [{ regions: [box] }, { x: 0.75, y: 0.5 }, true],
    [{ regions: [box] }, { x: 0.5, y: 0.51 }, false],
    [{ regions: [box, disc] }, { x: 0.5, y: 0.6 }, true],
    [{ regions: [disc] }, { x: 0.625, y: 0.5 }, true],
    [{ regions: [disc] }, { x: 0.63, y: 0.5 }, false],
    // Twice as wide as high: the radius, a share of the width, is a larger share of the height.
    [{ regions: [disc] }, { x: 0.5, y: 0.74 }, true, { aspect: 2 }],
    [{ regions: [disc] }, { x: 0.5, y: 0.74 }, false],
    [{ regions: [disc] }, { x: 0.5, y: 0.6 }, false, { aspect: 0.5 }],
  ],
  text: [
    [{ accepted: ['Corrente elettrica'] }, { text: '  CORRENTE   elettrica ' }, true],
    [{ accepted: ['Corrente elettrica'] }, { text: 'correnteelettrica' }, true],
    [{ accepted: ['perché', 'poiché'] }, { text: 'Poiche' }, true],
    [{ accepted: ["l'anno"] }, { text: 'l’anno' }, true],
    [{ accepted: ['Corrente'] }, { text: 'Correnti' }, false],
    [{ accepted: ['Corrente'] }, { text: '' }, false],
  ],
};

test('each kind of question is right or wrong as a whole', () => {
  let rows = 0;
  for (const kind of questionKinds) {
    for (const [key, answer, expected, picture] of table[kind]) {
      const given = answer as QuestionAnswer | null;
      assert.equal(
        isRight(kind, key as never, given as never, picture),
        expected,
        `${kind} ${JSON.stringify(key)} ${JSON.stringify(answer)}`,
      );
      rows += 1;
    }
  }
  assert.ok(rows >= 8 * 3, `${rows} rows`);
});
