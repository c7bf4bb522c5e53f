import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import semver from 'semver';
import webpack from 'webpack';
import { remoteRuntime } from './lean-federation.ts';
import { satisfy } from './stand-ins/federation/version-range.mjs';
import withoutParts from './stand-ins/federation/without-parts.mjs';

const versions =
  '0.0.3 0.0.4 0.2.3 0.2.10 0.3.0 1.0.0 1.2.3 1.2.3+build.5 1.9.0 1.10.0 2.0.0 7.18.5 7.19.0 19.3.1 20.0.0'.split(
    ' ',
  );

test('a range that is asked for allows what semver says', () => {
  for (const version of versions) {
    for (const base of versions) {
      for (const range of [`^${base}`, `<=${base}`, base]) {
        assert.equal(
          satisfy(version, range),
          semver.satisfies(version, range),
          `${version} of ${range}`,
        );
      }
    }
    assert.equal(satisfy(version, '*'), true);
  }
});

test('what comes before a version is older than it', () => {
  const inOrder = ['1.2.3-rc.1', '1.2.3-rc.2', '1.2.3-rc.10', '1.2.3', '1.2.4-rc.1'];
  inOrder.forEach((version, at) => {
    inOrder.forEach((base, other) => {
      assert.equal(satisfy(version, `<=${base}`), at <= other, `${version} of <=${base}`);
    });
  });
  assert.equal(satisfy('1.2.4', '^1.2.3-rc.1'), true);
  assert.equal(satisfy('1.2.3-rc.1', '^1.2.3'), false);
});

test('a kind of range that nobody asks for is refused aloud, not understood wrongly', () => {
  for (const range of ['~1.2.3', '1.x', '>=1.0.0 <2.0.0', '1.2.3 || 2.0.0', '^1', '']) {
    assert.throws(() => satisfy('1.2.3', range), /range of a shared module/u, range);
  }
});

const upstream = `var Handler = class {
\tconstructor(host) {
\t\tthis.host = host;
\t}
\tasync never({ id, options }) {
\t\tif (id) {
\t\t\treturn this.host.load(id, options);
\t\t}
\t}
\tused() {
\t\treturn load();
\t}
};
async function load() {
\treturn 1;
}
export { Handler };
`;

const without = (...parts: string[]): string =>
  withoutParts.call({ getOptions: () => ({ parts }) }, upstream);

test('a method loses its body and nothing else', () => {
  const lean = without('never');
  assert.match(
    lean,
    /\tnever\(\) \{ throw new Error\('never is not in this runtime'\); \}\n\tused\(\)/u,
  );
  assert.doesNotMatch(lean, /this\.host\.load/u);
  assert.equal(lean.length < upstream.length, true);
  assert.match(without('load'), /^function load\(\) \{ throw new Error\(.*\); \}\nexport/mu);
});

test('a part that is no longer there stops the build', () => {
  assert.throws(() => without('gone'), /gone: found 0 times/u);
});

test('a file of the runtime that is no longer there stops the build', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'lean-'));
  try {
    writeFileSync(path.join(dir, 'index.js'), 'console.log(1);');
    const compiler = webpack({
      mode: 'none',
      context: dir,
      entry: './index.js',
      output: { path: dir },
      plugins: remoteRuntime(),
    });
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      compiler?.run((error, done) => (error === null ? resolve(done) : reject(error)));
    });
    assert.match(stats?.toString('errors-only') ?? '', /bundler\.js is not there/u);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
