import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from '../base-config.ts';
import { DependencyOrderPlugin } from '../dependency-order-plugin.ts';
import {
  axiosWithoutNode,
  leanPackages,
  sharedComponents,
  withoutDefaultTheme,
} from '../lean-packages.ts';
import { releaseName } from '../release-name.ts';
import { sharedModules } from '../shared-modules.ts';
import { topFolder } from '../surroundings.ts';
import { paintFile } from './paint-file.ts';

/** Where a package says what it paints. */
export const paintEntry = (packageDir: string): string =>
  path.basename(packageDir) === 'shell' ? './src/paint/index.ts' : './src/paint.tsx';

/**
 * The bundle that draws first paints (decision 0034): one file for a context without document and network.
 * That of the shell carries React, MUI and the workspace's shared packages; a remote's takes them from it,
 * as its pages do in the browser. Not minified: nobody downloads it.
 */
export function paintConfig(packageDir: string): Configuration {
  const { key, id } = releaseName(packageDir);
  const base = baseConfig({
    packageDir,
    mode: 'production',
    uniqueName: `${key}_paint`,
    outputDir: path.join(packageDir, 'dist/paint'),
  });
  const isShell = key === 'shell';
  return {
    ...base,
    target: 'es2022',
    entry: { paint: paintEntry(packageDir) },
    output: {
      path: base.output?.path ?? '',
      filename: paintFile,
      library: { type: 'commonjs2' },
      // Pictures of a page are files of the same release.
      publicPath: isShell ? `/_shell/${id}/` : `/_remotes/${key}/${id}/`,
      globalObject: 'globalThis',
      chunkFormat: 'commonjs',
      chunkLoading: false,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    resolve: {
      ...base.resolve,
      // Neither the browser's builds, which look for a document, nor Node's, which look for files.
      conditionNames: ['webpack', 'import', 'module', 'production', 'default'],
      mainFields: ['module', 'main'],
      // The table of shared modules is a file outside of the packages.
      ...(isShell
        ? {
            modules: [
              'node_modules',
              path.join(packageDir, 'node_modules'),
              path.resolve(packageDir, '../shared-ui/node_modules'),
            ],
          }
        : {}),
    },
    module: {
      // A drawing starts no worker: its address is no reason to compile one.
      parser: { javascript: { worker: false, url: false } },
      rules: [
        ...(base.module?.rules ?? []).filter((rule) => !isStyleRule(rule)),
        { test: /\.css$/u, type: 'asset/resource', generator: { emit: false } },
        { test: /\.(woff2?|png|jpe?g|webp|avif|mp4|vtt|pdf|svg)$/u, generator: { emit: false } },
      ],
    },
    ...(isShell ? {} : { externalsType: 'commonjs', externals: [takenFromShell(packageDir)] }),
    plugins: [
      new DependencyOrderPlugin(),
      // What webpack puts in its place is the address of the source on the machine that builds.
      new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify(`file:///${key}/`) }),
      ...leanPackages(),
      ...axiosWithoutNode(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(isShell ? [givenByShell(packageDir)] : [withoutDefaultTheme(), sharedComponents()]),
    ],
    optimization: { minimize: false, moduleIds: 'named', chunkIds: 'named' },
    cache: { ...(base.cache as object), type: 'filesystem', name: `${key}-paint` },
  };
}

const isStyleRule = (rule: unknown): boolean =>
  String((rule as { test?: unknown } | undefined)?.test) === String(/\.css$/u);

/** `require("react")` in place of React: the worker of the edge answers it with the shell's module. */
function takenFromShell(packageDir: string) {
  const keys = new Map(
    sharedModules(packageDir, { brings: false }).map(({ request, shareKey }) => [
      request,
      shareKey ?? request,
    ]),
  );
  return ({ request = '' }: { request?: string }, done: (error?: null, name?: string) => void) => {
    const key = keys.get(request);
    if (key === undefined) done();
    else done(null, key);
  };
}

/** Writes the table of modules that takes the place of `shell/src/paint/shared-modules.ts`. */
function givenByShell(packageDir: string): webpack.WebpackPluginInstance {
  const entries = sharedModules(packageDir, { brings: true }).map(({ request, shareKey, file }) => {
    const isBeside = request.startsWith('@mui/') && file !== undefined;
    // The whole package, not the names that are curated for the browser.
    const source = isBeside && !file.includes('/.cache/') ? file : requestOfShell(request);
    return [shareKey ?? request, source] as const;
  });
  const lines = [...new Map(entries)].map(
    ([key, source]) => `  ${JSON.stringify(key)}: () => require(${JSON.stringify(source)}),`,
  );
  const file = path.join(topFolder(packageDir), '.cache/shared/paint-modules.js');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `exports.sharedModules = {\n${lines.join('\n')}\n};\n`);
  return new webpack.NormalModuleReplacementPlugin(
    /[\\/]paint[\\/]shared-modules\.ts$/u,
    (resolved: { createData?: { resource?: string; userRequest?: string; context?: string } }) => {
      if (resolved.createData === undefined) return;
      Object.assign(resolved.createData, {
        resource: file,
        userRequest: file,
        context: path.dirname(file),
      });
    },
  );
}

/** React Router keeps its contexts in react-router, which the shell reaches through react-router-dom. */
const requestOfShell = (request: string): string =>
  request === 'react-router' ? 'react-router-dom' : request;
