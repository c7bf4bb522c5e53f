import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../../..');
const migrations = 'platform-api/src/database/migrations';

/** In a container the clone may belong to another user. */
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

const migrationsIn = (commit: string): string[] =>
  git('ls-tree', '--name-only', `${commit}:${migrations}`)
    .split('\n')
    .filter((name) => name.endsWith('.sql'));

export type VersionBefore = {
  commit: string;
  /** The last migration that it knows. */
  newest: string;
  /** What was added after it. */
  added: string;
};

/**
 * The last commit before the newest migration came.
 * @throws where the history does not reach so far, or its migrations are not those of today
 */
export function findVersionBefore(): VersionBefore {
  const own = readdirSync(join(root, migrations))
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const added = own.at(-1) ?? '';
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    throw new Error(
      'This clone has no history, and the version before is in it: git fetch --unshallow',
    );
  }
  const additions = git('log', '--diff-filter=A', '--format=%H', '--', `${migrations}/${added}`);
  // A migration that is not committed yet comes after all that is.
  const first = additions.split('\n').at(-1) ?? '';
  const commit = git('rev-parse', first === '' ? 'HEAD' : `${first}^`);
  const before = migrationsIn(commit);
  for (const name of before) {
    const now = readFileSync(join(root, migrations, name), 'utf8').trim();
    if (git('show', `${commit}:${migrations}/${name}`) !== now) {
      throw new Error(`${name} has changed since ${commit}`);
    }
  }
  if (before.length !== own.length - 1) {
    throw new Error(`${commit} does not have the ${own.length - 1} migrations before ${added}`);
  }
  return { commit, newest: before.at(-1) ?? '', added };
}

/** Its sources in a folder of their own, with what they need to run. */
export function checkOut({ commit }: VersionBefore): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'workerbadge-before-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const archive = join(folder, 'sources.tar');
    git('archive', '--output', archive, commit);
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    if (hasSamePackages(folder)) linkPackages(folder);
    else installPackages(folder);
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

type Manifest = { dependencies?: Record<string, string> };
const manifestOf = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as Manifest;
const catalogOf = (folder: string) =>
  (
    parse(readFileSync(join(folder, 'pnpm-workspace.yaml'), 'utf8')) as {
      catalog: Record<string, string>;
    }
  ).catalog;

/** The server and what it needs of the workspace. */
function workspacePackages(folder: string, name = 'platform-api'): string[] {
  const needed = Object.entries(manifestOf(folder, name).dependencies ?? {})
    .filter(([, range]) => range.startsWith('workspace:'))
    .flatMap(([other]) => workspacePackages(folder, other));
  return [...new Set([name, ...needed])];
}

/** Whether what is installed here is what that version wants. */
function hasSamePackages(folder: string): boolean {
  const [then, now] = [catalogOf(folder), catalogOf(root)];
  return workspacePackages(folder).every((name) =>
    Object.entries(manifestOf(folder, name).dependencies ?? {}).every(
      ([dependency, range]) =>
        range.startsWith('workspace:') ||
        (then[dependency] === now[dependency] &&
          existsSync(join(root, name, 'node_modules', dependency))),
    ),
  );
}

/** Links what is installed here; packages of the workspace are those of that version. */
function linkPackages(folder: string): void {
  for (const name of workspacePackages(folder)) {
    for (const dependency of Object.keys(manifestOf(folder, name).dependencies ?? {})) {
      const link = join(folder, name, 'node_modules', dependency);
      mkdirSync(join(link, '..'), { recursive: true });
      const own = join(folder, dependency);
      symlinkSync(
        existsSync(join(own, 'package.json'))
          ? own
          : realpathSync(join(root, name, 'node_modules', dependency)),
        link,
      );
    }
  }
}

function installPackages(folder: string): void {
  const filter = ['--filter', 'platform-api...'];
  const args = ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline', ...filter];
  execFileSync('npx', args, { cwd: folder, stdio: 'pipe' });
}

export type RunningServer = { port: number; stop: () => Promise<void> };

/**
 * Starts the server of a folder as an installation does.
 * @throws with its last words when it ended before it was ready
 */
export async function startServer(
  folder: string,
  environment: Record<string, string>,
): Promise<RunningServer> {
  const port = await freePort();
  const child: ChildProcess = fork(join(folder, 'platform-api/src/main.ts'), [], {
    cwd: folder,
    env: { ...process.env, ...environment, API_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  }
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: object) => 'ready' in message && resolve());
    child.once('close', (code) => reject(new Error(said || `the server ended with ${code}`)));
  });
  return {
    port,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
