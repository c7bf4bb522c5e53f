import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { apiCallsOf } from '../../build/api-calls.ts';
import { summarize } from '../../build/build-summary.ts';
import { platformName } from '../../gate/platform.ts';
import { servedSdk } from '../../gate/served-sdk.ts';
import type { PlatformFacts } from '../../gate/platform.ts';
import { namesGiven } from '../../build/shared-names.ts';
import { runtimeGiven } from './runtime-facts.ts';
import { sharedModules } from '../shared-modules.ts';

/** Writes `platform.json`: what this build of the shell offers, by which the gate judges remotes. */
export class PlatformFactsPlugin {
  private readonly packageDir: string;
  private readonly uniqueName: string;

  constructor({ packageDir, uniqueName }: { packageDir: string; uniqueName: string }) {
    this.packageDir = packageDir;
    this.uniqueName = uniqueName;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PlatformFactsPlugin', (compilation) => {
      let api: PlatformFacts['api'];
      compilation.hooks.afterChunks.tap('PlatformFactsPlugin', () => {
        api = apiCallsOf(compilation);
      });
      compilation.hooks.processAssets.tapPromise(
        { name: 'PlatformFactsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const { chunks, groups, provides } = summarize(compilation, 'shell', '');
          const facts: PlatformFacts = {
            uniqueName: this.uniqueName,
            ...(await this.#declared()),
            sdk: servedSdk(this.#version()),
            shared: this.#shared(),
            names: namesGiven(compilation),
            api,
            runtime: runtimeGiven(),
            chunks: chunks.map(({ files, consumes }) => ({ files, consumes })),
            groups,
            provides,
          };
          const text = JSON.stringify(facts);
          compilation.emitAsset(platformName, new webpack.sources.RawSource(text));
        },
      );
    });
  }

  async #declared(): Promise<Pick<PlatformFacts, 'contract' | 'slots' | 'routes'>> {
    const load = (file: string) =>
      import(pathToFileURL(path.resolve(this.packageDir, file)).href) as Promise<
        Record<string, unknown>
      >;
    const contract = await load('../shared-ui/src/remote/config.ts');
    const { shellRoutes } = await load('src/routing/shell-routes.ts');
    return {
      contract: contract['CONTRACT_VERSION'] as string,
      slots: contract['slotIds'] as string[],
      routes: shellRoutes as PlatformFacts['routes'],
    };
  }

  #version(): string {
    const text = readFileSync(path.join(this.packageDir, 'package.json'), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  }

  #shared(): Record<string, string> {
    const modules = sharedModules(this.packageDir, { brings: true });
    return Object.fromEntries(
      modules.map(({ request, shareKey, version }) => [shareKey ?? request, version]),
    );
  }
}
