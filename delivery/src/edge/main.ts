import { prepareDrain, startTracing, stopTracing } from 'server-process';
import { openStore } from '../release/open-store.ts';
import { requirePublicKeysOnly } from '../release/signing-key.ts';
import { createEdge } from './edge.ts';
import { askedPublisher } from './registry/asked-publisher.ts';

await startTracing('workerbadge-edge', (said) => console.error(JSON.stringify({ said })));
const port = Number(process.env['PORT'] ?? 8080);
const store = await openStore(process.env, '.data/releases');
const recalls = askedPublisher(process.env);
if (recalls !== undefined) requirePublicKeysOnly(store.keyFile);
const edge = await createEdge({
  store,
  ...(recalls === undefined ? {} : { recalls }),
  apiUrl: process.env['API_URL'] || 'http://127.0.0.1:8081',
  publicUrl: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
  formTargets: (process.env['FORM_TARGETS'] ?? '').split(/\s+/u).filter(Boolean),
  ...(process.env['TRUST_PROXY'] ? { trustProxy: process.env['TRUST_PROXY'] } : {}),
  ...(process.env['EDGE_NAME'] ? { edgeName: process.env['EDGE_NAME'] } : {}),
  ...(process.env['BACKENDS'] ? { backends: process.env['BACKENDS'] } : {}),
  ...(process.env['OVERRIDES'] ? { overrides: process.env['OVERRIDES'] } : {}),
  ...(process.env['OVERRIDE_SECRET'] ? { overrideSecret: process.env['OVERRIDE_SECRET'] } : {}),
  ...(process.env['METRICS_PORT']
    ? {
        metrics: {
          host: process.env['METRICS_HOST'] ?? '127.0.0.1',
          port: Number(process.env['METRICS_PORT']),
        },
      }
    : {}),
  ...(process.env['LOG_LEVEL'] ? { logLevel: process.env['LOG_LEVEL'] } : {}),
});
const drain = prepareDrain(edge.server);
const address = await edge.listen({ host: process.env['HOST'] ?? '0.0.0.0', port });
process.send?.({ ready: address });

/** Of the ten seconds that an end may take. */
const MAX_DRAIN_MS = 7000;

let isClosing = false;
async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  await drain(MAX_DRAIN_MS);
  await edge.close();
  await stopTracing(1000);
  process.exit();
}
for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(reason, () => void close());
}
