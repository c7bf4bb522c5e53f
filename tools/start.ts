/**
 * `pnpm start`: builds what has changed, creates the database and loads the demo data at the first
 * start, and serves the whole product on one address. Ctrl-C closes everything.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataDirRefusal } from '../server-process/src/start/start-data-dir.ts';
import { endWithLaunchers } from '../server-process/src/start/launchers.ts';
import { logFile } from '../server-process/src/start/start-log.ts';
import { portRefusal } from '../server-process/src/start/start-port.ts';
import { end, signalGroup, startProgram } from '../server-process/src/start/start-program.ts';

const root = join(import.meta.dirname, '..');
const { env } = process;
const dataDir = resolve(root, env.DATA_DIR || '.data');
const releasesDir = resolve(root, env.RELEASES_DIR || '.data/releases');
const port = Number(env.PORT || '8080');
const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`;
const started = Date.now();

type DemoPerson = { name: string; description: string };
type ApiReady = { ready: string; people: DemoPerson[] };

/** The API may take seven seconds for what is under way; everything is gone within ten. */
const PATIENCE_MS = 8500;

const running = new Set<ChildProcess>();
let closing = false;

/** Closes what runs; the first to call it decides how the start ends. */
async function close(code: number, said?: string): Promise<never> {
  if (!closing) {
    closing = true;
    if (said !== undefined) console.error(`\n${said}\n`);
    await Promise.all([...running].map((child) => end(child, PATIENCE_MS)));
    process.exit(code);
  }
  return new Promise(() => {});
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (closing) {
      // Second signal: acknowledged writes are on disk, so killing loses nothing.
      for (const child of running) signalGroup(child, 'SIGKILL');
      return;
    }
    console.log('\nClosing …');
    void close(0);
  });
}
endWithLaunchers(() => void close(0));
// A terminal that was closed takes no more text; that is no reason to end without closing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

function follow(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;

/** Progress goes straight to the terminal. */
async function build(): Promise<void> {
  const child = follow(
    fork(join(root, 'tools/build.ts'), [], {
      env: { ...env, RELEASES_DIR: releasesDir },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    }),
  );
  const code = await new Promise<number>((done) => child.once('exit', (c) => done(c ?? 1)));
  if (code !== 0) await close(1, 'The build failed: what it printed above says where.');
}

type Part = {
  name: string;
  file: string;
  environment: () => Record<string, string>;
  onLoading?: (step: string) => void;
};

/** Starts a part, and starts it again when it ends: what it acknowledged is on the disk. */
async function supervise<R extends { ready: string }>(part: Part, failures = 0): Promise<R> {
  const begun = Date.now();
  const file = join(dataDir, 'logs', `${part.name}.log`);
  const { child, ready } = startProgram<R>(join(root, part.file), {
    environment: part.environment(),
    log: logFile(file),
    ...(part.onLoading ? { onLoading: part.onLoading } : {}),
  });
  follow(child);
  const told = await ready;
  child.once('exit', (code, signal) => {
    if (closing) return;
    const next = Date.now() - begun > 60_000 ? 0 : failures + 1;
    void startAgain(part, next, `${signal ?? code}`, file);
  });
  return told;
}

async function startAgain(part: Part, failures: number, how: string, file: string): Promise<void> {
  if (failures > 5) {
    await close(1, `${part.name} ended again and again (${how}): ${file} says why.`);
  }
  console.error(`${part.name} ended (${how}); it starts again.`);
  await wait(200 * 2 ** failures);
  if (closing) return;
  await supervise(part, failures).catch((error: Error) =>
    startAgain(part, failures + 1, error.message.split('\n', 1)[0] ?? how, file),
  );
}

const refusal =
  (await portRefusal(env.PORT || '8080', 'npx -y pnpm@12 start')) ?? dataDirRefusal(dataDir);
if (refusal !== null) await close(1, refusal);
mkdirSync(join(dataDir, 'logs'), { recursive: true });

// The data first: an unusable directory is reported before minutes of building.
let apiPort = '0';
let building = true;
const opened = supervise<ApiReady>({
  name: 'platform-api',
  file: 'platform-api/src/main.ts',
  environment: () => ({ DATA_DIR: dataDir, PUBLIC_URL: publicUrl, API_PORT: apiPort }),
  onLoading: (step) => console.log(`  demo data          ${step}`),
}).then(
  (api) => {
    if (building) console.log(`  database           open (${seconds()})`);
    return api;
  },
  (error: Error) => close(1, error.message),
);

console.log('Building what has changed, opening the database (the first start takes minutes) …');
await build();
building = false;
const api = await opened;
apiPort = new URL(api.ready).port;

// A form that leads to the provider must be allowed by the policy of the page.
const formTargets = [env.FORM_TARGETS, env.OIDC_ISSUER && new URL(env.OIDC_ISSUER).origin];
await supervise({
  name: 'edge',
  file: 'delivery/src/edge/main.ts',
  environment: () => ({
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    API_URL: `http://127.0.0.1:${apiPort}`,
    RELEASES_DIR: releasesDir,
    FORM_TARGETS: formTargets.filter(Boolean).join(' '),
  }),
}).catch((error: Error) => close(1, error.message));

const people = api.people.map(({ name, description }) => `  ${name.padEnd(20)} ${description}`);
const login = env.OIDC_ISSUER
  ? `People log in at ${env.OIDC_ISSUER}`
  : `Log in with "Entra con SPID" as one of the demo people:\n${people.join('\n')}`;
const outbox = env.SMTP_URL ? '' : `\nMails it would send:    ${publicUrl}/dev/outbox`;
if (!closing) {
  console.log(`
WorkerBadge is ready:   ${publicUrl}   (${seconds()})

${login}
${outbox}
API documentation:      ${publicUrl}/api/docs
Stop with Ctrl-C. Everything is kept in ${dataDir}
`);
}
