import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

export type ConnectedApplication = AnswerOf<'/api/Badges/Backpacks', 'get'>[number];
export type ConsentRequest = AnswerOf<'/api/Badges/Backpacks/Request', 'get'>;

/** The applications that may read the caller's badges. */
export const connectedApplicationsQuery = queryOptions({
  queryKey: endpointKey('/api/Badges/Backpacks'),
  queryFn: ({ signal }) => api.get('/api/Badges/Backpacks', { signal }),
});

/** Ends what an application may read, at once. */
export const endConnection = (id: string) => api.delete('/api/Badges/Backpacks', { query: { id } });

/** Who asks, by the query of the page's address. */
export const consentRequestQuery = (query: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Badges/Backpacks/Request', query),
    queryFn: ({ signal }) => api.get('/api/Badges/Backpacks/Request', { query: { query }, signal }),
  });

/** The person's answer; where the browser goes then. */
export const answerRequest = async (query: string, isAllowed: boolean): Promise<string> => {
  const { address } = await api.post('/api/Badges/Backpacks/Request', {
    body: { query, isAllowed },
  });
  return address;
};
