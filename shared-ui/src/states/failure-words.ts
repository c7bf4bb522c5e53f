import type { MessageDescriptor } from 'react-intl';
import { messages } from '../i18n/messages.ts';

/** What an error of the API says of itself; other errors have none of it. */
type Failure = { status?: unknown; info?: unknown; correlationId?: unknown };

/**
 * What to do about a failure: the server's own words where it has some for people, else what follows from
 * its status. Without an answer, and for every error that is not of the API, it may be the connection.
 */
export function failureWords(error: unknown): string | MessageDescriptor {
  const { status, info }: Failure = Object(error);
  if (status === 429 && typeof info === 'string') return info;
  if (typeof status !== 'number') return messages.errorText;
  if (status >= 500) return messages.errorOfServer;
  return status === 404 ? messages.errorMissing : messages.errorRefused;
}

/** The code that a problem of the server is told with (SHELL-52, E153). */
export function serverProblemCode(error: unknown): string | undefined {
  const { status, correlationId }: Failure = Object(error);
  const isOfServer = typeof status === 'number' && status >= 500;
  return isOfServer && typeof correlationId === 'string' ? correlationId : undefined;
}
