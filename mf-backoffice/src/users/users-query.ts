import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf, type OptionsOf } from 'shared-auth';

type UserQuery = NonNullable<OptionsOf<'/api/Users/SearchUser', 'get'>['query']>;

export type UserRow = AnswerOf<'/api/Users/SearchUser', 'get'>['items'][number];

/** Registered people; the server searches, sorts and pages (API-83, BACK-07). */
export const usersQuery = (query: UserQuery) =>
  queryOptions({
    queryKey: endpointKey('/api/Users/SearchUser', query),
    queryFn: ({ signal }) => api.get('/api/Users/SearchUser', { query, signal }),
    placeholderData: keepPreviousData,
  });
