import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtRemote, builtShell, longScript, temporaryDir } from './built-releases.ts';
import { isSignedBy, parseRegistry } from './registry.ts';
import { ReleaseStore } from './release-store.ts';
import { rotateSigningKey } from './signing-key.ts';
import { writeStaticPages } from '../edge/page/static-pages.ts';

async function registryOf(store: ReleaseStore) {
  const registry = await store.registry();
  assert.ok(registry);
  return registry;
}

test('a published remote is the stable version, with what it declares inline', async () => {
  const store = new ReleaseStore(temporaryDir());
  const routes = [{ path: '/courses/use/', match: 'prefix', access: {} }];
  const id = await store.publish(builtRemote('mf-learning', 'aaaa1111', routes));

  const { remotes, revision, schema } = await registryOf(store);
  assert.equal(schema, 1);
  assert.equal(revision, 1);
  const remote = remotes['mf-learning'];
  assert.equal(remote?.stable, '1.4.0-aaaa1111');
  assert.equal(remote?.versions[id]?.base, '/_remotes/mf-learning/1.4.0-aaaa1111/');
  assert.deepEqual(remote?.versions[id]?.remoteJson?.routes, routes);
});

test('the two versions before stay to fall back to, without their declaration', async () => {
  const store = new ReleaseStore(temporaryDir());
  await store.publish(builtRemote('mf-learning', 'aaaa1111'));
  await store.publish(builtRemote('mf-learning', 'bbbb2222'));
  await store.publish(builtRemote('mf-learning', 'cccc3333'));
  await store.publish(builtRemote('mf-learning', 'dddd4444'));

  const remote = (await registryOf(store)).remotes['mf-learning'];
  assert.equal(remote?.stable, '1.4.0-dddd4444');
  assert.deepEqual([remote.previous, remote.earlier], ['1.4.0-cccc3333', '1.4.0-bbbb2222']);
  assert.deepEqual(Object.keys(remote?.versions ?? {}).toSorted(), [
    '1.4.0-bbbb2222',
    '1.4.0-cccc3333',
    '1.4.0-dddd4444',
  ]);
  for (const before of ['1.4.0-bbbb2222', '1.4.0-cccc3333']) {
    assert.equal(remote.versions[before]?.remoteJson, undefined);
  }
  // An open tab may still ask for chunks of the first one.
  assert.ok(statSync(path.join(store.remoteDir('mf-learning', '1.4.0-aaaa1111'), 'app.js')));
});

test('the same build published again changes nothing', async () => {
  const store = new ReleaseStore(temporaryDir());
  await store.publish(builtRemote('mf-learning', 'aaaa1111'));
  await store.publish(builtRemote('mf-learning', 'aaaa1111'));
  assert.equal((await registryOf(store)).revision, 1);
});

test('the signature holds for this document, by this key, and for no other', async () => {
  const store = new ReleaseStore(temporaryDir());
  await store.publish(builtRemote('mf-learning', 'aaaa1111'));
  const registry = await registryOf(store);

  assert.ok(isSignedBy(registry, store.publicKey));
  assert.ok(!isSignedBy({ ...registry, revision: 9 }, store.publicKey));
  assert.ok(!isSignedBy(registry, new ReleaseStore(temporaryDir()).publicKey));
});

test('the private key is readable by its owner only, and made once', () => {
  const store = new ReleaseStore(temporaryDir());
  const first = store.publicKey;
  assert.equal(statSync(path.join(store.dir, 'registry-key.pem')).mode & 0o777, 0o600);
  assert.equal(new ReleaseStore(store.dir).publicKey, first);
});

