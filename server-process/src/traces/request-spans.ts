import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, openSpan, type OpenSpan, type TraceHeaders } from './tracing.ts';

type Spans = { server: OpenSpan; call?: OpenSpan };

const spansOf = new WeakMap<IncomingMessage, Spans>();

/** Asked every few seconds by machines; their traces would say nothing. */
const isHealthCheck = (url = '') => /^(\/api)?\/health\b/.test(url);

/**
 * A span for each request of a server, from its first line in the log to the end of its answer. Every line
 * of the request says `trace_id`. The name is the route as declared: addresses hold codes and searched names.
 * @param trusts whose trace is continued, by address; strangers could choose what is recorded
 */
export function traceRequests(
  app: FastifyInstance,
  trusts: (address: string) => boolean = () => false,
): void {
  if (!isTracing()) return;
  // The logger of a request is made before its first hook, and writes a line before it.
  app.setChildLoggerFactory((logger, bindings, options, raw: IncomingMessage) => {
    const span = isHealthCheck(raw.url) ? null : spanOf(raw, bindings['correlationId'], trusts);
    if (span === null) return logger.child(bindings, options);
    return logger.child({ ...bindings, trace_id: span.traceId }, options);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const spans = spansOf.get(request.raw);
    if (spans === undefined) done();
    else spans.server.run(done);
  });
  // The events of a body belong to its connection, so what follows them does not know the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const spans = spansOf.get(request.raw);
    if (spans === undefined) done();
    else spans.server.run(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const spans = spansOf.get(request.raw);
    if (spans === undefined) return;
    const route = request.routeOptions.url;
    const attributes = { 'http.response.status_code': reply.statusCode };
    const failure = reply.statusCode >= 500 ? String(reply.statusCode) : undefined;
    spans.call?.end({ attributes, failure });
    spans.server.end({
      name: route === undefined ? request.method : `${request.method} ${route}`,
      attributes: { ...attributes, ...(route === undefined ? {} : { 'http.route': route }) },
      failure,
    });
  });
}

function spanOf(
  raw: IncomingMessage,
  correlationId: unknown,
  trusts: (address: string) => boolean,
): OpenSpan | null {
  const server = openSpan(raw.method ?? 'HTTP', {
    kind: 'server',
    parent: trusts(raw.socket?.remoteAddress ?? '') ? headersOf(raw) : null,
    attributes: {
      'http.request.method': raw.method ?? '',
      'workerbadge.correlation_id': String(correlationId),
    },
  });
  if (server !== null) spansOf.set(raw, { server });
  return server;
}

const headersOf = (raw: IncomingMessage): TraceHeaders =>
  Object.fromEntries(
    Object.entries(raw.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/**
 * Headers of the call that answers this request, which is handed on to another server: its span ends with
 * the request.
 */
export function headersOfCall(request: FastifyRequest, name: string): TraceHeaders {
  const spans = spansOf.get(request.raw);
  const call = spans?.server.run(() =>
    openSpan(name, { kind: 'client', attributes: { 'http.request.method': request.method } }),
  );
  if (spans === undefined || !call) return {};
  spans.call = call;
  return call.headers();
}
