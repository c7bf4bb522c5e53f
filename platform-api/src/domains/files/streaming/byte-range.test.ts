import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byteRange } from './byte-range.ts';

const table: [header: string | undefined, size: number, expected: ReturnType<typeof byteRange>][] =
  [
    [undefined, 10, null],
    ['bytes=0-0', 10, { start: 0, end: 0 }],
    ['bytes=2-5', 10, { start: 2, end: 5 }],
    ['bytes=2-', 10, { start: 2, end: 9 }],
    ['bytes=2-99', 10, { start: 2, end: 9 }],
    ['bytes=-3', 10, { start: 7, end: 9 }],
    ['bytes=-99', 10, { start: 0, end: 9 }],
    ['bytes=-0', 10, 'unsatisfiable'],
    ['bytes=10-', 10, 'unsatisfiable'],
    ['bytes=0-', 0, 'unsatisfiable'],
    ['bytes=5-2', 10, null],
    ['bytes=-', 10, null],
    ['bytes=0-1,3-4', 10, null],
    ['items=0-1', 10, null],
    ['bytes=a-b', 10, null],
  ];

for (const [header, size, expected] of table) {
  test(`[API-26 part] Range ${String(header)} of ${size} bytes`, () => {
    assert.deepEqual(byteRange(header, size), expected);
  });
}
