import { validityOf } from './badge-validity.ts';

const END = '2026-11-25T22:59:59.000Z';

test.each([
  ['90 days and a second before', '2026-08-27T22:59:58.000Z', 'valid'],
  ['90 days before', '2026-08-27T22:59:59.000Z', 'expiring'],
  ['the last second of the day in Rome', END, 'expiring'],
  ['the next day in Rome', '2026-11-25T23:00:00.000Z', 'expired'],
] as const)('%s', (_when, now, validity) => {
  expect(validityOf(END, Date.parse(now))).toBe(validity);
});

test('a badge without end is never over', () => {
  expect(validityOf(null, Date.parse('2126-01-01T00:00:00Z'))).toBe('endless');
});
