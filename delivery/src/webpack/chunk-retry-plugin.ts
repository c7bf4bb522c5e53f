import webpack from 'webpack';
import type { Compiler } from 'webpack';

/**
 * One more try for every script that webpack loads: routes, exposed modules and shared chunks alike.
 * Behind them React Router and React.lazy remember a failure for ever. A copy that was damaged may lie
 * in the cache, where releases stay for ever: it is asked for past it first. If the server has it, the
 * try follows at once (other bytes are refused again, and the version before need not wait), else a
 * moment later. What did not answer in its time is left to the person, who has a button.
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
