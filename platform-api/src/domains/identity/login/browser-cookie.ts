import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { hashOf } from '../sessions/refresh-tokens.ts';

/**
 * A login is finished by the browser that began it: the request id travels in addresses, this cookie
 * does not (login CSRF, RFC 9700 4.7).
 */
const cookieName = 'wb-login';
const valuePattern = /^[\w-]{43}$/;

function readCookie(request: FastifyRequest): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === cookieName && value !== undefined && valuePattern.test(value)) return value;
  }
  return null;
}

/** The hash of this browser's cookie, given now when it has none. */
export function browserHash(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const known = readCookie(request);
  if (known !== null) return hashOf(known);
  const value = randomBytes(32).toString('base64url');
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName}=${value}; Path=/api/Login; Max-Age=86400; HttpOnly; SameSite=Lax${secure}`,
  );
  return hashOf(value);
}

/** The hash of this browser's cookie; null when it has none. */
export function knownBrowserHash(request: FastifyRequest): string | null {
  const known = readCookie(request);
  return known === null ? null : hashOf(known);
}
