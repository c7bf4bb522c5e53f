/**
 * For the script of a page that runs before the shell (`ahead.script` of a route): one read as whoever is logged
 * in. It is compiled into that script, so it brings neither the client nor the store of the session.
 */
import type { RoleName } from 'contracts';
import { filled } from './api/call-address.ts';
import type { AnswerOf, OptionsOf, PathsOf } from './api/endpoints.ts';
import { unwrap } from './api/envelope.ts';
import { readAuth } from './session/stored-auth.ts';

export type ReadAhead<T> = {
  /** Who has asked, and in which role: the answer is for nobody else. */
  userId: string;
  role: RoleName;
  /** Null for every answer but a good one: the page asks again, refreshes the session, and says what is wrong. */
  answer: Promise<T | null>;
};

const TIME_LIMIT_MS = 10_000;

/** Asks with the token as it is stored, which is sent to our own API only. Null when nobody is logged in. */
export function readAhead<P extends PathsOf<'get'>>(
  path: P,
  { path: places }: OptionsOf<P, 'get'> & { path?: Record<string, unknown> },
): ReadAhead<AnswerOf<P, 'get'>> | null {
  const auth = readAuth();
  if (auth === null) return null;
  return {
    userId: auth.userId,
    role: auth.permission.role,
    answer: answered<AnswerOf<P, 'get'>>(filled(path, places), auth.token).catch(() => null),
  };
}

async function answered<T>(url: string, token: string): Promise<T> {
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${token}` },
    priority: 'high',
    // The token goes where it was meant to go, or nowhere.
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const { status, statusText, headers } = response;
  const body: unknown = await response.json();
  return unwrap<T>({ status, statusText, header: (name) => headers.get(name), body }).data;
}
