import type { Clip } from './clip-shape.ts';
import { timeline } from './timeline.ts';

/** The lines of a clip as WebVTT. */
export function captions(clip: Clip, language: 'it' | 'en'): string {
  const cues = timeline(clip).cues.map(({ scene, point, start, end }, i) => {
    const text = clip.scenes[scene]?.points[point]?.[language];
    return `${i + 1}\n${stamp(start)} --> ${stamp(end)}\n${text}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const stamp = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
