import { prepareDrain, startTracing, stopTracing } from 'server-process';
import { configuredEdge } from './configured-edge.ts';

await startTracing('workerbadge-edge', (said) => console.error(JSON.stringify({ said })));
const { edge, listen } = await configuredEdge(process.env);
const drain = prepareDrain(edge.server);
const address = await listen();
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
