import { useEffect } from 'react';
import { usePreferences } from '../preferences.ts';
import type { Captions } from './use-captions.ts';

/**
 * Gives the captions to the browser, which draws them on the picture. From memory: an address of the server is
 * valid for minutes, and they may be turned on later.
 */
export function useCaptionTrack(
  video: HTMLVideoElement,
  captions: Captions | null,
  label: string,
): void {
  const areOn = usePreferences((wanted) => wanted.areOn);
  const text = captions?.text;
  const language = captions?.language;
  useEffect(() => {
    if (text === undefined || language === undefined) return undefined;
    return addTrack(video, { text, language, label });
  }, [video, text, language, label]);
  useEffect(() => {
    showTracks(video, areOn);
  }, [video, areOn]);
}

function addTrack(
  video: HTMLVideoElement,
  { text, language, label }: { text: string; language: string; label: string },
): () => void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
  const track = Object.assign(document.createElement('track'), {
    kind: 'captions',
    srclang: language,
    label,
    src: url,
  });
  video.append(track);
  showTracks(video, usePreferences.getState().areOn);
  return () => {
    track.remove();
    URL.revokeObjectURL(url);
  };
}

function showTracks(video: HTMLVideoElement, areOn: boolean): void {
  for (const { track } of video.querySelectorAll('track')) {
    // jsdom has none.
    if (track !== undefined) track.mode = areOn ? 'showing' : 'hidden';
  }
}
