import { moved } from './moved.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [5, 0, 'abc'],
])('from %s to %s gives %s', (from, to, expected) => {
  expect(moved([...'abc'], from, to).join('')).toBe(expected);
});
