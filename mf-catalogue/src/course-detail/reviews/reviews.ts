import { api } from 'shared-auth';

export type Review = {
  id: string;
  rank: number;
  comment: string;
  date: string;
  /** First name and initial; null where the account is gone. */
  authorName: string | null;
  isOwn: boolean;
  isReported: boolean;
  isHidden: boolean;
  /** For administrators only. */
  reports: number | null;
};

/** As many more at each press, up to what one answer holds. */
export const reviewsStep = 5;
export const mostReviews = 50;

/** `GET Courses/Reviews/{id}`: so many, the latest first. */
export const reviewsQuery = (courseId: number, count: number) => ({
  queryKey: ['Courses/Reviews', courseId, count] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
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
