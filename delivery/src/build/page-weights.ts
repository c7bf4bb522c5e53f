import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '../release/release-store.ts';
import type { BuildSummary } from './build-summary.ts';

/** Over the wire, brotli. */
export const budget = {
  /** Everything that the homepage needs. */
  homepageBytes: 280_000,
  /** What any other page adds to a shell that is already there. */
  laterRouteBytes: 90_000,
};

export interface PageWeight {
  remote: string;
  /** The lazy module: `./homepage/HomePage.tsx`. */
  page: string;
  bytes: number;
  /** Of the remote's release. */
  files: string[];
  /** Of the shell's release: shared modules that are not in its first load. */
  sharedFiles: string[];
}

export interface Weights {
  /** First load of the shell, with the shared modules in it. */
  shell: { bytes: number; files: string[] };
  pages: PageWeight[];
  homepage: { bytes: number; page: PageWeight | undefined };
}

/**
 * What each page weighs: entry and `./app` of its remote, the page's own chunks, and the shared
 * chunks of the shell that come only with it.
 */
export function pageWeights(summaries: BuildSummary[], store: ReleaseStore): Promise<Weights> {
  return weighPages(summaries, (summary) => dirOf(store, summary));
}

/** As `pageWeights`, of builds that stand anywhere. */
export async function weighPages(
  summaries: BuildSummary[],
  dirOfBuild: (summary: BuildSummary | undefined) => string,
): Promise<Weights> {
  const shell = summaries.find(({ key }) => key === 'shell');
  const shellFiles = shell ? await firstLoad(dirOfBuild(shell)) : [];
  const shellBytes = await totalBytes(shellFiles, dirOfBuild(shell));

  const pages: PageWeight[] = [];
  for (const summary of summaries) {
    if (summary.key === 'shell') continue;
    const dir = dirOfBuild(summary);
    const always = ['remoteEntry.js', ...(await exposedFiles(dir))];
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
  const home = pages.find(({ remote, page }) => remote === 'mf-catalogue' && /home/iu.test(page));
  return {
    shell: { bytes: shellBytes, files: shellFiles },
    pages,
    homepage: { bytes: shellBytes + (home?.bytes ?? 0), page: home },
  };
}

/** Sentences about what is too heavy; none when all is well. */
export function overBudget({ homepage, pages }: Weights): string[] {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const found = pages
    .filter(({ bytes }) => bytes > budget.laterRouteBytes)
    .map(
      ({ remote, page, bytes }) =>
        `${remote} ${page} adds ${kB(bytes)}, over the ${kB(budget.laterRouteBytes)} of a later route`,
    );
  if (homepage.page === undefined && pages.some(({ remote }) => remote === 'mf-catalogue')) {
    found.unshift(
      'The homepage was not found among the pages of mf-catalogue: it cannot be weighed',
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
  const asked = remote.chunks
    .filter((chunk) => chunk.files.some((file) => files.includes(file)))
    .flatMap(({ consumes }) => consumes);
  const brought = asked.flatMap((key) => shell.provides[key] ?? []);
  return [...new Set(brought)].filter((file) => !firstFiles.includes(file));
}

async function firstLoad(shellDir: string): Promise<string[]> {
  const text = await readFile(path.join(shellDir, 'shell.json'), 'utf8');
  const { scripts, preloads } = JSON.parse(text) as { scripts: string[]; preloads: string[] };
  return [...scripts, ...preloads];
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
