import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

export type TaughtCourse = AnswerOf<'/api/Courses/Teaching/{id}', 'get'>;
export type TaughtLesson = TaughtCourse['modules'][number]['lessons'][number];
export type Learner = AnswerOf<'/api/Courses/Teaching/{id}/Learners', 'get'>['items'][number];
export type ExamSummary = AnswerOf<'/api/Exams/Summary/{courseId}', 'get'>[number];
export type WaitingQuestion = AnswerOf<'/api/Courses/Questions', 'get'>['items'][number];
export type Review = AnswerOf<'/api/Courses/Reviews/{id}', 'get'>['items'][number];

export const learnerStates = ['notBegun', 'inProgress', 'completed'] as const;
export type LearnerState = (typeof learnerStates)[number];

/** How far the learners have come, lesson by lesson. */
export const taughtCourseQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Teaching/{id}', courseId),
    queryFn: ({ signal }) =>
      api.get('/api/Courses/Teaching/{id}', { path: { id: courseId }, signal }),
  });

export type LearnerQuery = {
  page: number;
  pageSize: number;
  name: string;
  state: LearnerState | undefined;
};

export const learnersQuery = (courseId: number, query: LearnerQuery) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Teaching/{id}/Learners', courseId, query),
    queryFn: ({ signal }) =>
      api.get('/api/Courses/Teaching/{id}/Learners', { path: { id: courseId }, query, signal }),
    placeholderData: keepPreviousData,
  });

/** Results of the exams that somebody has taken. */
export const examSummariesQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Exams/Summary/{courseId}', courseId),
    queryFn: ({ signal }) =>
      api.get('/api/Exams/Summary/{courseId}', { path: { courseId }, signal }),
  });

/** Questions without an answer, the oldest first: of all that the player reads. */
export const waitingQuestionsQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Questions', { courseId }),
    queryFn: ({ signal }) => api.get('/api/Courses/Questions', { query: { courseId }, signal }),
    select: ({ items }): WaitingQuestion[] => items.filter(({ state }) => state === 'asked'),
  });

/** Average and distribution of the votes. */
export const courseRatingQuery = (courseId: number) =>
  queryOptions({
    // Not the key of the course's page, which keeps the whole course.
    queryKey: endpointKey('/api/Courses/View/{id}', courseId, 'rating'),
    queryFn: async ({ signal }) =>
      (await api.get('/api/Courses/View/{id}', { path: { id: courseId }, signal })).rankings,
  });

const FEW_REVIEWS = 3;

/** The latest votes with words. */
export const latestReviewsQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Reviews/{id}', courseId, 'latest'),
    queryFn: async ({ signal }) =>
      (
        await api.get('/api/Courses/Reviews/{id}', {
          path: { id: courseId },
          query: { page: 1, pageSize: FEW_REVIEWS },
          signal,
        })
      ).items,
  });
