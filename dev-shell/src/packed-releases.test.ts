import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ReleaseStore } from 'delivery/release';
import { firstPage, publishPacked, servedSdk } from './packed-releases.ts';

let dir: string;
before(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'workerbadge-dev-shell-'));
});
after(() => rmSync(dir, { recursive: true, force: true }));

/** A build as webpack leaves it, of `version`; a remote has these pages and menu entries. */
function built(
  key: string,
  version: string,
  declared: { routes: string[]; menu: string[] } = { routes: [], menu: [] },
): string {
  const folder = path.join(dir, 'releases', key);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(content));
  write('release.json', { key, version, hash: 'ab12cd34', id: `${version}-ab12cd34` });
  if (key === 'shell') {
    write('platform.json', { sdk: '>=1.0.0 <2.0.0' });
    return folder;
  }
  const label = { it: key, en: key };
  write('remote.json', {
    name: key,
    owner: 'Team',
    routes: declared.routes.map((at) => ({ path: at, match: 'exact', access: {} })),
    menu: declared.menu.map((at) => ({ order: 80, path: at, iconSvgPath: 'M0,0', label })),
    fills: [],
    provides: [],
    contract: '1.0',
    version,
  });
  return folder;
}

test('packed releases are served, all but the one of the remote at work; a later package brings later ones', async () => {
  const store = new ReleaseStore(path.join(dir, 'store'));
  const from = path.join(dir, 'releases');
  for (const key of ['shell', 'mf-one', 'mf-two']) built(key, '1.0.0');
  assert.equal(await servedSdk(from), '>=1.0.0 <2.0.0');
  await publishPacked(store, 'mf-two', from);
  const served = async () => {
    const { remotes = {} } = (await store.registry()) ?? {};
    return Object.fromEntries(Object.entries(remotes).map(([key, { stable }]) => [key, stable]));
  };
  assert.deepEqual(await served(), { 'mf-one': '1.0.0-ab12cd34' });
  assert.equal((await store.shell())?.stable, '1.0.0-ab12cd34');

  const own = built('mf-two', '9.0.0');
  await store.publish(own, { replace: true });
  built('mf-one', '1.1.0');
  await publishPacked(store, 'mf-two', from);
  assert.deepEqual(await served(), { 'mf-one': '1.1.0-ab12cd34', 'mf-two': '9.0.0-ab12cd34' });

  const revision = (await store.registry())?.revision;
  await publishPacked(store, 'mf-two', from);
  assert.equal((await store.registry())?.revision, revision, 'a second start changes nothing');
});

test('a remote is seen at its menu entry, else at a page that can be opened as it is', async () => {
  const store = new ReleaseStore(path.join(dir, 'pages'));
  const seen = async (routes: string[], menu: string[]) => {
    await store.publish(built('mf-one', '2.0.0', { routes, menu }), { replace: true });
    return firstPage(store, 'mf-one');
  };
  assert.equal(await seen(['/one/:id', '/one', '/one/list'], ['/one/list']), '/one/list');
  assert.equal(await seen(['/one/:id', '/one'], []), '/one');
  assert.equal(await seen([], []), '/dashboard');
});
