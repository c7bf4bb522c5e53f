import type { FastifyInstance } from 'fastify';
import { openStore } from '../release/open-store.ts';
import { requirePublicKeysOnly } from '../release/signing-key.ts';
import { createEdge } from './edge.ts';
import { askedPublisher } from './registry/asked-publisher.ts';

/** The edge that these variables describe, which listens when it is told to. */
export async function configuredEdge(
  environment: NodeJS.ProcessEnv,
): Promise<{ edge: FastifyInstance; listen: () => Promise<string> }> {
  const {
    API_URL: apiUrl,
    FORM_TARGETS: formTargets = '',
    TRUST_PROXY: trustProxy,
    EDGE_NAME: edgeName,
    BACKENDS: backends,
    OVERRIDES: overrides,
    OVERRIDE_SECRET: overrideSecret,
    METRICS_PORT: metricsPort,
    LOG_LEVEL: logLevel,
  } = environment;
  const port = Number(environment['PORT'] ?? 8080);
  const store = await openStore(environment, '.data/releases');
  const recalls = askedPublisher(environment);
  if (recalls !== undefined) requirePublicKeysOnly(store.keyFile);
  const edge = await createEdge({
    store,
    ...(recalls === undefined ? {} : { recalls }),
    apiUrl: apiUrl || 'http://127.0.0.1:8081',
    publicUrl: environment['PUBLIC_URL'] ?? `http://localhost:${port}`,
    formTargets: formTargets.split(/\s+/u).filter(Boolean),
    ...(trustProxy ? { trustProxy } : {}),
    ...(edgeName ? { edgeName } : {}),
    ...(backends ? { backends } : {}),
    ...(overrides ? { overrides } : {}),
    ...(overrideSecret ? { overrideSecret } : {}),
    ...(metricsPort
      ? { metrics: { host: environment['METRICS_HOST'] ?? '127.0.0.1', port: Number(metricsPort) } }
      : {}),
    ...(logLevel ? { logLevel } : {}),
  });
  return { edge, listen: () => edge.listen({ host: environment['HOST'] ?? '0.0.0.0', port }) };
}
