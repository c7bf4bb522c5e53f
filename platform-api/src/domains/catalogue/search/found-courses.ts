import type { ListedCourse } from '../lists/listed-course.ts';

/** Counts of what else could be chosen: each ignores its own filter and keeps the others. */
export type CourseFacets = {
  categories: { id: number; key: string | null; name: string; count: number }[];
  /** Courses voted at least so much. */
  ratings: { value: number; count: number }[];
  /** Courses in ten equal steps from `min` to `max` cents. */
  prices: { minCents: number; maxCents: number; counts: number[] };
};

/** One page of the courses that match, and the counts over all of them. */
export type Page = {
  items: ListedCourse[];
  totalItems: number;
  facets: CourseFacets;
};

export type FoundCourses = Page & {
  /** The text that was searched instead, because no course has the typed one; usually null. */
  correctedText: string | null;
};
