import { useEffect, useRef } from 'react';
import { useSession } from 'shared-auth';
import { putLessonPosition } from '../../api.ts';
import type { Course, Lesson } from '../../course.ts';
import { localPositions } from './local-positions.ts';
import { watchPosition, type PositionWatch } from './watch-position.ts';

/**
 * A video goes on where its learner was last, on whatever device, and remembers where it is. Teachers and
 * previews change nothing at the server (E8): what they watch is remembered on their device only.
 * @param now the server's time, milliseconds
 */
export function useWatchedPosition(
  element: HTMLVideoElement,
  { course, lesson, now }: { course: Course; lesson: Lesson; now: () => number },
): void {
  const userId = useSession((session) => session.person?.userId ?? '');
  const latest = useRef({ course, lesson, now });
  const watch = useRef<PositionWatch | null>(null);
  const lessonId = lesson.id;
  const { position } = lesson;

  useEffect(() => {
    latest.current = { course, lesson, now };
  });
  useEffect(() => {
    const begun = watchPosition(element, {
      known: async () => [
        await localPositions.read(userId, lessonId),
        latest.current.lesson.position,
      ],
      now: () => latest.current.now(),
      keep: (watched) => void localPositions.write(userId, lessonId, watched),
      send: async (watched, isLast) => {
        const { id: courseId, mode } = latest.current.course;
        if (mode === 'learner') await putLessonPosition({ courseId, lessonId, ...watched }, isLast);
      },
    });
    watch.current = begun;
    return () => begun.stop();
  }, [element, userId, lessonId]);
  useEffect(() => {
    if (position !== null) watch.current?.hear(position);
  }, [position]);
}
