import { typedNumber } from './typed-number.ts';

it.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' -3,25 ', -3.25],
  ['\u2212 2', -2],
  ['1 000', 1000],
  [',5', 0.5],
  ['', null],
  ['1.000,5', null],
  ['12 A', null],
  ['1e5', null],
  ['9999999999999', null],
])('%j is read as %j', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});
