import type { DomainError } from '../../../errors.ts';
import type { Platform } from '../../../platform.ts';
import type { CourseStructure } from '../../catalogue/index.ts';
import { learningErrors } from '../errors.ts';
import type { UseMode } from './course-access.ts';
import { courseAvailability, type LessonAvailability } from './lesson-availability.ts';

/** Teachers and previews find every lesson open (E8). */
export function availabilityFor(
  platform: Platform,
  mode: UseMode,
  course: CourseStructure,
  completed: ReadonlyMap<number, Date>,
  now: Date,
): Map<number, LessonAvailability> {
  if (mode === 'learner') {
    return courseAvailability(course.modules, completed, now, platform.config.lessonPolicy);
  }
  const all = course.modules.flatMap((module) => module.lessons);
  return new Map(all.map((lesson) => [lesson.id, { open: true }]));
}

/** Why a lesson cannot be taken yet, as a refusal. */
export function lockedLesson(state: LessonAvailability, now: Date): DomainError {
  if (state.open || state.reason === 'previous-lesson') return learningErrors.LESSON_LOCKED();
  const minutes = Math.ceil((state.from.getTime() - now.getTime()) / 60_000);
  return learningErrors.LESSON_PACED({ params: { minutes } });
}
