import webpack from 'webpack';
import type { Configuration } from 'webpack';

/**
 * Compiles a part of a release by its own configuration. The file goes into the release; nothing is written.
 * @throws Error with webpack's own words.
 */
export async function compiledAside(configuration: Configuration, file: string): Promise<Buffer> {
  const compiler = webpack(configuration);
  if (compiler === null) throw new Error(`${configuration.context}: webpack refuses ${file}`);
  let source: Buffer | undefined;
  compiler.hooks.shouldEmit.tap('compiledAside', (compilation) => {
    source = compilation.getAsset(file)?.source.buffer();
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
  if (source === undefined) throw new Error(`${configuration.context}: ${file} was not made`);
  return source;
}
