import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import { surveyCodesQuery } from './survey-codes.ts';

/** Where a learner goes on after an award. */
export type NextStep =
  | { kind: 'exam'; courseId: number }
  | { kind: 'survey'; code: string }
  | { kind: 'course'; courseId: number; title: string }
  | { kind: 'search' };

type WireCourse = Pick<
  AnswerOf<'/api/Courses', 'get'>['items'][number],
  'id' | 'title' | 'percentage'
>;

/** Courses of the learner, as typology 1 (1§3). */
const OWN = 1;

/**
 * The exam of the course first, because it is fresh; then a survey that waits; then the course of the learner
 * that is furthest on; with none of them, the catalogue.
 */
export function nextStepOf({
  courseId,
  hasExamLeft,
  surveyCodes,
  courses,
}: {
  courseId: number;
  hasExamLeft: boolean;
  surveyCodes: readonly string[];
  courses: readonly WireCourse[];
}): NextStep {
  if (hasExamLeft) return { kind: 'exam', courseId };
  const [code] = surveyCodes;
  if (code !== undefined) return { kind: 'survey', code };
  const [course] = courses
    .filter(({ id, percentage }) => id !== courseId && percentage !== null && percentage < 100)
    .toSorted((one, other) => (other.percentage ?? 0) - (one.percentage ?? 0));
  return course === undefined
    ? { kind: 'search' }
    : { kind: 'course', courseId: course.id, title: course.title };
}

const ownCoursesQuery = queryOptions({
  // Not the key of the lists, which keep other fields.
  queryKey: endpointKey('/api/Courses', { typology: OWN }, 'next-step'),
  queryFn: async ({ signal }) =>
    (await api.get('/api/Courses', { query: { typology: OWN, pageSize: 100 }, signal })).items,
});

/** @returns null while it is not known; what cannot be read is left out */
export function useNextStep(after: { courseId: number; hasExamLeft: boolean }): NextStep | null {
  const enabled = !after.hasExamLeft;
  const surveys = useQuery({ ...surveyCodesQuery, enabled });
  const courses = useQuery({ ...ownCoursesQuery, enabled });
  if (enabled && (surveys.isPending || courses.isPending)) return null;
  return nextStepOf({
    ...after,
    surveyCodes: surveys.data ?? [],
    courses: courses.data ?? [],
  });
}
