import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';

/** The link by which others buy a bought course at a discount (API-23). */
export const fetchMagicLink = (corsoId: number, signal?: AbortSignal) =>
  api.get('/api/Courses/GetMagicLinkForRewardForPromotion', {
    query: { corsoId },
    ...(signal && { signal }),
  });

/** The same as a read, of several courses: always the same addresses, and none of a course that has none. */
export const magicLinksQuery = (courseIds: readonly number[]) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/GetMagicLinkForRewardForPromotion', ...courseIds),
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(courseIds.map((id) => fetchMagicLink(id, signal)));
      return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : null));
    },
    staleTime: Infinity,
  });
