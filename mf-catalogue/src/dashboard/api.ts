import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import { isCompleted } from 'shared-ui';
import { blockQuery, type CoursePage, type ListedCourse } from '../course-items.ts';

type WireLesson = AnswerOf<'/api/Courses/Use/{id}', 'get'>['modules'][number]['lessonList'][number];

/** As much of a course in use as says where its learner goes on. */
type WireUse = {
  modules: { lessonList: Pick<WireLesson, 'id' | 'name' | 'duration' | 'isCompleted'>[] }[];
};

/** Where a learner continues: the first lesson that is not completed, counted from 1. */
export type NextLesson = {
  id: number;
  name: string;
  minutes: number;
  module: number;
  modules: number;
  lesson: number;
  lessons: number;
};

/** The first lesson still open in `Courses/Use/{id}`; null when all are done or there are none. */
export function nextLessonOf({ modules }: WireUse): NextLesson | null {
  const lessons = modules.flatMap(({ lessonList }, module) =>
    lessonList.map((lesson) => ({ ...lesson, module: module + 1 })),
  );
  const place = lessons.findIndex(({ isCompleted }) => !isCompleted);
  const next = lessons[place];
  if (next === undefined) return null;
  return {
    id: next.id,
    name: next.name,
    minutes: next.duration,
    module: next.module,
    modules: modules.length,
    lesson: place + 1,
    lessons: lessons.length,
  };
}

export const nextLessonQuery = (courseId: number) =>
  queryOptions({
    // Not the key of the player, which keeps the whole answer.
    queryKey: endpointKey('/api/Courses/Use/{id}', courseId, 'next'),
    queryFn: async ({ signal }) =>
      // Without the addresses of its content, which would begin the course.
      nextLessonOf(
        await api.get('/api/Courses/Use/{id}', {
          path: { id: courseId },
          query: { overview: true },
          signal,
        }),
      ),
  });

/** How the courses do that the editor has made, or the teacher teaches. */
export const ownCoursesQuery = queryOptions({
  queryKey: endpointKey('/api/Courses/OwnFigures'),
  queryFn: ({ signal }) => api.get('/api/Courses/OwnFigures', { signal }),
});

/** The courses that a learner has; what is under way comes first. */
export const learnerCoursesQuery = blockQuery(1);

/** The course to go on with: the first that is not completed. */
export const courseToResume = ({ courses }: CoursePage): ListedCourse | undefined =>
  courses.find(({ percentage }) => !isCompleted(percentage));

/** What the first block of a learner's dashboard shows, which needs two answers, one after the other. */
export async function readResume(queries: QueryClient): Promise<void> {
  const course = courseToResume(await queries.fetchQuery(learnerCoursesQuery));
  if (course !== undefined) await queries.prefetchQuery(nextLessonQuery(course.id));
}
