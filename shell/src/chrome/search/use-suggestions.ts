import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from 'shared-auth';

export type Suggestion = { id: number; title: string; category: string };

/** After the last key: a word is typed in less. */
const PAUSE_MS = 180;
const MIN_LENGTH = 2;

/** Courses for what is being typed; none for null. */
export function useSuggestions(typed: string | null): readonly Suggestion[] {
  const text = typed?.trim() ?? '';
  const wanted = text.length < MIN_LENGTH ? '' : text;
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(wanted), wanted === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useQuery({
    queryKey: ['Courses/Suggestions', searched],
    queryFn: ({ signal }) =>
      api.get<Suggestion[]>('Courses/Suggestions', { query: { text: searched }, signal }),
    enabled: searched !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return wanted === '' || searched === '' ? NONE : (data ?? NONE);
}

const NONE: readonly Suggestion[] = [];
