import webpack from 'webpack';
import type { Chunk, Compiler } from 'webpack';

/**
 * What is divided into files that several load: everything that a page loads later, but no worker. A worker is one file:
 * it stands still for each further one.
 */
export const isDivided = (chunk: Chunk): boolean => !chunk.canBeInitial() && !chunk.hasRuntime();

/** Chromium from 136 on reads it in the first line, others do not know it. */
const ALL_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the functions of a worker's file compiled as it is read. Otherwise each is skimmed first, which finds where it
 * ends, and read once more when it is called: for a worker that calls almost all of them once, most of its work.
 */
export class CompiledAtOncePlugin {
  readonly #workers: readonly string[];

  /** @param workers by their `webpackChunkName` */
  constructor(workers: readonly string[]) {
    this.#workers = workers;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CompiledAtOncePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // What makes files small takes comments out.
        {
          name: 'CompiledAtOncePlugin',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        },
        () => {
          for (const name of this.#workers) {
            const chunk = compilation.namedChunks.get(name);
            if (chunk?.hasRuntime() !== true) {
              compilation.errors.push(new webpack.WebpackError(`No worker is named ${name}`));
              continue;
            }
            for (const file of chunk.files) {
              compilation.updateAsset(
                file,
                (source) => new webpack.sources.ConcatSource(ALL_AT_ONCE, source),
              );
            }
          }
        },
      );
    });
  }
}
