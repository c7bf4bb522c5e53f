import type { CourseProfessor, CourseStructure } from '../catalogue/index.ts';

/** Who gets the questions of a lesson: the teacher of its module, else those of the course. */
export function teachersOf(course: CourseStructure, lessonId: number | null): CourseProfessor[] {
  const module = course.modules.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  return module?.professor ? [module.professor] : course.professors;
}
