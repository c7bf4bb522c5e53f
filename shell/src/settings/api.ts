import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

export const notificationsQuery = (locale: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Users/NotificationPreferences', locale),
    queryFn: ({ signal }) => api.get('/api/Users/NotificationPreferences', { signal }),
  });

/** `GET Account/Sessions`; instants are ISO. */
export type OwnSession = AnswerOf<'/api/Account/Sessions', 'get'>[number];

export const sessionsQuery = queryOptions({
  queryKey: endpointKey('/api/Account/Sessions'),
  queryFn: ({ signal }) => api.get('/api/Account/Sessions', { signal }),
});

export const endSession = (id: string): Promise<unknown> =>
  api.delete('/api/Account/Sessions/{id}', { path: { id } });

export const endOtherSessions = (): Promise<unknown> => api.delete('/api/Account/Sessions');

/** `GET Account/DataExport`; null: none was requested. */
export type DataExport = NonNullable<AnswerOf<'/api/Account/DataExport', 'get'>>;

const isUnderWay = (state: DataExport['state'] | undefined) =>
  state === 'waiting' || state === 'running';

export const exportQuery = queryOptions({
  queryKey: endpointKey('/api/Account/DataExport'),
  queryFn: ({ signal }) => api.get('/api/Account/DataExport', { signal }),
  // Often while it is made; then before the address of the file is over.
  refetchInterval: ({ state: { data } }) => (isUnderWay(data?.state) ? 1000 : 5 * 60_000),
});

export const requestExport = () => api.post('/api/Account/DataExport');
