import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accreditationStates, type AccreditationState } from '../../../ports/company-credential.ts';
import { advance, isAllowedStep } from './states.ts';

const allowed = [
  '0>1 0>666',
  '1>2 1>666',
  '2>3 2>666',
  '3>4 3>5 3>666',
  '4>2 4>3 4>666',
  '5>6 5>7 5>666',
  '7>5 7>6 7>666',
  '666>1',
]
  .flatMap((line) => line.split(' '))
  .toSorted();

test('a procedure goes from a state only where a procedure can go, and stays once it is downloaded', () => {
  const found = accreditationStates.flatMap((from) =>
    accreditationStates.flatMap((to) => (isAllowedStep(from, to) ? [`${from}>${to}`] : [])),
  );
  assert.deepEqual(found.toSorted(), allowed);
});

const steps = (...states: AccreditationState[]) =>
  states.map((state, index) => ({ sequence: index + 1, state, company: null }));

const after = (from: { state: AccreditationState; sequence: number }, given = steps(1, 2, 3, 4)) =>
  advance(from, given);

test('changes that are known do nothing, in any order; those that follow count', () => {
  const [one, two, three, four] = steps(1, 2, 3, 4);
  assert.ok(one && two && three && four);
  assert.deepEqual(after({ state: 0, sequence: 0 }), { last: four, refused: null });
  assert.deepEqual(after({ state: 0, sequence: 0 }, [four, two, three, one]).last, four);
  assert.deepEqual(after({ state: 4, sequence: 4 }), { last: null, refused: null });
  assert.deepEqual(after({ state: 2, sequence: 2 }, [one, three]).last, three);
  assert.deepEqual(after({ state: 2, sequence: 2 }, [two, two]).last, null);
});

test('a gap or an impossible change ends it, and what came before counts', () => {
  const [one, , three] = steps(1, 2, 3);
  assert.ok(one && three);
  assert.deepEqual(after({ state: 0, sequence: 0 }, [one, three]), { last: one, refused: three });
  const [, , , , , , again] = steps(1, 2, 3, 5, 6, 6, 7);
  assert.deepEqual(after({ state: 6, sequence: 6 }, again && [again]), {
    last: null,
    refused: again,
  });
});
