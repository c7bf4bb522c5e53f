import { queryOptions } from '@tanstack/react-query';
import { api, centsOf, endpointKey, type AnswerOf } from 'shared-auth';
import type { CourseSummary } from 'shared-ui';
import type { Typology } from 'shared-ui/paths';

/** A course in a list, by the names of the wire (1§3). */
export type CourseItem = AnswerOf<'/api/Courses', 'get'>['items'][number];

export type ListedCourse = CourseSummary & {
  status: number;
  /** Null: not bought. */
  percentage: number | null;
};

export type CoursePage = { courses: ListedCourse[]; totalItems: number };

export const courseStatus = { draft: 0, published: 1, suspended: 2, deleted: 3 } as const;

export function listedCourse(item: CourseItem): ListedCourse {
  return {
    id: item.id,
    title: item.title,
    category: item.category,
    categoryKey: item.categoryKey ?? item.categoriesId ?? item.category,
    coverUrl: item.urlImage,
    professorName: item.professorName,
    rating: item.ratio,
    priceCents: centsOf(item.price),
    hasCertification: item.costoCertificazione !== null,
    status: item.statoCorso,
    percentage: item.percentage,
  };
}

export type CourseListQuery = {
  typology?: Typology | undefined;
  category?: number | undefined;
  page?: number;
  pageSize: number;
};

/** `GET Courses`. */
export const courseListQuery = (query: CourseListQuery) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses', query),
    queryFn: async ({ signal }): Promise<CoursePage> => {
      const page = await api.get('/api/Courses', { query, signal });
      return { courses: page.items.map(listedCourse), totalItems: page.totalItems };
    },
  });

/** Courses of a block (1§9). */
export const BLOCK_SIZE = 3;

/** One block of a typology; without one it is of all courses (E49). */
export const blockQuery = (typology: Typology | undefined) =>
  courseListQuery({ ...(typology === undefined ? {} : { typology }), pageSize: BLOCK_SIZE });
