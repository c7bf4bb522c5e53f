/** The player's code. Not part of the page, which is read without it; where it is lost, the next call tries again. */
export const loadLessonVideo = () => import('../video/LessonVideo.tsx');
