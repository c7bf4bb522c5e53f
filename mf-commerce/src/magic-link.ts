import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';

/** The link by which others buy a bought course at a discount (API-23). */
export const fetchMagicLink = (corsoId: number, signal?: AbortSignal) =>
  api.get('/api/Courses/GetMagicLinkForRewardForPromotion', {
    query: { corsoId },
    ...(signal && { signal }),
  });

/** The same as a read: it is always the same address. */
export const magicLinkQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/GetMagicLinkForRewardForPromotion', courseId),
    queryFn: ({ signal }) => fetchMagicLink(courseId, signal),
    staleTime: Infinity,
  });
