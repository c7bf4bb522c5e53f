/**
 * Compiles one package in its own process: `node compile.ts <folder> [--watch development|production turn]`.
 * Sends its parent `{ built, outputDir }` after each good build, `{ watched: outputDir }` after one of a watch, and
 * `{ failed: string }` after a failed one.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import type { BuildMode } from '../webpack/base-config.ts';
import type { ReleaseName } from '../webpack/release-name.ts';
import { moduleName, summarize } from './build-summary.ts';
import type { BuildSummary } from './build-summary.ts';
import { keepLater } from './kept-later.ts';
import { muiImports } from './mui-imports.ts';
import type { MuiImport } from './mui-imports.ts';
import { mapOwnSources } from './own-source-maps.ts';

export type CompileMessage =
  | { built: BuildSummary; outputDir: string }
  | { watched: string }
  | { failed: string }
  | { percent: number };

const packageDir = path.resolve(process.argv[2] ?? '.');
const watch = process.argv.includes('--watch');
const mode: BuildMode = process.argv[4] === 'development' ? 'development' : 'production';

const configFile = pathToFileURL(path.join(packageDir, 'webpack.config.ts')).href;
const { default: makeConfig } = (await import(configFile)) as {
  default: (env: object, argv: { mode: BuildMode }) => Configuration;
};
const config = makeConfig({}, { mode });
if (watch && mode === 'production') makeReadable(config);
if (watch) {
  keepLater(config, Number(process.argv[5] ?? 0));
  mapOwnSources(config);
  if (mode === 'development') nameChunks(config);
} else {
  tellProgress(config);
}

const compiler = webpack(config);
if (compiler === null) throw new Error(`${packageDir}: webpack refuses the configuration`);

let imports: MuiImport[] = [];
if (!watch) {
  compiler.hooks.thisCompilation.tap('MuiImports', (compilation) => {
    compilation.hooks.finishModules.tap('MuiImports', () => {
      imports = muiImports(compilation, moduleName);
    });
  });
}

// The parent's end is ours: no compiler must stay behind.
process.once('disconnect', () => process.exit());

if (watch) {
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => report(error, stats));
} else {
  compiler.run((error, stats) => {
    const isGood = report(error, stats);
    compiler.close(() => {
      process.exitCode = isGood ? 0 : 1;
      process.disconnect?.();
    });
  });
}

function tellProgress(compiled: Configuration): void {
  let told = 0;
  compiled.plugins?.push(
    new webpack.ProgressPlugin((fraction) => {
      if (Date.now() - told < 500) return;
      told = Date.now();
      tell({ percent: Math.round(fraction * 100) });
    }),
  );
}

/**
 * An id that is counted is taken when the same chunk comes again, and it gets another: with each change 42 chunks of the
 * shell had other names, so that all that names them was written and fetched anew.
 */
function nameChunks(watched: Configuration): void {
  watched.optimization = { ...watched.optimization, chunkIds: 'named' };
}

/** Not over what a build for publication writes and keeps. */
function makeReadable(released: Configuration): void {
  released.devtool = 'cheap-module-source-map';
  released.optimization = { ...released.optimization, minimize: false };
  released.output = { ...released.output, path: path.join(packageDir, 'dist/watched') };
  const { cache } = released;
  if (typeof cache === 'object' && cache.type === 'filesystem') cache.name += '-watched';
}

function report(error: Error | null, stats: Stats | undefined): boolean {
  if (error !== null || stats === undefined || stats.hasErrors()) {
    const text = error?.stack ?? stats?.toString({ preset: 'errors-only', colors: false }) ?? '';
    tell({ failed: text });
    return false;
  }
  // From disk: after emission webpack keeps only the sizes of assets.
  const outputDir = stats.compilation.outputOptions.path ?? '';
  if (watch) {
    // Nobody reads the summary of a watched build, and it is 40 ms on the way.
    tell({ watched: outputDir });
    return true;
  }
  const releaseFile = path.join(outputDir, 'release.json');
  const release = JSON.parse(readFileSync(releaseFile, 'utf8')) as ReleaseName;
  const built = { ...summarize(stats.compilation, release.key, release.id), muiImports: imports };
  tell({ built, outputDir });
  return true;
}

function tell(message: CompileMessage): void {
  if (process.send) process.send(message);
  else if ('failed' in message) console.error(message.failed);
}
