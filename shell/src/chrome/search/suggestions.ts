import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

export type Suggestion = AnswerOf<'/api/Courses/Suggestions', 'get'>[number];

/** Courses for a text that is being typed; an empty one is not sent. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Suggestions', text),
    queryFn: ({ signal }) => api.get('/api/Courses/Suggestions', { query: { text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
