import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiClient } from './api-client.ts';

const TIME_OUT_MS = 5000;

export type Caller = { kind: 'administrator'; name: string } | { kind: 'refused'; status: number };

/**
 * Identifies the caller by asking the API about the token: the edge knows neither sessions nor keys.
 * Only a token in the header counts, so that another site's page cannot act with somebody's cookies.
 */
export async function askCaller(api: ApiClient, request: FastifyRequest): Promise<Caller> {
  const { authorization } = request.headers;
  if (authorization === undefined) return { kind: 'refused', status: 401 };
  const headers = { authorization, accept: 'application/json' };
  try {
    const role = await answer(api, '/api/Account/Role', headers);
    if (typeof role === 'number') return { kind: 'refused', status: role };
    if (role.data !== 'AdminWorkerBadge') return { kind: 'refused', status: 403 };
    const profile = await answer(api, '/api/Users/profile', headers);
    return { kind: 'administrator', name: nameOf(profile) };
  } catch {
    return { kind: 'refused', status: 502 };
  }
}

type Answer = { data?: unknown };

/** The status instead of an unusable answer. */
async function answer(
  api: ApiClient,
  path: string,
  headers: Record<string, string>,
): Promise<Answer | number> {
  const response = await api.fetch(path, { headers, signal: AbortSignal.timeout(TIME_OUT_MS) });
  if (response.ok) return (await response.json()) as Answer;
  return response.status === 401 || response.status === 403 ? response.status : 502;
}

function nameOf(profile: Answer | number): string {
  const data = typeof profile === 'number' ? {} : (profile.data as Record<string, unknown> | null);
  const parts = [data?.['name'], data?.['surname']].filter((part) => typeof part === 'string');
  return parts.join(' ') || 'administrator';
}

const texts: Record<number, { it: string; en: string; code: string }> = {
  400: { it: 'Richiesta non valida', en: 'The request is not valid', code: 'INVALID_REQUEST' },
  401: { it: 'Accesso richiesto', en: 'Login required', code: 'UNAUTHENTICATED' },
  403: {
    it: 'Non hai i permessi per questa operazione',
    en: 'You are not allowed to do this',
    code: 'FORBIDDEN',
  },
  409: {
    it: 'Non è cambiato nulla: la versione non è più quella che vedevi, o non ce n’è una precedente che vada con il resto dell’applicazione. Ricarica la pagina.',
    en: 'Nothing was changed: the version is no longer the one that you saw, or none before it goes with the rest of the application. Reload the page.',
    code: 'ROLLBACK_REFUSED',
  },
  502: {
    it: 'Il servizio non è raggiungibile. Riprova tra poco.',
    en: 'The service cannot be reached. Try again shortly.',
    code: 'API_UNREACHABLE',
  },
};

/** A refusal in the form of every answer of the API. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const { code, ...text } = texts[status] ?? texts[502]!;
  const language = (request.headers['accept-language'] ?? 'it').startsWith('en') ? 'en' : 'it';
  const warning = text[language];
  return reply.code(status).send({ data: null, warning, Info: null, info: null, code });
}
