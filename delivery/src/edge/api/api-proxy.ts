import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headersOfCall } from 'server-process';
import type { ApiClient } from './api-client.ts';
import { API_ORIGIN } from './api-client.ts';
import { escapeHtml } from '../page/escape-html.ts';
import { languageOf, wrapped } from '../refusals.ts';

/**
 * Passed on as they are, streamed both ways: `/api`, the embedded peers under `/dev`, and what resolvers and
 * other programs ask a host for. No page is there: what the API does not know is a 404.
 */
const prefixes = ['/api', '/dev', '/.well-known', '/ims'];

export async function apiProxy(edge: FastifyInstance, { api }: { api: ApiClient }): Promise<void> {
  for (const prefix of prefixes) {
    await edge.register(httpProxy, {
      upstream: API_ORIGIN,
      prefix,
      rewritePrefix: prefix,
      // What may be repeated is decided in failover.ts.
      retryMethods: [],
      maxRetriesOn503: 0,
      undici: api.dispatcher,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...withoutTrace(headers),
          ...headersOfCall(request as unknown as FastifyRequest, `${request.method} ${prefix}`),
          host: request.headers.host,
          'x-correlation-id': request.id,
          'x-forwarded-for': appended(
            request.headers['x-forwarded-for'],
            request.socket?.remoteAddress,
          ),
          'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host,
          'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
        }),
        // Of the connection behind us; that in front of us may be about to end.
        rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) =>
          headers,
        onError: (reply, { error }) => {
          const { request } = reply as unknown as { request: FastifyRequest };
          request.log.warn({ err: error }, 'platform-api does not answer');
          void unreachable(reply as unknown as FastifyReply, request);
        },
      },
    });
  }
}

/** The API believes the edge: a visitor must not choose which requests are recorded, nor under which trace. */
const withoutTrace = ({
  traceparent: _parent,
  tracestate: _state,
  baggage: _baggage,
  ...headers
}: IncomingHttpHeaders) => headers;

const texts = {
  it: 'Il servizio non è raggiungibile. Riprova tra poco.',
  en: 'The service cannot be reached. Try again shortly.',
};

/** In the form of every answer of the API; as a page where a person followed a link. */
function unreachable(reply: FastifyReply, request: FastifyRequest): FastifyReply {
  const language = languageOf(request);
  const text = texts[language];
  const correlationId = request.id;
  void reply.code(502).header('cache-control', 'no-store').header('retry-after', '2');
  if (request.headers.accept?.includes('text/html')) {
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>WorkerBadge</title>` +
          `<h1>${escapeHtml(text)}</h1><p><code>${escapeHtml(correlationId)}</code></p></html>`,
      );
  }
  return reply.type('application/json; charset=utf-8').send({
    ...wrapped('API_UNREACHABLE', text, correlationId),
    warning: text,
    Info: null,
    info: null,
  });
}

function appended(list: string | string[] | undefined, address: string | undefined): string {
  return [...(Array.isArray(list) ? list : [list]), address].filter(Boolean).join(', ');
}
