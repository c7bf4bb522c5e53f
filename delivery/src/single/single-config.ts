import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from '../webpack/base-config.ts';
import { EntryFilesPlugin } from '../webpack/documents/entry-files-plugin.ts';
import type { ReleaseName } from '../webpack/release-name.ts';

type ResolvedModule = {
  createData?: { resource?: string; userRequest?: string };
};

/**
 * Shell and remotes as one compilation, without federation: what the shell loads from a release at run time
 * is replaced by `import()` of the remote's source. Everything else is the same code.
 * @param loader absolute path of the generated module that takes the place of the shell's release loader.
 */
export function singleConfig(root: string, loader: string, release: ReleaseName): Configuration {
  const base = baseConfig({
    packageDir: path.join(root, 'shell'),
    mode: 'production',
    uniqueName: 'workerbadge_single',
    outputDir: path.join(root, '.cache/single/dist'),
  });
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]shell[\\/]src[\\/]federation[\\/]release-loader\.ts$/u,
        ({ createData }: ResolvedModule) => {
          if (createData === undefined) return;
          createData.resource = loader;
          createData.userRequest = loader;
        },
      ),
      new EntryFilesPlugin({ release }),
    ],
  };
}
