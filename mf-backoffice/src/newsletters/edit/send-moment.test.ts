import { dataInvioOf, romeInstant, sendChoiceOf } from './send-moment.ts';

test.each([
  ['2026-01-15', '08:00', '2026-01-15T07:00:00.000Z'],
  ['2026-07-15', '08:00', '2026-07-15T06:00:00.000Z'],
  // The nights in which the clocks change.
  ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '04:00', '2026-10-25T03:00:00.000Z'],
])('%s %s in Italy is %s', (day, time, instant) => {
  expect(romeInstant(day, time).toISOString()).toBe(instant);
});

test('a stored date comes back as the choice that made it', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const at = { when: 'at', day: '2026-12-09', time: '08:00' } as const;
  expect(sendChoiceOf(dataInvioOf(at, now), now)).toEqual(at);
  expect(sendChoiceOf(null, now).when).toBe('open');
  expect(sendChoiceOf(dataInvioOf({ when: 'now', day: '', time: '' }, now), now).when).toBe('now');
});
