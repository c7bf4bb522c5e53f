import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

type Request = { method: string; id?: string; routeOptions?: { url?: string }; url: string };

/** Addresses without their query: that is where codes, tokens and searched names stand. */
const path = (url: string) => url.split('?', 1)[0] ?? '';

/** Of a message and of a stack; more of it can only be what somebody sent. */
const MAX_TEXT = 8000;

/** PostgreSQL and the query layer quote stored values in messages and details. */
function withoutValues(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replace(/\nparams: [\s\S]*$/, '')
    .replaceAll(/=\([^)]*(?:\) (?=already exists|is not present|is still referenced)|$)/g, '=(…) ');
}

function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: typeof error };
  const { type, code } = stdSerializers.err(error) as unknown as { type: string; code?: string };
  return {
    type,
    code,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}

/**
 * Lines of JSON with the correlation id of the request as `correlationId`. Neither tokens nor personal
 * data: no headers, no bodies, no queries, no addresses of people, no values in errors.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: (request: Request) => ({
        method: request.method,
        path: path(request.url),
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: serializeError,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
