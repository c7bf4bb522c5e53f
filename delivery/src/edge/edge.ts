import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessRule, Language } from 'contracts';
import type { ReleaseStore } from '../release/release-store.ts';
import { apiProxy } from './api-proxy.ts';
import { correlationIdOf } from './correlation-id.ts';
import { edgeMetrics, serveMetrics } from './edge-metrics.ts';
import { crawlerFiles } from './page/crawler-files.ts';
import { pageFirstPaint } from './first-paint/page-first-paint.ts';
import { OverrideCookie, overrideCookieName, overridePolicy, overrideRoutes } from './override.ts';
import { matchRoute, pageMeta } from './page/page-meta.ts';
import { renderPage } from './page/page.ts';
import { pageReload, reloadScriptPath } from './page/page-reload.ts';
import { publicThing } from './page/public-things.ts';
import { remotePreloads } from './page/remote-preloads.ts';
import { contentSecurityPolicy, securityHeaders } from './page/security-headers.ts';
import { registryRoutes } from './registry/registry-routes.ts';
import type { CanaryLimits } from './registry/release-health.ts';
import { sendRefusal } from './refusals.ts';
import { servedState } from './served-shell.ts';
import { verifiedFiles } from './verified-files.ts';

export interface EdgeOptions {
  store: ReleaseStore;
  /** Base of platform-api. */
  apiUrl: string;
  /** What people type, `https://example.org`. */
  publicUrl: string;
  /** Other origins that a form may lead to: an identity provider, a payment page. */
  formTargets?: string[];
  logLevel?: string;
  /** When a canary ends by itself; default: 20 reports, of which more than 10% errors. */
  canaryLimits?: CanaryLimits;
  /** Tells several edges on one store apart; default: the name of the machine. */
  edgeName?: string;
  /** Addresses of proxies in front whose `x-forwarded-for` is believed. */
  trustProxy?: string;
  /** Who may use a local remote; default: everyone on a loopback address, else nobody. */
  overrides?: string;
  /** Watch mode: nothing is cached, and open pages reload when this emits `published`. */
  publications?: EventEmitter;
  /** Where Prometheus reads the metrics; absent: nowhere. */
  metrics?: { host: string; port: number };
}

/**
 * Of a registry, some fifty remotes, that a page painted by the edge carries: a larger one would
 * hold up that paint, and is asked for beside the scripts. Where they paint, it is in the page whatever its
 * size: it comes while they are being asked for.
 */
const mostInlineCharacters = 32_000;

