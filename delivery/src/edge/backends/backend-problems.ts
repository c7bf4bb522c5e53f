import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BackendFailure } from './backend-call.ts';
import { languageOf } from '../refusals.ts';

type Problem = { status: number; code: string; it: string; en: string };

const unreachable = {
  it: 'Questa parte non è raggiungibile. Riprova tra poco.',
  en: 'This part cannot be reached. Try again shortly.',
};

const problems: Record<
  BackendFailure | 'unknown' | 'path' | 'login' | 'forbidden' | 'api',
  Problem
> = {
  unknown: { status: 404, code: 'NOT_FOUND', it: 'Non trovato', en: 'Not found' },
  path: {
    status: 400,
    code: 'BAD_REQUEST',
    it: 'La richiesta non è valida',
    en: 'The request is not valid',
  },
  login: { status: 401, code: 'UNAUTHENTICATED', it: 'Accesso richiesto', en: 'Login required' },
  forbidden: {
    status: 403,
    code: 'FORBIDDEN',
    it: 'Non hai i permessi per questa operazione',
    en: 'You are not allowed to do this',
  },
  api: {
    status: 502,
    code: 'API_UNREACHABLE',
    it: 'Il servizio non è raggiungibile. Riprova tra poco.',
    en: 'The service cannot be reached. Try again shortly.',
  },
  away: { status: 502, code: 'BACKEND_UNREACHABLE', ...unreachable },
  resting: { status: 502, code: 'BACKEND_UNREACHABLE', ...unreachable },
  'too-large': { status: 502, code: 'BACKEND_ANSWER_TOO_LARGE', ...unreachable },
  busy: { status: 503, code: 'BACKEND_BUSY', ...unreachable },
  late: {
    status: 504,
    code: 'BACKEND_LATE',
    it: 'Questa parte non ha risposto in tempo. Riprova tra poco.',
    en: 'This part did not answer in time. Try again shortly.',
  },
};

/** A problem document (RFC 9457), with `code`, `Info` and `correlationId` as every answer has them. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: keyof typeof problems,
): FastifyReply {
  const { status, code, ...texts } = problems[kind];
  const text = texts[languageOf(request)];
  if (status > 500) void reply.header('retry-after', '2');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: text,
        status,
        code,
        data: null,
        warning: null,
        Info: text,
        info: text,
        correlationId: request.id,
      }),
    );
}
