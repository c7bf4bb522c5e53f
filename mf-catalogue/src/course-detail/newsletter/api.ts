import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';

const LATEST = 5;

/** The reader's own registration to the newsletter of a course. */
export const registrationQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/CorsiNewsLetter/Registration/{courseId}', courseId),
    queryFn: ({ signal }) =>
      api.get('/api/CorsiNewsLetter/Registration/{courseId}', { path: { courseId }, signal }),
  });

export const changeRegistration = (courseId: number, isWanted: boolean): Promise<unknown> =>
  isWanted
    ? api.post('/api/CorsiNewsLetter/Registration/{courseId}', { path: { courseId } })
    : api.delete('/api/CorsiNewsLetter/Registration/{courseId}', { path: { courseId } });

/** The latest newsletters of a course, and whether the reader writes them. */
export const courseNewslettersQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/CorsiNewsLetter', { courseId }),
    queryFn: ({ signal }) =>
      api.get('/api/CorsiNewsLetter', {
        query: { courseId, page: 1, pageSize: LATEST },
        signal,
      }),
  });
