import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';

/** `GET Courses/Categorie`; `totalCourses` counts the published ones. */
export const categoriesQuery = queryOptions({
  queryKey: endpointKey('/api/Courses/Categorie'),
  queryFn: ({ signal }) => api.get('/api/Courses/Categorie', { signal }),
});
