import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import { baseConfig } from './base-config.ts';
import type { BuildMode } from './base-config.ts';
import { CuratedImportsPlugin } from './curated-imports-plugin.ts';
import { CompileHintPlugin } from './documents/compile-hint-plugin.ts';
import { EntryFilesPlugin } from './documents/entry-files-plugin.ts';
import { PlatformFactsPlugin } from './documents/platform-facts-plugin.ts';
import { leanRuntime, shellRuntime } from './lean-federation.ts';
import { PaintPlugin } from './paint/paint-plugin.ts';
import { releaseName } from './release-name.ts';
import { overlayComponents, sharedModules } from './shared-modules.ts';

/**
 * The host. `src/index.ts` must hold nothing but `import('./bootstrap.tsx')`: shared modules are
 * decided between the two. Writes `shell.json`, from which the edge server makes the HTML.
 */
export function shellConfig(packageDir: string) {
  return (_env: unknown, argv: { mode?: BuildMode }): Configuration => {
    const mode = argv.mode ?? 'production';
    const release = releaseName(packageDir);
    const base = baseConfig({
      packageDir,
      mode,
      // Never the name of a remote: the same uniqueName crashes the shell.
      uniqueName: 'workerbadge_shell',
      outputDir: path.join(packageDir, 'dist', mode),
    });
    return {
      ...base,
      entry: { shell: './src/index.ts' },
      optimization: {
        ...base.optimization,
        splitChunks: {
          cacheGroups: {
            // Each is shared by itself, and they build on each other: a chunk for each would carry much of it twice.
            overlays: { test: isOfOverlays(), name: 'overlays', chunks: 'async', enforce: true },
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        ...shellRuntime(),
        new ModuleFederationPlugin({
          name: 'workerbadge_shell',
          remotes: {},
          dts: false,
          manifest: false,
          // The default, version-first, gives a blank page when one remote is offline.
          shareStrategy: 'loaded-first',
          shared: Object.fromEntries(
            sharedModules(packageDir, { brings: true }).map(
              ({ request, version, eager, file, shareKey }) => [
                request,
                {
                  singleton: true,
                  strictVersion: true,
                  requiredVersion: `^${version}`,
                  version,
                  eager,
                  shareKey: shareKey ?? request,
                  ...(file === undefined ? {} : { import: file }),
                },
              ],
            ),
          ),
          experiments: { provideExternalRuntime: true, optimization: leanRuntime },
        }),
        new CuratedImportsPlugin(),
        ...(mode === 'production' ? [new CompileHintPlugin()] : []),
        new EntryFilesPlugin({ release }),
        new PlatformFactsPlugin({ packageDir, uniqueName: 'workerbadge_shell' }),
        new PaintPlugin(packageDir),
      ],
    };
  };
}

/** Whether a module comes with what MUI draws over the page, and with nothing else. */
function isOfOverlays() {
  const component = new RegExp(
    String.raw`[\\/]@mui[\\/]material[\\/](?:${overlayComponents.join('|')})[\\/]`,
    'u',
  );
  const known = new WeakMap<Chunk, boolean>();
  const holdsOne = (chunk: Chunk, graph: ChunkGraph): boolean => {
    const found =
      known.get(chunk) ??
      [...graph.getChunkModulesIterable(chunk)].some((module) =>
        component.test(module.nameForCondition() ?? ''),
      );
    known.set(chunk, found);
    return found;
  };
  // What asks for shared modules stays outside: a chunk that waits for itself never comes.
  const isCode = (module: Module) =>
    module.type.startsWith('javascript') &&
    /[\\/]node_modules[\\/]/u.test(module.nameForCondition() ?? '');
  return (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
    isCode(module) &&
    [...chunkGraph.getModuleChunksIterable(module)].every((chunk) => holdsOne(chunk, chunkGraph));
}
