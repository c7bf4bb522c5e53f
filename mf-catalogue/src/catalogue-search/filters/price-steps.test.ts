import { stepsOf } from './price-steps.ts';

it.each([
  [59, 189, { low: 59, high: 189, step: 1 }],
  [59.9, 188.1, { low: 59, high: 189, step: 1 }],
  [0, 1000, { low: 0, high: 1000, step: 1 }],
  [5, 1006, { low: 0, high: 1010, step: 10 }],
  [5, 20_000_000, { low: 0, high: 20_000_000, step: 100_000 }],
  [79, 79, { low: 79, high: 79, step: 1 }],
  [0, 0, { low: 0, high: 0, step: 1 }],
])(
  'from %p to %p euro there are at most a thousand steps, and no price is outside',
  (min, max, steps) => {
    expect(stepsOf({ min, max })).toEqual(steps);
  },
);