test('integrity.json has the hash of every file, and the registry has its hash', async () => {
  const store = new ReleaseStore(temporaryDir());
  const id = await store.publish(builtRemote('mf-learning', 'aaaa1111'));
  const dir = store.remoteDir('mf-learning', id);
  const hashOf = (name: string) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(path.join(dir, name)))
      .digest('base64')}`;

  const { files } = JSON.parse(readFileSync(path.join(dir, 'integrity.json'), 'utf8')) as {
    files: Record<string, string>;
  };
  assert.deepEqual(Object.keys(files), [
    'app.js',
    'mf-manifest.json',
    'release.json',
    'remote.json',
    'remoteEntry.js',
  ]);
  assert.equal(files['remoteEntry.js'], hashOf('remoteEntry.js'));
  const release = (await registryOf(store)).remotes['mf-learning']?.versions[id];
  assert.equal(release?.integrityHash, hashOf('integrity.json'));
  assert.equal(release?.remoteJsonHash, hashOf('remote.json'));
});

test('text files have compressed copies that say the same', async () => {
  const store = new ReleaseStore(temporaryDir());
  const id = await store.publish(builtRemote('mf-learning', 'aaaa1111'));
  const file = path.join(store.remoteDir('mf-learning', id), 'remoteEntry.js');
  assert.equal(brotliDecompressSync(readFileSync(`${file}.br`)).toString(), longScript);
  assert.equal(gunzipSync(readFileSync(`${file}.gz`)).toString(), longScript);
});

test('publications at the same moment all reach the registry', async () => {
  const store = new ReleaseStore(temporaryDir());
  const keys = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
  await Promise.all(keys.map((key) => store.publish(builtRemote(key, 'aaaa1111'))));
  const registry = await registryOf(store);
  assert.deepEqual(Object.keys(registry.remotes).toSorted(), keys);
  assert.equal(registry.revision, 5);
});

test('a published shell is the one served; its predecessor is remembered', async () => {
  const store = new ReleaseStore(temporaryDir());
  await store.publish(builtShell('aaaa1111'));
  await store.publish(builtShell('bbbb2222'));
  assert.deepEqual(await store.shell(), { stable: '1.4.0-bbbb2222', previous: '1.4.0-aaaa1111' });
});

test('the log has the pointer: a lost or broken copy of it is made again', async () => {
  const store = new ReleaseStore(temporaryDir());
  await store.publish(builtRemote('mf-learning', 'aaaa1111'));
  const file = path.join(store.dir, 'registry.json');
  writeFileSync(file, '{"schema":2}');
  const reader = new ReleaseStore(store.dir);
  assert.equal((await registryOf(reader)).remotes['mf-learning']?.stable, '1.4.0-aaaa1111');
  await reader.copyNewest();
  assert.equal(parseRegistry(readFileSync(file, 'utf8')).revision, 1);
});

test('who, when and why stand in the log, newest first', async () => {
  const store = new ReleaseStore(temporaryDir());
  await store.publish(builtRemote('mf-a', 'aaaa1111'), { by: 'ada', reason: 'first' });
  await store.publish(builtRemote('mf-a', 'bbbb2222'), { by: 'bob', reason: 'second' });
  const entries = await store.log.history();
  assert.deepEqual(
    entries.map(({ revision, name, by, reason, version }) => [revision, name, by, reason, version]),
    [
      [2, 'publish', 'bob', 'second', '1.4.0-bbbb2222'],
      [1, 'publish', 'ada', 'first', '1.4.0-aaaa1111'],
    ],
  );
  assert.ok(Math.abs(Date.now() - Date.parse(entries[0]?.at ?? '')) < 60_000);
});

test('a shortened log keeps who, when and why of all, and the documents of the newest', async () => {
  const store = new ReleaseStore(temporaryDir());
  for (const hash of ['aaaa1111', 'bbbb2222', 'cccc3333']) {
    await store.publish(builtRemote('mf-a', hash), { by: 'ada', reason: hash });
  }
  await store.log.shorten(1);
  const entries = await new ReleaseStore(store.dir).log.history();
  assert.deepEqual(
    entries.map(({ reason, state }) => [reason, state !== undefined]),
    [
      ['cccc3333', true],
      ['bbbb2222', false],
      ['aaaa1111', false],
    ],
  );
});

test('other accounts read what a publisher wrote under a private umask, the key excepted', async () => {
  const before = process.umask(0o077);
  const dir = path.join(temporaryDir(), 'data/releases');
  try {
    const store = new ReleaseStore(dir);
    await store.publish(builtShell('aaaa1111'));
    await store.publish(builtRemote('mf-learning', 'bbbb2222'));
    await store.publish(builtRemote('mf-learning', 'bbbb2222'), { replace: true });
    await store.storage.replace('health/edge.json', Buffer.from('{}'));
    await writeStaticPages(store, 'http://localhost');
    rotateSigningKey(store.keyFile);
  } finally {
    process.umask(before);
  }
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const names = entries.map((entry) => path.join(entry.parentPath, entry.name));
  const modes = [path.dirname(dir), dir, ...names].map((name) => {
    const stat = statSync(name);
    const kind = stat.isDirectory()
      ? 'folder'
      : path.basename(name).replace(/^(?!.*pem$).*/u, 'file');
    return `${kind} ${(stat.mode & 0o777).toString(8)}`;
  });
  assert.ok(modes.length > 25, `${modes.length} were looked at`);
  assert.deepEqual([...new Set(modes)].toSorted(), [
    'file 644',
    'folder 755',
    'registry-key.pem 600',
  ]);
});
