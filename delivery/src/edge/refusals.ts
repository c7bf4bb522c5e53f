import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Text = { it: string; en: string };

/** What the edge itself refuses, in the form and with the codes of the API (API-03). */
const texts: Record<number, { code: string } & Text> = {
  400: { code: 'BAD_REQUEST', it: 'La richiesta non è valida', en: 'The request is not valid' },
  404: { code: 'NOT_FOUND', it: 'Non trovato', en: 'Not found' },
  413: { code: 'TOO_LARGE', it: 'La richiesta è troppo grande', en: 'The request is too large' },
  500: {
    code: 'INTERNAL',
    it: "C'è stato un problema con il Server, contattare l'amministratore... Codice Errore: {correlationId}",
    en: 'There was a problem with the server, contact the administrator... Error code: {correlationId}',
  },
};

export const languageOf = (request: FastifyRequest): 'it' | 'en' =>
  (request.headers['accept-language'] ?? 'it').toLowerCase().startsWith('en') ? 'en' : 'it';

/** The one that the request came with, else a new one. */
export function correlationIdOf(request: FastifyRequest): string {
  const given = request.headers['x-correlation-id'];
  return (Array.isArray(given) ? given[0] : given) ?? randomUUID();
}

/** The wrapped form of a refusal. */
export const wrapped = (code: string, text: string, correlationId: string) => ({
  data: null,
  warning: null,
  Info: text,
  info: text,
  code,
  correlationId,
});

/** Nobody reads it: what nginx writes down for a visitor who left before the answer. */
const CLIENT_CLOSED_REQUEST = 499;

/** Answers an error of the edge: a bad request with its status, anything else with 500. */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 500, code } = error as { statusCode?: number; code?: string };
  // Their leaving ends the stream of the answer, which Fastify takes for an error where a body was sent with the request.
  if (reply.raw.destroyed && code === 'ERR_STREAM_PREMATURE_CLOSE') {
    request.log.info({ err: error }, 'the visitor has left');
    return void reply.code(CLIENT_CLOSED_REQUEST).send();
  }
  const status = statusCode >= 400 && statusCode < 500 ? statusCode : 500;
  if (status === 500) request.log.error({ err: error }, 'unexpected error');
  const known = texts[status] ?? texts[400];
  const correlationId = correlationIdOf(request);
  const text = known?.[languageOf(request)].replace('{correlationId}', correlationId) ?? '';
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('x-correlation-id', correlationId)
    .type('application/json; charset=utf-8')
    .send(wrapped(known?.code ?? 'BAD_REQUEST', text, correlationId));
}
