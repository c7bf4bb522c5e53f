import { useState } from 'react';
import { hasPlayableVideo, type Lesson } from '../course.ts';
import { usePlayback } from './playback.ts';

/**
 * Whether code may come that is not for the lesson's video: before the first frame it would hold it up on a slow
 * phone. Once begun, it stays so.
 */
export function useAfterVideo(lesson: Lesson): boolean {
  const isVideoThere = usePlayback(
    ({ lessonId, isSettled }) => lessonId === lesson.id && isSettled,
  );
  const [haveBegun, setBegun] = useState(false);
  if (!haveBegun && (isVideoThere || !hasPlayableVideo(lesson))) setBegun(true);
  return haveBegun;
}
