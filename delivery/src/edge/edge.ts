import type { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyCompressOptions } from '@fastify/compress';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serveMetrics, traceRequests } from 'server-process';
import type { ReleaseStore } from '../release/release-store.ts';
import { openApi } from './api/api-client.ts';
import { apiProxy } from './api/api-proxy.ts';
import { backendRoutes } from './backends/backend-routes.ts';
import type { BackendLimits } from './backends/backend-call.ts';
import { correlationIdOf } from './correlation-id.ts';
import { edgeMetrics } from './health/edge-metrics.ts';
import { healthRoute } from './health/health-route.ts';
import { stableMetrics } from './health/stable-metrics.ts';
import { OverrideCookie, overridePolicy, overrideRoutes } from './override/override.ts';
import { PagePaint } from './paint/page-paint.ts';
import { paintCounts } from './paint/paint-counts.ts';
import { crawlerFiles } from './page/crawler-files.ts';
import { pageReload } from './page/page-reload.ts';
import { pageRoutes } from './page/page-routes.ts';
import { securityHeaders } from './page/security-headers.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import { Previews } from './preview/previews.ts';
import { sendRefusal } from './refusals.ts';
import { recallsHere } from './registry/recalls.ts';
import type { Recalls } from './registry/recalls.ts';
import { registryRoutes } from './registry/registry-routes.ts';
import type { CanaryLimits } from './registry/release-health.ts';
import { releaseFiles } from './releases/release-files.ts';
import { servedState } from './served-shell.ts';
import type { ServedState } from './served-shell.ts';

export type EdgeOptions = {
  store: ReleaseStore;
  /** Where processes of platform-api listen, with commas between: `http://10.0.0.4:8081,http://10.0.0.5:8081`. */
  apiUrl: string;
  /** What people type, `https://example.org`. */
  publicUrl: string;
  /** Other origins that a form may lead to: an identity provider, a payment page. */
  formTargets?: string[];
  logLevel?: string;
  /** When a canary ends by itself; default: 20 reports, of which more than 10% errors. */
  canaryLimits?: CanaryLimits;
  /** How canaries are ended and releases taken back; default: by the key in the store. */
  recalls?: Recalls;
  /** Backends of remotes: `mf-jobs=http://10.0.0.9:9000`, with spaces between; default: none. */
  backends?: string;
  /** Time, size and number of what is asked of each. */
  backendLimits?: Partial<BackendLimits>;
  /** Distinguishes several edges on one store; default: the name of the machine. */
  edgeName?: string;
  /** Addresses of proxies in front whose `x-forwarded-for` is believed. */
  trustProxy?: string;
  /** Who may use a local remote; default: everyone on a loopback address, else nobody. */
  overrides?: string;
  /** For the cookies of those, where edges hold no private key and several answer one browser. */
  overrideSecret?: string;
  /** Watch mode: nothing is cached, and open pages reload when this emits `published`. */
  publications?: EventEmitter;
  /** How long a page waits for its first paint; default: 600 ms. */
  paintWaitMs?: number;
  /** Where Prometheus reads the metrics; absent: nowhere. */
  metrics?: { host: string; port: number };
};

