import { examView, type CourseExam, type CourseExams } from './course-exams.ts';

const certification: CourseExam = {
  kind: 'certification',
  link: '/courses/use/7/exam/certification',
  priceCents: 8900,
  isPaid: false,
  best: null,
  hasReport: false,
};
const simulation: CourseExam = { ...certification, kind: 'simulation' };
const course: CourseExams = {
  courseId: 7,
  status: 1,
  percentage: 42,
  isTaught: false,
  exams: [],
};
const failed = { percent: 40, isPassed: false, date: null };
const passed = { percent: 80, isPassed: true, date: null };

const actionOf = (exam: Partial<CourseExam>, changes: Partial<CourseExams> = {}) =>
  examView({ ...certification, ...exam }, { ...course, ...changes }, 'Discente').action.kind;

it.each([
  ['without a link', { link: null }, false],
  ['without a price', { priceCents: null }, false],
  ['with the price 0', { priceCents: 0 }, false],
  ['with both', {}, true],
  ['paid before its price was taken away', { priceCents: null, isPaid: true }, true],
])('[EXAM-04 part] an exam %s: available %s', (_title, exam, expected) => {
  expect(examView({ ...certification, ...exam }, course, 'Discente').isAvailable).toBe(expected);
});

it.each([
  [99, 'locked'],
  [99.5, 'locked'],
  [100, 'take'],
])('[EXAM-05 part] a paid certification at %s percent: %s', (percentage, action) => {
  expect(actionOf({ isPaid: true }, { percentage })).toBe(action);
});

it('a paid simulation is open at once (E158)', () => {
  expect(actionOf({ ...simulation, isPaid: true })).toBe('take');
});

it.each([
  ['is not bought', { percentage: null }, 'with-course'],
  ['is the own', { isTaught: true }, 'taught'],
  ['is suspended', { status: 2 }, 'none'],
  ['was deleted', { status: 3 }, 'none'],
  ['is on sale', {}, 'buy'],
])('[EXAM-07 part] the course %s: %s', (_title, changes, action) => {
  expect(actionOf({}, changes)).toBe(action);
});

it('what was paid stays open when the course is suspended (E39)', () => {
  expect(actionOf({ isPaid: true }, { status: 2, percentage: 100 })).toBe('take');
});

it('failed twice, it is bought again; passed, there is nothing to do (E157)', () => {
  expect(actionOf({ best: failed })).toBe('buy');
  expect(actionOf({ best: passed, isPaid: true })).toBe('none');
  expect(actionOf({ ...simulation, best: passed, isPaid: true })).toBe('take');
});

it.each([
  [{ best: passed }, 'passed'],
  [{ best: failed, isPaid: true }, 'failed'],
  [{ isPaid: true }, 'pending'],
  [{}, null],
])('[EXAM-06 part] the outcome of %j is %s', (exam, outcome) => {
  expect(examView({ ...certification, ...exam }, course, 'Discente').outcome).toBe(outcome);
});

it('[EXAM-08 part] editors and administrators look at an exam, whatever was paid', () => {
  for (const role of ['RedattoreCorsiA', 'AdminWorkerBadge'] as const) {
    const { action } = examView(certification, { ...course, percentage: null }, role);
    expect(action).toEqual({ kind: 'take', link: certification.link });
  }
});
