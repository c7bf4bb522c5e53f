import type { Attributes } from '@opentelemetry/api';

/** What carries a trace from one process to another: by default `traceparent` of the W3C. */
export type TraceHeaders = Record<string, string>;

export type SpanKindName = 'internal' | 'server' | 'client' | 'consumer';

export type SpanOptions = {
  kind?: SpanKindName;
  /** Rules, names and counts; never what a person typed or is. */
  attributes?: Attributes;
  /** The span of another process in which this one begins; absent: the running one. `null` begins a trace. */
  parent?: TraceHeaders | null;
};

export type OpenSpan = {
  readonly traceId: string;
  /** Runs the work, and all that it starts, inside of the span. */
  run<T>(work: () => T): T;
  /** Headers of a call that this span makes. */
  headers(): TraceHeaders;
  /** @param failure the type or code of an error, never its message, which may quote values */
  end(result?: { name?: string; attributes?: Attributes; failure?: string | undefined }): void;
};

type Engine = typeof import('./open-telemetry.ts');

let engine: Engine | null = null;

/**
 * Starts traces where the standard variables name an endpoint for them; else nothing is loaded. To be called
 * before the server is built.
 * @param service its name unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES say another
 * @param warn what the SDK complains of, as a collector that does not answer
 */
export async function startTracing(
  service: string,
  warn: (message: string) => void,
): Promise<void> {
  if (!isWanted(process.env)) return;
  const loaded = await import('./open-telemetry.ts');
  if (loaded.start(service, warn)) engine = loaded;
}

/** Sends what has ended, within the time. */
export const stopTracing = async (atMostMs: number): Promise<void> => engine?.stop(atMostMs);

export const isTracing = (): boolean => engine !== null;

/** A span that the caller ends; null without tracing. */
export const openSpan = (name: string, options: SpanOptions = {}): OpenSpan | null =>
  engine === null ? null : engine.open(name, options);

/** Runs the work in a span, which ends with it. */
export function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  return engine === null ? work() : engine.inSpan(name, options, work);
}

/** The same, but only as a part of a trace that is being recorded; work without one begins none. */
export function inChildSpan<T>(
  name: () => string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  return engine?.isRecording() ? engine.inSpan(name(), options, work) : work();
}

/** Headers that lead to the running span; none outside of a trace. */
export const traceHeaders = (): TraceHeaders => engine?.runningHeaders() ?? {};

/** The trace that is running, for the lines of a log. */
export const traceId = (): string | undefined => engine?.runningTraceId();

/** A variable without a value counts as absent: container files hand on what was not set as an empty text. */
function isWanted(environment: NodeJS.ProcessEnv): boolean {
  const value = (name: string) => environment[name]?.trim() ?? '';
  const endpoint =
    value('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') || value('OTEL_EXPORTER_OTLP_ENDPOINT');
  return (
    endpoint !== '' &&
    value('OTEL_SDK_DISABLED').toLowerCase() !== 'true' &&
    value('OTEL_TRACES_EXPORTER') !== 'none'
  );
}
