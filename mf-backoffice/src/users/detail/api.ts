import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

export type User = AnswerOf<'/api/Users/GetUserDetails', 'get'>;
export type UserSession = AnswerOf<'/api/Users/GetUserSessions', 'get'>[number];

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Users/GetUserDetails', { userId }),
    queryFn: ({ signal }) => api.get('/api/Users/GetUserDetails', { query: { userId }, signal }),
  });

export const userBadgesQuery = (userId: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Users/GetUserBadges', { userId }),
    queryFn: ({ signal }) => api.get('/api/Users/GetUserBadges', { query: { userId }, signal }),
  });

export const userSessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Users/GetUserSessions', { userId }),
    queryFn: ({ signal }) => api.get('/api/Users/GetUserSessions', { query: { userId }, signal }),
  });

/** The newest changes; more are asked for as a longer page. */
export const userHistoryQuery = (userId: string, pageSize: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Users/GetUserHistory', { userId, pageSize }),
    queryFn: ({ signal }) =>
      api.get('/api/Users/GetUserHistory', { query: { userId, pageSize }, signal }),
  });

/** What a change of a person makes stale. */
export const staleAfterChange = [
  endpointKey('/api/Users/GetUserDetails'),
  endpointKey('/api/Users/GetUserHistory'),
  endpointKey('/api/Users/GetUserSessions'),
  endpointKey('/api/Users/SearchUser'),
  endpointKey('/api/Users/GetTotalProfessors'),
  endpointKey('/api/Audit/Entries'),
];

/** The whole list, the learner's role always in it (E142); a stale form is refused. */
export const saveRights = (
  { id, version }: Pick<User, 'id' | 'version'>,
  { roles, isDocente }: { roles: readonly number[]; isDocente: boolean },
): Promise<unknown> =>
  api.patch('/api/Users/SaveUser', {
    query: { userId: id, isDocente, version },
    body: roles.map(String),
  });

/** Ends one session, or all with null. */
export const endSessions = (userId: string, sessionId: string | null): Promise<unknown> =>
  api.delete('/api/Users/UserSessions', {
    query: { userId, ...(sessionId === null ? {} : { sessionId }) },
  });

export const showFiscalCode = (userId: string): Promise<string> =>
  api.post('/api/Users/ShowFiscalCode', { query: { userId } });
