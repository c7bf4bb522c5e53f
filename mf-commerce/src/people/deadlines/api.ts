import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

export type Deadline = AnswerOf<'/api/Companies/GetDeadlines', 'get'>['items'][number];

export const deadlineFilters = ['tutti', 'inScadenza', 'scaduti'] as const;

export type DeadlineFilter = (typeof deadlineFilters)[number];

export const deadlinesKey = endpointKey('/api/Companies/GetDeadlines');

/** `GET Companies/GetDeadlines`: attestations of the people who agree, what ends first. */
export const deadlinesQuery = (query: { page: number; pageSize: number; stato: DeadlineFilter }) =>
  queryOptions({
    queryKey: endpointKey('/api/Companies/GetDeadlines', query),
    queryFn: ({ signal }) => api.get('/api/Companies/GetDeadlines', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Attestations by their ids, or all that end soon. */
export type Wanted = { ids: string[] } | { stato: 'inScadenza' };

/** Puts the refreshers of these, or of all that end soon, into the cart; the same call again adds nothing. */
export const buyRefreshers = (wanted: Wanted) =>
  api.post('/api/Companies/BuyRefreshers', { body: wanted });

/** The PDF of one attestation, in base64. */
export const readAttestation = (id: string) =>
  api.get('/api/Companies/Attestation', { query: { id } });

/** An address of a minute, at which the attestations of the filtered rows are a ZIP. */
export const attestationsAddress = (stato: DeadlineFilter) =>
  api.post('/api/Companies/AttestationsFile', { query: { stato } });
