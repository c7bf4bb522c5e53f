import path from 'node:path';
import webpack from 'webpack';
import type { Compiler, NormalModule, RuleSetRule, WebpackPluginInstance } from 'webpack';
import { inOneForm, replaced } from './lean-packages.ts';

/**
 * The runtime of @module-federation/enhanced, of which the shell has one copy and remotes have none. Its own
 * options leave out Node and snapshots. The tables below leave out what else the product never does; why is said
 * in each stand-in. What they name must be there: another version of the runtime fails the build until somebody
 * has looked (docs/decisions/0021).
 */
export const leanRuntime = { target: 'web', disableSnapshot: true } as const;

const inShell = {
  'webpack-bundler-runtime/dist/bundler.js': 'shell-runtime.mjs',
  'inject-external-runtime-core-plugin/dist/index.js': 'given-runtime.mjs',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'snapshot-handler.mjs',
  'runtime-core/dist/utils/context.js': 'error-context.mjs',
  'runtime-core/dist/utils/semver/index.js': 'version-range.mjs',
  'error-codes/dist/desc.mjs': 'error-descriptions.mjs',
  'sdk/dist/logger.js': 'logger.mjs',
  'sdk/dist/node.js': 'node-scripts.mjs',
};

const inRemote = { 'webpack-bundler-runtime/dist/bundler.js': 'remote-runtime.mjs' };

/** Hints are written by shell and edge, no remote is taken away by force, none is a module or of SystemJS. */
const neverCalled = {
  'runtime-core/dist/remote/index.js': ['preloadRemote', 'removeRemote'],
  'runtime-core/dist/utils/load.js': ['loadEsmEntry', 'loadSystemJsEntry'],
};

const folder = path.join(import.meta.dirname, 'stand-ins/federation');

const fileOf = (file: string): RegExp =>
  new RegExp(`[\\\\/]@module-federation[\\\\/]${file.replaceAll('.', '\\.')}$`, 'u');

export const shellRuntime = (): WebpackPluginInstance[] => [inOneForm(), new StandIns(inShell)];

export const remoteRuntime = (): WebpackPluginInstance[] => [inOneForm(), new StandIns(inRemote)];

export const runtimeRules: RuleSetRule[] = [
  // Its packages do not say that an import of which nothing is used does nothing.
  {
    test: /[\\/]@module-federation[\\/](runtime|runtime-core|runtime-tools|webpack-bundler-runtime)[\\/]dist[\\/]/u,
    sideEffects: false,
  },
  ...Object.entries(neverCalled).map(([file, parts]) => ({
    test: fileOf(file),
    loader: path.join(folder, 'without-parts.mjs'),
    options: { parts },
  })),
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
