import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { singleConfig, singleLoader } from '../single/index.ts';
import { releaseName } from '../webpack/release-name.ts';
import { attributedScript } from './attributed-script.ts';
import type { Script } from './compare-causes.ts';

/** Compiles a package (or `single`) once more, with source maps beside, and takes these scripts of it apart. */
export async function mappedScripts(
  root: string,
  key: string,
  files: readonly string[],
): Promise<Script[]> {
  const dir = path.join(root, '.cache/federation-cost', key);
  const config = key === 'single' ? configOfSingle(root) : await configOf(path.join(root, key));
  await compiled({
    ...config,
    devtool: 'hidden-source-map',
    output: { ...config.output, path: dir },
    // The cache of a build without maps has no maps.
    cache: { type: 'filesystem', name: `${key}-maps`, cacheDirectory: `${root}/.cache/webpack` },
  });
  const built = readdirSync(dir).filter((name) => name.endsWith('.js'));
  return files.map((asked) => {
    const name = built.find((candidate) => unhashed(candidate) === unhashed(asked));
    if (name === undefined) throw new Error(`${key}: a build of the sources has no ${asked}`);
    const file = path.join(dir, name);
    const map = existsSync(`${file}.map`) ? readFileSync(`${file}.map`, 'utf8') : noSources;
    return attributedScript(readFileSync(file, 'utf8'), map, key === 'single' ? 'shell' : key);
  });
}

/** Of a script that the build itself writes. */
const noSources = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });

/** Maps change a letter of a local name here and there, and the hash with it. */
const unhashed = (name: string): string => name.replace(/\.[0-9a-f]{10}\./u, '.');

async function configOf(packageDir: string): Promise<Configuration> {
  const file = pathToFileURL(path.join(packageDir, 'webpack.config.ts')).href;
  const { default: make } = (await import(file)) as {
    default: (env: object, argv: { mode: string }) => Configuration;
  };
  return make({}, { mode: 'production' });
}

const configOfSingle = (root: string): Configuration =>
  singleConfig(root, singleLoader(root), releaseName(path.join(root, 'shell')));

function compiled(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  if (compiler === null) throw new Error(`webpack refuses the configuration of ${config.name}`);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null) reject(error);
        else if (stats?.hasErrors() !== false) reject(new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
  });
}
