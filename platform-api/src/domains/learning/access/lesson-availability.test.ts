import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseAvailability, lessonAvailability } from './lesson-availability.ts';

const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);
const now = at('10:00');

const table = [
  {
    title: '[LEARN-05] the first lesson is open',
    previous: null,
    policy: 'completed',
    expected: { open: true },
  },
  {
    title: '[LEARN-05] the first lesson is open with pacing',
    previous: null,
    policy: 'pacing',
    expected: { open: true },
  },
  {
    title: '[LEARN-06] locked while the previous lesson is not completed',
    previous: { completedAt: null, durationMinutes: 30 },
    policy: 'completed',
    expected: { open: false, reason: 'previous-lesson' },
  },
  {
    title: '[LEARN-06] open as soon as the previous lesson is completed',
    previous: { completedAt: now, durationMinutes: 30 },
    policy: 'completed',
    expected: { open: true },
  },
  {
    title: '[LEARN-07] pacing: locked while the previous lesson is not completed',
    previous: { completedAt: null, durationMinutes: 30 },
    policy: 'pacing',
    expected: { open: false, reason: 'previous-lesson' },
  },
  {
    title: '[LEARN-07] pacing: locked until completion plus duration has passed',
    previous: { completedAt: at('09:45'), durationMinutes: 30 },
    policy: 'pacing',
    expected: { open: false, reason: 'pacing', from: at('10:15') },
  },
  {
    title: '[LEARN-07] pacing: open at completion plus duration',
    previous: { completedAt: at('09:30'), durationMinutes: 30 },
    policy: 'pacing',
    expected: { open: true },
  },
] as const;

for (const row of table) {
  test(row.title, () => {
    assert.deepEqual(lessonAvailability(row.previous, now, row.policy), row.expected);
  });
}

const lesson = (id: number) => ({ id, durationMinutes: 15 });
const openIds = (
  modules: { lessons: { id: number; durationMinutes: number }[] }[],
  completed: number[],
) =>
  [...courseAvailability(modules, new Map(completed.map((id) => [id, now])), now, 'completed')]
    .filter(([, availability]) => availability.open)
    .map(([id]) => id);

test('[LEARN-06] the first lesson of a module waits for the last of the module before', () => {
  const modules = [{ lessons: [lesson(1), lesson(2)] }, { lessons: [lesson(3)] }];
  assert.deepEqual(openIds(modules, [1]), [1, 2]);
  assert.deepEqual(openIds(modules, [1, 2]), [1, 2, 3]);
});

test('[LEARN-06 part] empty modules are skipped, and with nothing before it a lesson is open (E57)', () => {
  const gap = [{ lessons: [lesson(1)] }, { lessons: [] }, { lessons: [lesson(2)] }];
  assert.deepEqual(openIds(gap, []), [1]);
  assert.deepEqual(openIds(gap, [1]), [1, 2]);
  assert.deepEqual(openIds([{ lessons: [] }, { lessons: [lesson(5)] }], []), [5]);
});

test('[LEARN-06 part] a completed lesson stays open when another is put before it', () => {
  assert.deepEqual(openIds([{ lessons: [lesson(9), lesson(1), lesson(2)] }], [1]), [9, 1, 2]);
});
