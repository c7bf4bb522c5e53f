import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

export const notificationsQuery = (locale: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Users/NotificationPreferences', locale),
    queryFn: ({ signal }) => api.get('/api/Users/NotificationPreferences', { signal }),
  });

/** `GET Users/NotificationPreferences`. */
export type NotificationPreference = AnswerOf<'/api/Users/NotificationPreferences', 'get'>[number];

/** A mail that one may do without. */
export type RefusableMail = Exclude<NotificationPreference['kind'], 'order'>;

export const changeNotification = (kind: RefusableMail, status: boolean): Promise<unknown> =>
  api.put('/api/Users/NotificationPreferences/{kind}', { path: { kind }, body: { status } });

/** `GET NewsletterRegistration/Own`; `courseId` null is the newsletter of the platform. */
export type Subscription = AnswerOf<'/api/NewsletterRegistration/Own', 'get'>[number];

export const subscriptionsQuery = queryOptions({
  queryKey: endpointKey('/api/NewsletterRegistration/Own'),
  queryFn: ({ signal }) => api.get('/api/NewsletterRegistration/Own', { signal }),
});

export function changeSubscription(courseId: number | null, isWanted: boolean): Promise<unknown> {
  if (courseId === null) {
    const url = '/api/NewsletterWB/Registration';
    return isWanted ? api.post(url, {}) : api.delete(url, {});
  }
  const url = '/api/CorsiNewsLetter/Registration/{courseId}';
  return isWanted ? api.post(url, { path: { courseId } }) : api.delete(url, { path: { courseId } });
}

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
