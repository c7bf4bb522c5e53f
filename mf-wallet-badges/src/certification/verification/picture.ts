import { sha256 } from 'contracts/transparency-log';
import { toBase64 } from './bytes.ts';
import { failed, passed, unchecked, type Outcome } from './checks.ts';
import { at, listOf, textOf, type JsonObject, type Reading } from './reading.ts';

export type PictureCheck = { outcome: Outcome; svg: string | null };

/** Whether the picture at this host is the one whose digest was signed. */
export async function checkPicture(
  credential: JsonObject,
  path: string,
  reading: Reading,
): Promise<PictureCheck> {
  const [resource, ...others] = listOf(credential['relatedResource']).filter(
    (entry) => pathOf(at(entry, 'id')) === path,
  );
  const digest = at(resource, 'digestSRI');
  if (typeof digest !== 'string' || others.length > 0) {
    return { outcome: failed('noDigest'), svg: null };
  }
  if (reading.state === 'unread') return { outcome: unchecked(reading.reason), svg: null };
  if (digest !== `sha256-${toBase64(await sha256(Uint8Array.from(reading.bytes)))}`) {
    return { outcome: failed('otherPicture'), svg: null };
  }
  return { outcome: passed, svg: textOf(reading.bytes) };
}

export function pathOf(address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { pathname, search, hash } = new URL(address);
  return search === '' && hash === '' ? pathname : null;
}

export type DrawnFacts = { level: number; kind: 'course' | 'exam'; code: string };

// Two facets for each of 6, 8 or 12 sides, and the bed.
const levelOfPolygons: Record<number, number> = { 13: 0, 17: 1, 25: 2 };
const kindOfText: Record<string, DrawnFacts['kind']> = { CORSO: 'course', CERTIFICAZIONE: 'exam' };

/**
 * What the signed picture says: the level stands in the credential nowhere else, the sides of the badge
 * are the level. Null for a drawing of another kind, of which nothing can be said.
 */
export function drawnFacts(svg: string): DrawnFacts | null {
  const rim = svg.slice(0, Math.max(svg.indexOf('<clipPath'), 0));
  const level = levelOfPolygons[[...rim.matchAll(/<polygon /gu)].length];
  const kind = kindOfText[/<textPath [^>]*>([^<]*)<\/textPath>/u.exec(svg)?.[1] ?? ''];
  const code = /<text [^>]*>([^<]*)<\/text><\/svg>$/u.exec(svg)?.[1];
  return level === undefined || kind === undefined || code === undefined
    ? null
    : { level, kind, code };
}
