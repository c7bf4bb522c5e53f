import { centsOfText, textOfEuros } from './price.ts';

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['0', 0],
  ['0.99', 99],
  ['1', 100],
  ['1,5', 150],
  ['1.', 100],
  ['19.90', 1990],
  ['0.995', 'unreadable'],
  ['1.005', 'unreadable'],
  ['-1', 'unreadable'],
  ['1e3', 'unreadable'],
] as const)('%j is %s cents', (text, cents) => {
  expect(centsOfText(text)).toBe(cents);
});

it('euro of the wire are shown with two decimals, none as nothing', () => {
  expect([79, 90.5, null].map(textOfEuros)).toEqual(['79.00', '90.50', '']);
});
