import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

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

export type CurriculumShare = NonNullable<AnswerOf<'/api/Curriculum/Share', 'get'>>;

/** The link by which the caller shares this curriculum; null while they do not. */
export const curriculumShareQuery = queryOptions({
  queryKey: endpointKey('/api/Curriculum/Share'),
  queryFn: ({ signal }) => api.get('/api/Curriculum/Share', { signal }),
});

/** Begins to share; whoever shares already keeps the link. */
export const shareCurriculum = () => api.put('/api/Curriculum/Share', {});

/** Ends the link for good. */
export const endCurriculumShare = () => api.delete('/api/Curriculum/Share', {});
