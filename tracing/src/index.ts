export {
  inChildSpan,
  inSpan,
  isTracing,
  startTracing,
  stopTracing,
  traceHeaders,
  traceId,
  type TraceHeaders,
} from './tracing.ts';
export { headersOfCall, traceRequests } from './request-spans.ts';
