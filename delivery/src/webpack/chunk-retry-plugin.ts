import webpack from 'webpack';
import type { Compiler } from 'webpack';

/**
 * One more try, half a second later, for every script that webpack loads: routes, exposed modules
 * and shared chunks alike. Behind them React Router and React.lazy remember a failure for ever.
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
          'setTimeout(() => loadOnce(url, done, key, chunkId), 500);',
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
