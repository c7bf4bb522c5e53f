import { keepPreviousData } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { PageOf } from './orders.ts';

export type Category = { id: number; key: string | null; name: string; courses: number };

type WireCategory = {
  categoriaId: number;
  name: string;
  tipoMacroCategoryId: number;
  key: string | null;
  totalCourses: number;
};

/** Categories by name, with their published courses. */
export const categoriesQuery = (page: number, pageSize: number) => ({
  queryKey: ['Courses/GetCategoriesGrid', { page, pageSize }] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PageOf<Category>> => {
    const wire = await api.get('/api/Courses/GetCategoriesGrid', {
      query: { page, pageSize },
      signal,
    });
    return {
      ...wire,
      items: wire.items.map(({ categoriaId, key, name, totalCourses }) => ({
        id: categoriaId,
        key,
        name,
        courses: totalCourses,
      })),
    };
  },
  placeholderData: keepPreviousData,
});
