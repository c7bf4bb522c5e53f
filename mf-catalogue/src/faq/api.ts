import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

type WireEntry = AnswerOf<'/api/FaqWB/Faq', 'get'>[number];

/** `answare` is spelled so on the wire (FAQ-03). */
const questionOf = ({ id, place, question, answare }: WireEntry) => ({
  id,
  question,
  answer: answare,
  // A place stays when the entry is changed, and has another id.
  anchor: `domanda-${place}`,
});

/** The FAQ of the platform. The cache keeps the answer of the wire: the page that edits them reads it too. */
export const faqQuery = queryOptions({
  queryKey: endpointKey('/api/FaqWB/Faq'),
  queryFn: ({ signal }) => api.get('/api/FaqWB/Faq', { signal }),
  select: (entries) => entries.map(questionOf),
});

/** Where people ask what the FAQ do not answer (`GET config`). */
export const supportEmailQuery = queryOptions({
  queryKey: endpointKey('/api/config'),
  queryFn: ({ signal }) => api.get('/api/config', { signal }),
  select: ({ supportEmail }) => supportEmail,
  staleTime: Infinity,
});
