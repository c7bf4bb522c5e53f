import { retryAfterMs, stillWaiting, withChange, type Change } from './waiting.ts';

const question = (position: number, sequence = 0) => ({ position, sequence });

it('keeps one change for a question, the newest under a new number and last', () => {
  let waiting: Change[] = [];
  waiting = withChange(waiting, question(1), { answer: { optionId: 'a' } });
  waiting = withChange(waiting, question(2, 7), { answer: { value: true } });
  waiting = withChange(waiting, question(1), { answer: { optionId: 'b' } });
  expect(waiting).toEqual([
    { position: 2, sequence: 8, answer: { value: true } },
    { position: 1, sequence: 2, answer: { optionId: 'b' } },
  ]);
});

it('joins an answer and a flag of the same question', () => {
  const answered = withChange([], question(1), { answer: null });
  expect(withChange(answered, question(1), { isFlagged: true })).toEqual([
    { position: 1, sequence: 2, answer: null, isFlagged: true },
  ]);
});

it('drops what the server knows by the same number or a newer one, and what is no question here', () => {
  const waiting = [
    { position: 1, sequence: 3 },
    { position: 2, sequence: 3 },
    { position: 3, sequence: 3 },
    { position: 9, sequence: 3 },
  ];
  expect(stillWaiting(waiting, [question(1, 2), question(2, 3), question(3, 4)])).toEqual([
    { position: 1, sequence: 3 },
  ]);
});

it('waits longer after each failure, a quarter of a minute at most', () => {
  expect([1, 2, 3, 4, 5, 40].map(retryAfterMs)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});
