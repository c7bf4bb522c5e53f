import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

export type WireEntry = AnswerOf<'/api/FaqWB/Faq', 'get'>[number];

export type Entry = { id: number; question: string; answer: string };
/** The position that an entry is put to; the first is 1. */
export type Move = { id: number; position: number };
export type EntryTexts = Pick<Entry, 'question' | 'answer'>;

/** `answare` is spelled so on the wire (FAQ-03). */
const entryOf = ({ id, question, answare }: WireEntry): Entry => ({
  id,
  question,
  answer: answare,
});

/** `GET FaqWB/Faq`, in the order of the server. The cache keeps the answer of the wire: the public page reads it too. */
export const entriesQuery = queryOptions({
  queryKey: endpointKey('/api/FaqWB/Faq'),
  queryFn: ({ signal }) => api.get('/api/FaqWB/Faq', { signal }),
  select: (entries) => entries.map(entryOf),
});

/** `POST FaqWB/Faq`; only new entries are written. @param inPlaceOf the entry whose place it takes */
export const addEntry = async (
  { question, answer }: EntryTexts,
  inPlaceOf?: number,
): Promise<Entry> =>
  entryOf(
    await api.post('/api/FaqWB/Faq', {
      ...(inPlaceOf === undefined ? {} : { query: { alPostoDi: inPlaceOf } }),
      body: { id: null, question, answare: answer },
    }),
  );

/** `DELETE FaqWB/Faq/{id}`. */
export const removeEntry = (id: number) => api.delete('/api/FaqWB/Faq/{id}', { path: { id } });

/** `POST FaqWB/Faq/Posizione`. @param position the first is 1 */
export const moveEntry = ({ id, position }: Move): Promise<unknown> =>
  api.post('/api/FaqWB/Faq/Posizione', { body: { id, posizione: position } });
