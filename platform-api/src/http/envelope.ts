import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isDatabaseAway } from '../database/database-away.ts';
import { isDomainError, type DomainError } from '../errors.ts';

/**
 * The shape of every good answer (decisions.md, "The shape of every answer"). A refusal with status 200
 * has `data: null` and a `warning`; it is written by `sendRefusal`, past the schema of the route.
 */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({
    data,
    warning: z.string().nullable(),
    Info: z.string().nullable(),
    info: z.string().nullable(),
    code: z.string().optional(),
    fields: z.record(z.string(), z.string()).optional(),
    correlationId: z.string(),
  });

export type Envelope<T> = {
  data: T;
  warning: string | null;
  Info: string | null;
  info: string | null;
  code?: string;
  fields?: Record<string, string>;
  correlationId: string;
};

/** Wraps a payload; the correlation id of the request is put in before it is sent. */
export function ok<T>(data: T, extra: { info?: string; warning?: string; code?: string } = {}) {
  const answer: Envelope<T> = {
    data,
    warning: extra.warning ?? null,
    Info: extra.info ?? null,
    info: extra.info ?? null,
    correlationId: '',
  };
  if (extra.code !== undefined) answer.code = extra.code;
  return answer;
}

/** `Accept-Language` decides between the two languages that have texts; Italian first (E84). */
export function languageOf(request: FastifyRequest): 'it' | 'en' {
  const [first = 'it'] = (request.headers['accept-language'] ?? 'it').split(',');
  return first.trim().toLowerCase().startsWith('en') ? 'en' : 'it';
}

/** For who gets a 503. */
const RETRY_AFTER_SECONDS = 5;

type Refusal = { status: number; code: string; text: string; fields?: Record<string, string> };

const generic: Record<number, { code: string; it: string; en: string }> = {
  400: { code: 'BAD_REQUEST', it: 'La richiesta non è valida', en: 'The request is not valid' },
  404: { code: 'NOT_FOUND', it: 'Non trovato', en: 'Not found' },
  413: { code: 'TOO_LARGE', it: 'La richiesta è troppo grande', en: 'The request is too large' },
  415: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    it: 'Il tipo di contenuto non è accettato',
    en: 'The content type is not accepted',
  },
  429: {
    code: 'TOO_MANY_REQUESTS',
    it: 'Troppe richieste. Riprova tra poco',
    en: 'Too many requests. Try again soon',
  },
  503: {
    code: 'SERVICE_UNAVAILABLE',
    it: 'Il servizio non è raggiungibile. Riprova tra poco.',
    en: 'The service cannot be reached. Try again shortly.',
  },
  500: {
    code: 'INTERNAL',
    it: "C'è stato un problema con il Server, contattare l'amministratore... Codice Errore: {correlationId}",
    en: 'There was a problem with the server, contact the administrator... Error code: {correlationId}',
  },
};

function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  const language = languageOf(request);
  if (isDomainError(error)) return domainRefusal(error, language);
  if (isDatabaseAway(error)) return genericRefusal(503, language, request.id);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(
      error.validation.map((issue) => [
        issue.instancePath.replace(/^\//, '').replaceAll('/', '.') ||
          (error.validationContext ?? ''),
        issue.keyword.toUpperCase(),
      ]),
    );
    return { ...genericRefusal(400, language, request.id), fields };
  }
  const status = hasLeft(request) ? 400 : ((error as { statusCode?: number }).statusCode ?? 500);
  return genericRefusal(status >= 400 && status < 500 ? status : 500, language, request.id);
}

/** Who asked went away before all of it had arrived: nobody reads the answer, and nothing here is broken. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

function domainRefusal(error: DomainError, language: 'it' | 'en'): Refusal {
  const { fields } = error.details;
  const refusal: Refusal = {
    status: error.definition.status,
    code: error.code,
    text: error.text(language),
  };
  return fields ? { ...refusal, fields } : refusal;
}

function genericRefusal(status: number, language: 'it' | 'en', correlationId: string): Refusal {
  const known = generic[status] ?? generic[status < 500 ? 400 : 500];
  const text = known?.[language].replace('{correlationId}', correlationId) ?? '';
  return { status, code: known?.code ?? 'INTERNAL', text };
}

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body: Envelope<null> = {
    data: null,
    warning: refusal.status === 200 ? refusal.text : null,
    Info: refusal.text,
    info: refusal.text,
    code: refusal.code,
    correlationId: reply.request.id,
  };
  if (refusal.fields) body.fields = refusal.fields;
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

/** Puts the correlation id into every answer and turns every error into the wrapped form. */
export function installEnvelope(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-correlation-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    // What one person was told, no cache tells the next; a route that knows better says so.
    reply.header('cache-control', 'no-store');
  });
  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (payload !== null && typeof payload === 'object' && 'correlationId' in payload) {
      return { ...payload, correlationId: request.id };
    }
    return payload;
  });
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOf(error, request);
    if (refusal.status === 503) {
      if (!reply.hasHeader('retry-after')) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
      request.log.warn({ err: error }, 'not available');
    } else if (refusal.status >= 500) request.log.error({ err: error }, 'unexpected error');
    else request.log.info({ code: refusal.code, status: refusal.status }, 'refused');
    return sendRefusal(reply, refusal);
  });
  app.setNotFoundHandler(async (request, reply) =>
    sendRefusal(reply, genericRefusal(404, languageOf(request), request.id)),
  );
}

/** An address that no route could be sought for: too long, or not readable. */
export function refuseBeforeRouting(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendRefusal(reply, refusalOf(error, request));
}

/** What is not HTTP at all, or has headers too large, has no request to answer to. */
export function refuseMalformedHttp(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const { code, it } = generic[isTooLarge ? 413 : 400] as { code: string; it: string };
  const refusal: Envelope<null> = {
    data: null,
    warning: null,
    Info: it,
    info: it,
    code,
    correlationId: randomUUID(),
  };
  const body = JSON.stringify(refusal);
  const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
