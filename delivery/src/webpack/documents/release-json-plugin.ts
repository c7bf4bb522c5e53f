import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { remoteJson } from './remote-json.ts';
import type { ReleaseName } from '../release-name.ts';

/**
 * Writes `remote.json` from `remote.config.ts`: the remote's declaration, readable without running its
 * code; and `release.json`, the name under which this build is to be published.
 */
export class ReleaseJsonPlugin {
  private readonly configFile: string;
  private readonly release: ReleaseName;

  constructor({ packageDir, release }: { packageDir: string; release: ReleaseName }) {
    this.configFile = path.join(packageDir, 'remote.config.ts');
    this.release = release;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseJsonPlugin', (compilation) => {
      compilation.fileDependencies.add(this.configFile);
      compilation.hooks.processAssets.tapPromise(
        { name: 'ReleaseJsonPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          if (!existsSync(this.configFile)) {
            throw new Error(`${this.release.key} has no remote.config.ts`);
          }
          // The query is for watch mode: Node keeps a module by its address.
          const { config } = (await import(
            `${pathToFileURL(this.configFile).href}?t=${Date.now()}`
          )) as {
            config: unknown;
          };
          const contractFile = createRequire(this.configFile).resolve('shared-ui/remote/config');
          const { CONTRACT_VERSION } = (await import(pathToFileURL(contractFile).href)) as {
            CONTRACT_VERSION: string;
          };
          const text = JSON.stringify(remoteJson(this.release, config, CONTRACT_VERSION));
          compilation.emitAsset('remote.json', new webpack.sources.RawSource(text));
          const name = JSON.stringify(this.release);
          compilation.emitAsset('release.json', new webpack.sources.RawSource(name));
        },
      );
    });
  }
}
