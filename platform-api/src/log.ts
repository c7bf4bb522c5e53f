import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { traceId } from 'server-process';
import { currentOrigin } from './telemetry/origin.ts';

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

/** An error without stored values: type, code, message, stack and cause. */
export function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return describeOther(error);
  const { type, code } = stdSerializers.err(error) as unknown as { type: string; code?: string };
  return {
    type,
    code,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}

/** pg-boss reports copies of errors that are no errors themselves. */
function describeOther(error: unknown): object {
  const { message, stack, code, queue } = (error ?? {}) as Record<string, unknown>;
  if (typeof message !== 'string') return { message: typeof error };
  return {
    message: withoutValues(message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof queue === 'string' ? { queue } : {}),
    ...(typeof stack === 'string' ? { stack: withoutValues(stack) } : {}),
  };
}

/** What the line belongs to. The logger of a request says its correlation id and its trace by itself. */
function originFields(isRoot: boolean): object {
  const { correlationId, userId, sessionId, job, jobId } = currentOrigin() ?? {};
  const trace = isRoot ? traceId() : undefined;
  return {
    ...(trace === undefined ? {} : { trace_id: trace }),
    ...(isRoot && correlationId !== undefined ? { correlationId } : {}),
    ...(userId === undefined ? {} : { userId }),
    ...(sessionId === undefined ? {} : { sessionId }),
    ...(job === undefined ? {} : { job, jobId }),
  };
}

/**
 * Lines of JSON with the correlation id of the request as `correlationId`. Neither tokens nor personal
 * data: no headers, no bodies, no queries, no addresses of people, no values in errors. Whose session it
 * is stands there as random ids (`userId`, `sessionId`).
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    mixin: (_line: object, _level: number, logger: unknown) => originFields(logger === log),
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
  const log: Logger = destination === undefined ? pino(options) : pino(options, destination);
  return log;
}
