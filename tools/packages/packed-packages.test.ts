/** What is packed stands for itself: nothing in it reaches into this workspace, and nothing is missing. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fixtureStore } from '../../delivery/src/gate/fixture-remotes.ts';
import { builtRemote } from '../../delivery/src/release/built-releases.ts';
import { packPackages } from './packed-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const registry = 'https://packages.example.org/';

type Packed = {
  name: string;
  version: string;
  publishConfig?: { registry: string };
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  [field: string]: unknown;
};

let dir: string;
/** Packed once more, from the same sources. */
let again: Map<string, string>;
const unpacked = new Map<string, { at: string; file: string; manifest: Packed }>();

before(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'workerbadge-packed-'));
  // Small releases in the place of the product's, which nobody must build for this.
  const store = await fixtureStore();
  await store.publish(builtRemote('mf-packed', 'ab12cd34', [], 'paint();'));
  const request = { root, store, scope: '@acme', registry };
  const tarballs = await packPackages({ ...request, target: path.join(dir, 'tarballs') });
  again = await packPackages({ ...request, target: path.join(dir, 'again') });
  for (const [name, file] of tarballs) {
    const to = path.join(dir, name);
    mkdirSync(to);
    const { status, stderr } = spawnSync('tar', ['-xzf', file, '-C', to], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    const at = path.join(to, 'package');
    const text = readFileSync(path.join(at, 'package.json'), 'utf8');
    unpacked.set(name, { at, file, manifest: JSON.parse(text) as Packed });
  }
});
after(() => rmSync(dir, { recursive: true, force: true }));

/** All but those whose texts are the sources of new remotes. */
const scripts = (at: string) =>
  globSync('**/*.{js,mjs,cjs,ts,mts}', { cwd: at }).filter(
    (file) => !/-remote-files\./u.test(file),
  );

