/**
 * `pnpm dev`: everything in watch mode behind the edge. Front end packages compile at each change and
 * open pages reload; the server restarts at each change. `API_URL` uses a server that runs already.
 */
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import path from 'node:path';
import { frontEndPackages, watchPackages } from '../delivery/src/build/index.ts';
import { createEdge } from '../delivery/src/edge/index.ts';
import { openWatchedStore } from '../delivery/src/release/index.ts';
import { dataDirRefusal } from '../server-process/src/start/start-data-dir.ts';
import { endWithLaunchers } from '../server-process/src/start/launchers.ts';
import { portRefusal } from '../server-process/src/start/start-port.ts';

const root = path.resolve(import.meta.dirname, '..');
const port = Number(process.env['PORT'] || 8080);
const apiPort = port + 1;
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
const apiUrl = process.env['API_URL'] ?? `http://127.0.0.1:${apiPort}`;
const dataDir = path.resolve(root, process.env['DATA_DIR'] || '.data');

const refusal =
  (await portRefusal(String(process.env['PORT'] || 8080), 'npx -y pnpm@12 dev')) ??
  dataDirRefusal(dataDir);
if (refusal !== null) {
  console.error(`\n${refusal}\n`);
  process.exit(1);
}

const only = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const keys = frontEndPackages(root).filter((key) => only.length === 0 || only.includes(key));
const store = await openWatchedStore(dataDir);
const publications = new EventEmitter();
const waiting = new Set(keys);

const stopServer = process.env['API_URL'] ? () => {} : startServer();
const edge = await createEdge({ store, apiUrl, publicUrl, publications });
await edge.listen({ host: '0.0.0.0', port });
const stopWatching = watchPackages({ root, keys, store, onPublished, onFailed });
console.log(`Watching ${keys.join(', ')}: the first build takes a moment.`);

let isClosing = false;
function close(): void {
  if (isClosing) return;
  isClosing = true;
  stopWatching();
  stopServer();
  // Open pages hold connections that end with their pages only.
  setTimeout(() => process.exit(), 5000).unref();
  void edge.close().then(() => process.exit());
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
endWithLaunchers(close);

function onPublished(key: string): void {
  console.log(`  ${key} built`);
  publications.emit('published', key);
  if (waiting.delete(key) && waiting.size === 0) console.log(`WorkerBadge: ${publicUrl}`);
}

function onFailed(key: string, text: string): void {
  console.error(`  ${key} does not compile\n${text}`);
}

function startServer(): () => void {
  const server = spawn(process.execPath, ['--watch', 'platform-api/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
      API_PORT: String(apiPort),
    },
  });
  return () => server.kill();
}
