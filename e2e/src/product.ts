import { fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyData, prepareTemplates } from './product-data.ts';

const root = join(import.meta.dirname, '../..');
const importFirst = (file: string) => `--import=${pathToFileURL(join(root, file)).href}`;
const quickImports = importFirst('tools/quick-imports.ts');
/** What one product has compiled the next ones take. */
const compiled = join(root, '.cache/compile');

/** The whole product as `pnpm start` runs it, on free ports and its own data directory. */
export type Product = {
  url: string;
  /** Ends the API process as a power cut would; `restartApi` brings it back on the same data. */
  killApi(): Promise<void>;
  restartApi(): Promise<void>;
  /** Ends it with its data. Nobody waits for its answers any more, so it need not serve them to their end. */
  stop(): Promise<void>;
};

export const prepareData = (): Promise<void> =>
  prepareTemplates(async (settings) => {
    const port = await freePort();
    const api = await startApi(settings, `http://localhost:${port}`, await freePort());
    await stopped(api.process, 'SIGTERM');
  });

/**
 * @param like the time that it is to its server, where that is another one; whether it keeps its data in the embedded
 * database, where the ways have a PostgreSQL
 */
export async function startProduct(
  releasesDir = join(root, process.env['E2E_RELEASES'] ?? '.data/releases'),
  { at = null, isEmbedded = false }: { at?: Date | null; isEmbedded?: boolean } = {},
): Promise<Product> {
  const data = await copyData(isEmbedded || at !== null);
  const port = await freePort();
  const apiPort = await freePort();
  const url = `http://localhost:${port}`;
  const clockShift = at === null ? 0 : at.getTime() - Date.now();
  const [firstApi, edge] = await Promise.all([
    startApi(data.settings, url, apiPort, clockShift),
    startChild(join(root, 'delivery/src/edge/main.ts'), {
      PORT: String(port),
      PUBLIC_URL: url,
      API_URL: `http://127.0.0.1:${apiPort}`,
      RELEASES_DIR: releasesDir,
    }),
  ]);
  let api = firstApi;
  return {
    url,
    killApi: () => stopped(api.process, 'SIGKILL'),
    async restartApi() {
      api = await startApi(data.settings, url, apiPort, clockShift);
    },
    async stop() {
      await Promise.all([stopped(edge, 'SIGKILL'), stopped(api.process, 'SIGKILL')]);
      await data.remove();
    },
  };
}

/** @param clockShift ms that its clock is ahead */
async function startApi(
  settings: Record<string, string>,
  publicUrl: string,
  port: number,
  clockShift = 0,
) {
  const imports = clockShift === 0 ? [] : [importFirst('e2e/src/shifted-clock.ts')];
  const process = await startChild(
    join(root, 'platform-api/src/main.ts'),
    {
      ...settings,
      PUBLIC_URL: publicUrl,
      API_PORT: String(port),
      LOG_LEVEL: 'warn',
      CLOCK_SHIFT_MS: String(clockShift),
    },
    imports,
  );
  return { process };
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
