import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

export type CourseFinds = AnswerOf<'/api/Courses/Search', 'get'>;
export type Find = CourseFinds['items'][number];

/** Shorter texts are in almost every sentence. */
export const MIN_LENGTH = 2;

/** Where the course has the words; the finds before stay while the next are on their way. */
export const findsQuery = (courseId: number, text: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Search', { courseId, text }),
    queryFn: ({ signal }) => api.get('/api/Courses/Search', { query: { courseId, text }, signal }),
    enabled: text.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
