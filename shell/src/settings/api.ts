import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';

/** `GET Users/NotificationPreferences` (PROF-15). */
export type NotificationPreference = { title: string; description: string; status: boolean };

export const notificationsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['Users/NotificationPreferences', locale],
    queryFn: ({ signal }) => api.get('/api/Users/NotificationPreferences', { signal }),
  });

export type DeviceKind = 'desktop' | 'phone' | 'tablet' | 'unknown';

/** `GET Account/Sessions`; instants are ISO. */
export type OwnSession = {
  id: string;
  isCurrent: boolean;
  device: { kind: DeviceKind; browser: string | null; system: string | null };
  address: string | null;
  place: string | null;
  createdAt: string;
  lastUsedAt: string;
  endsAt: string;
};

export const sessionsQuery = queryOptions({
  queryKey: ['Account/Sessions'],
  queryFn: ({ signal }) => api.get('/api/Account/Sessions', { signal }),
});

export const endSession = (id: string): Promise<unknown> =>
  api.delete('/api/Account/Sessions/{id}', { path: { id } });

export const endOtherSessions = (): Promise<unknown> => api.delete('/api/Account/Sessions');

/** `GET Account/DataExport`; null: none was asked for. */
export type DataExport = {
  state: 'waiting' | 'running' | 'ready' | 'failed';
  /** Whole percent. */
  progress: number;
  sizeBytes: number | null;
  expiresAt: string | null;
  /** Good for ten minutes. */
  url: string | null;
};

const isUnderWay = (state: DataExport['state'] | undefined) =>
  state === 'waiting' || state === 'running';

export const exportQuery = queryOptions({
  queryKey: ['Account/DataExport'],
  queryFn: ({ signal }) => api.get('/api/Account/DataExport', { signal }),
  // Often while it is made; then before the address of the file is over.
  refetchInterval: ({ state: { data } }) => (isUnderWay(data?.state) ? 1000 : 5 * 60_000),
});

export const requestExport = (): Promise<DataExport> => api.post('/api/Account/DataExport');
