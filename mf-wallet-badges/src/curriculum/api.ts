import { api } from 'shared-auth';

/** A competence and how many badges prove it. */
export type Competence = { id: number; title: string; badges: number };

/** Competences of the caller, most proved first. */
export const competencesQuery = {
  queryKey: ['Skills/GetUserSkills'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Competence[]> => {
    const wire = await api.get<{ id: number; title: string; totalCertification: number }[]>(
      'Skills/GetUserSkills',
      { signal },
    );
    return wire.map(({ id, title, totalCertification }) => ({
      id,
      title,
      badges: totalCertification,
    }));
  },
};

/** Codes of the badge types that the server knows (BADGE-02). */
export const badgeTypesQuery = {
  queryKey: ['Badges/GetBadgeTypes'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.get<{ id: number; name: string }[]>('Badges/GetBadgeTypes', { signal }),
  staleTime: Infinity,
};
