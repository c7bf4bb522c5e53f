import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import { baseConfig } from '../base-config.ts';
import { compiledAside } from '../compiled-aside.ts';
import { DependencyOrderPlugin } from '../dependency-order-plugin.ts';
import { releaseName } from '../release-name.ts';
import { aheadFile } from './ahead-file.ts';

const entry = './src/ahead.ts';

/** Adds `ahead.js` to a production build of a remote that has `src/ahead.ts`. */
export class AheadPlugin {
  private readonly packageDir: string;

  constructor(packageDir: string) {
    this.packageDir = packageDir;
  }

  apply(compiler: Compiler): void {
    const hasEntry = existsSync(path.join(this.packageDir, entry));
    if (!hasEntry || compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('AheadPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // It comes out small already.
        { name: 'AheadPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const source = await compiledAside(aheadConfig(this.packageDir), aheadFile);
          compilation.emitAsset(aheadFile, new webpack.sources.RawSource(source));
        },
      );
    });
  }
}

/** One file that takes nothing from the page: neither the share scope nor a runtime is there when it runs. */
function aheadConfig(packageDir: string): Configuration {
  const { key } = releaseName(packageDir);
  const base = baseConfig({
    packageDir,
    mode: 'production',
    uniqueName: `${key}_ahead`,
    outputDir: path.join(packageDir, 'dist/ahead'),
  });
  return {
    ...base,
    entry: { ahead: entry },
    output: { ...base.output, filename: aheadFile },
    plugins: [
      new DependencyOrderPlugin(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    cache: { ...(base.cache as object), type: 'filesystem', name: `${key}-ahead` },
  };
}
