import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import { baseConfig } from '../webpack/base-config.ts';
import { shareOnly } from '../webpack/curated-modules.ts';
import { remoteConfig } from '../webpack/remote-config.ts';
import { shellConfig } from '../webpack/shell-config.ts';

/** Scripts of the first page, by absolute path. */
export type SampleScripts = { federated: string[]; single: string[] };

/** Documents for gate, edge and browser: no scripts. */
const documents = /^(PlatformFacts|EntryFiles|ReleaseFacts|ReleaseJson|Paint|Ahead)Plugin$/u;

/**
 * A small shell and its remotes by the presets, and the same as one bundle.
 * @param root folder with `shell`, `shared-ui` and each remote.
 */
export async function buildSample(root: string, keys: readonly string[]): Promise<SampleScripts> {
  const shellDir = path.join(root, 'shell');
  shareWhatIsImported(root, keys);
  const configuration = shellConfig(shellDir)({}, { mode: 'production' });
  const shell = await compiled(configuration);
  for (const key of keys) {
    // That they compile is part of the sample: none is asked for at home.
    await compiled(remoteConfig(path.join(root, key))({}, { mode: 'production' }));
  }
  const single = await compiled(singleOf(root, keys));
  return { federated: firstScripts(shell), single: firstScripts(single) };
}

/** Modules that the sample imports, and the shared ones from which they come. */
const sharedBy = { 'react-router-dom': 'react-router', '@emotion/react': '@emotion/react' };

/**
 * The product shares of a curated package what its own packages import (`webpack/curated-modules.ts`), so the sample
 * does too.
 */
function shareWhatIsImported(root: string, keys: readonly string[]): void {
  const sources = ['shell', 'shared-ui', ...keys].flatMap((key) =>
    globSync('src/*.tsx', { cwd: path.join(root, key) }).map((file) =>
      readFileSync(path.join(root, key, file), 'utf8'),
    ),
  );
  for (const [imported, shared] of Object.entries(sharedBy)) {
    const names = sources.flatMap((text) =>
      [...text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gmu)]
        .filter(([, , from]) => from === imported)
        .flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
    );
    shareOnly(shared, names);
  }
}

/** Its own module of remotes takes the place of that which loads releases. */
function singleOf(root: string, keys: readonly string[]): Configuration {
  const packageDir = path.join(root, 'shell');
  const base = baseConfig({
    packageDir,
    mode: 'production',
    uniqueName: 'sample_single',
    outputDir: path.join(root, 'single'),
  });
  const imports = keys.map((key) => {
    const file = JSON.stringify(path.join(root, key, 'src/app.tsx'));
    return `  ${JSON.stringify(key)}: () => import(${file}),`;
  });
  const source = `const apps = {\n${imports.join('\n')}\n};
export const remotes = Object.keys(apps);
export const loadApp = async (key) => (await apps[key]()).app;`;
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/remotes\.ts$/u,
        `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`,
      ),
    ],
  };
}

function compiled(configuration: Configuration): Promise<Stats> {
  const plugins = (configuration.plugins ?? []).filter(
    (plugin) => !documents.test((plugin as object | null)?.constructor.name ?? ''),
  );
  const compiler = webpack({ ...configuration, plugins, cache: false });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      compiler.close(() => {});
      if (error) reject(error);
      else if (stats === undefined || stats.hasErrors()) {
        reject(new Error(stats?.toString('errors-only')));
      } else resolve(stats);
    });
  });
}

/** The entry, and what it imports at once: everything but the pages of remotes. */
function firstScripts({ compilation }: Stats): string[] {
  const folder = compilation.outputOptions.path ?? '';
  const [entry] = compilation.entrypoints.values();
  if (entry === undefined) throw new Error('the sample has no entry');
  const [bootstrap] = entry.getChildren();
  const files = new Set([...entry.getFiles(), ...(bootstrap?.getFiles() ?? [])]);
  return [...files].filter((file) => file.endsWith('.js')).map((file) => path.join(folder, file));
}
