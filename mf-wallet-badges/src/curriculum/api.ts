import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';

/** A competence and how many badges prove it. */
export type Competence = { id: number; title: string; badges: number };

/** Competences of the caller, most proved first. */
export const competencesQuery = queryOptions({
  queryKey: endpointKey('/api/Skills/GetUserSkills'),
  queryFn: async ({ signal }): Promise<Competence[]> => {
    const wire = await api.get('/api/Skills/GetUserSkills', { signal });
    return wire.map(({ id, title, totalCertification }) => ({
      id,
      title,
      badges: totalCertification,
    }));
  },
});

/** Codes of the badge types that the server knows (BADGE-02). */
export const badgeTypesQuery = queryOptions({
  queryKey: endpointKey('/api/Badges/GetBadgeTypes'),
  queryFn: ({ signal }) => api.get('/api/Badges/GetBadgeTypes', { signal }),
  staleTime: Infinity,
});
