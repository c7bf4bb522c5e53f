import webpack from 'webpack';
import type { Compiler } from 'webpack';

/**
 * One more try, a moment later, for every script that webpack loads: routes, exposed modules and
 * shared chunks alike. Behind them React Router and React.lazy remember a failure for ever. A copy
 * that was damaged may lie in the cache, where releases stay for ever: it is asked for past it first.
 * What did not answer in its time is left to the person, who has a button.
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
          "setTimeout(() => fetch(url, { cache: 'reload' }).then(again, again), 300);",
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
