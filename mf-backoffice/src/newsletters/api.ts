import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf, type BodyOf, type OptionsOf } from 'shared-auth';

/** A newsletter as its callers see it; `dataInvio` is an instant. */
export type Newsletter = AnswerOf<'/api/NewsletterWB/{id}', 'get'>;
export type NewsletterState = Newsletter['state'];
export type Progress = NonNullable<Newsletter['progress']>;

/** The platform's newsletter, or that of a course. */
export type Scope = number | null;

export type Words = Pick<BodyOf<'/api/NewsletterWB', 'post'>, 'title' | 'text' | 'dataInvio'>;

type ListQuery = NonNullable<OptionsOf<'/api/NewsletterWB', 'get'>['query']>;

/** How often a page asks again while a newsletter is being sent. */
export const SENDING_POLL_MS = 2000;

const isUnderWay = ({ state, dataInvio }: Pick<Newsletter, 'state' | 'dataInvio'>) =>
  state === 'sending' ||
  (state === 'scheduled' && dataInvio !== null && Date.parse(dataInvio) <= Date.now());

/** Newsletters that the caller writes, reads or receives, ten a page (NEWS-01). */
export const newslettersQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: endpointKey('/api/NewsletterWB', query),
    queryFn: ({ signal }) => api.get('/api/NewsletterWB', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(isUnderWay) === true ? SENDING_POLL_MS : false,
  });

/** What there is of one scope: whether it can be written, and the one that is not sent (E73). */
export const scopeQuery = (scope: Scope) =>
  queryOptions({
    queryKey: endpointKey('/api/CorsiNewsLetter', { scope }),
    queryFn: ({ signal }) =>
      scope === null
        ? api.get('/api/NewsletterWB', { query: { page: 1, pageSize: 1 }, signal })
        : api.get('/api/CorsiNewsLetter', {
            query: { courseId: scope, page: 1, pageSize: 1 },
            signal,
          }),
  });

/** By the id alone: the address does not say whose it is (NEWS-04). Null where there is none for this caller. */
export const newsletterQuery = (id: number) =>
  queryOptions({
    queryKey: endpointKey('/api/NewsletterWB', { id }),
    queryFn: async ({ signal }): Promise<Newsletter | null> => {
      const query = { scope: 'all', id, page: 1, pageSize: 1 } as const;
      const { items } = await api.get('/api/NewsletterWB', { query, signal });
      return items[0] ?? null;
    },
    refetchInterval: ({ state }) =>
      state.data != null && isUnderWay(state.data) ? SENDING_POLL_MS : false,
  });

export const createNewsletter = (scope: Scope, words: Words): Promise<Newsletter> => {
  const body = { id: null, ...words };
  return scope === null
    ? api.post('/api/NewsletterWB', { body })
    : api.post('/api/CorsiNewsLetter/{courseId}', { path: { courseId: scope }, body });
};

export const changeNewsletter = (
  { id, version, courseId }: Newsletter,
  words: Words,
): Promise<Newsletter> =>
  api.put(courseId === null ? '/api/NewsletterWB' : '/api/CorsiNewsLetter', {
    body: { id, version, ...words },
  });

export const removeNewsletter = ({ id, courseId }: Newsletter): Promise<unknown> =>
  api.delete(courseId === null ? '/api/NewsletterWB/{id}' : '/api/CorsiNewsLetter/{id}', {
    path: { id },
  });

export const sendNewsletter = ({ id, courseId }: Newsletter): Promise<Newsletter> =>
  courseId === null
    ? api.post('/api/NewsletterWB/Send', { query: { idNewsletter: id } })
    : api.post('/api/CorsiNewsLetter/Send/{courseId}', {
        path: { courseId },
        query: { idNewsletter: id },
      });

export const cancelNewsletter = ({ id, courseId }: Newsletter): Promise<Newsletter> =>
  courseId === null
    ? api.post('/api/NewsletterWB/Cancel', { query: { idNewsletter: id } })
    : api.post('/api/CorsiNewsLetter/Cancel/{courseId}', {
        path: { courseId },
        query: { idNewsletter: id },
      });

/** Who receives it, with shortened addresses (E162). */
export const subscribersQuery = (scope: Scope, page: number, pageSize: number) => {
  const query = { page, pageSize, ...(scope === null ? {} : { courseId: scope }) };
  return queryOptions({
    queryKey: endpointKey('/api/NewsletterRegistration', query),
    queryFn: ({ signal }) => api.get('/api/NewsletterRegistration', { query, signal }),
    placeholderData: keepPreviousData,
  });
};

/** The reader's own registration to the platform's newsletter. */
export const ownRegistrationQuery = queryOptions({
  queryKey: endpointKey('/api/NewsletterWB/Registration'),
  queryFn: ({ signal }) => api.get('/api/NewsletterWB/Registration', { signal }),
});

export const changeOwnRegistration = (isWanted: boolean): Promise<unknown> =>
  isWanted
    ? api.post('/api/NewsletterWB/Registration', {})
    : api.delete('/api/NewsletterWB/Registration', {});