/** Everything that a file imports or re-exports, `import()` and types included; comments are no imports. */
const importedBy = (text: string): string[] =>
  [
    ...text.matchAll(/^(?:import|export)\s[^'"`;]*?\bfrom\s+(["'])([^"'\n]+)\1/gmu),
    ...text.matchAll(/^import\s+(["'])([^"'\n]+)\1/gmu),
    ...text.matchAll(/^(?!\s*(?:\*|\/)).*?\bimport\((["'])([^"'\n]+)\1/gmu),
  ].map(([, , request = '']) => request);

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

test('builds outside of the workspace have the shapes of the API', () => {
  const { at = '' } = unpacked.get('shared-auth') ?? {};
  const text = readFileSync(path.join(at, 'dist/api-shapes.json'), 'utf8');
  const operations = Object.keys(JSON.parse(text) as object);
  assert.ok(operations.includes('GET /api/Courses/View/{}') && operations.length > 300);
});

test('the five packages that a team takes are packed, and what these need of ours', () => {
  for (const name of [
    'contracts',
    'delivery',
    'dev-shell',
    'jest-preset',
    'shared-auth',
    'shared-ui',
  ])
    assert.ok(unpacked.has(name), name);
});

test('every relative import leads to a file of the same package, and none out of it', () => {
  let relative = 0;
  for (const [name, { at }] of unpacked) {
    for (const file of scripts(at)) {
      const text = readFileSync(path.join(at, file), 'utf8');
      for (const request of importedBy(text).filter((found) => found.startsWith('.'))) {
        relative += 1;
        const target = path.resolve(at, path.dirname(file), request);
        assert.ok(target.startsWith(`${at}${path.sep}`), `${name}/${file} reaches ${request}`);
        const declared = target.replace(/\.([cm]?)js$/u, '.d.$1ts');
        const isThere = existsSync(target) || (file.endsWith('ts') && existsSync(declared));
        assert.ok(isThere, `${name}/${file}: there is no ${request}`);
      }
    }
  }
  assert.ok(relative > 500, `only ${relative} imports were read`);
});

test('every package that is named is a dependency, with a version that the registry has', () => {
  for (const [name, { at, manifest }] of unpacked) {
    const { dependencies, peerDependencies } = manifest;
    const declared = new Set([...Object.keys({ ...dependencies, ...peerDependencies }), name]);
    for (const file of scripts(at)) {
      const text = readFileSync(path.join(at, file), 'utf8');
      for (const request of importedBy(text)) {
        if (/^(\.|node:)/u.test(request) || builtinModules.includes(request)) continue;
        const from = packageOf(request);
        const types = `@types/${from}`;
        const isDeclared = declared.has(from) || (file.endsWith('ts') && declared.has(types));
        assert.ok(isDeclared, `${name}/${file} imports ${request}`);
      }
    }
    for (const [dependency, version] of Object.entries(dependencies)) {
      const own = unpacked.get(dependency)?.manifest.version;
      if (own === undefined) assert.match(version, /^\^?\d+\.\d+\.\d+/u, dependency);
      else assert.equal(version, `npm:@acme/${dependency}@${own}`);
    }
  }
});

test('every entry has its script and its declarations; sources and tests stay here', () => {
  for (const [name, { at, manifest }] of unpacked) {
    for (const [entry, target] of Object.entries(manifest.exports)) {
      const files = typeof target === 'string' ? [target] : Object.values(target);
      if (typeof target === 'object') assert.deepEqual(Object.keys(target), ['types', 'default']);
      for (const file of files) assert.ok(existsSync(path.join(at, file)), `${name} ${entry}`);
    }
    const left = globSync('**/*.{ts,tsx}', { cwd: at }).filter((file) => !file.endsWith('.d.ts'));
    assert.deepEqual(left, [], name);
    assert.deepEqual(globSync('**/{*.test.*,fixtures/*/**}', { cwd: at }), [], name);
  }
});

test('names carry the scope, and go to the registry that the operator names', () => {
  for (const [name, { manifest }] of unpacked) {
    assert.equal(manifest.name, `@acme/${name}`);
    assert.match(manifest.version, /^\d+\.\d+\.\d+$/u);
    assert.deepEqual(manifest.publishConfig, { registry });
    assert.equal(manifest['private'], undefined);
  }
});

test('nothing in them names a place of the machine that packed them', () => {
  for (const [name, { at }] of unpacked) {
    for (const file of globSync('**/*.{js,mjs,ts,json,css}', { cwd: at })) {
      const text = readFileSync(path.join(at, file), 'utf8');
      assert.ok(!text.includes(root) && !text.includes('node_modules/.pnpm/'), `${name}/${file}`);
    }
  }
});

test('the dev shell brings the stable releases as they were built, and a server that can start', () => {
  const { at, manifest } = unpacked.get('dev-shell') ?? assert.fail();
  assert.deepEqual(manifest['bin'], { 'dev-shell': './dist/main.js' });
  assert.match(readFileSync(path.join(at, 'dist/main.js'), 'utf8'), /^#!.* node\n/u);
  const released = globSync('**/*.*', { cwd: path.join(at, 'releases/mf-packed') });
  const built = ['app.js', 'mf-manifest.json', 'release.json', 'remote.json', 'remoteEntry.js'];
  assert.deepEqual(released.toSorted(), built);
  assert.ok(existsSync(path.join(at, 'releases/shell/platform.json')));
  const server = path.join(at, 'server');
  for (const folder of ['database/migrations', 'database/sql', 'demo/media', 'demo/lessons']) {
    const kept = (from: string) =>
      globSync('*.*', { cwd: path.join(from, folder), exclude: ['*.ts', '*.js'] }).toSorted();
    const ours = kept(path.join(root, 'platform-api/src'));
    assert.ok(ours.length > 0, folder);
    assert.deepEqual(kept(server), ours);
  }
  assert.deepEqual(globSync('{testing,**/*-drill}/**', { cwd: server }), []);
});

test('the same sources are the same bytes', () => {
  for (const [name, { file }] of unpacked) {
    const other = again.get(name) ?? '';
    assert.ok(readFileSync(file).equals(readFileSync(other)), name);
  }
});
