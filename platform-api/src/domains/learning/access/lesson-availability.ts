/** `completed`: the next lesson opens at once; `pacing`: after the previous lesson's own duration (E56). */
export type LessonPolicy = 'completed' | 'pacing';

export type PreviousLesson = { completedAt: Date | null; durationMinutes: number };

export type LessonAvailability =
  | { open: true }
  | { open: false; reason: 'previous-lesson' }
  | { open: false; reason: 'pacing'; from: Date };

/**
 * Whether a lesson may be taken (1§4, E56).
 * @param previous the lesson before it in the course, across modules; null for the first
 * @param now the server's time
 */
export function lessonAvailability(
  previous: PreviousLesson | null,
  now: Date,
  policy: LessonPolicy,
): LessonAvailability {
  if (previous === null) return { open: true };
  if (previous.completedAt === null) return { open: false, reason: 'previous-lesson' };
  if (policy === 'completed') return { open: true };
  const from = new Date(previous.completedAt.getTime() + previous.durationMinutes * 60_000);
  return from <= now ? { open: true } : { open: false, reason: 'pacing', from };
}

/**
 * Availability of every lesson of a course, in its order. Modules without lessons are skipped, so that
 * the lesson after them depends on the last one that exists (E57); a completed lesson stays open even
 * if lessons were put before it later.
 */
export function courseAvailability<T extends { id: number; durationMinutes: number }>(
  modules: readonly { lessons: readonly T[] }[],
  completedAt: ReadonlyMap<number, Date>,
  now: Date,
  policy: LessonPolicy,
): Map<number, LessonAvailability> {
  const all = modules.flatMap((module) => module.lessons);
  return new Map(
    all.map((lesson, place) => {
      const before = all[place - 1];
      const previous =
        before === undefined
          ? null
          : {
              completedAt: completedAt.get(before.id) ?? null,
              durationMinutes: before.durationMinutes,
            };
      return [
        lesson.id,
        completedAt.has(lesson.id) ? { open: true } : lessonAvailability(previous, now, policy),
      ];
    }),
  );
}
