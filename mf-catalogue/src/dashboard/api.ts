import { api } from 'shared-auth';

type WireUse = {
  modules: {
    lessonList: { id: number; name: string; duration: number; isCompleted: boolean }[];
  }[];
};

/** Where a learner goes on: the first lesson that is not completed, counted from 1. */
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

export const nextLessonQuery = (courseId: number) => ({
  // Not the key of the player, which keeps the whole answer.
  queryKey: ['Courses/Use', courseId, 'next'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    nextLessonOf(await api.get('/api/Courses/Use/{id}', { path: { id: courseId }, signal })),
});
