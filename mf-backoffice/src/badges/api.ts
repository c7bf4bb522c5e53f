import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf, type OptionsOf } from 'shared-auth';

/** A row of the table of badges. */
export type OfficeBadge = AnswerOf<'/api/List/Badges', 'get'>['items'][number];

type BadgeQuery = NonNullable<OptionsOf<'/api/List/Badges', 'get'>['query']>;

export const BADGES = '/api/List/Badges';

/** Badges of everyone, newest first. */
export const badgesQuery = (query: BadgeQuery) =>
  queryOptions({
    queryKey: endpointKey(BADGES, query),
    queryFn: ({ signal }) => api.get(BADGES, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** For good; safe to repeat. */
export const revokeBadge = (id: string, reason: string): Promise<unknown> =>
  api.post('/api/Badges/{id}/Revocation', { path: { id }, body: { reason } });
