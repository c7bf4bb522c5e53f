import assert from 'node:assert/strict';
import path from 'node:path';
import { beforeEach, describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import {
  endCanary,
  promote,
  rollBack,
  rotateKey,
  startCanary,
} from '../../operations/operations.ts';
import { createPreview, withdrawPreviews } from '../../operations/previews.ts';
import { builtRemote, builtShell, temporaryDir } from '../../release/built-releases.ts';
import { openLink, signedLink } from '../../release/preview-link.ts';
import type { PreviewLink } from '../../release/preview-link.ts';
import { prune } from '../../release/prune.ts';
import { ReleaseStore } from '../../release/release-store.ts';
import { writePublicKeys } from '../../release/signing-key.ts';
import { createEdge } from '../edge.ts';
import { OverrideCookie } from '../override/override.ts';
import { longPaintWait, remotePaint, shellPaint } from '../testing-edge.ts';
import { Previews } from './previews.ts';
import type { Preview } from './previews.ts';

const here = 'http://localhost:8080';
const [stable, stored] = ['1.4.0-aaaa1111', '1.4.0-cccc3333'];
const ada = { by: 'ada', reason: 'test' };
const routes = [{ path: '/public/catalogue/', match: 'prefix', access: { public: true } }];
const address = '/public/catalogue/7';

/** Of the publisher, with the key. */
let store: ReleaseStore;
/** Of an edge, with public keys only. */
let edgeStore: ReleaseStore;
let edge: FastifyInstance;

async function storeOnly(key: string, hash: string): Promise<void> {
  await store.sealed(builtRemote(key, hash, routes), (dir) => store.putSealed(dir));
}
async function edgeAt(context: TestContext, publicUrl: string): Promise<FastifyInstance> {
  const made = await createEdge({
    store: edgeStore,
    apiUrl: 'http://127.0.0.1:1',
    publicUrl,
    logLevel: 'silent',
    overrideSecret: 'of all edges',
    overrides: 'everyone',
    edgeName: 'one',
    trustProxy: '127.0.0.1',
    ...longPaintWait,
  });
  context.after(() => made.close());
  return made;
}

beforeEach(async (context) => {
  store = new ReleaseStore(temporaryDir());
  await store.publish(builtShell('aaaa1111'));
  await store.publish(builtRemote('mf-a', 'aaaa1111', routes));
  await storeOnly('mf-a', 'cccc3333');
  const keyFile = path.join(temporaryDir(), 'public.pem');
  writePublicKeys(store.keyFile, keyFile);
  edgeStore = new ReleaseStore(store.dir, { keyFile });
  edge = await edgeAt(context as TestContext, here);
});

const linkTo = (
  releases: Record<string, string> = { 'mf-a': stored },
  { publicUrl = here, days = 7 } = {},
) => createPreview(store, { releases, days, whom: 'anna@example.it' }, { by: 'ada', publicUrl });

const open = (link: string, headers: Record<string, string> = {}, of = edge) => {
  const { pathname, search } = new URL(link);
  return of.inject({ url: pathname + search, headers });
};
const textOf = (link: string) => new URL(link).pathname.replace('/_preview/', '');
const cookieFor = (link: string) => `wb-preview=${textOf(link)}`;
const pageWith = (cookie: string, url = address) => edge.inject({ url, headers: { cookie } });
/** What the shell reads in a page. */
function previewIn(html: string): Preview | null {
  const found = /<script type="application\/json" id="preview">(.*?)<\/script>/u.exec(html);
  return found === null ? null : (JSON.parse(found[1] ?? '') as Preview);
}

describe('a link', () => {
  test('is opened by an edge that holds no private key, and shows the stored release', async () => {
    assert.ok(edgeStore.isVerifyingOnly);
    const answer = await open(`${await linkTo()}?to=${encodeURIComponent(`${address}?a=1#b`)}`);
    assert.equal(answer.statusCode, 303);
    assert.equal(answer.headers.location, `${address}?a=1#b`);
    assert.equal(answer.headers['cache-control'], 'no-store');
    const cookie = String(answer.headers['set-cookie']);
    assert.match(cookie, /^wb-preview=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/u);
    const seconds = Number(/Max-Age=(\d+)/u.exec(cookie)?.[1]);
    assert.ok(Math.abs(seconds - 7 * 24 * 60 * 60) < 60);

    const page = await pageWith(cookie.split(';')[0] ?? '');
    assert.equal(page.headers['cache-control'], 'private, no-store');
    const preview = previewIn(page.body)?.remotes['mf-a'];
    assert.equal(preview?.version, stored);
    assert.deepEqual(preview?.release, await store.released('mf-a', stored));
    assert.ok(page.body.includes(`/_remotes/mf-a/${stored}/app.js`));
    assert.ok(!page.body.includes(`href="/_remotes/mf-a/${stable}/app.js`));
  });

  test('gives the document what the stored release declares, and nobody else', async () => {
    const [route] = routes;
    const meta = { title: { it: 'A', en: 'A' }, connects: 'https', devices: ['camera'] };
    const wide = builtRemote('mf-a', 'eeee5555', [{ ...route, meta }]);
    await store.sealed(wide, (dir) => store.putSealed(dir));
    const rightsWith = async (cookie: string) => {
      const { headers } = await pageWith(cookie);
      return [
        /connect-src ([^;]+)/u.exec(String(headers['content-security-policy']))?.[1],
        /camera=\S+?(?=,)/u.exec(String(headers['permissions-policy']))?.[0],
      ];
    };
    const link = await linkTo({ 'mf-a': '1.4.0-eeee5555' });
    assert.deepEqual(await rightsWith(cookieFor(link)), ["'self' https:", 'camera=(self)']);
    assert.deepEqual(await rightsWith(''), ["'self'", 'camera=()']);
  });

  test('changes nothing for others, and nothing of the signed registry', async () => {
    const link = await linkTo();
    const other = await pageWith('');
    assert.equal(previewIn(other.body), null);
    assert.equal(other.headers['cache-control'], 'no-cache');
    assert.ok(other.body.includes(`href="/_remotes/mf-a/${stable}/app.js`));
    const registries = await Promise.all(
      ['', cookieFor(link)].map((cookie) =>
        edge.inject({ url: '/registry.json', headers: { cookie } }),
      ),
    );
    assert.equal(registries[0]?.body, registries[1]?.body);
    assert.ok(!registries[0]?.body.includes(stored));
  });

  test('has a cookie for https alone where the installation has that', async (context) => {
    const publicUrl = 'https://workerbadge.example';
    const secure = await edgeAt(context, publicUrl);
    const answer = await open(await linkTo(undefined, { publicUrl }), {}, secure);
    assert.match(String(answer.headers['set-cookie']), /; HttpOnly; SameSite=Lax; Secure$/u);
  });

  test('shows several releases side by side, also of a remote that was never published', async () => {
    await storeOnly('mf-b', 'dddd4444');
    const link = await linkTo({ 'mf-a': stored, 'mf-b': '1.4.0-dddd4444' });
    const page = await pageWith(cookieFor(link));
    const remotes = Object.entries(previewIn(page.body)?.remotes ?? {});
    assert.deepEqual(
      remotes.map(([key, { version }]) => [key, version]),
      [
        ['mf-a', stored],
        ['mf-b', '1.4.0-dddd4444'],
      ],
    );
  });

  test('comes before a canary and after a local remote', async () => {
    await store.publish(builtRemote('mf-a', 'bbbb2222', routes));
    await startCanary(store, 'mf-a', { version: stable, percent: 100 }, ada);
    const cookie = cookieFor(await linkTo());
    const page = await pageWith(cookie);
    assert.equal(previewIn(page.body)?.remotes['mf-a']?.version, stored);
    assert.ok(page.body.includes(`href="/_remotes/mf-a/${stored}/app.js`));

    const override = new OverrideCookie(edgeStore, 'of all edges').seal({
      remote: 'mf-a',
      origin: 'http://localhost:4100',
    });
    const local = await pageWith(`${cookie}; wb-override=${override}`);
    assert.ok(local.body.includes('content="mf-a@http://localhost:4100"'));
    assert.ok(!local.body.includes(`href="/_remotes/mf-a/${stored}/app.js`));
  });

  test('has no page that the edge painted from what everybody has', async () => {
    const painted = [{ path: '/public/painted/', match: 'prefix', access: { public: true } }];
    await store.publish(builtShell('eeee5555', { 'paint.cjs': shellPaint }));
    await store.publish(builtRemote('mf-painted', 'eeee5555', painted, remotePaint));
    const link = await linkTo();
    const isPainted = async (cookie: string) =>
      (await pageWith(cookie, '/public/painted/reaches')).body.includes('<div id="first-paint">');
    assert.equal(await isPainted(''), true);
    assert.equal(await isPainted(cookieFor(link)), false);
  });

  test('names nobody', async () => {
    const link = openLink(textOf(await linkTo()), store.publicKey);
    assert.deepEqual(Object.keys(link ?? {}).toSorted(), [
      'kind',
      'origin',
      'releases',
      'revision',
      'until',
    ]);
    assert.doesNotMatch(JSON.stringify(link), /anna/u);
  });

  for (const to of [
    '//evil.example/x',
    'https://evil.example',
    '/\\evil.example',
    '/.//evil.example',
  ]) {
    test(`leads to no other site (${to})`, async () => {
      const answer = await open(`${await linkTo()}?to=${encodeURIComponent(to)}`);
      assert.equal(answer.statusCode, 303);
      assert.equal(answer.headers.location, '/');
    });
  }

  test('is not opened by a picture or a frame of another page', async () => {
    for (const destination of ['image', 'iframe', 'empty']) {
      const answer = await open(await linkTo(), { 'sec-fetch-dest': destination });
      assert.equal(answer.statusCode, 403);
      assert.equal(answer.headers['set-cookie'], undefined);
    }
    assert.equal((await open(await linkTo(), { 'sec-fetch-dest': 'document' })).statusCode, 303);
  });

  test('is left by one request, and not from elsewhere', async () => {
    const leave = (site?: string) =>
      edge.inject({
        method: 'DELETE',
        url: '/registry/preview',
        headers: site === undefined ? {} : { 'sec-fetch-site': site },
      });
    const answer = await leave('same-origin');
    assert.match(String(answer.headers['set-cookie']), /^wb-preview=; Path=\/; Max-Age=0/u);
    assert.equal((await leave('cross-site')).statusCode, 403);
  });
});

describe('what is refused', () => {
  const valid = async (): Promise<PreviewLink> => {
    const link = openLink(textOf(await linkTo()), store.publicKey);
    assert.ok(link);
    return link;
  };
  const addressOf = (text: string) => `${here}/_preview/${text}`;
  const sign = (link: object) =>
    addressOf(signedLink(link as PreviewLink, store.signingKey.privateKey));

  /** Refused with this status and in these words; nothing set, and the cookie shows nothing. */
  async function assertRefused(link: string, status: number, words: RegExp): Promise<void> {
    const answer = await open(link);
    assert.equal(answer.statusCode, status);
    assert.match(answer.body, words);
    assert.match(answer.body, /<html lang="it">/u);
    assert.equal(answer.headers['set-cookie'], undefined);
    assert.equal(answer.headers['cache-control'], 'no-store');
    const page = await pageWith(cookieFor(link));
    assert.equal(page.statusCode, 200);
    assert.equal(previewIn(page.body), null);
  }

  test('what our key did not sign', async () => {
    const link = await valid();
    const [content = '', signature = ''] = textOf(sign(link)).split('.');
    const other = new ReleaseStore(temporaryDir());
    const more = Buffer.from(
      JSON.stringify({ ...link, until: '2099-01-01T00:00:00.000Z' }),
    ).toString('base64url');
    const forged = [
      `${more}.${signature}`,
      `${content}.${signature.slice(0, -4)}AAAA`,
      `${content}.`,
      content,
      'x',
      'x.y',
      signedLink(link, other.signingKey.privateKey),
    ];
    for (const text of forged) await assertRefused(addressOf(text), 403, /non è completo/u);
    assert.equal((await open(sign(link))).statusCode, 303, 'the same, signed by us, is opened');
  });

  test('another document that our key signed', async () => {
    const { signature, ...registry } = (await store.registry())!;
    const content = Buffer.from(JSON.stringify(registry)).toString('base64url');
    await assertRefused(addressOf(`${content}.${signature}`), 403, /non è completo/u);
    await assertRefused(sign({ ...(await valid()), kind: 'other' }), 403, /non è completo/u);
    await assertRefused(
      sign({ ...(await valid()), releases: { shell: stable } }),
      403,
      /non è completo/u,
    );
  });

  test('one for another installation', async () => {
    const link = await linkTo(undefined, { publicUrl: 'https://other.example' });
    await assertRefused(addressOf(textOf(link)), 403, /altro indirizzo/u);
  });

  test('one that has expired, to the second', async () => {
    const link = { ...(await valid()), until: new Date(Date.now() - 1000).toISOString() };
    await assertRefused(sign(link), 410, /scaduto/u);
    const previews = new Previews({
      store: edgeStore,
      revision: async () => 1,
      publicUrl: here,
      onFailure: (error) => assert.fail(String(error)),
    });
    const text = textOf(await linkTo());
    const until = Date.parse(openLink(text, store.publicKey)?.until ?? '');
    assert.equal((await previews.open(text, until - 1)).kind, 'open');
    assert.deepEqual(await previews.open(text, until), { kind: 'refused', why: 'expired' });
  });

  test('one of a version or a remote that is not stored', async () => {
    for (const releases of [{ 'mf-a': '9.9.9-ffffffff' }, { 'mf-other': stored }]) {
      await assertRefused(sign({ ...(await valid()), releases }), 404, /non c’è più/u);
    }
  });

  test('one with a version that somebody altered in the store', async () => {
    const link = await linkTo();
    await store.storage.replace(`_remotes/mf-a/${stored}/remote.json`, Buffer.from('{}'));
    await assertRefused(link, 404, /non c’è più/u);
  });

  const withdrawals: [what: string, withdraw: () => Promise<unknown>][] = [
    ['withdrawn', () => withdrawPreviews(store, 'mf-a', stored, ada)],
    [
      'a canary that was ended',
      async () => {
        await startCanary(store, 'mf-a', { version: stored, percent: 5 }, ada);
        await endCanary(store, 'mf-a', stored, ada);
      },
    ],
    [
      'rolled back',
      async () => {
        await promote(store, 'mf-a', { ...ada, version: stored });
        await rollBack(store, 'mf-a', ada);
      },
    ],
  ];
  for (const [what, withdraw] of withdrawals) {
    test(`one of a version that was ${what} since, in browsers that have it too`, async () => {
      const link = await linkTo();
      assert.ok(previewIn((await pageWith(cookieFor(link))).body));
      await withdraw();
      await assertRefused(link, 410, /ritirata/u);
    });
  }

  test('a link that is made after the withdrawal is another matter', async () => {
    await linkTo();
    await withdrawPreviews(store, 'mf-a', stored, ada);
    assert.equal((await open(await linkTo())).statusCode, 303);
  });

  test('one of a version that was removed', async () => {
    await store.change(
      { ...ada, name: 'store', key: '', version: '', releases: [`mf-a/${stored}`] },
      (state) => ({ ...state }),
    );
    const link = await linkTo();
    await prune(store, { keep: 0, days: -31 }, ada);
    assert.equal(await store.hasRelease('mf-a', stored), false);
    await assertRefused(link, 410, /ritirata/u);
  });

  test('all links, when another key signs', async () => {
    const link = await linkTo();
    await rotateKey(store, ada);
    writePublicKeys(store.keyFile, edgeStore.keyFile);
    await assertRefused(link, 403, /non è completo/u);
  });

  test('it is said in the language of the person', async () => {
    const bad = addressOf('x');
    const english = await open(bad, { 'accept-language': 'en-GB,en' });
    assert.match(english.body, /<html lang="en">[^]*The link is not complete/u);
    const chosen = await open(bad, { 'accept-language': 'en', cookie: 'wb-language=it' });
    assert.match(chosen.body, /<html lang="it">/u);
    assert.match(String(chosen.headers['content-security-policy']), /default-src 'none'/u);
  });
});

describe('health', () => {
  const report = (cookie: string, from: number) =>
    edge.inject({
      method: 'POST',
      url: '/registry/health',
      headers: { cookie, 'x-forwarded-for': `10.0.0.${from}` },
      payload: { remote: 'mf-a', version: '1.4.0-bbbb2222', kind: 'error', reason: 'boom' },
    });
  const isCanary = async () =>
    (await store.registry())?.remotes['mf-a']?.canary?.version === '1.4.0-bbbb2222';

  test('of a browser with a preview ends no canary, of others it does', async (context) => {
    await store.sealed(builtRemote('mf-a', 'bbbb2222', routes), (dir) => store.putSealed(dir));
    await startCanary(store, 'mf-a', { version: '1.4.0-bbbb2222', percent: 50 }, ada);
    // Ends canaries by the key.
    edgeStore = store;
    edge = await edgeAt(context, here);
    // Of the very version that is the canary.
    const cookie = cookieFor(await linkTo({ 'mf-a': '1.4.0-bbbb2222' }));
    for (let from = 1; from <= 30; from += 1) {
      assert.equal((await report(cookie, from)).statusCode, 204);
    }
    assert.ok(await isCanary());
    for (let from = 1; from <= 30; from += 1) await report('', from);
    assert.equal(await isCanary(), false);
  });
});
