import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Platform } from '../../../platform.ts';

/** The browser follows it at once; it cannot send a bearer token with a download. */
const LIFE_SECONDS = 60;

const grant = z.object({
  companyId: z.string(),
  userId: z.string(),
  filter: z.enum(['all', 'expiring', 'expired']),
  language: z.enum(['it', 'en']),
  /** Seconds since 1970. */
  expires: z.number().int(),
});

export type ZipGrant = Omit<z.infer<typeof grant>, 'expires'>;

type Signing = Pick<Platform, 'secrets' | 'clock'>;

/** Lets its bearer download the attestations of a company's people for a minute. Ask for access before. */
export function zipTicket(platform: Signing, given: ZipGrant): string {
  const expires = Math.floor(platform.clock.now().getTime() / 1000) + LIFE_SECONDS;
  const payload = Buffer.from(JSON.stringify({ ...given, expires })).toString('base64url');
  return `${payload}.${signature(platform, payload).toString('base64url')}`;
}

/** What a ticket grants now; null when it is forged, malformed or over. */
export function readZipTicket(platform: Signing, ticket: string): ZipGrant | null {
  const [payload = '', given = '', ...rest] = ticket.split('.');
  const expected = signature(platform, payload);
  const actual = Buffer.from(given, 'base64url');
  if (rest.length > 0 || actual.length !== expected.length) return null;
  if (!timingSafeEqual(actual, expected)) return null;
  const { expires, ...granted } = grant.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  );
  return expires * 1000 <= platform.clock.now().getTime() ? null : granted;
}

function signature({ secrets }: Pick<Platform, 'secrets'>, payload: string): Buffer {
  const key = Buffer.from(secrets.fileUrl, 'base64url');
  return createHmac('sha256', key).update(`attestations:${payload}`).digest();
}
