import path from 'node:path';
import { prepareDrain, startTracing, stopTracing } from 'server-process';
import { openStore } from '../release/open-store.ts';
import { writePublicKeys } from '../release/signing-key.ts';
import { webhookOfEnvironment } from '../webhook/webhook-target.ts';
import { requireOutOfReach } from './probe-aside.ts';
import { readCarriageSources } from './carried-build.ts';
import { createPublisher } from './publisher.ts';
import { readRights } from './rights.ts';
import { watchReleases } from './watch-releases.ts';

await startTracing('workerbadge-publisher', (said) => console.error(JSON.stringify({ said })));
const rightsFile = process.env['PUBLISHER_RIGHTS'];
if (!rightsFile) throw new Error('PUBLISHER_RIGHTS names the file of who may do what.');
const rights = () => readRights(path.resolve(rightsFile));
// A mistake in it is told at the start, not to the first team.
await rights();
const store = await openStore(process.env, '.data/releases', { isOwnLogOnly: true });
// Made now where there is none, so that edges can have its public part.
void store.signingKey;
requireOutOfReach(store.keyFile);
const publicKeyFile = process.env['REGISTRY_PUBLIC_KEY_FILE'];
if (publicKeyFile) writePublicKeys(store.keyFile, path.resolve(publicKeyFile));

const secretFile = process.env['WEBHOOK_SECRET_FILE'];
if (secretFile) requireOutOfReach(secretFile);
const target = webhookOfEnvironment(process.env);

const sourcesFile = process.env['CARRY_SOURCES'];
const carriageSources = sourcesFile
  ? () => readCarriageSources(path.resolve(sourcesFile))
  : undefined;
// A mistake in it is told at the start, too.
await carriageSources?.();

const publisher = await createPublisher({
  store,
  rights,
  ...(carriageSources ? { carriageSources } : {}),
  ...(process.env['PUBLIC_URL'] ? { publicUrl: process.env['PUBLIC_URL'] } : {}),
  ...(process.env['LOG_LEVEL'] ? { logLevel: process.env['LOG_LEVEL'] } : {}),
});
const drain = prepareDrain(publisher.server);
const port = Number(process.env['PORT'] ?? 8090);
const address = await publisher.listen({ host: process.env['HOST'] ?? '127.0.0.1', port });
process.send?.({ ready: address });
const stopWatching = watchReleases({
  store,
  target,
  publicUrl: process.env['PUBLIC_URL'] ?? 'http://localhost:8080',
  onFailure: (said, what) => publisher.log.warn(said, what),
});

/** A publication under way is judged to its end. */
const MAX_DRAIN_MS = 60_000;

let isClosing = false;
async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  stopWatching();
  await drain(MAX_DRAIN_MS);
  await publisher.close();
  await stopTracing(1000);
  process.exit();
}
for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(reason, () => void close());
}
