import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { RemoteManifest } from 'contracts';
import { remotePaint, shellPaint } from '../edge/testing-edge.ts';
import { temporaryDir } from '../release/built-releases.ts';
import { MAX_PAINT_BYTES, probePaint } from './probe-paint.ts';

const declares = (...paths: string[]): RemoteManifest => ({
  name: 'mf-a',
  owner: 'Team A',
  contract: '1.0',
  version: '1.4.0',
  routes: paths.map((route) => ({
    path: route,
    match: 'exact',
    access: { public: true },
    meta: { title: { it: 'A', en: 'A' }, firstPaint: {} },
  })),
  menu: [],
  fills: [],
  provides: [],
});

function built(source: string | null): string {
  const dir = temporaryDir();
  mkdirSync(dir, { recursive: true });
  if (source !== null) writeFileSync(path.join(dir, 'paint.cjs'), source);
  return dir;
}

const shell = built(shellPaint);

test('a release that paints what it declares passes', async () => {
  assert.deepEqual(await probePaint(built(remotePaint), declares('/homepage'), shell), []);
});

test('a release that declares no paint needs none', async () => {
  assert.deepEqual(await probePaint(built(null), declares(), shell), []);
});

const faults: [what: string, source: string | null, route: string, fault: RegExp][] = [
  ['has no paint', null, '/homepage', /no src\/paint\.tsx/u],
  ['has one that is too large', 'x'.repeat(MAX_PAINT_BYTES + 1), '/homepage', /over/u],
  ['has no page for it', remotePaint, '/elsewhere', /no page for it/u],
  ['throws', remotePaint, '/public/painted/throws', /no such component/u],
  ['brings a script', remotePaint, '/public/painted/scripts', /script/u],
  ['takes a module that the shell does not give', "require('chart');", '/homepage', /chart/u],
  ['exports nothing', '', '/homepage', /exports no "paint"/u],
];
for (const [what, source, route, fault] of faults) {
  test(`a release is refused that declares a paint and ${what}`, async () => {
    const found = await probePaint(built(source), declares(route), shell);
    assert.equal(found.length, 1);
    assert.match(found[0] ?? '', fault);
  });
}

test('before a shell that paints nothing only the file is looked at', async () => {
  const declared = declares('/public/painted/throws');
  assert.deepEqual(await probePaint(built(remotePaint), declared, built(null)), []);
});
