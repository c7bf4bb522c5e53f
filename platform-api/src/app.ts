import { randomUUID } from 'node:crypto';
import type { Registry } from 'prom-client';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { countRequests, traceRequests } from 'server-process';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { devPeers } from './dev-peers.ts';
import { lastWrite, noteWrite } from './domains/identity/index.ts';
import { issuerIdentity, openBadgesApi, walletIssuerIdentity } from './domains/badges/index.ts';
import { installDomains } from './domains/index.ts';
import { installAccess, type Authenticate } from './http/access.ts';
import { installEnvelope, refuseBeforeRouting, refuseMalformedHttp } from './http/envelope.ts';
import { installJsonBodies } from './http/json-bodies.ts';
import { proxies } from './http/proxies.ts';
import { installReplicaReads } from './http/replica-reads.ts';
import { installPlainText } from './http/plain-text.ts';
import { health } from './http/health.ts';
import { openApi } from './openapi/open-api.ts';
import type { Platform } from './platform.ts';
import { installOrigin } from './http/request-origin.ts';
import { countReads, REQUEST_DURATION } from './telemetry/metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
    /** Once it has begun, readiness refuses: who spreads requests sends the next ones elsewhere. */
    shutdown: { hasBegun: boolean };
  }
}

/** The HTTP application over a platform; it opens nothing and listens to nothing by itself. */
export async function buildApp(
  platform: Platform,
  authenticate: Authenticate,
  metrics?: Registry,
): Promise<FastifyInstance> {
  const isProxy = proxies(platform.config.trustProxy);
  const app = fastify({
    loggerInstance: platform.log,
    logController: new LogController({ requestIdLogLabel: 'correlationId' }),
    genReqId: (request) => {
      const given = request.headers['x-correlation-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    // A request that waits for its turn holds what was read of it: little.
    http: { highWaterMark: 16 * 1024 },
    // A block of a file is a JSON body with 262144 bytes in base64.
    bodyLimit: 400 * 1024,
    trustProxy: isProxy,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    frameworkErrors: refuseBeforeRouting,
    clientErrorHandler: refuseMalformedHttp,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('platform', platform);
  app.decorate('shutdown', { hasBegun: false });
  traceRequests(app, isProxy);
  installOrigin(app);
  if (metrics !== undefined) countRequests(app, metrics, REQUEST_DURATION);
  installEnvelope(app);
  installAccess(app, authenticate);
  installJsonBodies(app);
  installPlainText(app);
  installReplicaReads(app, { lastWrite, noteWrite }, countReads(metrics));

  await app.register(openApi);
  await app.register(health, { prefix: '/api' });
  await app.register(installDomains, { prefix: '/api' });
  await app.register(issuerIdentity);
  await app.register(walletIssuerIdentity);
  await app.register(openBadgesApi);
  await app.register(devPeers);
  return app;
}
