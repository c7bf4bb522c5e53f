import { usePlayback } from '../lesson/playback.ts';
import type { Lesson } from '../course.ts';

/** Where the video of this lesson is, in whole seconds; null while none is on the page. */
export const useMoment = (lesson: Lesson): number | null =>
  usePlayback(({ lessonId, seconds }) => (lessonId === lesson.id ? Math.floor(seconds) : null));
