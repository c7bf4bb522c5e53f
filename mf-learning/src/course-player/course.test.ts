import {
  lessonsOf,
  neighbours,
  percentageOf,
  resumeLesson,
  withCompleted,
  type Course,
  type Lesson,
} from './course.ts';

const NOW = Date.parse('2026-05-04T08:00:00Z');

const lesson = (id: number, changes: Partial<Lesson> = {}): Lesson => ({
  id,
  moduleId: 1,
  name: `Lezione ${id}`,
  text: { version: 1, blocks: [] },
  pictures: [],
  duration: 15,
  documents: [],
  completedDate: null,
  isCompleted: false,
  position: null,
  lock: null,
  isArriving: false,
  ...changes,
});
const done = { isCompleted: true, completedDate: '2026-05-01T08:00:00Z' };
const locked = { lock: { reason: 'previous-lesson' } } as const;
const paced = { lock: { reason: 'pacing', from: '2026-05-04T08:05:00Z' } } as const;

const course = (first: Lesson[], second: Lesson[] = [], changes: Partial<Course> = {}): Course => ({
  id: 7,
  title: 'Corso',
  categoryKey: 'sicurezza',
  level: 0,
  duration: 60,
  percentage: 0,
  modules: [
    { id: 1, name: 'Uno', duration: 30, lessons: first, documents: [] },
    { id: 2, name: 'Due', duration: 30, lessons: second, documents: [] },
  ],
  documents: [],
  mode: 'learner',
  policy: 'completed',
  badgeId: null,
  hasExamLeft: false,
  serverTime: '2026-05-04T08:00:00Z',
  ...changes,
});

it.each([
  ['the first that is open', [lesson(1, done), lesson(2), lesson(3, locked)], 2],
  ['the one that opens next', [lesson(1, done), lesson(2, paced), lesson(3, locked)], 2],
  ['the first, when all are done', [lesson(1, done), lesson(2, done)], 1],
] as const)('goes on with %s', (_why, lessons, expected) => {
  expect(resumeLesson(course([...lessons]))?.id).toBe(expected);
});

it('a course without lessons has none to go on with', () => {
  expect(resumeLesson(course([]))).toBeUndefined();
});

it('neighbours cross modules, and a lesson of another course has none', () => {
  const both = course([lesson(1)], [lesson(2)]);
  expect(neighbours(both, 1).next?.id).toBe(2);
  expect(neighbours(both, 2).previous?.id).toBe(1);
  expect(neighbours(both, 99)).toEqual({ previous: undefined, next: undefined });
});

it.each([
  [0, 3, 0],
  [2, 3, 66],
  [199, 200, 99],
  [200, 200, 100],
])('[LEARN-11 part] %i of %i lessons', (completed, total, expected) => {
  const lessons = Array.from({ length: total }, (_, index) =>
    lesson(index, index < completed ? done : {}),
  );
  expect(percentageOf(lessons)).toBe(expected);
});

it('[LEARN-06 part] a completion opens the next lesson, whose text is still to come', () => {
  const after = lessonsOf(withCompleted(course([lesson(1)], [lesson(2, locked)]), 1, NOW));
  expect(after[0]).toMatchObject({ isCompleted: true, completedDate: '2026-05-04T08:00:00.000Z' });
  expect(after[1]).toMatchObject({ lock: null, isArriving: true });
});

it('[LEARN-07 part] with pacing a completion tells when the next lesson opens', () => {
  const before = course([lesson(1), lesson(2, locked)], [], { policy: 'pacing' });
  expect(lessonsOf(withCompleted(before, 1, NOW))[1]).toMatchObject({
    lock: { reason: 'pacing', from: '2026-05-04T08:15:00.000Z' },
    isArriving: false,
  });
});

it('[LEARN-12 part] the last completion makes the course whole', () => {
  expect(withCompleted(course([lesson(1, done), lesson(2)]), 2, NOW).percentage).toBe(100);
});
