import { fork } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { differences } from '../release/integrity.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { releaseName } from '../webpack/release-name.ts';
import { scriptBeside } from '../webpack/surroundings.ts';
import type { BuildSummary } from './build-summary.ts';
import type { CompileMessage } from './compile.ts';
import { keepSummary, readSummary } from './kept-summaries.ts';

export type BuildOptions = {
  /** Top folder of the workspace. */
  root: string;
  store: ReleaseStore;
  /** Names of packages; all when left out. */
  only?: string[];
  progress?: (event: BuildProgress) => void;
};

export type BuildProgress = {
  key: string;
  state: 'unchanged' | 'compiling' | 'publishing' | 'done' | 'failed';
  percent?: number;
  seconds?: number;
};

/** Packages that compile to a release: the shell and every remote that has an application. */
export function frontEndPackages(root: string): string[] {
  return readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('mf-'))
    .filter((name) =>
      existsSync(path.join(root, name, name === 'shell' ? 'src/index.ts' : 'src/app.tsx')),
    )
    .toSorted((one, other) => Number(other === 'shell') - Number(one === 'shell'));
}

/**
 * Compiles the changed packages, two at a time, and publishes them.
 * @returns a summary for each package.
 * @throws Error with webpack's own words when a package does not compile; what compiled is published.
 */
export async function buildPackages(options: BuildOptions): Promise<BuildSummary[]> {
  const { root, store, progress = () => {} } = options;
  const waiting = frontEndPackages(root).filter((key) => options.only?.includes(key) ?? true);
  const summaries: BuildSummary[] = [];
  const failures: string[] = [];

  async function next(): Promise<void> {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      try {
        summaries.push(await buildOne(root, key, store, progress));
      } catch (error) {
        progress({ key, state: 'failed' });
        failures.push(`${key}\n${(error as Error).message}`);
      }
    }
  }
  await Promise.all([next(), next()]);
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  return summaries.toSorted((one, other) => one.key.localeCompare(other.key));
}

async function buildOne(
  root: string,
  key: string,
  store: ReleaseStore,
  progress: (event: BuildProgress) => void,
): Promise<BuildSummary> {
  const started = Date.now();
  const dir = path.join(root, key);
  const { id } = releaseName(dir);
  const known = await readSummary(root, key, id);
  if (known !== null && (await store.hasRelease(key, id))) {
    // Building the same again must not undo a roll back.
    if (!(await store.isChosenByOperator(key))) await store.promote(key, id);
    progress({ key, state: 'unchanged' });
    return known;
  }
  progress({ key, state: 'compiling', percent: 0 });
  const { built, outputDir } = await compileOnce(dir, (percent) =>
    progress({ key, state: 'compiling', percent }),
  );
  if (built.id !== id) throw new Error(`${key} changed while it was compiled: build again`);
  await requireSame(store, built, outputDir);
  progress({ key, state: 'publishing' });
  await store.publish(outputDir);
  await keepSummary(root, built);
  progress({ key, state: 'done', seconds: (Date.now() - started) / 1000 });
  return built;
}

/** The summary is to speak of what the store has, which keeps the files of a name that it knows. */
async function requireSame(
  store: ReleaseStore,
  { key, id }: BuildSummary,
  outputDir: string,
): Promise<void> {
  const seal = await store.seal(key, id);
  const other = seal === null ? [] : await differences(outputDir, seal);
  if (other.length === 0) return;
  throw new Error(
    `The same sources made other files than those of ${key} ${id} in ${store.storage.place}, and a stored release is never changed: ${other.join(', ')}. Remove ${store.folderOf(key, id)} from there, or change its version`,
  );
}

/**
 * Compiles a package for production and keeps its summary.
 * @returns the folder with what it wrote.
 */
export async function compilePackage(
  root: string,
  key: string,
  onPercent: (percent: number) => void = () => {},
): Promise<string> {
  const { built, outputDir } = await compileOnce(path.join(root, key), onPercent);
  await keepSummary(root, built);
  return outputDir;
}

type Built = Extract<CompileMessage, { built: BuildSummary }>;

async function compileOnce(dir: string, onPercent: (percent: number) => void): Promise<Built> {
  const child = fork(scriptBeside(import.meta, 'compile'), [dir], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  let built: Built | undefined;
  let failed: string | undefined;
  child.on('message', (message: CompileMessage) => {
    if ('percent' in message) onPercent(message.percent);
    else if ('built' in message) built = message;
    else if ('failed' in message) failed = message.failed;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0 || built === undefined)
    throw new Error(failed ?? (output || `webpack ended with ${code}`));
  return built;
}
