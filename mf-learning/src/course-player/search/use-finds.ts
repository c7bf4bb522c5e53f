import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findsQuery, MIN_LENGTH, type CourseFinds } from './api.ts';

/** After the last key: a word is typed in less. */
const PAUSE_MS = 180;

/** What the course has of the typed text; null while nothing is sought or nothing has come yet. */
export function useFinds(
  courseId: number,
  typed: string,
): { finds: CourseFinds | null; hasFailed: boolean; retry: () => void } {
  const text = typed.trim();
  const wanted = text.length < MIN_LENGTH ? '' : text;
  const [sought, setSought] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSought(wanted), wanted === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const query = useQuery(findsQuery(courseId, sought));
  const isSought = wanted !== '' && sought !== '';
  return {
    finds: isSought ? (query.data ?? null) : null,
    hasFailed: isSought && query.isError,
    retry: () => void query.refetch(),
  };
}
