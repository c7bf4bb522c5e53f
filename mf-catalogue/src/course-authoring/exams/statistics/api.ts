import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

export type WireStatistics = AnswerOf<'/api/Exams/Statistics/{courseId}', 'get'>[number];
export type Figures = NonNullable<WireStatistics['statistics']>;

/** People who must have answered before there are figures; the server has the same. */
export const ENOUGH_ANSWERS = 20;

/** `GET Exams/Statistics/{courseId}`: of the questions that somebody has answered. */
export const statisticsQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Exams/Statistics/{courseId}', courseId),
    queryFn: ({ signal }) =>
      api.get('/api/Exams/Statistics/{courseId}', { path: { courseId }, signal }),
  });
