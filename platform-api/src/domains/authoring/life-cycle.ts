import type { CourseStatus } from '../catalogue/index.ts';

/** What of a course can be locked apart from the rest: its questions, and all else. */
export type CoursePart = 'content' | 'faq';

/**
 * What may follow the saved status, and what may be written under it (1§4, E41, E42). Nothing goes back
 * to draft and nothing leaves DELETED. A draft that never was on sale cannot be suspended.
 * The form draws the same table: `mf-catalogue/src/course-authoring/life-cycle.ts`.
 */
export const lifeCycle: Record<
  CourseStatus,
  { next: readonly CourseStatus[]; editable: readonly CoursePart[] }
> = {
  DRAFT: { next: ['PUBLISHED', 'DELETED'], editable: ['content', 'faq'] },
  PUBLISHED: { next: ['SUSPENDED', 'DELETED'], editable: ['faq'] },
  SUSPENDED: { next: ['PUBLISHED', 'DELETED'], editable: [] },
  DELETED: { next: [], editable: [] },
};

/** Null is a course that is not stored yet. */
export const mayBecome = (saved: CourseStatus | null, chosen: CourseStatus): boolean =>
  saved === null
    ? chosen === 'DRAFT' || chosen === 'PUBLISHED'
    : saved === chosen || lifeCycle[saved].next.includes(chosen);

export const mayWrite = (saved: CourseStatus | null, part: CoursePart): boolean =>
  saved === null || lifeCycle[saved].editable.includes(part);
