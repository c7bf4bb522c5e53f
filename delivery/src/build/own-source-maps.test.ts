import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { temporaryDir } from '../release/built-releases.ts';
import { mapOwnSources } from './own-source-maps.ts';

test('a watched build maps our sources, and no package', async () => {
  const context = temporaryDir();
  mkdirSync(path.join(context, 'node_modules/other'), { recursive: true });
  writeFileSync(path.join(context, 'node_modules/other/index.js'), 'export const other = 1;\n');
  writeFileSync(path.join(context, 'own.js'), "import { other } from 'other';\nthrow other;\n");
  const config: Configuration = {
    context,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: './own.js',
    output: { path: path.join(context, 'dist') },
    plugins: [],
  };
  mapOwnSources(config);
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error) => (error ? reject(error) : resolve()));
  });
  const map = JSON.parse(readFileSync(path.join(context, 'dist/main.js.map'), 'utf8')) as {
    sources: string[];
  };
  assert.ok(map.sources.some((source) => source.endsWith('/own.js')));
  assert.deepEqual(
    map.sources.filter((source) => source.includes('node_modules')),
    [],
  );
});
