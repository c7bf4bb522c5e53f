import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validUntil } from './valid-until.ts';

const cases: [name: string, acquiredAt: string, months: number | null, until: string | null][] = [
  ['without end', '2026-11-25T10:00:00Z', null, null],
  ['winter to winter', '2026-11-25T10:00:00Z', 60, '2031-11-25T22:59:59.000Z'],
  ['winter to summer', '2026-11-25T10:00:00Z', 8, '2027-07-25T21:59:59.000Z'],
  ['the last second of a day in Rome', '2026-11-25T22:59:59Z', 1, '2026-12-25T22:59:59.000Z'],
  ['the second after is the next day', '2026-11-25T23:00:00Z', 1, '2026-12-26T22:59:59.000Z'],
  ['in summer a day begins at 22 UTC', '2026-07-09T21:59:59Z', 12, '2027-07-09T21:59:59.000Z'],
  ['and the second after', '2026-07-09T22:00:00Z', 12, '2027-07-10T21:59:59.000Z'],
  ['the 31st in a month of 30', '2026-08-31T10:00:00Z', 1, '2026-09-30T21:59:59.000Z'],
  ['the 31st in February', '2026-01-31T10:00:00Z', 1, '2026-02-28T22:59:59.000Z'],
  ['the 31st in a leap February', '2027-08-31T10:00:00Z', 6, '2028-02-29T22:59:59.000Z'],
  ['a leap day', '2028-02-29T10:00:00Z', 12, '2029-02-28T22:59:59.000Z'],
  ['a leap day to a leap day', '2028-02-29T10:00:00Z', 48, '2032-02-29T22:59:59.000Z'],
  ['over the end of a year', '2026-12-31T22:59:59Z', 2, '2027-02-28T22:59:59.000Z'],
  ['New Year in Rome', '2026-12-31T23:00:00Z', 2, '2027-03-01T22:59:59.000Z'],
  [
    'ending on the day that clocks go forward',
    '2026-02-28T10:00:00Z',
    1,
    '2026-03-28T22:59:59.000Z',
  ],
  ['ending on the day of 23 hours', '2025-10-29T10:00:00Z', 5, '2026-03-29T21:59:59.000Z'],
  ['ending on the day of 25 hours', '2026-09-25T10:00:00Z', 1, '2026-10-25T22:59:59.000Z'],
  ['the longest', '2026-11-25T10:00:00Z', 240, '2046-11-25T22:59:59.000Z'],
];

for (const [name, acquiredAt, months, until] of cases) {
  test(`an attestation is valid until the end of a day in Rome: ${name}`, () => {
    assert.equal(validUntil(new Date(acquiredAt), months)?.toISOString() ?? null, until);
  });
}
