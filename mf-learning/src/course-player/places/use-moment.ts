import type { Lesson } from '../course.ts';
import { usePlayback } from '../lesson/playback.ts';
import { hasVideo } from './place.ts';

/** Where the video of this lesson is, in whole seconds; null for a lesson without one. */
export function useMoment(lesson: Lesson): number | null {
  const second = usePlayback(({ lessonId, seconds }) =>
    lessonId === lesson.id ? Math.floor(seconds) : 0,
  );
  return hasVideo(lesson) ? second : null;
}
