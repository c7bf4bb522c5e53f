#!/usr/bin/env node
/**
 * `dev-shell [--as Anna]` in the folder of a remote: the whole product on one address, with this remote in it. It is
 * compiled at each change, and open pages reload. `PORT` and `DATA_DIR` as for `pnpm start`; `BACKENDS` as for the edge.
 */
import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { watchPackages } from 'delivery/build';
import { createEdge } from 'delivery/edge';
import { openWatchedStore } from 'delivery/release';
import { dataDirRefusal, end, endWithLaunchers, portRefusal } from 'server-process/start';
import { startDemoServer, type DemoPerson } from './demo-server.ts';
import { logInPages, logInPath, personNamed } from './log-in-pages.ts';
import { firstPage, publishPacked, servedSdk } from './packed-releases.ts';
import { sdkRefusal } from './sdk-refusal.ts';

/** The demo server may take seven seconds for what is under way. */
const MAX_CLOSING_MS = 9000;

const started = performance.now();
const dir = process.cwd();
const [root, key] = [path.dirname(dir), path.basename(dir)];
const wantedPort = process.env['PORT'] || '8080';
const publicUrl = `http://localhost:${wantedPort}`;
const dataDir = path.resolve(dir, process.env['DATA_DIR'] || '.data');
const store = await openWatchedStore(dataDir);
const publications = new EventEmitter();

/** What is to be ended, in this order. */
const running: (() => unknown)[] = [];
let isClosing = false;

async function close(code: number, said?: string): Promise<never> {
  if (!isClosing) {
    isClosing = true;
    if (said !== undefined) console.error(`\n${said}\n`);
    // Open pages hold connections that end with their pages only.
    setTimeout(() => process.exit(code), MAX_CLOSING_MS).unref();
    await Promise.all(running.map((stop) => stop()));
    process.exit(code);
  }
  return new Promise(() => {});
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void close(0));
endWithLaunchers(() => void close(0));
// A terminal that was closed takes no more text; that is no reason to end without closing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

function wantedPerson(): string {
  const { values } = parseArgs({ options: { as: { type: 'string', default: 'Giulia' } } });
  return values.as;
}

/** The sentence that says why nothing can start here; null when it can. */
async function refusal(): Promise<string | null> {
  if (Number(process.versions.node.split('.', 1)[0]) < 24)
    return `WorkerBadge needs Node 24, and this is Node ${process.versions.node}.`;
  if (!/^mf-[a-z0-9-]+$/u.test(key) || !existsSync(path.join(dir, 'remote.config.ts')))
    return `${dir} is no remote: start this in a folder named mf-… that has a remote.config.ts.`;
  return (
    (await sdkRefusal(dir, await servedSdk())) ??
    (await portRefusal(wantedPort, 'npx dev-shell')) ??
    dataDirRefusal(dataDir)
  );
}

try {
  const person = wantedPerson();
  const refused = await refusal();
  if (refused !== null) await close(1, refused);
  await start(person);
} catch (error) {
  await close(1, error instanceof Error ? error.message : String(error));
}

async function start(person: string): Promise<void> {
  mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
  const server = startDemoServer({ dataDir, publicUrl });
  running.push(() => end(server.child));
  await publishPacked(store, key);
  const built = firstBuild();
  console.log(`Compiling ${key}, opening the database (the first start takes longest) …`);

  const { ready: apiUrl, people } = await server.ready;
  server.child.once(
    'exit',
    () => void close(1, `The demo server ended: ${server.logFile} says why.`),
  );
  const chosen = personNamed(people, person);
  if (chosen === null) {
    const names = people.map(({ name }) => name.split(' ', 1)[0]).join(', ');
    await close(1, `Nobody of the demo is named ${person}. There are ${names}.`);
    return;
  }
  const backends = process.env['BACKENDS'];
  const edge = await createEdge({
    store,
    apiUrl,
    publicUrl,
    publications,
    ...(backends ? { backends } : {}),
  });
  running.push(() => edge.close());
  logInPages(edge, { people, landing: () => firstPage(store, key) });
  await edge.listen({ host: 'localhost', port: Number(wantedPort) });
  await built;
  const row = (one: DemoPerson) =>
    `  ${(publicUrl + logInPath(one)).padEnd(34)} ${one.name}: ${one.description}`;
  console.log(`
WorkerBadge with ${key}, ready after ${seconds()}:

${row(chosen)}

Opening the address logs in. As others:

${people
  .filter((one) => one !== chosen)
  .map(row)
  .join('\n')}

Mails it would send:    ${publicUrl}/dev/outbox
API documentation:      ${publicUrl}/api/docs
Stop with Ctrl-C. Everything is kept in ${dataDir}
`);
}

/** Watches the remote from now on. Resolves when it was compiled for the first time, or could not be. */
function firstBuild(): Promise<void> {
  return new Promise((done) => {
    const told = (said: string) => {
      console.log(said);
      done();
    };
    running.unshift(
      watchPackages({
        root,
        keys: [key],
        store,
        isForReleasedShell: true,
        onPublished: () => {
          publications.emit('published', key);
          told(`  ${key} compiled`);
        },
        onFailed: (_key, text) => told(`  ${key} does not compile\n${text}`),
      }),
    );
  });
}
