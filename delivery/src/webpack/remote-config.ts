import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { AheadPlugin } from './ahead/ahead-plugin.ts';
import { baseConfig } from './base-config.ts';
import type { BuildMode } from './base-config.ts';
import { CuratedImportsPlugin } from './curated-imports-plugin.ts';
import { leanRuntime, remoteRuntime } from './lean-federation.ts';
import { sharedComponents, withoutDefaultTheme } from './lean-packages.ts';
import { ReleaseFactsPlugin } from './documents/release-facts-plugin.ts';
import { ReleaseJsonPlugin } from './documents/release-json-plugin.ts';
import { PaintPlugin } from './paint/paint-plugin.ts';
import { releaseName } from './release-name.ts';
import { standaloneConfig } from './standalone-config.ts';
import { sharedModules } from './shared-modules.ts';
import { CompiledAtOncePlugin } from './worker-files.ts';

/**
 * A remote: one exposed module, `./app`, and the declaration `remote.json` beside its manifest.
 * `webpack serve` runs it alone, on its own host.
 *
 * @param compiledAtOnce workers that call almost all of their functions, by their `webpackChunkName`
 */
export function remoteConfig(
  packageDir: string,
  { compiledAtOnce = [] }: { compiledAtOnce?: readonly string[] } = {},
) {
  return (env: { WEBPACK_SERVE?: boolean }, argv: { mode?: BuildMode }): Configuration => {
    if (env.WEBPACK_SERVE) return standaloneConfig(packageDir);
    const mode = argv.mode ?? 'production';
    const release = releaseName(packageDir);
    const base = baseConfig({
      packageDir,
      mode,
      uniqueName: release.federationName,
      outputDir: path.join(packageDir, 'dist', mode),
    });
    return {
      ...base,
      // The container is the only entry of a release; the stand-alone host has its own configuration.
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        ...remoteRuntime(),
        new ModuleFederationPlugin({
          name: release.federationName,
          filename: 'remoteEntry.js',
          exposes: { './app': './src/app.tsx' },
          dts: false,
          manifest: true,
          shareStrategy: 'loaded-first',
          shared: Object.fromEntries(
            sharedModules(packageDir, { brings: false }).map(({ request, version, shareKey }) => [
              request,
              {
                singleton: true,
                strictVersion: true,
                requiredVersion: `^${version}`,
                version,
                shareKey: shareKey ?? request,
                // The shell brings it. Only a stand-alone run needs a copy.
                import: false,
              },
            ]),
          ),
          experiments: { externalRuntime: true, optimization: leanRuntime },
        }),
        new CuratedImportsPlugin(),
        withoutDefaultTheme(),
        sharedComponents(),
        new ReleaseFactsPlugin(),
        new ReleaseJsonPlugin({ packageDir, release }),
        new PaintPlugin(packageDir),
        new AheadPlugin(packageDir),
        new CompiledAtOncePlugin(compiledAtOnce),
      ],
    };
  };
}
