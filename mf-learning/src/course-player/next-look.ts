import { lessonsOf, type Course } from './course.ts';

/** How often a video in preparation is checked while the page is visible (E67). */
const VIDEO_POLL_MS = 15_000;
/** A badge is issued by a job, usually within a second or two. */
const BADGE_POLL_MS = 2000;
export const isAwaitingBadge = (course: Course): boolean =>
  course.mode === 'learner' && course.percentage === 100 && course.badgeId === null;

/** Milliseconds until the course may change without the learner; false when it will not. */
export function nextLookMs({
  data: course,
  dataUpdatedAt,
}: {
  data: Course | undefined;
  dataUpdatedAt: number;
}): number | false {
  if (course === undefined) return false;
  const waits: number[] = [];
  if (isAwaitingBadge(course)) waits.push(BADGE_POLL_MS);
  const lessons = lessonsOf(course);
  const isPreparing = lessons.some((lesson) =>
    lesson.documents.some((document) => document.kind === 'video' && !document.isReady),
  );
  if (isPreparing) waits.push(VIDEO_POLL_MS);
  for (const { lock } of lessons) {
    if (lock?.reason !== 'pacing') continue;
    waits.push(Math.max(1000, Date.parse(lock.from) - serverNow(course, dataUpdatedAt) + 500));
  }
  // Longer timers than a browser takes would fire at once.
  return waits.length === 0 ? false : Math.min(...waits, 3_600_000);
}

/** The server's time now, milliseconds, reckoned from its last answer (E56). */
export const serverNow = (course: Course, answeredAt: number): number =>
  Date.parse(course.serverTime) + (Date.now() - answeredAt);
