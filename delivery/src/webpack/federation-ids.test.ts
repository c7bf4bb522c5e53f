import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { EntryFilesPlugin, type ShellFiles } from './documents/entry-files-plugin.ts';
import { FederationIdsPlugin } from './federation-ids-plugin.ts';

const fonts = ['hanken-grotesk-latin-wght-normal.woff2', 'bricolage-grotesque-latin-opsz.woff2'];
const files: Record<string, string> = {
  'src/index.js': `import('./bootstrap.js');`,
  'src/bootstrap.js': `import lib from 'lib'; console.log(lib);`,
  'node_modules/lib/package.json': JSON.stringify({ name: 'lib', version: '1.0.0' }),
  'node_modules/lib/index.js': `export default 'lib';`,
  ...Object.fromEntries(fonts.map((name) => [`src/${name}`, name])),
};
const release = { key: 'shell', version: '1.0.0', hash: 'aaaa1111', id: '1.0.0-aaaa1111' };

/** A host that shares a module, built in a folder of its own, its fonts read in this order. */
async function hostIn(isReversed: boolean) {
  const dir = mkdtempSync(path.join(tmpdir(), 'host-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
      writeFileSync(path.join(dir, name), text);
    }
    const compiler = webpack({
      mode: 'none',
      context: dir,
      entry: { shell: './src/index.js' },
      output: { path: path.join(dir, 'dist'), chunkFilename: '[name].js' },
      optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic' },
      plugins: [
        new FederationIdsPlugin(),
        new ModuleFederationPlugin({
          name: 'host',
          dts: false,
          manifest: false,
          shared: { lib: { singleton: true } },
        }),
        {
          apply: ({ hooks }) =>
            hooks.thisCompilation.tap('Fonts', (compilation) => {
              for (const name of isReversed ? fonts.toReversed() : fonts)
                compilation.emitAsset(name, new webpack.sources.RawSource(name));
            }),
        },
        new EntryFilesPlugin({ release: { ...release, federationName: 'host' } }),
      ],
    });
    const ids: string[] = [];
    compiler?.hooks.thisCompilation.tap('Ids', (compilation) => {
      compilation.hooks.afterOptimizeModuleIds.tap('Ids', (modules) => {
        for (const module of modules) {
          ids.push(`${compilation.chunkGraph.getModuleId(module)} ${module.constructor.name}`);
        }
      });
    });
    await new Promise<void>((resolve, reject) => {
      compiler?.run((error, stats) => {
        if (error !== null || stats?.hasErrors())
          reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
    const shellFile = path.join(dir, 'dist/shell.json');
    assert.ok(existsSync(shellFile));
    return {
      ids: ids.toSorted(),
      shell: JSON.parse(readFileSync(shellFile, 'utf8')) as ShellFiles,
    };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('a host is the same in any folder: ids of what it shares, and the order of its fonts', async () => {
  const [one, other] = [await hostIn(false), await hostIn(true)];
  assert.deepEqual(one.ids, other.ids);
  assert.ok(one.ids.some((id) => id.endsWith(' ProvideSharedModule')));
  assert.equal(one.shell.fonts.length, 2);
  assert.deepEqual(one.shell, other.shell);
});
