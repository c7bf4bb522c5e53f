import { and, eq } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { lessons, modules } from '../tables.ts';

/** Whether the lesson is one of the course: one question, where the whole structure is not needed. */
export async function isLessonOfCourse(
  platform: Platform,
  { courseId, lessonId }: { courseId: number; lessonId: number },
): Promise<boolean> {
  const [found] = await platform.database.db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(and(eq(lessons.id, lessonId), eq(modules.courseId, courseId)));
  return found !== undefined;
}
