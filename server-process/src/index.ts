/** What edge and API have in common as processes; neither imports the other (docs/decisions/0002). */
export { prepareDrain } from './drain/drain.ts';
export { hostServers, type HostedServer } from './hosted/host-servers.ts';
export { countRequests } from './metrics/count-requests.ts';
export { serveMetrics } from './metrics/serve-metrics.ts';
export {
  inChildSpan,
  inSpan,
  isTracing,
  startTracing,
  stopTracing,
  traceHeaders,
  traceId,
  type TraceHeaders,
} from './traces/tracing.ts';
export { headersOfCall, traceRequests } from './traces/request-spans.ts';
