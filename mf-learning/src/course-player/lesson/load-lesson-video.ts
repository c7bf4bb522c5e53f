import type { LessonVideo } from '../video/LessonVideo.tsx';

type Video = typeof LessonVideo;

let here: Video | null = null;

/** The player's code. Not part of the page, which is read without it; where it is lost, the next call tries again. */
export async function loadLessonVideo(): Promise<Video> {
  const { LessonVideo: arrived } = await import('../video/LessonVideo.tsx');
  here = arrived;
  return arrived;
}

/** The player, where its code is in the page already. */
export const lessonVideoHere = (): Video | null => here;
