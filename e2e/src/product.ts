import { fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyData, prepareTemplates } from './product-data.ts';
import { hostOf, type Host } from './product-host.ts';

const root = join(import.meta.dirname, '../..');
const importFirst = (file: string) => `--import=${pathToFileURL(join(root, file)).href}`;
const quickImports = importFirst('tools/quick-imports.ts');
/** What one product has compiled the next ones take. */
const compiled = join(root, '.cache/compile');

/** Processes in which products start one after the other. */
export type ProductHosts = { api: Host; edge: Host };

export const productHosts = (): ProductHosts => ({
  api: hostOf(() => startChild(join(root, 'platform-api/src/testing/hosted-servers.ts'), {})),
  edge: hostOf(() => startChild(join(root, 'delivery/src/edge/testing-hosted-edges.ts'), {})),
});

/** The whole product as `pnpm start` runs it, on free ports and its own data directory. */
export type Product = {
  url: string;
  /** Ends the API process as a power cut would, where it has one; `restartApi` brings it back on the same data. */
  killApi(): Promise<void>;
  restartApi(): Promise<void>;
  /** Ends it with its data. Nobody waits for its answers any more, so it need not serve them to their end. */
  stop(): Promise<void>;
};

export const prepareData = (): Promise<void> =>
  prepareTemplates(async (settings) => {
    const port = await freePort();
    const ofApi = apiSettings(settings, `http://localhost:${port}`, await freePort());
    const api = await startApi(ofApi);
    await stopped(api.process, 'SIGTERM');
  });

type ProductOptions = {
  /** The time that it is to its server, where that is another one. */
  at?: Date | null;
  /** Whether it keeps its data in the embedded database, where the ways have a PostgreSQL. */
  isEmbedded?: boolean;
  /** Absent: it has processes of its own, which can be killed. */
  hosts?: ProductHosts | undefined;
};

export async function startProduct(
  releasesDir = join(root, process.env['E2E_RELEASES'] ?? '.data/releases'),
  { at = null, isEmbedded = false, hosts }: ProductOptions = {},
): Promise<Product> {
  const data = await copyData(isEmbedded || at !== null);
  const port = await freePort();
  const apiPort = await freePort();
  const url = `http://localhost:${port}`;
  const ofApi = apiSettings(data.settings, url, apiPort);
  const ofEdge = {
    PORT: String(port),
    PUBLIC_URL: url,
    API_URL: `http://127.0.0.1:${apiPort}`,
    RELEASES_DIR: releasesDir,
  };
  // An embedded database does not give back its memory, and a shifted clock is that of a whole process.
  if (hosts !== undefined && at === null && 'DATABASE_URL' in data.settings) {
    const opened = await Promise.all([hosts.api.open(ofApi), hosts.edge.open(ofEdge)]);
    const cannotKill = () => Promise.reject(new Error('It shares its process: see `isKilled`'));
    return {
      url,
      killApi: cannotKill,
      restartApi: cannotKill,
      async stop() {
        await Promise.all(opened.map((close) => close()));
        await data.remove();
      },
    };
  }
  const clockShift = at === null ? 0 : at.getTime() - Date.now();
  const [firstApi, edge] = await Promise.all([
    startApi(ofApi, clockShift),
    startChild(join(root, 'delivery/src/edge/main.ts'), ofEdge),
  ]);
  let api = firstApi;
  return {
    url,
    killApi: () => stopped(api.process, 'SIGKILL'),
    async restartApi() {
      api = await startApi(ofApi, clockShift);
    },
    async stop() {
      await Promise.all([stopped(edge, 'SIGKILL'), stopped(api.process, 'SIGKILL')]);
      await data.remove();
    },
  };
}

const apiSettings = (data: Record<string, string>, publicUrl: string, port: number) => ({
  ...data,
  PUBLIC_URL: publicUrl,
  API_PORT: String(port),
  LOG_LEVEL: 'warn',
});

/** @param clockShift ms that its clock is ahead */
async function startApi(settings: Record<string, string>, clockShift = 0) {
  const imports = clockShift === 0 ? [] : [importFirst('e2e/src/shifted-clock.ts')];
  const environment = { ...settings, CLOCK_SHIFT_MS: String(clockShift) };
  return {
    process: await startChild(join(root, 'platform-api/src/main.ts'), environment, imports),
  };
}

/** Starts a program of the product and waits until it says that it is ready. */
function startChild(
  file: string,
  environment: Record<string, string>,
  imports: readonly string[] = [],
): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(file, [], {
      execArgv: [quickImports, ...imports],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message: object) => {
      if (!('ready' in message)) return;
      child.removeAllListeners('exit');
      resolve(child);
    });
    child.once('exit', (code) =>
      reject(new Error(`${file} ended with ${code} before it was ready`)),
    );
  });
}

function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });
}
