import webpack from 'webpack';
import type { Compiler } from 'webpack';

/**
 * One more try for every script that webpack loads: routes, exposed modules and shared chunks alike.
 * React Router and React.lazy remember a failure for ever. A damaged copy may be
 * in the cache, where releases stay for ever, so the first retry bypasses the cache. If the server has the file, the
 * retry follows at once (wrong bytes are refused again, and the previous version need not wait), else a
 * moment later. After a time-out the person has a button.
 */
class RetryRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('load script retry', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const load = webpack.RuntimeGlobals.loadScript;
    return webpack.Template.asString([
      `if (${load}) {`,
      webpack.Template.indent([
        `var loadOnce = ${load};`,
        `${load} = (url, done, key, chunkId) => loadOnce(url, (event) => {`,
        webpack.Template.indent([
          "if (!event || event.type === 'load') return done(event);",
          "if (event.type === 'timeout') return done(event);",
          'const again = () => loadOnce(url, done, key, chunkId);',
          'const later = () => setTimeout(again, 300);',
          "fetch(url, { cache: 'reload' }).then((answer) => answer.ok ? again() : later(), later);",
        ]),
        '}, key, chunkId);',
      ]),
      '}',
    ]);
  }
}

export class ChunkRetryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkRetryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('ChunkRetryPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new RetryRuntimeModule());
        });
    });
  }
}
