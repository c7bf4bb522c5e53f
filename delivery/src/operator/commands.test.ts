import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { writeHealth } from '../edge/registry/kept-health.ts';
import { builtRemote, builtShell, temporaryDir } from '../release/built-releases.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { runCommand } from './commands.ts';

const [first, second] = ['1.4.0-aaaa1111', '1.4.0-bbbb2222'];
let store: ReleaseStore;

beforeEach(async () => {
  process.env['RELEASE_OPERATOR'] = 'ada';
  store = new ReleaseStore(temporaryDir());
  await store.publish(builtShell('aaaa1111'));
  await store.publish(builtRemote('mf-a', 'aaaa1111'));
  await store.publish(builtRemote('mf-a', 'bbbb2222'));
});

/** What the operator reads. */
async function outputOf(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await runCommand({ store, root: store.dir, args, print: (line) => lines.push(line) });
  return lines.join('\n');
}

test('roll back, canary, promotion and its end, each with one command', async () => {
  assert.match(
    await outputOf('rollback', 'mf-a', '--reason', 'broken'),
    /at 1\.4\.0-aaaa1111 again/u,
  );
  const canary = ['canary', 'mf-a', '--version', second, '--percent', '5', '--role', 'Discente'];
  assert.match(await outputOf(...canary), /for 5% of Discente/u);
  assert.match(await outputOf('status'), /canary for 5% of Discente[^]*whole$/u);
  assert.match(await outputOf('canary', 'mf-a', '--percent', '50'), /1\.4\.0-bbbb2222 for 50%/u);
  assert.match(await outputOf('promote', 'mf-a'), /served to everybody/u);
  await outputOf('canary', 'mf-a', '--version', first, '--percent', '5');
  await outputOf('canary', 'mf-a', '--off', '--reason', 'enough');
  assert.equal((await store.registry())?.remotes['mf-a']?.canary, undefined);

  const history = await outputOf('history', 'mf-a');
  assert.match(history, /halt mf-a 1\.4\.0-aaaa1111 {2}by ada: enough/u);
  assert.match(history, /rollback mf-a 1\.4\.0-aaaa1111 {2}by ada: broken/u);
  assert.equal((await outputOf('history', '--last', '2')).split('\n').length, 2);
});

test('a release that was altered is a fault of the status', async () => {
  await store.storage.replace(`_remotes/mf-a/${second}/app.js`, Buffer.from('other();'));
  assert.match(
    await outputOf('status', 'mf-a'),
    /FAULT mf-a 1\.4\.0-bbbb2222: app\.js has been altered/u,
  );
});

test('the status says what speaks against a version that is served', async () => {
  const slices = [{ from: Date.now(), ok: 1, error: 4 }];
  const reasons = [{ reason: 'boom', count: 4, at: new Date().toISOString() }];
  await writeHealth(store, 'an edge', { 'mf-a': { [second]: { slices, reasons } } });
  assert.match(
    await outputOf('status', 'mf-a'),
    /DOUBT 1\.4\.0-bbbb2222: 80\.0% of its reports in the last hour are errors \(boom\)[^]*whole$/u,
  );
});

test('a roll back goes to the version that is named', async () => {
  await store.publish(builtRemote('mf-a', 'cccc3333'));
  const named = ['rollback', 'mf-a', '--version', first, '--reason', 'broken'];
  assert.match(await outputOf(...named), /mf-a is at 1\.4\.0-aaaa1111 again/u);
  const remote = (await store.registry())?.remotes['mf-a'];
  assert.deepEqual([remote?.stable, remote?.previous], [first, second]);
});

test('a promotion of what was rolled back says why it was, and wants to be meant', async () => {
  await outputOf('rollback', 'mf-a', '--reason', 'cards are refused');
  const again = ['promote', 'mf-a', '--version', second];
  await assert.rejects(outputOf(...again), /rolled back by ada: cards are refused.*--anyway/u);
  assert.match(await outputOf(...again, '--anyway'), /served to everybody/u);
});

