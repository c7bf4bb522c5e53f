import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config.ts';
import { loadCourses } from '../../demo/courses/index.ts';
import { loadPeople } from '../../demo/people.ts';
import { loadReviews } from '../../demo/reviews.ts';
import { openPlatform } from '../../open-platform.ts';
import type { Platform } from '../../platform.ts';
import { freePort } from '../free-port.ts';

export type TrafficServers = {
  edge: string;
  /** Ports of the metrics, by process. */
  metrics: Record<'API' | 'edge', number>;
  /** The same database, for what the people cannot do themselves. */
  platform: Platform;
  close(): Promise<void>;
};

const root = join(import.meta.dirname, '../../../..');

/** How an image starts its program: the file, the arguments of Node, what it sets for the allocator. */
function shippedCommand(image: 'api' | 'edge') {
  const text = readFileSync(join(root, `delivery/deploy/${image}.Dockerfile`), 'utf8');
  const [, command = ''] = /^CMD (\["node".*\])$/m.exec(text) ?? [];
  const [, arenas = ''] = /MALLOC_ARENA_MAX=(\d+)/.exec(text) ?? [];
  const words: string[] = JSON.parse(command);
  return {
    file: join(root, words.at(-1) ?? ''),
    execArgv: words.slice(1, -1),
    environment: { MALLOC_ARENA_MAX: arenas },
  };
}

/** The server and the edge, each the program that is shipped, over a PostgreSQL with the demo courses. */
export async function startTrafficServers(databaseUrl: string): Promise<TrafficServers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'workerbadge-traffic-'));
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    LOG_LEVEL: 'error',
  };
  const platform = await openPlatform(readConfig(environment));
  await loadPeople(platform);
  await loadCourses(platform);
  await loadReviews(platform);
  const metrics = { API: await freePort(), edge: await freePort() };
  const apiPort = await freePort();
  const edgePort = await freePort();
  const children: ChildProcess[] = [];
  const start = async (image: 'api' | 'edge', own: Record<string, string | number>) => {
    const { file, execArgv, environment: ofImage } = shippedCommand(image);
    const child = fork(file, [], {
      execArgv,
      env: {
        ...process.env,
        ...ofImage,
        ...environment,
        ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)])),
      },
      // On the error output: a test file's output carries the messages of its runner.
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    children.push(child);
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message: object) => 'ready' in message && resolve());
      child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    });
  };
  const close = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await platform.database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await start('api', { API_PORT: apiPort, METRICS_PORT: metrics.API });
    await start('edge', {
      PORT: edgePort,
      HOST: '127.0.0.1',
      API_URL: `http://127.0.0.1:${apiPort}`,
      RELEASES_DIR: join(dataDir, 'releases'),
      // Each person has an address of their own, as behind a proxy.
      TRUST_PROXY: '127.0.0.1',
      METRICS_PORT: metrics.edge,
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { edge: `http://127.0.0.1:${edgePort}`, metrics, platform, close };
}
