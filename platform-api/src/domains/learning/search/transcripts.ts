import { text } from 'node:stream/consumers';
import type { Platform } from '../../../platform.ts';
import { courseFile } from '../documents/course-documents.ts';
import { folded } from './match-words.ts';
import { parseCues, type Cue } from './web-vtt.ts';

export type FoldedCue = Cue & { folded: string };

/** Cues of the captions of a video, in the wanted language, else in the other; empty without captions. */
export type ReadTranscript = (video: string, language: 'it' | 'en') => Promise<FoldedCue[]>;

/** An hour of captions has about 60 kB. */
const MAX_BYTES = 1_000_000;
const MAX_KEPT = 300;
/** Captions that an author replaces are found after this long. */
const KEPT_MS = 60_000;

/** Reads transcripts from the file store, and keeps the last ones for the letters that are typed next. */
export function transcriptReader({
  files,
  clock,
}: Pick<Platform, 'files' | 'clock'>): ReadTranscript {
  const kept = new Map<string, { cues: Promise<FoldedCue[]>; readAt: number }>();

  const read = async (video: string, language: 'it' | 'en'): Promise<FoldedCue[]> => {
    const base = video.replace(/\.[a-z0-9]+$/, '');
    for (const one of language === 'it' ? ['it', 'en'] : ['en', 'it']) {
      const name = courseFile(`${base}.${one}.vtt`);
      const file = await files.stat(name);
      if (file === null || file.size > MAX_BYTES) continue;
      const cues = parseCues(await text(await files.read(name)));
      return cues.map((cue) => ({ ...cue, folded: folded(cue.text) }));
    }
    return [];
  };

  return async (video, language) => {
    const key = `${language}:${video}`;
    const now = clock.now().getTime();
    const known = kept.get(key);
    if (known !== undefined && Math.abs(now - known.readAt) < KEPT_MS) return known.cues;
    kept.delete(key);
    const cues = read(video, language);
    kept.set(key, { cues, readAt: now });
    // What failed is read again.
    cues.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break;
      kept.delete(oldest);
    }
    return cues;
  };
}
