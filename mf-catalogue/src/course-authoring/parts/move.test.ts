import { moved, reordered } from './move.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [5, 0, 'abc'],
])('from %s to %s gives %s', (from, to, expected) => {
  expect(moved([...'abc'], from, to).join('')).toBe(expected);
});

it('a group is put in order among others that keep their places', () => {
  const list = [...'axbyc'].map((key) => ({ key }));
  const abc = list.filter(({ key }) => 'abc'.includes(key));
  expect(
    reordered(list, moved(abc, 2, 0))
      .map(({ key }) => key)
      .join(''),
  ).toBe('cxayb');
});