/** The server in front of everything: pages, releases, the registry, and the way to the API. */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { store, publicUrl } = options;
  const policy = { publicUrl, formTargets: options.formTargets ?? [] };
  const fixedHeaders = securityHeaders(policy);
  const preloads = remotePreloads(store);
  const publicKey = store.publicKey;

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

  const state = servedState(store, (error) =>
    edge.log.warn({ err: error }, 'the store cannot be read: the last good state is served'),
  );

  if (options.metrics) {
    await serveMetrics(edgeMetrics(edge, state), options.metrics.host, options.metrics.port);
  }

  await edge.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Made anew for each answer, so cheap; files of releases are compressed at publication.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      // What is written goes out: a page is painted while the rest of it is under way.
      flush: constants.BROTLI_OPERATION_FLUSH,
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    customTypes: /^(text\/html|application\/(json|problem\+json))/u,
  });

  await edge.register(async (files) => {
    await verifiedFiles(files, { store });
    for (const folder of ['_remotes', '_shell']) {
      await mkdir(path.join(store.dir, folder), { recursive: true });
      await files.register(fastifyStatic, {
        root: path.join(store.dir, folder),
        prefix: `/${folder}/`,
        decorateReply: false,
        preCompressed: true,
        index: false,
        ...(options.publications ? { cacheControl: false } : { immutable: true, maxAge: '365d' }),
        setHeaders: (reply) => {
          void reply.headers(fixedHeaders);
          if (options.publications) void reply.header('cache-control', 'no-cache');
        },
      });
    }
  });

  await edge.register(apiProxy, { apiUrl: options.apiUrl });

  if (options.publications) await edge.register(pageReload, { publications: options.publications });

  await edge.register(registryRoutes, {
    store,
    state,
    apiUrl: options.apiUrl,
    headers: fixedHeaders,
    canaryLimits: options.canaryLimits,
    edgeName: options.edgeName,
  });

  const overrides = overridePolicy(options.overrides, publicUrl);
  const overrideCookie = new OverrideCookie(store);
  await edge.register(overrideRoutes, {
    policy: overrides,
    cookie: overrideCookie,
    state,
    apiUrl: options.apiUrl,
    publicUrl,
    headers: fixedHeaders,
  });

  edge.get('/health', async (_request, reply) =>
    reply.headers(fixedHeaders).header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  await edge.register(crawlerFiles, {
    state,
    publicUrl,
    apiUrl: options.apiUrl,
    headers: fixedHeaders,
  });

  edge.get('/*', page);

  edge.setNotFoundHandler((_request, reply) =>
    reply.code(404).headers(fixedHeaders).type('text/plain; charset=utf-8').send('Not found\n'),
  );

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { registry, registryText, shell } = await state();
    // `//` begins a host, and here there is none.
    if (!URL.canParse(request.url, publicUrl)) throw badAddress();
    const url = new URL(request.url, publicUrl);
    // An address with an extension asks for a file; a page would be the wrong answer to it.
    if (/\.[a-z0-9]{1,12}$/iu.test(url.pathname)) {
      reply.callNotFound();
      return reply;
    }
    void reply.headers(fixedHeaders).type('text/html; charset=utf-8');
    if (shell === null) {
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .send(
          '<!doctype html><title>WorkerBadge</title><p>Nothing is published yet: run the build.',
        );
    }
    const language = chosenLanguage(request);
    const match = matchRoute(registry, url.pathname);
    const override =
      overrides === 'off' ? null : overrideCookie.open(cookie(request, overrideCookieName));
    const opening =
      match !== null &&
      match.key !== override?.remote &&
      willOpen(url.pathname, match.route.access, cookie(request, 'wb-role'))
        ? match
        : null;
    const [thing, ahead, firstPaint] = await Promise.all([
      publicThing(options.apiUrl, url.pathname, language, publicUrl),
      opening && preloads(opening.base, opening.route.meta?.firstPaint?.page),
      opening && pageFirstPaint(opening, url, options.apiUrl, language),
    ]);
    const nonce = randomBytes(16).toString('base64');
    const { seen, behind } = renderPage({
      nonce,
      language,
      colorScheme: chosenScheme(request),
      url: new URL(url.pathname, publicUrl).href,
      meta: pageMeta(match, language, thing),
      shellBase: shell.base,
      shell: shell.files,
      ...(firstPaint && registryText.length > mostInlineCharacters
        ? { registry: null, registryHref: '/registry.json' }
        : { registry }),
      publicKey,
      remoteScripts: ahead?.scripts ?? [],
      remoteDocuments: ahead?.documents ?? [],
      firstPaint,
      ...(override ? { override: `${override.remote}@${override.origin}` } : {}),
      ...(options.publications ? { reloadScript: reloadScriptPath } : {}),
    });
    return reply
      .code(thing.state === 'missing' ? 404 : 200)
      .header(
        'content-security-policy',
        contentSecurityPolicy(nonce, policy, {
          frames: match?.route.meta?.frames,
          local: override?.origin,
        }),
      )
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .send(Readable.from([seen, behind]));
  }

  return edge;
}

const badAddress = () => Object.assign(new Error('not an address'), { statusCode: 400 });

/**
 * Whether the page will stay at this address: a visitor is led from a private one to the login, and code
 * that was asked for ahead would be of no use. A hint of the shell, worth nothing as a right.
 */
function willOpen(pathname: string, access: AccessRule, role: string | undefined): boolean {
  if (!role) return access.public === true;
  // Whoever is logged in is led from the homepage to the dashboard.
  if (access.public) return pathname !== '/';
  return !access.roles?.length || access.roles.some((name) => name === role);
}

/** The shell keeps the choices in two cookies, so that the first paint already has them. */
function chosenLanguage(request: FastifyRequest): Language {
  return cookie(request, 'wb-language') === 'en' ? 'en' : 'it';
}

function chosenScheme(request: FastifyRequest): 'light' | 'dark' | undefined {
  const value = cookie(request, 'wb-color-scheme');
  return value === 'light' || value === 'dark' ? value : undefined;
}

function cookie(request: FastifyRequest, name: string): string | undefined {
  return request.headers.cookie
    ?.split(/;\s*/u)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
