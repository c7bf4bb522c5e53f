import { nextStepOf } from './next-step.ts';

const course = (id: number, percentage: number | null) => ({
  id,
  title: `Corso ${id}`,
  percentage,
});

it.each([
  [
    'the exam of this course first',
    { hasExamLeft: true, surveyCodes: ['user'], courses: [course(8, 50)] },
    { kind: 'exam', courseId: 7 },
  ],
  [
    'then a survey that waits',
    { hasExamLeft: false, surveyCodes: ['user', 'company'], courses: [course(8, 50)] },
    { kind: 'survey', code: 'user' },
  ],
  [
    'then the course that is furthest on, of those not completed',
    {
      hasExamLeft: false,
      surveyCodes: [],
      courses: [course(7, 40), course(8, 20), course(9, 100), course(10, 60), course(11, null)],
    },
    { kind: 'course', courseId: 10, title: 'Corso 10' },
  ],
  [
    'a course that was not begun counts too',
    { hasExamLeft: false, surveyCodes: [], courses: [course(8, 0)] },
    { kind: 'course', courseId: 8, title: 'Corso 8' },
  ],
  [
    'with nothing left, the catalogue',
    { hasExamLeft: false, surveyCodes: [], courses: [course(7, 100)] },
    { kind: 'search' },
  ],
])('after an award: %s', (_, after, expected) => {
  expect(nextStepOf({ courseId: 7, ...after })).toEqual(expected);
});
