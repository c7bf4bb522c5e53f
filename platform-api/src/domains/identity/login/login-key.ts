import type { FastifyRequest } from 'fastify';
import { identityErrors } from '../errors.ts';
import { knownBrowserHash } from './browser-cookie.ts';
import type { LoginKey } from './login.ts';

/** A login of the browser that began it, by its cookie. Throws LOGIN_EXPIRED for any other browser. */
export function loginKey(request: FastifyRequest, id: string): LoginKey {
  const hash = knownBrowserHash(request);
  if (hash === null) throw identityErrors.LOGIN_EXPIRED();
  return { id, browserHash: hash };
}
