import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

export type WireReport = AnswerOf<'/api/Exams/Import/{courseId}/Check', 'post'>;
export type WireNotice = WireReport['notices'][number];

/** Of one package, in bytes; the server has the same. */
export const MAX_PACKAGE_BYTES = 20_000_000;

/** `POST Exams/Import/{courseId}/Check`: what an uploaded package would add; it stores nothing. */
export const reportQuery = (courseId: number, fileNameRef: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Exams/Import/{courseId}/Check', { courseId, fileNameRef }),
    queryFn: ({ signal }) =>
      api.post('/api/Exams/Import/{courseId}/Check', {
        path: { courseId },
        body: { fileNameRef },
        signal,
      }),
    staleTime: Infinity,
    retry: false,
  });

/** Adds the questions of the package as drafts, once however often it is sent. */
export const addDrafts = (courseId: number, fileNameRef: string) =>
  api.post('/api/Exams/Import/{courseId}', { path: { courseId }, body: { fileNameRef } });
