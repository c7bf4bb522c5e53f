import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';
import type { PageOf } from './orders.ts';

export type Category = {
  id: number;
  key: string | null;
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
        items: wire.items.map(({ categoriaId, key, name, tipoMacroCategoryId, totalCourses }) => ({
          id: categoriaId,
          key,
          name,
          macroCategoryId: tipoMacroCategoryId,
          courses: totalCourses,
        })),
      };
    },
    placeholderData: keepPreviousData,
  });
