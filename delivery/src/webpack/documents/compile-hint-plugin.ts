import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { firstFiles } from './entry-files-plugin.ts';

const name = 'CompileHintPlugin';

/** https://github.com/WICG/explicit-javascript-compile-hints-file-based; to other engines it is a comment. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Scripts that every page loads are compiled whole while they come, aside from the page's own thread. Otherwise V8
 * looks at each function twice: for its end, and, when it is called, on the thread that draws.
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The minifier takes comments away; source maps count what stands above.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const { files, next } = firstFiles(compilation);
        for (const file of new Set([...files, ...next])) {
          if (!file.endsWith('.js')) continue;
          compilation.updateAsset(file, (script) => new sources.ConcatSource(compileHint, script));
        }
      });
    });
  }
}
