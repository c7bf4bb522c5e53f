import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import { shownBadgeFromWire, type ShownBadge } from '../badges.ts';
import { isNotFound } from '../is-not-found.ts';

/** A badge as a stranger sees it on a curriculum; its certification shows more, and verifies it. */
export type SharedBadge = ShownBadge & { isExpired: boolean };

export type SharedCurriculum = {
  /** Null where no badge is shown: none says it. */
  holder: string | null;
  /** When the server read it: instant, ISO. */
  asOf: string;
  badges: SharedBadge[];
  /** Of the badges that are valid. */
  competences: { id: number; title: string; badges: number }[];
};

const curriculumFromWire = (
  wire: AnswerOf<'/api/Curriculum/Public/{sharedId}', 'get'>,
): SharedCurriculum => ({
  holder: wire.holderName,
  asOf: wire.asOf,
  badges: wire.badges.map((badge) => ({
    ...shownBadgeFromWire(badge),
    isExpired: badge.isExpired,
  })),
  competences: wire.competences,
});

/** A curriculum that its holder shares, read again whenever the page is opened: the link may have ended. */
export const sharedCurriculumQuery = (sharedId: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Curriculum/Public/{sharedId}', sharedId),
    queryFn: async ({ signal }) =>
      curriculumFromWire(
        await api.get('/api/Curriculum/Public/{sharedId}', { path: { sharedId }, signal }),
      ),
    staleTime: 0,
    retry: (count, error) => count < 1 && !isNotFound(error),
  });
