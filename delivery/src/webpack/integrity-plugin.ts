import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

/**
 * Puts `integrity` on every script and stylesheet that webpack loads. The table is the release's own
 * `integrity.json`, written at publication and checked by the shell, which answers under this global
 * name (shell/src/federation/release-integrity.ts); without it, in a stand-alone run, nothing is checked.
 */
const hook = 'globalThis.releaseIntegrity';

const protect = (element: string, address: string): string =>
  `if (${hook}) { const hash = ${hook}(${address}); if (hash) ${element}.integrity = hash; }`;

export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => webpack.Template.asString([source, protect('script', 'script.src')]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag }) => webpack.Template.asString([source, protect(tag, `${tag}.href`)]),
      );
    });
  }
}
