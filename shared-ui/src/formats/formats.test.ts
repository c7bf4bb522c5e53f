import { formatDate, formatDateTime, formatMonth, parseDate, today } from './dates.ts';
import { formatEuro, formatWholeEuro } from './money.ts';
import {
  formatDecimal,
  formatDuration,
  formatFileSize,
  formatInteger,
  formatRating,
  isCompleted,
  wholePercentage,
} from './numbers.ts';
import { plainSpaces } from '../testing/text.ts';

describe('amounts', () => {
  it.each([
    [null, '-'],
    [undefined, '-'],
    [0, '-'],
    [1, '0,01 €'],
    [100, '1,00 €'],
    [123_450, '1.234,50 €'],
    [100_000_000, '1.000.000,00 €'],
    [-23_040, '-230,40 €'],
  ])('[MONEY-01] %p cents are shown as %s, zero as "-" (E139)', (cents, text) => {
    expect(plainSpaces(formatEuro(cents))).toBe(text);
  });

  it('[MONEY-01 part] follows the language of the page', () => {
    expect(formatEuro(123_450, 'en-US')).toBe('€1,234.50');
  });

  it('writes an amount without cents for charts, zero included', () => {
    expect(plainSpaces(formatWholeEuro(562_240))).toBe('5.622 €');
    expect(plainSpaces(formatWholeEuro(0))).toBe('0 €');
    expect(formatWholeEuro(562_240, 'en-US')).toBe('€5,622');
  });
});

describe('dates', () => {
  it.each([
    ['2026-03-09', '09/03/2026'],
    ['2026-03-08T23:30:00Z', '09/03/2026'],
    ['2026-06-22T22:30:00Z', '23/06/2026'],
    [new Date('2026-11-21T10:00:00Z'), '21/11/2026'],
    ['', '-'],
    ['nonsense', '-'],
    [null, '-'],
  ])('[SHELL-62 part] %p is shown as dd/MM/yyyy: %s (E144)', (value, text) => {
    expect(formatDate(value)).toBe(text);
  });

  it.each([
    ['2026-03', '03/2026'],
    ['2026-03-09', '03/2026'],
    ['2026-12-31T23:30:00Z', '01/2027'],
  ])('[SHELL-63 part] the month of %s is shown as MM/yyyy: %s', (value, text) => {
    expect(formatMonth(value)).toBe(text);
  });

  it.each([
    ['09/03/2026', '2026-03-09'],
    ['9/3/2026', '2026-03-09'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['2026-03-09', null],
    ['', null],
  ])('[SHELL-62 part] reads %p as %p', (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  it('tells the time of Rome, in summer and in winter', () => {
    expect(formatDateTime('2026-07-01T10:05:00Z')).toBe('01/07/2026, 12:05');
    expect(formatDateTime('2026-01-01T10:05:00Z')).toBe('01/01/2026, 11:05');
  });

  it('knows today in Rome shortly before midnight in London (E72)', () => {
    expect(today(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
  });
});

it.each([
  [0, '0 byte', '0 byte'],
  [999, '999 byte', '999 byte'],
  [61_200, '61 kB', '61 kB'],
  [1_234_567, '1,2 MB', '1.2 MB'],
  [3_000_000_000, '3 GB', '3 GB'],
  [4_000_000_000_000, '4000 GB', '4,000 GB'],
])('%d bytes are read as %s', (bytes, italian, english) => {
  expect(plainSpaces(formatFileSize(bytes, 'it-IT'))).toBe(italian);
  expect(plainSpaces(formatFileSize(bytes, 'en-US'))).toBe(english);
});

describe('durations', () => {
  it.each([
    [75, '1 h 15 min'],
    [120, '2 h'],
    [45, '45 min'],
    [0, '-'],
    [null, '-'],
    [59.6, '1 h'],
  ])('%p minutes are shown as %s (E45)', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });
});

describe('numbers', () => {
  it.each([
    [4.3, 'it-IT', '4,3'],
    [4.3, 'en-US', '4.3'],
    [4, 'it-IT', '4,0'],
    [null, 'it-IT', '-'],
  ] as const)('%p in %s has one decimal: %s (E64)', (value, locale, text) => {
    expect(formatDecimal(value, locale)).toBe(text);
  });

  it('shows no votes as "-", not as 0,0 (E64)', () => {
    expect(formatRating(0)).toBe('-');
  });

  it('groups thousands from four digits on', () => {
    expect(formatInteger(1204)).toBe('1.204');
  });

  it.each([
    [99.9, 99, true],
    [99, 99, false],
    [100, 100, true],
    [null, 0, false],
    [-3, 0, false],
  ])('progress %p is %p%%, completed: %p (E59)', (value, whole, completed) => {
    expect(wholePercentage(value)).toBe(whole);
    expect(isCompleted(value)).toBe(completed);
  });
});
