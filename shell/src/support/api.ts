import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';

/** Where people write for help (`GET config`). */
export const supportEmailQuery = queryOptions({
  queryKey: endpointKey('/api/config', 'supportEmail'),
  queryFn: async ({ signal }) => (await api.get('/api/config', { signal })).supportEmail,
  staleTime: Infinity,
});

/** API-46. */
export const deleteAccount = (): Promise<unknown> => api.delete('/api/Account/DeleteAccount');
