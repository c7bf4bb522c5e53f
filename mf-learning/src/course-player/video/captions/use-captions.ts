import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from 'shared-ui';
import type { CourseDocument } from '../../course.ts';
import { cuesOf, type Cue } from './cues.ts';
import { usePreferences, type CaptionLanguage } from '../preferences.ts';

export type Captions = {
  language: CaptionLanguage;
  /** Of the other languages too, for the choice. */
  languages: readonly CaptionLanguage[];
  cues: readonly Cue[];
  /** The same as WebVTT. */
  text: string;
};

/**
 * The captions of a video in the language that was chosen, else in that of the page, else in the one that there
 * is. Read once: their address is valid for minutes (E66), a video plays longer. Null while they are on their
 * way, and without any.
 */
export function useCaptions(video: CourseDocument): Captions | null {
  const pageLanguage: CaptionLanguage = useLocale() === 'en-US' ? 'en' : 'it';
  const chosen = usePreferences((wanted) => wanted.language);
  const { captions } = video;
  const track =
    captions.find(({ language }) => language === chosen) ??
    captions.find(({ language }) => language === pageLanguage) ??
    captions[0];
  const { data: read } = useQuery({
    queryKey: ['captions', video.id, track?.language],
    queryFn: async ({ signal }) => {
      const answer = await fetch(track?.url ?? '', { signal });
      if (!answer.ok) throw new Error(`captions: ${answer.status}`);
      return { language: track?.language ?? pageLanguage, text: await answer.text() };
    },
    enabled: track !== undefined,
    staleTime: Infinity,
    // Another language takes the place of this one when it is there: the list that chose it keeps the focus.
    placeholderData: keepPreviousData,
  });
  const cues = useMemo(() => cuesOf(read?.text ?? ''), [read?.text]);
  if (read === undefined || cues.length === 0) return null;
  return {
    ...read,
    languages: captions.map(({ language }) => language),
    cues,
  };
}
