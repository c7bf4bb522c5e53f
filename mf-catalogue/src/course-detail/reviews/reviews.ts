import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

export type Review = AnswerOf<'/api/Courses/Reviews/{id}', 'get'>['items'][number];

/** As many more at each press, up to what one answer holds. */
export const REVIEWS_STEP = 5;
export const MAX_REVIEWS = 50;

/** `GET Courses/Reviews/{id}`: so many, the latest first. */
export const reviewsQuery = (courseId: number, count: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Reviews/{id}', courseId, { count }),
    queryFn: ({ signal }) =>
      api.get('/api/Courses/Reviews/{id}', {
        path: { id: courseId },
        query: { pageSize: count },
        signal,
      }),
  });

export const reportReview = (reviewId: string) =>
  api.post('/api/Courses/ReportReview', { body: { reviewId } });

export const moderateReview = (reviewId: string, isHidden: boolean) =>
  api.post('/api/Courses/ModerateReview', { body: { reviewId, isHidden } });
