import path from 'node:path';
import webpack from 'webpack';
import type { Compiler, NormalModule, WebpackPluginInstance } from 'webpack';
import { FederationIdsPlugin } from './federation-ids-plugin.ts';
import { inOneForm, replaced } from './lean-packages.ts';

/**
 * The runtime of @module-federation/enhanced, of which the shell has one copy and remotes have none. Its own
 * options leave out Node and snapshots (2.6 kB, brotli). The files below stand in for upstream's where that
 * earns about 3 kB, or keeps the homepage below its bound (docs/decisions/0021). What they name must be there:
 * another version of the runtime fails the build until somebody has looked.
 */
export const leanRuntime = { target: 'web', disableSnapshot: true } as const;

const inShell = {
  // 3.4 kB: without remotes known to the build, and shared packages that are shaken.
  'webpack-bundler-runtime/dist/bundler.js': 'shell-runtime.mjs',
  // Gives the bundler runtime too, so that `remote-runtime.mjs` can take it.
  'inject-external-runtime-core-plugin/dist/index.js': 'given-runtime.mjs',
  // 1.6 kB: the option leaves out the plugin, not the reader of manifests beneath it.
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'snapshot-handler.mjs',
};

// 4.5 kB in every `remoteEntry.js`.
const inRemote = { 'webpack-bundler-runtime/dist/bundler.js': 'remote-runtime.mjs' };

const folder = path.join(import.meta.dirname, 'stand-ins/federation');

const fileOf = (file: string): RegExp =>
  new RegExp(`[\\\\/]@module-federation[\\\\/]${file.replaceAll('.', '\\.')}$`, 'u');

export const shellRuntime = (): WebpackPluginInstance[] => runtimeWith(inShell);

export const remoteRuntime = (): WebpackPluginInstance[] => runtimeWith(inRemote);

const runtimeWith = (standIns: Record<string, string>): WebpackPluginInstance[] => [
  inOneForm(),
  new FederationIdsPlugin(),
  new StandIns(standIns),
];

class StandIns {
  private readonly files: Record<string, string>;

  constructor(files: Record<string, string>) {
    this.files = files;
  }

  apply(compiler: Compiler): void {
    for (const [file, name] of Object.entries(this.files)) {
      replaced(fileOf(file), path.join(folder, name)).apply(compiler);
    }
    compiler.hooks.compilation.tap('StandIns', (compilation) => {
      compilation.hooks.finishModules.tap('StandIns', (modules) => {
        const present = new Set([...modules].map((module) => (module as NormalModule).resource));
        for (const [file, name] of Object.entries(this.files)) {
          if (present.has(path.join(folder, name))) continue;
          const words = `@module-federation/${file} is not there: ${name} stands for nothing`;
          compilation.errors.push(new webpack.WebpackError(words));
        }
      });
    });
  }
}
