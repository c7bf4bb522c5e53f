import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import { badgeLevel } from 'shared-ui';

/** A badge of the caller; that of a certification may be somebody else’s public one (E146). */
export type Badge = {
  id: string;
  title: string;
  kind: 'course' | 'exam';
  level: 0 | 1 | 2;
  /** Key, name or id of the category, for motif and colours. */
  category: string;
  courseId: number | null;
  code: string;
  holder: string;
  issuer: string;
  /** Instant, ISO. */
  acquiredAt: string;
  /** Its last second, ISO; null: without end. */
  validUntil: string | null;
  /** Null until the ledger has it. */
  transactionId: string | null;
  ledgerUrl: string | null;
  teachers: string[];
  competences: { id: number; title: string }[];
  isPublic: boolean;
  isOwn: boolean;
  /** Skills of ESCO that the credential names. */
  alignments: { name: string; url: string }[];
  /** Instant, ISO; null: in force. */
  revokedAt: string | null;
  /** Null for everybody but the holder. */
  revocationReason: string | null;
};

export type BadgeFilters = {
  name: string;
  /** `YYYY-MM` or ''. */
  month: string;
  competence: string;
  type: string;
};

export type BadgePage = { items: Badge[]; totalItems: number; page: number; pageSize: number };

type WireBadge = AnswerOf<'/api/Badges/GetBadgeDetail', 'get'>;

/** Type 0 is a completed course, anything else an exam (E123). */
export const badgeKind = (type: number): Badge['kind'] => (type === 0 ? 'course' : 'exam');

/** Of anybody's badge what strangers see wherever they see it. */
export type ShownBadge = {
  id: string;
  title: string;
  kind: Badge['kind'];
  level: Badge['level'];
  /** Key or name of the category, for motif and colours. */
  category: string;
  courseId: number;
  code: string;
  /** Instant, ISO. */
  acquiredAt: string;
  /** Its last second, ISO; null: without end. */
  validUntil: string | null;
};

type WireShownBadge = AnswerOf<'/api/Curriculum/Public/{sharedId}', 'get'>['badges'][number];

export const shownBadgeFromWire = (wire: Omit<WireShownBadge, 'isExpired'>): ShownBadge => ({
  id: wire.id,
  title: wire.title,
  kind: badgeKind(wire.type),
  level: badgeLevel(wire.levelId),
  category: wire.categoryKey ?? wire.skills[0] ?? '',
  courseId: wire.courseId,
  code: wire.code,
  acquiredAt: wire.acquisitionTime,
  validUntil: wire.validUntil,
});

export const badgeFromWire = (wire: WireBadge): Badge => ({
  id: wire.id,
  title: wire.title,
  kind: badgeKind(wire.type),
  level: badgeLevel(wire.levelId),
  category: wire.categoryKey ?? String(wire.relatedSkills[0]?.id ?? 0),
  courseId: wire.relatedCourses[0]?.id ?? null,
  code: wire.code,
  holder: wire.holderName,
  issuer: wire.enteRilasciante,
  acquiredAt: wire.acquisitionTime,
  validUntil: wire.validUntil,
  transactionId: wire.idNotarizzazione,
  ledgerUrl: wire.urlNotarizzazione,
  teachers: wire.teachers,
  competences: wire.relatedSkills,
  isPublic: wire.isPublic,
  isOwn: wire.isOwn,
  alignments: wire.alignments,
  revokedAt: wire.revokedAt,
  revocationReason: wire.revocationReason,
});

// The ledger follows the issue by a moment.
const PENDING_REFETCH_MS = 1500;

export const noFilters: BadgeFilters = { name: '', month: '', competence: '', type: '' };

/** Badges of the caller, newest first; fetched again while one waits for the ledger. */
export const badgesQuery = (page: number, pageSize: number, filters: BadgeFilters = noFilters) => {
  const { name, competence, type } = filters;
  const [year = '', month = ''] = filters.month.split('-');
  const query = {
    page,
    pageSize,
    name,
    month: month && `${month}/${year}`,
    competence: competence === '' ? null : Number(competence),
    type: type === '' ? null : Number(type),
  };
  return queryOptions({
    queryKey: endpointKey('/api/Badges/GetBadges', query),
    queryFn: async ({ signal }): Promise<BadgePage> => {
      const wire = await api.get('/api/Badges/GetBadges', { query, signal });
      return { ...wire, items: wire.items.map(badgeFromWire) };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ transactionId }) => transactionId === null)
        ? PENDING_REFETCH_MS
        : false,
  });
};

/** One badge of the caller, or a public one of somebody else; 404 for a hidden one of theirs (E146). */
export const badgeQuery = (badgeId: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Badges/GetBadgeDetail', badgeId),
    queryFn: async ({ signal }) =>
      badgeFromWire(
        await api.get('/api/Badges/GetBadgeDetail', { query: { id: badgeId }, signal }),
      ),
    refetchInterval: ({ state }) =>
      state.data?.transactionId === null ? PENDING_REFETCH_MS : false,
  });
