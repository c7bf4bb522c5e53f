import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';

/** The three best competences of the caller, the best first. */
export const bestSkillsQuery = queryOptions({
  queryKey: endpointKey('/api/Skills/GetBestSkills'),
  queryFn: ({ signal }) => api.get('/api/Skills/GetBestSkills', { signal }),
});
