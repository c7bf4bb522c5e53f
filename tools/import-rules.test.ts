/** Who may import whom (docs/decisions/0002): what lint cannot say. */
import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const packages = [
  'shell',
  ...remotes,
  'contracts',
  'server-process',
  'shared-auth',
  'shared-ui',
  'platform-api',
  'catalogue',
  'delivery',
  'dev-shell',
  'e2e',
];

/** What each package may import of the workspace; everything else of it is forbidden. */
const allowed: Record<string, string[]> = {
  shell: ['contracts', 'shared-auth', 'shared-ui'],
  ...Object.fromEntries(remotes.map((name) => [name, ['shared-auth', 'shared-ui']])),
  contracts: [],
  'server-process': [],
  'shared-auth': ['contracts'],
  'shared-ui': ['contracts'],
  'platform-api': ['contracts', 'server-process'],
  catalogue: ['shared-ui'],
  delivery: ['contracts', 'server-process'],
  'dev-shell': ['contracts', 'delivery', 'server-process'],
  e2e: [],
};

type Import = { file: string; specifier: string };

const imports: Import[] = packages.flatMap((name) =>
  globSync(`${name}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /node_modules|\/dist|__generated__/.test(path),
  }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const found = text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)['"]([^'"]+)['"]/gm);
    return [...found].map((match) => ({ file, specifier: match[1] ?? '' }));
  }),
);

const isBuildFile = (file: string) => file.endsWith('/webpack.config.ts');

test('the rules looked at the imports of the whole workspace', () => {
  assert.ok(imports.length > 1000, `${imports.length} imports`);
  for (const name of packages) {
    assert.ok(
      imports.some(({ file }) => file.startsWith(`${name}/`)),
      name,
    );
  }
});

/** They write sources of remotes as texts, and import none of what those import. */
const writesRemotes = new Set([
  'delivery/src/build/api-shapes.test.ts',
  'delivery/src/gate/api-contract.test.ts',
  'delivery/src/gate/shared-names.test.ts',
  'delivery/src/operator/new-remote-files.ts',
  'delivery/src/operator/outside-remote-files.ts',
  'delivery/src/webpack/paint/paint-config.test.ts',
  'delivery/src/webpack/release-name.test.ts',
  'e2e/src/delivery/new-route.e2e.ts',
]);

test('a package imports only what its row allows', () => {
  const wrong = imports.filter(({ file, specifier }) => {
    if (writesRemotes.has(file)) return false;
    const from = file.split('/')[0] ?? '';
    const to = packages.find((name) => specifier === name || specifier.startsWith(`${name}/`));
    if (to === undefined || to === from) return false;
    if (to === 'delivery' && isBuildFile(file)) return false;
    // Pure drawing code: the server notarises the same picture that the pages show.
    if (from === 'platform-api' && specifier === 'shared-ui/picture') return false;
    // Pure checks of the public log: the visitor's browser makes the same ones as a witness.
    if (from === 'mf-wallet-badges' && specifier === 'contracts/transparency-log') return false;
    // And the reader of baked pictures: the server bakes with its other half.
    if (from === 'mf-wallet-badges' && specifier === 'contracts/badge-baking') return false;
    // And the frame that the edge shows while a page waits has the colours of the product.
    if (from === 'delivery' && specifier === 'shared-ui/tokens') return false;
    // And the gate gives addresses to the remote that it runs, as the shell does.
    if (file === 'delivery/src/gate/probe-app.ts' && specifier === 'shared-ui/paths') return false;
    return !allowed[from]?.includes(to);
  });
  assert.deepEqual(wrong, []);
});

test('no relative import leaves its package', () => {
  const wrong = imports.filter(({ file, specifier }) => {
    if (!specifier.startsWith('.')) return false;
    // The server's tests are run, and report, in the form that all suites share.
    if (
      file.startsWith('platform-api/src/testing/') &&
      /\/tools\/(?:results|suites)\.ts$/.test(specifier)
    ) {
      return false;
    }
    const target = relative(root, join(root, dirname(file), specifier));
    return target.split('/')[0] !== file.split('/')[0];
  });
  assert.deepEqual(wrong, []);
});

/** Besides references between tables: demo data writes rows, and the embedded provider keeps its records. */
const mayReadTables = (file: string) =>
  file.endsWith('/tables.ts') ||
  file === 'platform-api/src/database/schema.ts' ||
  file.startsWith('platform-api/src/demo/') ||
  file === 'platform-api/src/adapters/identity/embedded/records.ts';

test('a server domain is entered through its index; tables only for references', () => {
  const wrong = imports.filter(({ file, specifier }) => {
    const from = /^platform-api\/src\/domains\/([\w-]+)\//.exec(file)?.[1];
    if (!specifier.startsWith('.') || file.endsWith('.test.ts')) return false;
    const target = relative(root, join(root, dirname(file), specifier));
    const to = /^platform-api\/src\/domains\/([\w-]+)\/(.+)$/.exec(target);
    if (to === null || to[1] === from || to[2] === 'index.ts') return false;
    const isTables = /^(?:.+\/)?tables\.ts$/.test(to[2] ?? '');
    return !(isTables && mayReadTables(file));
  });
  assert.deepEqual(wrong, []);
});

test('a feature of a remote imports itself, the files of its src, and shared packages', () => {
  const wrong = imports.filter(({ file, specifier }) => {
    const from = /^mf-[\w-]+\/src\/([\w-]+)\//.exec(file)?.[1];
    if (from === undefined || !specifier.startsWith('.') || file.includes('.test.')) return false;
    const target = relative(root, join(root, dirname(file), specifier));
    const to = /^mf-[\w-]+\/src\/([\w-]+)\//.exec(target)?.[1];
    return to !== undefined && to !== from && to !== 'i18n';
  });
  assert.deepEqual(wrong, []);
});
