import type { Clip } from './clip-shape.ts';
import { ease, pointTimes } from './strokes.ts';

/** The title is read before the first point appears, and the whole scene after the last one. */
const LEAD_SECONDS = 1;
const HOLD_SECONDS = 0.5;

/** Captions can be read in time by most people at this speed, and never flash by. */
const CHARACTERS_PER_SECOND = 17;
const MIN_CUE_SECONDS = 2.5;

/** What belongs to a point has drawn itself after this. */
const DRAWING_SECONDS = 1.6;

/** When a point's caption is shown, in seconds of the clip. */
type Cue = { scene: number; point: number; start: number; end: number };

type Timeline = { cues: Cue[]; scenes: { start: number; end: number }[]; seconds: number };

/** A point stays as long as its longer caption needs to be read; a clip lasts whole seconds. */
export function timeline(clip: Clip): Timeline {
  const cues: Cue[] = [];
  const scenes: Timeline['scenes'] = [];
  let now = 0;
  for (const [scene, { points }] of clip.scenes.entries()) {
    const start = now;
    now += LEAD_SECONDS;
    for (const [point, { it, en }] of points.entries()) {
      const seconds = Math.max(it.length, en.length) / CHARACTERS_PER_SECOND + 0.4;
      const end = now + Math.max(MIN_CUE_SECONDS, Math.ceil(seconds * 4) / 4);
      cues.push({ scene, point, start: now, end });
      now = end;
    }
    now += HOLD_SECONDS;
    if (scene === clip.scenes.length - 1) now = Math.ceil(now);
    scenes.push({ start, end: now });
  }
  return { cues, scenes, seconds: now };
}

/** Time of a scene's figure, from 0 to 1: it moves when a point appears and rests until the next. */
export function figureTime(cues: readonly Cue[], seconds: number): number {
  let time = 0;
  for (const { point, start } of cues) {
    const from = pointTimes[point] ?? 0;
    const to = pointTimes[point + 1] ?? 1;
    if (seconds >= start) time = from + (to - from) * drawing(seconds - start);
  }
  return time;
}

const drawing = (seconds: number) => Math.min(1, seconds / DRAWING_SECONDS);

/** How much of a point's line is seen, from 0 to 1. */
export const pointShare = ({ start }: Cue, seconds: number): number =>
  ease(seconds, start, start + 0.45);
