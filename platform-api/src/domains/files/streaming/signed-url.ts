import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Platform } from '../../../platform.ts';

/** Long enough to start a lesson; a player that outlives it asks for a new address (E66). */
export const FILE_URL_LIFE_MINUTES = 10;

const grant = z.object({
  /** Name in the file store. */
  n: z.string(),
  /** Expiry, seconds since 1970. */
  e: z.number().int(),
  /** Name under which the browser saves it; absent: shown in place. */
  d: z.string().optional(),
  /** Name under which it is shown in place. */
  s: z.string().optional(),
});

export type FileGrant = { name: string; downloadAs: string | null; showAs: string | null };

/**
 * An address of this server under which one stored file can be read for some minutes without a
 * session: `<video>` and `<track>` cannot send a bearer token (E66). Ask for access before.
 */
export function signedFileUrl(
  platform: Pick<Platform, 'secrets' | 'clock'>,
  file: { name: string; downloadAs?: string | undefined; showAs?: string | undefined },
): string {
  const expires = Math.floor(platform.clock.now().getTime() / 1000) + FILE_URL_LIFE_MINUTES * 60;
  const text = JSON.stringify({ n: file.name, e: expires, d: file.downloadAs, s: file.showAs });
  const payload = Buffer.from(text).toString('base64url');
  const token = `${payload}.${signature(platform, payload).toString('base64url')}`;
  return `/api/Courses/FileStreaming?token=${token}`;
}

/** What a token grants now; null when it is forged, malformed or expired. */
export function readFileToken(
  platform: Pick<Platform, 'secrets' | 'clock'>,
  token: string,
): FileGrant | null {
  const [payload = '', given = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  const expected = signature(platform, payload);
  const actual = Buffer.from(given, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const parsed = grant.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (parsed.e * 1000 <= platform.clock.now().getTime()) return null;
  return { name: parsed.n, downloadAs: parsed.d ?? null, showAs: parsed.s ?? null };
}

function signature(platform: Pick<Platform, 'secrets'>, payload: string): Buffer {
  const key = Buffer.from(platform.secrets.fileUrl, 'base64url');
  return createHmac('sha256', key).update(`file:${payload}`).digest();
}
