/** The one file that loads OpenTelemetry; imported only where an endpoint is named. */
import { randomUUID } from 'node:crypto';
import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import { startNodeSdk } from '@opentelemetry/sdk-node';
import type { OpenSpan, SpanKindName, SpanOptions, TraceHeaders } from './tracing.ts';

const kinds: Record<SpanKindName, SpanKind> = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

let shutdown: () => Promise<void> = async () => {};

/** Starts the SDK, which reads its variables itself. False where it made no exporter. */
export function start(service: string, warn: (message: string) => void): boolean {
  const { env } = process;
  const named = env['OTEL_SERVICE_NAME']?.trim();
  const isNamed = /(^|,)\s*service\.name\s*=/.test(env['OTEL_RESOURCE_ATTRIBUTES'] ?? '');
  const sdk = startNodeSdk({
    resourceAttributes: {
      ...(named ? { 'service.name': named } : isNamed ? {} : { 'service.name': service }),
      'service.instance.id': randomUUID(),
    },
    // Unless asked for: the command line, the account and the machine of the process are nobody's business.
    ...(env['OTEL_NODE_RESOURCE_DETECTORS']?.trim() ? {} : { resourceDetectors: [] }),
    // Metrics are Prometheus', and logs are lines on the output.
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [],
    logLevel: 'none',
  });
  const say = (message: string, ...more: unknown[]) =>
    warn([message, ...more.map(String)].join(' ').slice(0, 500));
  diag.setLogger(
    { error: say, warn: say, info: () => {}, debug: () => {}, verbose: () => {} },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  shutdown = () => sdk.shutdown().catch((error: unknown) => say('spans were lost', typeOf(error)));
  return trace.getTracer(scope).startSpan('start').spanContext().traceId !== noTrace;
}

const scope = 'workerbadge';
const noTrace = '0'.repeat(32);

export async function stop(atMostMs: number): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const given = new Promise<void>((resolve) => {
    late = setTimeout(resolve, atMostMs);
  });
  await Promise.race([shutdown(), given]);
  clearTimeout(late);
}

export function open(name: string, options: SpanOptions): OpenSpan {
  const from = contextOf(options.parent);
  const span = trace.getTracer(scope).startSpan(
    name,
    {
      kind: kinds[options.kind ?? 'internal'],
      ...(options.attributes === undefined ? {} : { attributes: options.attributes }),
    },
    from,
  );
  const inside = trace.setSpan(from, span);
  return {
    traceId: span.spanContext().traceId,
    run: (work) => context.with(inside, work),
    headers: () => headersOf(inside),
    end({ name: ended, attributes, failure } = {}) {
      if (!span.isRecording()) return;
      if (ended !== undefined) span.updateName(ended);
      if (attributes !== undefined) span.setAttributes(attributes);
      if (failure !== undefined) {
        span.setAttribute('error.type', failure);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  const span = open(name, options);
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failure: typeOf(error) });
    throw error;
  }
}

export const isRecording = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;

export const runningHeaders = (): TraceHeaders => headersOf(context.active());

export const runningTraceId = (): string | undefined =>
  trace.getActiveSpan()?.spanContext().traceId;

const contextOf = (parent: SpanOptions['parent']): Context => {
  if (parent === undefined) return context.active();
  return parent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, parent);
};

function headersOf(from: Context): TraceHeaders {
  const headers: TraceHeaders = {};
  propagation.inject(from, headers);
  return headers;
}

/** A code or the name of a class: a message may quote what somebody typed. */
function typeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return typeof name === 'string' ? name : 'unknown';
}
