import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';

/** Whether people may log in with a wallet here (`GET config`). */
export const walletLoginQuery = queryOptions({
  queryKey: endpointKey('/api/config', 'walletLogin'),
  queryFn: async ({ signal }) => (await api.get('/api/config', { signal })).walletLogin,
  staleTime: Infinity,
});
