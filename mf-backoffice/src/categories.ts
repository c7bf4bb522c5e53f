import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import type { PageOf } from './orders.ts';

type WireCategory = AnswerOf<'/api/Courses/GetCategoriesGrid', 'get'>['items'][number];

/** One of the eight looks, which have the names of the first categories. */
export type CategoryLookName = NonNullable<WireCategory['look']>;

export type Category = {
  id: number;
  /** What covers and badges are drawn by: the chosen look, or that of one of the first categories. */
  key: string | null;
  look: CategoryLookName | null;
  name: string;
  macroCategoryId: number;
  courses: number;
};

/** Categories in their order, with their published courses. */
export const categoriesQuery = (page: number, pageSize: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/GetCategoriesGrid', { page, pageSize }),
    queryFn: async ({ signal }): Promise<PageOf<Category>> => {
      const wire = await api.get('/api/Courses/GetCategoriesGrid', {
        query: { page, pageSize },
        signal,
      });
      return {
        ...wire,
        items: wire.items.map(
          ({ categoriaId, tipoMacroCategoryId, totalCourses, ...category }) => ({
            ...category,
            id: categoriaId,
            macroCategoryId: tipoMacroCategoryId,
            courses: totalCourses,
          }),
        ),
      };
    },
    placeholderData: keepPreviousData,
  });