/** The server in front of everything: pages, releases, the registry, and the way to the API. */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { store, publicUrl, publications } = options;
  const policy = { publicUrl, formTargets: options.formTargets ?? [] };
  const headers = securityHeaders(policy);
  const overrides = overridePolicy(options.overrides, publicUrl);
  const overrideCookie = new OverrideCookie(store, options.overrideSecret);
  const isWatched = publications !== undefined;

  const edge = Fastify({
    logger: { level: options.logLevel ?? 'warn' },
    logController: new LogController({ requestIdLogLabel: 'correlationId' }),
    genReqId: correlationIdOf,
    forceCloseConnections: true,
    ...(options.trustProxy === undefined ? {} : { trustProxy: options.trustProxy }),
    exposeHeadRoutes: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2048 },
    frameworkErrors: sendRefusal,
  });
  edge.setErrorHandler(sendRefusal);
  traceRequests(edge);
  edge.setNotFoundHandler((_request, reply) =>
    reply.code(404).headers(headers).type('text/plain; charset=utf-8').send('Not found\n'),
  );

  const api = openApi(options.apiUrl);
  api.upstreams.onChange = ({ origin, health }, before) =>
    edge.log[health === 'ready' ? 'info' : 'warn']({ api: origin, health, before }, 'platform-api');
  edge.addHook('onClose', () => api.close());

  const state = servedState(store, (error) =>
    edge.log.warn({ err: error }, 'the store cannot be read: the last good state is served'),
  );
  const previews = new Previews({
    store,
    revision: async () => (await state()).registry?.revision ?? 0,
    publicUrl,
    onFailure: (error) => edge.log.warn({ err: error }, 'a preview cannot be read'),
  });
  const paints = paintCounts();
  const pagePaint = new PagePaint({
    store,
    api,
    publicUrl,
    onOutcome: (remote, outcome, reason) => {
      paints.count(remote, outcome);
      if (reason !== undefined) edge.log.warn({ remote, outcome, reason }, 'a page goes unpainted');
    },
    ...(options.paintWaitMs === undefined ? {} : { waitMs: options.paintWaitMs }),
  });
  edge.addHook('onReady', () => preparedInTime(pagePaint, state));
  edge.addHook('onClose', () => pagePaint.close());
  if (options.metrics) {
    const registry = edgeMetrics(edge, state, api.upstreams, paints);
    stableMetrics(registry, store, state);
    await serveMetrics({ registry }, options.metrics);
  }

  // A watched build is opened on the machine that serves it: packing each answer would only make it later.
  if (!isWatched) await edge.register(compress, compression);
  await edge.register(releaseFiles, { store, headers, isWatched });
  await edge.register(apiProxy, { api });
  await edge.register(backendRoutes, {
    store,
    registry: async () => (await state()).registry,
    api,
    addresses: options.backends ?? '',
    publicUrl,
    edgeName: options.edgeName,
    limits: options.backendLimits,
  });
  if (publications) await edge.register(pageReload, { publications });
  await edge.register(registryRoutes, {
    store,
    recalls: options.recalls ?? recallsHere(store),
    state,
    api,
    headers,
    previews,
    canaryLimits: options.canaryLimits,
    edgeName: options.edgeName,
  });
  await edge.register(overrideRoutes, {
    policy: overrides,
    cookie: overrideCookie,
    api,
    publicUrl,
    headers,
  });
  await edge.register(previewRoutes, { previews, publicUrl, headers });
  await edge.register(healthRoute, { headers });
  await edge.register(crawlerFiles, { state, publicUrl, api, headers });
  await edge.register(pageRoutes, {
    store,
    state,
    pagePaint,
    policy,
    headers,
    overrides,
    overrideCookie,
    previews,
    isWatched,
  });
  return edge;
}

const compression = {
  global: true,
  threshold: 1024,
  encodings: ['br', 'gzip'],
  // Fast settings, because each answer is compressed again; files of releases are compressed at publication.
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
    // Flush each write: the browser paints the first part of a page before the rest arrives.
    flush: constants.BROTLI_OPERATION_FLUSH,
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  customTypes: /^(text\/html|application\/(json|problem\+json))/u,
} satisfies FastifyCompressOptions;

/** The first pages after a start are painted too, unless that would hold the start up. */
const MAX_PREPARATION_MS = 5000;

async function preparedInTime(
  pagePaint: PagePaint,
  state: () => Promise<ServedState>,
): Promise<void> {
  const { registry, shell } = await state();
  if (shell === null) return;
  const late = new AbortController();
  await Promise.race([
    pagePaint.prepare({ registry, shell: shell.id }),
    setTimeout(MAX_PREPARATION_MS, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
}
