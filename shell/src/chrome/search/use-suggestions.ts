import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { suggestionsQuery, type Suggestion } from './suggestions.ts';

/** After the last key: a word is typed in less. */
const PAUSE_MS = 180;
const MIN_LENGTH = 2;

/** Suggested courses for the typed text; empty for null. */
export function useSuggestions(typed: string | null): readonly Suggestion[] {
  const text = typed?.trim() ?? '';
  const wanted = text.length < MIN_LENGTH ? '' : text;
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(wanted), wanted === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useQuery(suggestionsQuery(searched));
  return wanted === '' || searched === '' ? NONE : (data ?? NONE);
}

const NONE: readonly Suggestion[] = [];
