import type { CourseStatus } from '../catalogue/index.ts';

/**
 * What of a course can be locked apart from the rest: its questions, how long its attestations are valid, and
 * all else. The law may change a validity while a course is on sale; what was issued keeps its own.
 */
export type CoursePart = 'content' | 'faq' | 'validity';

/**
 * What may follow the saved status, and what may be written under it (1§4, E41, E42). Nothing goes back
 * to draft and nothing leaves DELETED. A draft that never was on sale cannot be suspended.
 * The form draws the same table: `mf-catalogue/src/course-authoring/life-cycle.ts`.
 */
export const lifeCycle: Record<
  CourseStatus,
  { next: readonly CourseStatus[]; editable: readonly CoursePart[] }
> = {
  DRAFT: { next: ['PUBLISHED', 'DELETED'], editable: ['content', 'faq', 'validity'] },
  PUBLISHED: { next: ['SUSPENDED', 'DELETED'], editable: ['faq', 'validity'] },
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
