import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';
import { badgeLevel, type BadgeObjectProps } from 'shared-ui';

/** A badge of the learner, as far as its award takes it. */
export type AwardedBadge = Required<Pick<BadgeObjectProps, 'title' | 'holder'>> &
  Pick<BadgeObjectProps, 'level' | 'kind' | 'category' | 'code'> & {
    id: string;
    /** Instant, ISO. */
    acquiredAt: string;
    /** Whether its holder lets others see its page (E121). */
    isPublic: boolean;
    /** Whether the ledger had it when it was read. */
    isOnLedger: boolean;
  };

/** What an issued badge says and how it is drawn, read once. */
export const awardedBadgeQuery = (badgeId: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Badges/GetBadgeDetail', badgeId, 'award'),
    queryFn: async ({ signal }): Promise<AwardedBadge> => {
      const wire = await api.get('/api/Badges/GetBadgeDetail', { query: { id: badgeId }, signal });
      return {
        id: badgeId,
        title: wire.title,
        // Type 0 is a completed course, anything else an exam (E123).
        kind: wire.type === 0 ? 'course' : 'exam',
        level: badgeLevel(wire.levelId),
        category: wire.categoryKey ?? String(wire.relatedSkills[0]?.id ?? 0),
        code: wire.code,
        holder: wire.holderName,
        acquiredAt: wire.acquisitionTime,
        isPublic: wire.isPublic,
        isOnLedger: wire.idNotarizzazione !== null,
      };
    },
    staleTime: Infinity,
  });

/** The notarised picture; it shows no person, so it needs no login. */
export const badgePictureUrl = (badgeId: string): string => `/api/Badges/Public/${badgeId}/picture`;
