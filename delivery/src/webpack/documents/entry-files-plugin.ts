import { createHash } from 'node:crypto';
import webpack from 'webpack';
import type { Compilation, Compiler } from 'webpack';
import type { ReleaseName } from '../release-name.ts';

/** `shell.json`: what the edge server must name in the HTML. Paths are relative to the release's folder. */
export type ShellFiles = {
  version: string;
  hash: string;
  scripts: string[];
  /** Scripts that the first ones ask for at once. */
  preloads: string[];
  /** Scripts of the pages that the shell draws itself, by address: `/dashboard` of `DashboardPage.tsx`. */
  pages?: Record<string, string[]>;
  styles: string[];
  /** Latin text faces, worth a preload. */
  fonts: string[];
  icon?: string;
  /** Asks for a damaged entry again, and tells the edge that this shell knows the hashes of a document. */
  again?: string;
};

/**
 * Runs behind the entry. One that came damaged is refused by its hash, stays in the browser's cache for as long as the
 * release lives, and nothing of the shell is there to ask for it again: every later visit would end as this one.
 */
const againSource = (chunkGlobal: string): string => `(() => {
  if (globalThis[${JSON.stringify(chunkGlobal)}]) return;
  const own = document.currentScript;
  for (const lost of document.querySelectorAll('script[defer]')) {
    if (lost === own) continue;
    fetch(lost.src, { cache: 'reload' }).then(({ ok }) => {
      if (!ok) return;
      const script = document.createElement('script');
      script.crossOrigin = lost.crossOrigin;
      script.integrity = lost.integrity;
      script.src = lost.src;
      document.head.append(script);
    }, () => undefined);
  }
})();
`;

/** Writes `shell.json` from the compiled entry, and `release.json`, the name of this build. */
export class EntryFilesPlugin {
  private readonly release: ReleaseName;

  constructor({ release }: { release: ReleaseName }) {
    this.release = release;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EntryFilesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const again = againSource(compilation.outputOptions.chunkLoadingGlobal ?? '');
          const digest = createHash('sha256').update(again).digest('hex');
          const againName = `again.${digest.slice(0, 10)}.js`;
          const { files, next } = firstFiles(compilation);
          const known = new Set([...files, ...next]);
          const pages = compilation.chunkGroups.flatMap((group) => {
            const requests = group.origins.map(({ request }) => request ?? '');
            const name = requests.map((request) => pageName.exec(request)?.[1]).find(Boolean);
            if (name === undefined) return [];
            const scripts = filesOf(group).filter(
              (file) => file.endsWith('.js') && !known.has(file),
            );
            return [[`/${name.toLowerCase()}`, scripts] as const];
          });
          // Assets stand in the order in which their files were read.
          const all = compilation
            .getAssets()
            .map(({ name }) => name)
            .toSorted();
          const icon = all.find((name) => /(^|\/)favicon[^/]*\.svg$/u.test(name));
          const shell: ShellFiles = {
            version: this.release.version,
            hash: this.release.hash,
            scripts: files.filter((file) => file.endsWith('.js')),
            preloads: [...new Set(next)].filter(
              (file) => file.endsWith('.js') && !files.includes(file),
            ),
            pages: Object.fromEntries(pages),
            styles: [...new Set([...files, ...next])].filter((file) => file.endsWith('.css')),
            fonts: all
              .filter((name) =>
                /(hanken|bricolage).*latin-(wght|standard|opsz|full)[^/]*\.woff2$/u.test(name),
              )
              .filter((name) => !/latin-ext|italic/u.test(name)),
            ...(icon === undefined ? {} : { icon }),
            again: againName,
          };
          const emit = (name: string, value: unknown) =>
            compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(value)));
          compilation.emitAsset(againName, new webpack.sources.RawSource(again));
          emit('shell.json', shell);
          emit('release.json', this.release);
        },
      );
    });
  }
}

/**
 * What every page loads.
 * @returns `files` of the entry, and `next`, what the entry imports at once: `import('./bootstrap.tsx')`.
 */
export function firstFiles(compilation: Compilation): { files: string[]; next: string[] } {
  const entry = compilation.entrypoints.get('shell');
  const next = (entry?.getChildren() ?? [])
    .filter((group) =>
      // Not what a shared package fetches later, such as its other language.
      group.origins.some(
        ({ module }) =>
          module?.type.startsWith('javascript/') &&
          module.nameForCondition()?.startsWith(compilation.compiler.context),
      ),
    )
    .flatMap((group) => filesOf(group));
  return { files: filesOf(entry), next };
}

/** A page's own module: `../dashboard/DashboardPage.tsx`. */
const pageName = /\/(\w+)Page\.tsx$/u;

function filesOf(group: { getFiles: () => string[] } | undefined): string[] {
  return (group?.getFiles() ?? []).filter((file) => !file.includes('.hot-update.'));
}
