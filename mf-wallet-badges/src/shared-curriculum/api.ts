import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import { badgeLevel } from 'shared-ui';
import { badgeKind } from '../badges.ts';
import { isNotFound } from '../is-not-found.ts';

/** A badge as a stranger sees it on a curriculum; its certification shows more, and verifies it. */
export type SharedBadge = {
  id: string;
  title: string;
  kind: 'course' | 'exam';
  level: 0 | 1 | 2;
  /** Key or name of the category, for motif and colours. */
  category: string;
  courseId: number;
  code: string;
  /** Instant, ISO. */
  acquiredAt: string;
  /** Its last second, ISO; null: without end. */
  validUntil: string | null;
  isExpired: boolean;
};

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
    id: badge.id,
    title: badge.title,
    kind: badgeKind(badge.type),
    level: badgeLevel(badge.levelId),
    category: badge.categoryKey ?? badge.skills[0] ?? '',
    courseId: badge.courseId,
    code: badge.code,
    acquiredAt: badge.acquisitionTime,
    validUntil: badge.validUntil,
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
