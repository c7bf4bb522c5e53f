import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';
import { listedCourse } from '../course-items.ts';

const mostRanked = { typology: 0, pageSize: 3 };

/** The three most ranked (PUB-03). */
export const popularCoursesQuery = queryOptions({
  queryKey: endpointKey('/api/Courses/Public', mostRanked),
  queryFn: async ({ signal }) => {
    const page = await api.get('/api/Courses/Public', { query: mostRanked, signal });
    return page.items.map(listedCourse);
  },
});
