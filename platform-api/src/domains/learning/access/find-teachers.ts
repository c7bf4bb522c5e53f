import type { Platform } from '../../../platform.ts';
import { courseStructure } from '../../catalogue/index.ts';

/** Accounts of those who teach a course or one of its modules; empty for an unknown course. */
export async function findTeachers(platform: Platform, courseId: number): Promise<Set<string>> {
  const course = await courseStructure(platform, courseId);
  if (course === null) return new Set();
  const all = [...course.professors, ...course.modules.map((module) => module.professor)];
  return new Set(all.flatMap((professor) => professor?.accountId ?? []));
}
