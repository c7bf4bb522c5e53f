import { api } from 'shared-auth';
import { listedCourse, type CourseItem, type ListedCourse } from '../course-items.ts';

type Signal = { signal: AbortSignal };

const mostRanked = { typology: 0, pageSize: 3 };

/** The three most ranked (PUB-03). */
export const popularCoursesQuery = {
  queryKey: ['Courses/Public', mostRanked] as const,
  queryFn: async ({ signal }: Signal): Promise<ListedCourse[]> => {
    const page = await api.get('/api/Courses/Public', { query: mostRanked, signal });
    return page.items.map(listedCourse);
  },
};
