import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from 'contracts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { BuildSummary } from './build-summary.ts';

/** Over the wire, brotli. */
export const budget = {
  /** Everything that the homepage needs. */
  homepageBytes: 265_000,
  /** What any other page adds to a shell that is already there. */
  laterRouteBytes: 90_000,
  /** What a page starts beside itself, in a worker. */
  workerBytes: 120_000,
};

export type PageWeight = {
  remote: string;
  /** The lazy module: `./welcome/WelcomePage.tsx`. */
  page: string;
  bytes: number;
  /** Of the remote's release. */
  files: string[];
  /** Of the shell's release: shared modules that are not in its first load. */
  sharedFiles: string[];
};

export type WorkerWeight = {
  remote: string;
  /** The module that starts it: `./verifier.worker.ts`. */
  worker: string;
  bytes: number;
  files: string[];
};

export type Weights = {
  /** First load of the shell, with the shared modules in it. */
  shell: { bytes: number; files: string[] };
  pages: PageWeight[];
  workers: WorkerWeight[];
  homepage: {
    bytes: number;
    /** The remote whose route is `/`; undefined when it is not among those weighed. */
    remote: string | undefined;
    page: PageWeight | undefined;
  };
};

/**
 * What each page weighs: entry and `./app` of its remote, the page's own chunks, and the shared
 * chunks of the shell that come only with it.
 */
export function pageWeights(summaries: BuildSummary[], store: ReleaseStore): Promise<Weights> {
  return weighPages(summaries, (summary) => dirOf(store, summary));
}

/** As `pageWeights`, for builds in any folder. */
export async function weighPages(
  summaries: BuildSummary[],
  dirOfBuild: (summary: BuildSummary | undefined) => string,
): Promise<Weights> {
  const shell = summaries.find(({ key }) => key === 'shell');
  const shellFiles = shell ? await firstLoad(dirOfBuild(shell)) : [];
  const shellBytes = await totalBytes(shellFiles, dirOfBuild(shell));

  const pages: PageWeight[] = [];
  const workers: WorkerWeight[] = [];
  let home: { remote: string; page: string | undefined } | undefined;
  for (const summary of summaries) {
    if (summary.key === 'shell') continue;
    const dir = dirOfBuild(summary);
    const declared = await declaredHome(dir);
    if (declared !== null) home = { remote: summary.key, page: declared.page };
    const always = ['remoteEntry.js', ...(await exposedFiles(dir))];
    for (const { requests, files } of summary.groups) {
      const worker = requests.find((request) => request.endsWith('.worker.ts'));
      if (worker === undefined) continue;
      workers.push({ remote: summary.key, worker, files, bytes: await totalBytes(files, dir) });
    }
    for (const group of summary.groups) {
      const page = group.requests.find((request) => /Page(\.tsx?)?$/u.test(request));
      if (page === undefined) continue;
      const files = [...new Set([...always, ...group.files])];
      const sharedFiles = shell ? lateShares(shell, summary, files, shellFiles) : [];
      const bytes =
        (await totalBytes(files, dir)) + (await totalBytes(sharedFiles, dirOfBuild(shell)));
      pages.push({ remote: summary.key, page, files, sharedFiles, bytes });
    }
  }
  pages.sort((one, other) => other.bytes - one.bytes);
  const homepage = pages.find(({ remote, page }) => remote === home?.remote && page === home.page);
  return {
    shell: { bytes: shellBytes, files: shellFiles },
    pages,
    workers,
    homepage: {
      bytes: shellBytes + (homepage?.bytes ?? 0),
      remote: home?.remote,
      page: homepage,
    },
  };
}

/** Sentences about what is too heavy; none when there is no fault. */
export function overBudget({ homepage, pages, workers }: Weights): string[] {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const found = pages
    .filter(({ bytes }) => bytes > budget.laterRouteBytes)
    .map(
      ({ remote, page, bytes }) =>
        `${remote} ${page} adds ${kB(bytes)}, over the ${kB(budget.laterRouteBytes)} of a later route`,
    );
  for (const { remote, worker, bytes } of workers) {
    if (bytes <= budget.workerBytes) continue;
    found.push(
      `${remote} ${worker} takes ${kB(bytes)}, over the ${kB(budget.workerBytes)} of a worker`,
    );
  }
  if (homepage.remote !== undefined && homepage.page === undefined) {
    found.unshift(
      `The homepage was not found among the pages of ${homepage.remote}: "firstPaint.page" of its route "/" names what the route imports`,
    );
  }
  if (homepage.bytes > budget.homepageBytes) {
    found.unshift(`The homepage takes ${kB(homepage.bytes)}, over its ${kB(budget.homepageBytes)}`);
  }
  return found;
}

/** What the shell sends only when these files of a remote ask for it. */
function lateShares(
  shell: BuildSummary,
  remote: BuildSummary,
  files: string[],
  firstFiles: string[],
): string[] {
  const consumed = remote.chunks
    .filter((chunk) => chunk.files.some((file) => files.includes(file)))
    .flatMap(({ consumes }) => consumes);
  const brought = consumed.flatMap((key) => shell.provides[key] ?? []);
  return [...new Set(brought)].filter((file) => !firstFiles.includes(file));
}

async function firstLoad(shellDir: string): Promise<string[]> {
  const text = await readFile(path.join(shellDir, 'shell.json'), 'utf8');
  const { scripts, preloads } = JSON.parse(text) as { scripts: string[]; preloads: string[] };
  return [...scripts, ...preloads];
}

/** What the route `/` imports, by the declaration of the release; null when it has no such route. */
async function declaredHome(dir: string): Promise<{ page: string | undefined } | null> {
  const { routes } = JSON.parse(await readFile(path.join(dir, 'remote.json'), 'utf8')) as Pick<
    RemoteManifest,
    'routes'
  >;
  const home = routes.find((route) => route.path === '/');
  return home === undefined ? null : { page: home.meta?.firstPaint?.page };
}

async function exposedFiles(dir: string): Promise<string[]> {
  const text = await readFile(path.join(dir, 'mf-manifest.json'), 'utf8');
  const { exposes } = JSON.parse(text) as {
    exposes: { name: string; assets: { js: { sync: string[] } } }[];
  };
  return exposes.find(({ name }) => name === 'app')?.assets.js.sync ?? [];
}

export function dirOf(store: ReleaseStore, summary: BuildSummary | undefined): string {
  if (summary === undefined) return store.dir;
  return summary.key === 'shell'
    ? store.shellDir(summary.id)
    : store.remoteDir(summary.key, summary.id);
}

async function totalBytes(files: string[], dir: string): Promise<number> {
  const sizes = await Promise.all(files.map((file) => wireBytes(path.join(dir, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The brotli copy; small files are sent as they are. */
export async function wireBytes(file: string): Promise<number> {
  const compressed = await stat(`${file}.br`).catch(() => null);
  return compressed?.size ?? (await stat(file)).size;
}
