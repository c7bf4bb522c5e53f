import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
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
      compilation.hooks.processAssets.tapPromise(
        // Behind whatever makes scripts smaller: no browser asks for this one.
        { name: 'PaintPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const source = await compiledPaint(this.packageDir);
          compilation.emitAsset(paintFile, new webpack.sources.RawSource(source));
        },
      );
    });
  }
}

/** @throws Error with webpack's own words. */
export async function compiledPaint(packageDir: string): Promise<Buffer> {
  const compiler = webpack(paintConfig(packageDir));
  if (compiler === null) throw new Error(`${packageDir}: webpack refuses the configuration`);
  let source: Buffer | undefined;
  // The file goes into the release; nothing is written beside it.
  compiler.hooks.shouldEmit.tap('PaintPlugin', (compilation) => {
    source = compilation.getAsset(paintFile)?.source.buffer();
    return false;
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure =
        error ??
        (stats?.hasErrors()
          ? new Error(stats.toString({ preset: 'errors-only', colors: false }))
          : null);
      compiler.close((closing) =>
        failure === null && !closing ? resolve() : reject(failure ?? closing),
      );
    });
  });
  if (source === undefined) throw new Error(`${packageDir}: ${paintFile} was not made`);
  return source;
}
