import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addTime, slownessAgainst } from './release-times.ts';
import type { Drawn, KeptTimes } from './release-times.ts';

const hour = 60 * 60_000;

/** Numbers that look like chance and are the same in every run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Of a visitor: a median with a long tail to the right, as of load times in the field. */
type Visitors = { medianMs: number; spread: number };

function timeOf({ medianMs, spread }: Visitors, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return medianMs * Math.exp(spread * normal);
}

const drawn = (ms: number, isFirst = true): Drawn => ({ ms: Math.round(ms), isFirst });

function heard(count: number, next: () => number, isFirst = true): KeptTimes {
  const times: KeptTimes = [];
  for (let visit = 0; visit < count; visit += 1) addTime(times, drawn(next(), isFirst), hour);
  return times;
}

/** After how many visits a version is called slow, asked after each of 500; null: never. */
function visitsUntilSlow(before: KeptTimes, next: () => number): number | null {
  const times: KeptTimes = [];
  for (let visit = 1; visit <= 500; visit += 1) {
    addTime(times, drawn(next()), hour);
    if (slownessAgainst(times, before, hour) !== null) return visit;
  }
  return null;
}

const phones = { medianMs: 1400, spread: 0.8 };
const desks = { medianMs: 350, spread: 0.5 };
const visitors = (random: () => number) => timeOf(random() < 0.4 ? phones : desks, random);
/** What changes from version to version and is no fault: a little more code, a bad hour, few who were heard. */
const harmless: [what: string, visitsBefore: number, change: (ms: number, r: number) => number][] =
  [
    ['the same', 500, (ms) => ms],
    ['the same, hardly heard of before', 40, (ms) => ms],
    ['a fifth slower', 300, (ms) => ms * 1.2],
    ['one visitor in ten waits 20 s', 200, (ms, r) => (r < 0.1 ? 20_000 : ms)],
    ['100 ms more for everybody', 100, (ms) => ms + 100],
  ];

describe('20 harmless versions, judged after each of 500 visits', () => {
  for (const [what, visitsBefore, change] of harmless) {
    for (const seed of [1, 2, 3, 4]) {
      test(`${what} (${seed}): nothing is said`, () => {
        const random = chance(seed);
        const before = heard(visitsBefore, () => visitors(random));
        const next = () => change(visitors(random), random());
        assert.equal(visitsUntilSlow(before, next), null);
      });
    }
  }
});

const slow: [what: string, atMost: number, change: (ms: number, r: number) => number][] = [
  ['three times as slow', 200, (ms) => ms * 3],
  ['2 s more for everybody', 100, (ms) => ms + 2000],
  ['5 s more for two visitors in three', 150, (ms, r) => (r < 2 / 3 ? ms + 5000 : ms)],
  ['twice as slow, at desks alone', 100, (ms) => ms * 2],
];

describe('a slow version is told', () => {
  for (const [what, atMost, change] of slow) {
    for (const seed of [1, 2, 3]) {
      test(`${what} (${seed}), by ${atMost} visits`, () => {
        const random = chance(seed);
        const visit = what.includes('desks')
          ? () => timeOf({ medianMs: 800, spread: 0.3 }, random)
          : () => visitors(random);
        const before = heard(400, visit);
        const told = visitsUntilSlow(before, () => change(visit(), random()));
        assert.ok(told !== null && told >= 40 && told <= atMost, `after ${told} visits`);
      });
    }
  }
});

test('first visits are held against first visits: a new version is in no cache', () => {
  const cached = heard(400, () => 100, false);
  const fresh = heard(400, () => 2000);
  assert.equal(slownessAgainst(fresh, cached, hour), null);
  const again = heard(400, () => 2000, false);
  assert.deepEqual(slownessAgainst(again, cached, hour), {
    visits: 'again',
    count: 400,
    medianMs: 2048,
    medianMsBefore: 99,
  });
});

test('39 visits say nothing, of the one or of the other', () => {
  const few = (ms: number) => heard(39, () => ms);
  const enough = (ms: number) => heard(40, () => ms);
  assert.equal(slownessAgainst(few(9000), enough(100), hour), null);
  assert.equal(slownessAgainst(enough(9000), few(100), hour), null);
  assert.ok(slownessAgainst(enough(9000), enough(100), hour));
});

test('twice as long is nothing while nobody notices it', () => {
  assert.equal(
    slownessAgainst(
      heard(500, () => 400),
      heard(500, () => 150),
      hour,
    ),
    null,
  );
});

test('what is a day old no longer counts', () => {
  const [slower, faster] = [heard(100, () => 5000), heard(100, () => 100)];
  assert.ok(slownessAgainst(slower, faster, 24 * hour));
  assert.equal(slownessAgainst(slower, faster, 25 * hour), null);
});
