import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { builtShell, temporaryDir } from './built-releases.ts';
import { sealFaults } from './integrity.ts';
import { openWatchedStore } from './watched-store.ts';

const noFaults = { isUnsigned: false, unlisted: [], altered: [], missing: [] };

test('what was watched before is there at the next start', async () => {
  const dataDir = temporaryDir();
  const id = await (await openWatchedStore(dataDir)).publish(builtShell('aaaa1111'));
  assert.equal((await (await openWatchedStore(dataDir)).shell())?.stable, id);
});

test('a store of which a power cut left a document empty begins anew', async () => {
  const dataDir = temporaryDir();
  const store = await openWatchedStore(dataDir);
  await store.publish(builtShell('aaaa1111'));
  const [last = ''] = readdirSync(path.join(store.dir, 'log')).toSorted().toReversed();
  writeFileSync(path.join(store.dir, 'log', last), '');

  const again = await openWatchedStore(dataDir);
  assert.equal(await again.shell(), null);
  const id = await again.publish(builtShell('bbbb2222'));
  assert.equal((await again.shell())?.stable, id);
});

test('a watched build is sealed where it is, and its copy is what is served', async () => {
  const store = await openWatchedStore(temporaryDir());
  const built = builtShell('aaaa1111');
  const id = await store.publish(built, { replace: true });
  assert.ok(existsSync(path.join(built, 'integrity.json')));
  assert.ok(await store.hasRelease('shell', id));
  const inodes = [built, store.shellDir(id)].map(
    (dir) => statSync(path.join(dir, 'shell.json')).ino,
  );
  assert.notEqual(inodes[0], inodes[1], 'the next build writes over its own file alone');
});

test('a watched build that comes again writes what has changed, and no other file', async () => {
  const store = await openWatchedStore(temporaryDir());
  const built = builtShell('aaaa1111');
  const id = await store.publish(built, { replace: true });
  const inodeOf = (name: string) => statSync(path.join(store.shellDir(id), name)).ino;
  const [entry, code] = [inodeOf('shell.js'), inodeOf('bootstrap.js')];

  writeFileSync(path.join(built, 'bootstrap.js'), 'begin();');
  await store.publish(built, { replace: true });
  assert.equal(inodeOf('shell.js'), entry, 'browsers and the edge know it by its time');
  assert.notEqual(inodeOf('bootstrap.js'), code, 'a reader has the old file or the new one');
  assert.equal(readFileSync(path.join(store.shellDir(id), 'bootstrap.js'), 'utf8'), 'begin();');
  assert.deepEqual(await sealFaults(store.shellDir(id), store.trustedKeys), noFaults);
});

test('a watched build with other files is written anew', async () => {
  const store = await openWatchedStore(temporaryDir());
  const built = builtShell('aaaa1111');
  const id = await store.publish(built, { replace: true });
  rmSync(path.join(built, 'bootstrap.js'));
  writeFileSync(path.join(built, 'start.js'), 'start();');
  await store.publish(built, { replace: true });
  assert.deepEqual(await sealFaults(store.shellDir(id), store.trustedKeys), noFaults);
  assert.ok(!existsSync(path.join(store.shellDir(id), 'bootstrap.js')));
});

test('a watched build over a published one leaves no compressed copy of before', async () => {
  const store = await openWatchedStore(temporaryDir());
  const built = builtShell('aaaa1111');
  const id = await store.publish(built);
  assert.ok(existsSync(path.join(store.shellDir(id), 'shell.js.br')));
  writeFileSync(path.join(built, 'shell.js'), 'other();');
  await store.publish(built, { replace: true });
  assert.ok(!existsSync(path.join(store.shellDir(id), 'shell.js.br')));
  assert.deepEqual(await sealFaults(store.shellDir(id), store.trustedKeys), noFaults);
});