test('a preview of two remotes is one link, and is withdrawn by its versions', async () => {
  await store.publish(builtRemote('mf-b', 'cccc3333'));
  const [before] = await store.log.history(1);
  const named = ['mf-a', first, 'mf-b', '1.4.0-cccc3333'];
  const link = await outputOf('preview', ...named, '--for', 'anna', '--page', '/courses/7?a=1');
  assert.match(
    link,
    /^http:\/\/localhost:8080\/_preview\/[\w-]+\.[\w-]+\?to=%2Fcourses%2F7%3Fa%3D1$/u,
  );
  assert.equal((await store.log.newest())?.revision, (before?.revision ?? 0) + 1);
  assert.match(
    await outputOf('history', 'mf-b', '--last', '1'),
    /preview mf-a 1\.4\.0-aaaa1111, mf-b 1\.4\.0-cccc3333 {2}by ada: for anna, until/u,
  );
  assert.match(
    await outputOf('preview', ...named, '--off', '--reason', 'seen'),
    /mf-b 1\.4\.0-cccc3333: links that were made until now open no more$/u,
  );
  assert.match(await outputOf('history', '--last', '1'), /withdraw mf-b 1\.4\.0-cccc3333/u);
});

const wrong: [what: string, args: string[], answer: RegExp][] = [
  ['nothing', [], /pnpm release …/u],
  ['an unknown command', ['destroy', 'mf-a'], /^"destroy" is no command\.\n/u],
  ['an unknown option', ['status', '--force'], /--force/u],
  ['an option of another command', ['status', '--version', first], /"status" has no --version/u],
  ['an option without a meaning', ['rollback', 'mf-a', '--percent', '5'], /no --percent/u],
  [
    'a roll back to what is served',
    ['rollback', 'mf-a', '--version', second, '--reason', 'x'],
    /nothing to roll back/u,
  ],
  [
    'a roll back to what is not there',
    ['rollback', 'mf-a', '--version', '9.9.9-ffffffff', '--reason', 'x'],
    /is not in/u,
  ],
  ['no remote', ['promote'], /Name a remote/u],
  ['a roll back without a reason', ['rollback', 'mf-a'], /--reason/u],
  ['a key rotation without a reason', ['rotate-key'], /--reason/u],
  [
    'a percentage that is none',
    ['canary', 'mf-a', '--version', first, '--percent', '500'],
    /0 to 100/u,
  ],
  ['a preview of nothing', ['preview', '--for', 'anna'], /Name a remote and its version/u],
  ['a preview without a version', ['preview', 'mf-a', '--for', 'anna'], /Name remotes/u],
  [
    'a preview of two versions of one remote',
    ['preview', 'mf-a', first, 'mf-a', second, '--for', 'anna'],
    /each once/u,
  ],
  ['a preview for nobody', ['preview', 'mf-a', first], /--for/u],
  ['the end of a preview without a reason', ['preview', 'mf-a', first, '--off'], /--reason/u],
  [
    'a canary that is only stored',
    ['publish', 'mf-a', '--store-only', '--canary', '5'],
    /--store-only or --canary/u,
  ],
  ['an empty percentage', ['publish', 'mf-a', '--canary', ''], /0 to 100/u],
];
for (const [what, args, answer] of wrong) {
  test(`${what} is refused in words, and nothing changes`, async () => {
    await assert.rejects(
      outputOf(...args),
      (error: Error) => error instanceof ReleaseRefusal && answer.test(error.message),
    );
    assert.equal((await store.registry())?.revision, 3);
  });
}

test('static pages, once begun, follow the shell and the key', async () => {
  assert.equal(await store.storage.read('pages/index.it.html'), null);
  await outputOf('pages');
  await outputOf('rotate-key', '--reason', 'yearly');
  const html = String(await store.storage.read('pages/index.en.html'));
  assert.ok(html.includes(`name="registry-key" content="${store.publicKey}"`));
  assert.match(html, /<html lang="en"__COLOR_SCHEME__>/u);
});
