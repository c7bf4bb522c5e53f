import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

export type Person = AnswerOf<'/api/Companies/GetPeople', 'get'>['items'][number];
export type InvitePreview = AnswerOf<'/api/Companies/CheckInvites', 'post'>;
export type InviteFault = InvitePreview['difetti'][number]['difetto'];

export type CompanySummary = AnswerOf<'/api/Companies/GetSummary', 'get'>;

export const peopleKey = endpointKey('/api/Companies/GetPeople');

/** Of the table of people; without one, all of them. */
export const peopleFilters = ['inAttesa', 'riscattati'] as const;

export type PeopleFilter = (typeof peopleFilters)[number];

/** `GET Companies/GetPeople`: whom the company gave a course, with what each lets it see. */
export const peopleQuery = (query: {
  page: number;
  pageSize: number;
  stato?: PeopleFilter;
  corso?: number;
  /** Part of a name or address that the company wrote. */
  search?: string;
}) =>
  queryOptions({
    queryKey: endpointKey('/api/Companies/GetPeople', query),
    queryFn: ({ signal }) => api.get('/api/Companies/GetPeople', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** `GET Companies/GetSummary`: what was given to how many, and what of it ends. */
export const summaryQuery = () =>
  queryOptions({
    queryKey: endpointKey('/api/Companies/GetSummary'),
    queryFn: ({ signal }) => api.get('/api/Companies/GetSummary', { signal }),
  });

/** `GET Companies/GetFreeVouchers`: what is left to give. */
export const freeVouchersQuery = () =>
  queryOptions({
    queryKey: endpointKey('/api/Companies/GetFreeVouchers'),
    queryFn: ({ signal }) => api.get('/api/Companies/GetFreeVouchers', { signal }),
  });

/** What would be sent of a file; nothing is kept of it, and nothing sent. */
export const checkInvites = (csv: string): Promise<InvitePreview> =>
  api.post('/api/Companies/CheckInvites', { body: { csv } });

export type Confirmation = { id: string; csv: string; impronta: string; lingua: 'it' | 'en' };

/** Sends what was previewed; the same confirmation again sends nothing more. */
export const confirmInvites = (confirmation: Confirmation) =>
  api.post('/api/Companies/ConfirmInvites', { body: confirmation });
