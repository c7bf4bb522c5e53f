import { api } from 'shared-auth';

/** `totalCourses` counts the published ones. */
export type Category = { id: number; name: string; key: string | null; totalCourses: number };

/** `GET Courses/Categorie`. */
export const categoriesQuery = {
  queryKey: ['Courses/Categorie'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.get('/api/Courses/Categorie', { signal }),
};
