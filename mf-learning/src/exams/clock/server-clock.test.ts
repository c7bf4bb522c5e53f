import { clockOf, clockText, remainingMs, serverNow, timeState } from './server-clock.ts';

const SERVER_TIME = '2026-05-04T08:00:00.000Z';

it('reckons with the server and the steady clock, whatever the device says', () => {
  jest.useFakeTimers({ now: new Date('1999-01-01') });
  // Sent at 1000, here at 1400: the answer was made at about 1200.
  const clock = clockOf(SERVER_TIME, 1000, 1400);
  expect(new Date(serverNow(clock, 3200)).toISOString()).toBe('2026-05-04T08:00:02.000Z');
  expect(remainingMs('2026-05-04T08:00:10.000Z', clock, 3200)).toBe(8000);
  jest.useRealTimers();
});

it('is never below zero', () => {
  expect(remainingMs('2026-05-04T07:00:00.000Z', clockOf(SERVER_TIME, 0, 0), 0)).toBe(0);
});

it.each([
  [5 * 60_000 + 1, 'plain'],
  [5 * 60_000, 'lastFive'],
  [60_001, 'lastFive'],
  [60_000, 'lastOne'],
  [0, 'lastOne'],
] as const)('%i ms: %s', (ms, state) => {
  expect(timeState(ms)).toBe(state);
});

it.each([
  [24 * 60_000 + 18_000, '24:18'],
  [3_858_000, '1:04:18'],
  [41_001, '0:42'],
  [0, '0:00'],
])('%i ms reads %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
