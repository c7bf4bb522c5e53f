import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The code of a request in every log and under every error: the caller's where it is one, as the API takes it. */
export function correlationIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-correlation-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/u.test(given) ? given : randomUUID();
}
