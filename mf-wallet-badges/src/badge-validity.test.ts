import { validityOf } from './badge-validity.ts';

const END = '2026-11-25T22:59:59.000Z';

test.each([
  ['90 days and a second before', '2026-08-27T22:59:58.000Z', 'valid'],
  ['90 days before', '2026-08-27T22:59:59.000Z', 'expiring'],
  ['the last second of the day in Rome', END, 'expiring'],
  ['the next day in Rome', '2026-11-25T23:00:00.000Z', 'expired'],
] as const)('%s', (_when, now, validity) => {
  expect(validityOf({ validUntil: END, revokedAt: null }, Date.parse(now))).toBe(validity);
});

test('a badge without end is never over', () => {
  const endless = { validUntil: null, revokedAt: null };
  expect(validityOf(endless, Date.parse('2126-01-01T00:00:00Z'))).toBe('endless');
});

test.each([null, END])('a revoked badge is that first, with the end %s', (validUntil) => {
  const revoked = { validUntil, revokedAt: '2026-03-01T00:00:00.000Z' };
  for (const now of ['2026-04-01T00:00:00.000Z', '2126-01-01T00:00:00Z']) {
    expect(validityOf(revoked, Date.parse(now))).toBe('revoked');
  }
});
