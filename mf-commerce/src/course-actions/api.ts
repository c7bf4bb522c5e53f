import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';

/** What a guest's cart keeps of a course; read when it is added, not before. */
export async function fetchCourseForCart(courseId: number) {
  const course = await api.get('/api/Courses/View/{id}', { path: { id: courseId } });
  return {
    title: course.title,
    durationMinutes: course.durataCorso,
    imageUrl: course.coverImage?.url ?? null,
    category: course.categoryKey,
  };
}

/** Whether the learner owns the course (API-19). */
export const isOwnedQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/IsCourseAlreadyBought', courseId),
    queryFn: ({ signal }) =>
      api.get('/api/Courses/IsCourseAlreadyBought', { query: { courseId }, signal }),
  });
