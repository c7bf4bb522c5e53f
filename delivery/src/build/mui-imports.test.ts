import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import { sharedComponents } from '../webpack/lean-packages.ts';
import { broughtComponents } from '../webpack/shared-modules.ts';
import { moduleName } from './build-summary.ts';
import { muiImports } from './mui-imports.ts';
import type { MuiImport } from './mui-imports.ts';

const shell = path.resolve(import.meta.dirname, '../../../shell');

/** Compiles one source as a remote in the shell is compiled. */
async function importsOf(source: string): Promise<MuiImport[]> {
  const dir = mkdtempSync(path.join(shell, '../.cache/mui-'));
  writeFileSync(path.join(dir, 'app.mjs'), source);
  let found: MuiImport[] = [];
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './app.mjs',
    output: { path: path.join(dir, 'dist') },
    resolve: { modules: [path.join(shell, 'node_modules'), 'node_modules'] },
    optimization: { minimize: false },
    module: { rules: [{ test: /\.mjs$/u, type: 'javascript/auto' }] },
    plugins: [
      sharedComponents(),
      new webpack.sharing.ConsumeSharedPlugin({
        consumes: Object.fromEntries(
          broughtComponents.map((name) => [
            `@mui/material/${name}`,
            { import: false, singleton: true, requiredVersion: false },
          ]),
        ),
      }),
      {
        apply: ({ hooks }) =>
          hooks.thisCompilation.tap('test', (compilation) =>
            compilation.hooks.finishModules.tap('test', () => {
              found = muiImports(compilation, moduleName);
            }),
          ),
      },
    ],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler?.run((error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else compiler.close(() => resolve());
      });
    });
  } finally {
    rmSync(dir, { recursive: true });
  }
  return found;
}

test('a component that the shell brings costs a remote nothing', async () => {
  const source = `import Button from '@mui/material/Button';\nconsole.log(Button);`;
  assert.deepEqual(await importsOf(source), []);
});

test('another component is carried, and not what it is built on', async () => {
  const source = `import Fab from '@mui/material/Fab';\nconsole.log(Fab);`;
  const [fab, ...others] = await importsOf(source);
  assert.deepEqual(others, []);
  assert.equal(fab?.request, '@mui/material/Fab');
  assert.ok(fab.modules.includes('@mui/material/Fab/Fab.mjs'));
  assert.ok(
    !fab.modules.some((name) => name.includes('/ButtonBase/')),
    'ButtonBase is the shell’s',
  );
});
