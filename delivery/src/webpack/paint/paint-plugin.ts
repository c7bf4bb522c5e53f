import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { compiledAside } from '../compiled-aside.ts';
import { paintConfig, paintEntry } from './paint-config.ts';
import { paintFile } from './paint-file.ts';

/** Adds `paint.cjs` to a production build, where the package has an entry for it. */
export class PaintPlugin {
  private readonly packageDir: string;

  constructor(packageDir: string) {
    this.packageDir = packageDir;
  }

  apply(compiler: Compiler): void {
    const hasPaint = existsSync(path.join(this.packageDir, paintEntry(this.packageDir)));
    if (!hasPaint || compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('PaintPlugin', (compilation) => {
      // The edge keeps what it has painted with, by the name of the release, which does not change there.
      if (compiler.watchMode) return;
      compilation.hooks.processAssets.tapPromise(
        // Behind whatever makes scripts smaller: no browser asks for this one.
        { name: 'PaintPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const source = await compiledAside(paintConfig(this.packageDir), paintFile);
          compilation.emitAsset(paintFile, new webpack.sources.RawSource(source));
        },
      );
    });
  }
}
