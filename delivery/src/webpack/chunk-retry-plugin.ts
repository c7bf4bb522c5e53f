import webpack from 'webpack';
import type { Compiler } from 'webpack';

/** How long the request past the cache waits for an answer to begin. */
const ANSWER_MS = 2500;
const PAUSE_MS = 300;

/**
 * One more try for every script that webpack loads: routes, exposed modules and shared chunks alike.
 * React Router and React.lazy remember a failure for ever. A damaged copy may be
 * in the cache, where releases stay for ever, so the first retry bypasses the cache. If the server has the file, the
 * retry follows at once (wrong bytes are refused again, and the previous version need not wait), else a
 * moment later, also where it does not begin to answer: what hangs here would keep every later `import()` waiting.
 * After a time-out the person has a button. What came and brought no chunk is a damaged copy too, where no hash says so.
 */
export class RetryRuntimeModule extends webpack.RuntimeModule {
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
          'const waits = [];',
          `if (event?.type === 'load' && chunkId !== undefined) ${webpack.RuntimeGlobals.ensureChunkHandlers}?.j?.(chunkId, waits);`,
          "if (!event || event.type === 'timeout') return done(event);",
          "if (event.type === 'load' && waits.length === 0) return done(event);",
          'const again = () => loadOnce(url, done, key, chunkId);',
          `const later = () => setTimeout(again, ${PAUSE_MS});`,
          'const stop = new AbortController();',
          `const timer = setTimeout(() => stop.abort(), ${ANSWER_MS});`,
          "const past = fetch(url, { cache: 'reload', signal: stop.signal });",
          'past.then((answer) => answer.ok ? again() : later(), later).finally(() => clearTimeout(timer));',
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
