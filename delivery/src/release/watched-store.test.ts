import assert from 'node:assert/strict';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { builtShell, temporaryDir } from './built-releases.ts';
import { openWatchedStore } from './watched-store.ts';

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
