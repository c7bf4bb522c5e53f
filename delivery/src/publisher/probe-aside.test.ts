/** What hostile code of a candidate reaches from the process in which the publisher runs it. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import type { ProbeRequest } from '../gate/candidate.ts';
import { temporaryDir } from '../release/built-releases.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { probeAside } from './probe-aside.ts';
import { soundRemote, storeWithShell } from './testing-publisher.ts';

let store: ReleaseStore;
before(async () => {
  store = await storeWithShell();
});

function requestFor(dir: string): ProbeRequest {
  return {
    dir,
    globalName: 'mf_a__1_4_0_aaaa1111',
    shared: [],
    declared: {
      name: 'mf-a',
      owner: 'Team',
      routes: [],
      menu: [],
      fills: [],
      provides: [],
      contract: '1.0',
      version: '1.4.0',
    },
    shellDir: store.shellDir('1.4.0-aaaa1111'),
  };
}
const probe = (entry: string) => probeAside(requestFor(soundRemote('mf-a', 'aaaa1111', entry)));

/** Out of the context, by a constructor of Node's, then something that needs the process. */
const escaped = (code: string) =>
  `{ const out = URL.constructor('return process')(); const fs = out.getBuiltinModule('fs'); let said; try { said = String(${code}); } catch (error) { said = error.code ?? error.message; } throw new Error('said ' + said); }`;
async function reached(code: string): Promise<string> {
  const { app } = await probe(escaped(code));
  return app.kind === 'failure' ? app.reason : 'nothing';
}

test('a sound entry is found as it is in this process', async () => {
  assert.deepEqual((await probe('')).app, {
    kind: 'app',
    routes: [],
    widgets: [],
    texts: { it: { byId: {} }, en: { byId: {} } },
  });
});

test('the context is no wall, so that the tests below look at the right one', async () => {
  assert.match(await reached('out.pid'), /said \d+/u);
});

const denied: [what: string, code: (dir: string) => string][] = [
  ['read the signing key', () => `fs.readFileSync(${JSON.stringify(store.keyFile)})`],
  ['read the log', () => `fs.readdirSync(${JSON.stringify(`${store.dir}/log`)})`],
  [
    'read the environment of the publisher',
    () => "fs.readFileSync('/proc/' + out.ppid + '/environ')",
  ],
  ['write beside itself', (dir) => `fs.writeFileSync(${JSON.stringify(`${dir}/x`)}, 'x')`],
  ['start a program', () => "out.getBuiltinModule('child_process').execFileSync('id')"],
];
for (const [what, code] of denied) {
  test(`code of a candidate cannot ${what}`, async () => {
    const dir = temporaryDir();
    assert.match(await reached(code(dir)), /said ERR_ACCESS_DENIED/u);
    assert.deepEqual(readdirSync(dir), []);
    assert.ok(existsSync(path.join(store.dir, 'registry-key.pem')));
  });
}

test('it has no environment', async () => {
  assert.match(await reached('Object.keys(out.env).length'), /said 0/u);
});

test('code that ends its process, or says something else, is a failure of the candidate', async () => {
  for (const code of ['out.exit(0)', 'fs.writeSync(1, \'{"app":1}\') + out.exit(0)']) {
    const { app } = await probe(escaped(code));
    assert.equal(app.kind, 'failure');
  }
});
