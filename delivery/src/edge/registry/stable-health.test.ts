import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HealthDocument } from './release-health.ts';
import { stableHealth } from './stable-health.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const MINUTE_MS = 60_000;

type Heard = { minutesAgo: number; ok?: number; error?: number };

const heard = (...slices: Heard[]): HealthDocument => ({
  'mf-a': {
    '1.4.0-a': {
      slices: slices.map(({ minutesAgo, ok = 0, error = 0 }) => ({
        from: now - minutesAgo * MINUTE_MS,
        ok,
        error,
      })),
      reasons: [{ reason: 'boom', count: 1, at: '2026-11-27T11:59:00Z' }],
    },
  },
});
const stateOf = (...documents: HealthDocument[]) =>
  stableHealth(documents, 'mf-a', '1.4.0-a', now).state;

const cases: [what: string, documents: HealthDocument[], state: string][] = [
  ['nothing', [], 'unclear'],
  ['19 errors alone', [heard({ minutesAgo: 1, error: 19 })], 'unclear'],
  ['20 errors alone', [heard({ minutesAgo: 1, error: 20 })], 'failing'],
  [
    '20 errors of two edges',
    [heard({ minutesAgo: 1, error: 10 }), heard({ minutesAgo: 1, error: 10 })],
    'failing',
  ],
  [
    'a break after an hour of thousands',
    [heard({ minutesAgo: 30, ok: 9000 }, { minutesAgo: 1, ok: 20, error: 20 })],
    'failing',
  ],
  [
    'an end after many errors',
    [heard({ minutesAgo: 30, error: 900 }, { minutesAgo: 1, ok: 40 })],
    'well',
  ],
  [
    'few reports over an hour',
    [heard({ minutesAgo: 50, ok: 10, error: 5 }, { minutesAgo: 1, ok: 5, error: 5 })],
    'failing',
  ],
  ['what is older than an hour', [heard({ minutesAgo: 61, error: 90 })], 'unclear'],
  ['four errors of 24', [heard({ minutesAgo: 1, ok: 20, error: 4 })], 'unclear'],
  ['a tenth of errors', [heard({ minutesAgo: 1, ok: 90, error: 10 })], 'unclear'],
  ['more than a tenth', [heard({ minutesAgo: 1, ok: 89, error: 11 })], 'failing'],
  ['a twentieth', [heard({ minutesAgo: 1, ok: 95, error: 5 })], 'well'],
  ['more than a twentieth', [heard({ minutesAgo: 1, ok: 94, error: 6 })], 'unclear'],
];
for (const [what, documents, state] of cases) {
  test(`${what}: ${state}`, () => assert.equal(stateOf(...documents), state));
}

test('the sentence says how many, of which time, and the newest reason', () => {
  const documents = [heard({ minutesAgo: 1, ok: 10, error: 10 })];
  assert.equal(
    stableHealth(documents, 'mf-a', '1.4.0-a', now).sentence,
    '10 of 20 reports of the last 10 minutes are errors (50.0%): boom',
  );
});
