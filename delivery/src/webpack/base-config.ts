import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { ChunkRetryPlugin } from './chunk-retry-plugin.ts';
import { DependencyOrderPlugin } from './dependency-order-plugin.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { leanPackages } from './lean-packages.ts';
import { scriptBeside, topFolder } from './surroundings.ts';
import { isDivided } from './worker-files.ts';

export type BuildMode = 'production' | 'development';

export type BuildRequest = {
  /** Absolute folder of the package: `import.meta.dirname` of its webpack.config.ts. */
  packageDir: string;
  mode: BuildMode;
  uniqueName: string;
  outputDir: string;
  /** Components change in the open page, keeping their state. */
  hotReload?: boolean;
};

/** What the shell and every remote have in common. */
export function baseConfig(request: BuildRequest): Configuration {
  const { packageDir, mode, uniqueName, outputDir, hotReload = false } = request;
  const production = mode === 'production';
  return {
    name: path.basename(packageDir),
    mode,
    context: packageDir,
    target: ['web', 'es2022'],
    // The CSP forbids evaluating strings.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: outputDir,
      clean: true,
      publicPath: 'auto',
      uniqueName,
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    module: {
      rules: [sourceRule(production, hotReload), packageRule, pureRule, styleRule, ...assetRules],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash:10].css' : '[name].css',
        chunkFilename: production ? '[name].[contenthash:10].css' : '[name].css',
      }),
      new ChunkRetryPlugin(),
      new IntegrityPlugin(),
      new DependencyOrderPlugin(),
      ...leanPackages(),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: 2,
          extractComments: false,
          terserOptions: {
            compress: { passes: 2 },
            mangle: true,
            format: { comments: false },
          },
        }),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      splitChunks: { chunks: isDivided },
      // What webpack keeps of its work does not notice that a constant of another module has another value: a
      // build after a change had the value of before. The minifier puts them in where modules are joined.
      inlineExports: false,
    },
    performance: false,
    cache: {
      type: 'filesystem',
      name: `${uniqueName.split('__')[0]}-${mode}`,
      cacheDirectory: path.join(topFolder(packageDir), '.cache/webpack'),
      // What was kept before DependencyOrderPlugin has dependencies in the order of another build.
      version: 'in-written-order',
      buildDependencies: {
        config: [`${import.meta.dirname}/`, path.join(packageDir, 'webpack.config.ts')],
      },
    },
    // A change in development computes anew what depends on it. In production exports are told apart by who uses
    // them, which is of the whole build.
    experiments: { cacheUnaffected: !production },
    snapshot: { managedPaths: [/^(.+?[\\/]node_modules[\\/])/u] },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

function sourceRule(production: boolean, hotReload: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/u,
    exclude: /node_modules/u,
    use: [
      // As developers see it, a message has its description.
      ...(production ? [{ loader: scriptBeside(import.meta, 'without-descriptions') }] : []),
      {
        loader: import.meta.resolve('swc-loader').replace('file://', ''),
        options: {
          swcrc: false,
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: {
              react: { runtime: 'automatic', development: !production, refresh: hotReload },
            },
            target: 'es2022',
          },
        },
      },
    ],
  };
}

/**
 * Packages written as strict ES modules read the default export of a shared module wrongly: what comes
 * through the share scope has no known shape, and strictness takes the whole namespace for the default.
 */
const packageRule: RuleSetRule = {
  test: /\.[cm]?js$/u,
  include: /node_modules/u,
  type: 'javascript/auto',
};

/** Says nothing of it itself, and emotion imports it beside what needs it. */
const pureRule: RuleSetRule = {
  include: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/u,
  sideEffects: false,
};

const styleRule: RuleSetRule = {
  test: /\.css$/u,
  use: [MiniCssExtractPlugin.loader, import.meta.resolve('css-loader').replace('file://', '')],
  sideEffects: true,
};

const assetRules: RuleSetRule[] = [
  { test: /\.(woff2?|png|jpe?g|webp|avif|mp4|vtt|pdf)$/u, type: 'asset/resource' },
  { test: /\.svg$/u, type: 'asset/resource' },
];
