import { asc, eq } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { modules, professors } from '../tables.ts';
import { courseProfessorsOf, type CourseProfessor } from './course-structure.ts';

export type CourseContacts = {
  /** In their order, each with its own teacher where it has one. */
  modules: { id: number; name: string; professor: CourseProfessor | null }[];
  professors: CourseProfessor[];
};

/** Who teaches a course, whole and by module; empty for a course that does not exist. */
export async function courseContacts(
  platform: Platform,
  courseId: number,
): Promise<CourseContacts> {
  const rows = await platform.database.db
    .select({ id: modules.id, name: modules.name, professor: professors })
    .from(modules)
    .leftJoin(professors, eq(professors.id, modules.professorId))
    .where(eq(modules.courseId, courseId))
    .orderBy(asc(modules.position));
  return { modules: rows, professors: await courseProfessorsOf(platform, courseId) };
}
