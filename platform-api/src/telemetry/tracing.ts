import { currentOrigin } from './origin.ts';

type Attributes = Record<string, string | number | boolean>;

/** What records spans; without the OTEL_* variables there is none, and nothing of it is loaded. */
export type Tracer = {
  /** Runs the work in a span, a child of the running one, else of `parent` (W3C `traceparent`). */
  span<T>(name: string, attributes: Attributes, parent: string | undefined, work: () => T): T;
  traceparent(): string | undefined;
};

let tracer: Tracer | null = null;

/** Called once, before the server is built. */
export function setTracer(chosen: Tracer): void {
  tracer = chosen;
}

/** Runs the work in a span where tracing is on; where it is off, runs the work. */
export const inSpan = <T>(name: string, attributes: Attributes, work: () => T): T =>
  tracer === null ? work() : tracer.span(name, attributes, currentOrigin()?.traceparent, work);

/** `traceparent` of the running span, to hand on; undefined where tracing is off. */
export const traceparent = (): string | undefined => tracer?.traceparent();
