import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { brotliDecompressSync, constants } from 'node:zlib';
import { dashboardSlot } from 'contracts';
import type { Registry } from 'contracts';
import { endCanary, startCanary } from '../../operations/operations.ts';
import { builtRemote, builtShell, temporaryDir } from '../../release/built-releases.ts';
import { isSignedBy, parseRegistry } from '../../release/registry.ts';
import { ReleaseStore } from '../../release/release-store.ts';
import { createEdge } from '../edge.ts';
import { longPaintWait, remotePaint, shellPaint, testEdge } from '../testing-edge.ts';
import { isUnknownAddress } from './page-meta.ts';
import { writeStaticPages } from './static-pages.ts';

const { get, inject } = testEdge();

describe('the page', () => {
  test('has a policy without unsafe words, and a nonce that is new each time', async () => {
    const [one, other] = [await get('/'), await get('/')];
    const policy = String(one.headers['content-security-policy']);
    assert.doesNotMatch(policy, /unsafe/u);
    assert.match(policy, /script-src 'self';/u);
    for (const closed of ['object-src', 'base-uri', 'frame-ancestors']) {
      assert.match(policy, new RegExp(`${closed} 'none'`, 'u'));
    }
    const nonce = /style-src 'self' 'nonce-([^']{20,})'/u.exec(policy)?.[1];
    assert.ok(nonce);
    assert.ok(one.body.includes(`<meta name="csp-nonce" content="${nonce}">`));
    assert.ok(!String(other.headers['content-security-policy']).includes(nonce));
  });

  test('runs no script of its own: what is inline is data', async () => {
    const { body } = await get('/');
    const inline = [...body.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/gu)];
    assert.equal(inline.length, 1);
    assert.match(inline[0]?.[1] ?? '', /type="application\/json"/u);
    assert.doesNotMatch(body, /\son\w+=/u);
  });

  test('carries the registry whole, signed by the key that it names', async () => {
    const { body } = await get('/');
    const json = /id="registry">(.*?)<\/script>/su.exec(body)?.[1] ?? '';
    const key = /name="registry-key" content="([^"]+)"/u.exec(body)?.[1] ?? '';
    const registry = parseRegistry(json);
    assert.equal(registry.remotes['mf-catalogue']?.stable, '1.4.0-bbbb2222');
    assert.ok(isSignedBy(registry, key));
  });

  test('names a registry that is too large for it, where the edge paints it', async () => {
    const text = { it: 'Casa', en: 'Home' };
    const large = new ReleaseStore(temporaryDir());
    await large.publish(builtShell('aaaa1111', { 'paint.cjs': shellPaint }));
    const homepage = { path: '/homepage', match: 'exact', access: { public: true } };
    const routes = Array.from({ length: 500 }, (_, index) => ({
      path: `/page/${index}`,
      match: 'exact',
      access: { public: true },
      meta: { title: text },
    }));
    routes.push({ ...homepage, meta: { title: text } });
    await large.publish(builtRemote('mf-many', 'bbbb2222', routes, remotePaint));
    const edge = await createEdge({
      store: large,
      apiUrl: 'http://127.0.0.1:1',
      publicUrl: 'http://localhost:8080',
      logLevel: 'silent',
      ...longPaintWait,
    });
    const painted = (await edge.inject('/homepage')).body;
    assert.match(painted, /<link rel="preload" href="\/registry\.json" as="fetch"/u);
    assert.match(painted, /id="registry">null</u);
    const others = [await edge.inject('/login'), await get('/homepage')];
    for (const { body } of others) {
      assert.doesNotMatch(body, /registry\.json/u);
      assert.match(body, /id="registry">\{/u);
    }
    await edge.close();
  });

  test('asks at once for what it needs: shell, and the remote whose address it is', async () => {
    const { body } = await get('/public/catalogue/view/3');
    for (const file of [
      '<script defer src="/_shell/1.4.0-aaaa1111/shell.js"',
      'href="/_shell/1.4.0-aaaa1111/bootstrap.js" as="script"',
      'href="/_remotes/mf-catalogue/1.4.0-bbbb2222/mf-manifest.json" as="fetch"',
      'href="/_remotes/mf-catalogue/1.4.0-bbbb2222/app.js" as="script"',
    ]) {
      assert.ok(body.includes(file), file);
    }
    assert.ok(!(await get('/login')).body.includes('/_remotes/mf-catalogue/1.4.0-bbbb2222/app.js'));
  });

  test('asks at once for the fonts of a first paint, and for none of what scripts draw', async () => {
    const painted = (await get('/homepage')).body;
    assert.match(painted, /id="first-paint"/u);
    assert.match(painted, /href="\/_shell\/1\.4\.0-aaaa1111\/assets\/text\.woff2" as="font"/u);
    for (const address of ['/login', '/public/catalogue/view/3']) {
      const { body } = await get(address);
      assert.match(body, /id="waiting"/u);
      assert.doesNotMatch(body, /as="font"|"Bricolage/u);
    }
  });

  test("names the hashes of the shell's scripts, and asks behind the entry for one that is damaged", async () => {
    const files = { scripts: ['shell.js'], preloads: ['bootstrap.js'], styles: [], fonts: [] };
    const routes = [{ path: '/login', match: 'exact', access: { public: true } }];
    const hashOf = (text: string) =>
      `integrity="sha384-${createHash('sha384').update(text).digest('base64')}"`;
    const pageOf = async (more: object, isWatched = false) => {
      const own = new ReleaseStore(temporaryDir());
      await own.publish(
        builtShell('aaaa1111', {
          'shell.json': { ...files, pages: { '/login': ['login.js'] }, ...more },
          'platform.json': { routes },
          'shell.js': 'entry();',
          'bootstrap.js': 'first();',
          'login.js': 'login();',
          'again.js': 'again();',
        }),
      );
      const edge = await createEdge({
        store: own,
        apiUrl: 'http://127.0.0.1:1',
        publicUrl: 'http://localhost:8080',
        logLevel: 'silent',
        ...(isWatched ? { publications: new EventEmitter() } : {}),
      });
      const { body } = await edge.inject('/login');
      await writeStaticPages(own, 'http://localhost:8080');
      const seal = await own.readReleased('shell', '1.4.0-aaaa1111', 'integrity.json');
      await edge.close();
      const still = String(await own.storage.read('pages/index.it.html'));
      return { body, still, table: hashOf(String(seal)).slice('integrity="'.length, -1) };
    };
    const { body, still, table } = await pageOf({ again: 'again.js' });
    const base = '/_shell/1.4.0-aaaa1111/';
    for (const html of [body, still]) {
      for (const part of [
        `<script defer src="${base}shell.js" crossorigin="anonymous" ${hashOf('entry();')}></script>\n<script defer src="${base}again.js"`,
        `<link rel="preload" href="${base}bootstrap.js" as="script" ${hashOf('first();')}>`,
        `<meta name="shell-integrity" content="${base}integrity.json ${table}">`,
      ])
        assert.ok(html.includes(part), part);
    }
    assert.ok(body.includes(`href="${base}login.js" as="script" ${hashOf('login();')}>`));

    // It would ask without, and get each file twice.
    const before = await pageOf({});
    for (const html of [before.body, before.still]) assert.doesNotMatch(html, /integrity|again/u);
    const watched = await pageOf({ again: 'again.js' }, true);
    assert.doesNotMatch(watched.body, /integrity/u);
  });

  test('has the style sheet of the shell in it; asks for one that is large, or not what was released', async () => {
    const own = new ReleaseStore(temporaryDir());
    const font = `@font-face{src:url(assets/text.woff2),url("../b.woff2"),url(data:font/woff2,AA),url('/c')}`;
    const styles = ['fonts/small.css', 'altered.css', 'ended.css', 'large.css'];
    await own.publish(
      builtShell('aaaa1111', {
        'shell.json': { scripts: ['shell.js'], preloads: [], styles, fonts: [] },
        'fonts/small.css': font,
        'altered.css': 'p{color:red}',
        'ended.css': 'p{content:"</style><script>"}',
        'large.css': 'p{margin:0}'.repeat(1000),
      }),
    );
    writeFileSync(join(own.shellDir('1.4.0-aaaa1111'), 'altered.css'), 'p{color:tan}');
    const pageOf = async (more: object) => {
      const edge = await createEdge({
        store: own,
        apiUrl: 'http://127.0.0.1:1',
        publicUrl: 'http://localhost:8080',
        logLevel: 'silent',
        ...more,
      });
      const { body } = await edge.inject('/login');
      await edge.close();
      return body;
    };
    await writeStaticPages(own, 'http://localhost:8080');
    const still = String(await own.storage.read('pages/index.it.html'));
    const base = '/_shell/1.4.0-aaaa1111/';
    for (const html of [await pageOf({}), still]) {
      assert.match(html, /<style nonce="[^"]+" data-href="fonts\/small\.css">@font-face\{/u);
      assert.ok(
        html.includes(
          `{src:url(${base}fonts/assets/text.woff2),url("${base}fonts/../b.woff2"),url(data:font/woff2,AA),url('/c')}`,
        ),
      );
      const links = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/gu)].map(([, href]) => href);
      assert.deepEqual(
        links,
        styles.slice(1).map((name) => base + name),
      );
    }
    // The build of a watch may change under its name.
    const watched = await pageOf({ publications: new EventEmitter() });
    assert.equal(watched.match(/rel="stylesheet"/gu)?.length, styles.length);
  });

  test('asks at once for the code of a page that the shell draws itself, where it will stay open', async () => {
    const own = new ReleaseStore(temporaryDir());
    const routes = [
      { path: '/login', match: 'exact', access: { public: true } },
      { path: '/dashboard', match: 'exact', access: {} },
    ];
    const files = { scripts: ['shell.js'], preloads: [], styles: [], fonts: [] };
    const pages = { '/login': ['login.js'], '/dashboard': ['dashboard.js'] };
    await own.publish(
      builtShell('aaaa1111', {
        'shell.json': { ...files, pages },
        'platform.json': { routes },
      }),
    );
    const edge = await createEdge({
      store: own,
      apiUrl: 'http://127.0.0.1:1',
      publicUrl: 'http://localhost:8080',
      logLevel: 'silent',
    });
    const scriptsOf = async (url: string, cookie = '') => {
      const { body } = await edge.inject({ url, headers: { cookie } });
      return [...body.matchAll(/href="[^"]*\/(\w+\.js)" as="script"/gu)].map(([, file]) => file);
    };
    assert.deepEqual(await scriptsOf('/Login/'), ['login.js']);
    assert.deepEqual(await scriptsOf('/dashboard', 'wb-role=Discente'), ['dashboard.js']);
    // Who is not logged in is led to the login.
    assert.deepEqual(await scriptsOf('/dashboard'), []);
    await edge.close();
  });

  test('begins with the script of its release for who is logged in, and leaves the rest until it says so', async () => {
    const own = new ReleaseStore(temporaryDir());
    await own.publish(builtShell('aaaa1111'));
    const ahead = { pattern: '/a/:id', imports: ['./APage.tsx'], script: true };
    const dir = builtRemote('mf-a', 'bbbb2222', [
      { path: '/a/', match: 'prefix', access: {}, ahead },
    ]);
    writeFileSync(join(dir, 'ahead.js'), 'begin();');
    const declared = JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8')) as object;
    const fills = [{ slot: 'shell.dashboard.learner.v1', order: 1, access: {} }];
    writeFileSync(join(dir, 'remote.json'), JSON.stringify({ ...declared, fills }));
    await own.publish(dir);
    const edge = await createEdge({
      store: own,
      apiUrl: 'http://127.0.0.1:1',
      publicUrl: 'http://localhost:8080',
      logLevel: 'silent',
    });
    const page = async (url: string, cookie = 'wb-role=Discente') =>
      edge.inject({ url, headers: { cookie } });
    const { body, headers } = await page('/a/7');
    const script =
      /<script async fetchpriority="high" src="([^"]+)" integrity="sha384-[^"]+"><\/script>/u;
    assert.equal(script.exec(body)?.[1], '/_remotes/mf-a/1.4.0-bbbb2222/ahead.js');
    assert.ok(body.search(script) < body.indexOf('/shell.js"'));
    assert.match(String(headers['content-security-policy']), /script-src 'self';/u);
    assert.doesNotMatch(body, /<link rel="(?:later|preload)" href="[^"]+text\.woff2"/u);
    assert.match(body, /<link rel="later" href="[^"]+\/app\.js" as="script"/u);
    assert.match(body, /<link rel="preload" href="[^"]+\/bootstrap\.js" as="script">/u);
    // Another page of the prefix, and who is led to the login.
    for (const other of [await page('/a/7/exam'), await page('/a/7', '')]) {
      assert.doesNotMatch(other.body, /ahead\.js|rel="later"/u);
    }
    // The dashboard leads there: the script is in the cache by then.
    const dashboard = await page('/dashboard');
    assert.match(
      dashboard.body,
      /<link rel="prefetch" href="\/_remotes\/mf-a\/1\.4\.0-bbbb2222\/ahead\.js" as="script">/u,
    );
    assert.doesNotMatch((await page('/dashboard', '')).body, /ahead\.js/u);
    await edge.close();
  });

  test('has title and description of its route, in the language of the cookie, escaped', async () => {
    const italian = await get('/public/catalogue/all');
    assert.ok(italian.body.includes('<title>Catalogo &quot;corsi&quot; · WorkerBadge</title>'));
    assert.ok(italian.body.includes('<html lang="it">'));
    const english = await get('/public/catalogue/all', { cookie: 'a=b; wb-language=en' });
    assert.ok(english.body.includes('<meta property="og:title" content="Course catalogue'));
    assert.ok(english.body.includes('<html lang="en">'));
  });

  test('is kept out of search engines where it is private', async () => {
    assert.ok((await get('/courses/table')).body.includes('content="noindex"'));
    assert.ok(!(await get('/public/catalogue/all')).body.includes('noindex'));
  });

  test('belongs to the route that the shell would choose, in any case and with a slash at its end', async () => {
    for (const address of ['/Public/Catalogue/All', '/public/TUTORIAL/', '/HomePage']) {
      assert.doesNotMatch((await get(address)).body, /<title>WorkerBadge<|noindex/u, address);
    }
    // The bare path of a prefix that ends in a slash is another address.
    assert.match((await get('/public/catalogue/')).body, /<title>WorkerBadge</u);
  });

  test('has the chosen colours before any script; a foreign value is ignored', async () => {
    const dark = await get('/', { cookie: 'wb-color-scheme=dark' });
    assert.ok(dark.body.includes('<html lang="it" data-color-scheme="dark">'));
    const foreign = await get('/', { cookie: 'wb-color-scheme="><script>' });
    assert.ok(foreign.body.includes('<html lang="it">'));
  });

  test('is sent compressed in the order of its use: what it asks for, what is seen, data of the application', async () => {
    const page = await inject({
      url: '/homepage',
      headers: { 'accept-encoding': 'br' },
      payloadAsStream: true,
    });
    const pieces: Buffer[] = [];
    for await (const piece of page.stream()) pieces.push(piece as Buffer);
    assert.equal(page.headers['content-encoding'], 'br');
    const until = (count: number) =>
      brotliDecompressSync(Buffer.concat(pieces.slice(0, count)), {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      }).toString();
    assert.match(until(1), /^<!doctype html>.*as="script"[^>]*>\n$/su);
    assert.doesNotMatch(until(1), /<style|<\/head>/u, 'what it asks for goes first');
    assert.match(until(2), /<div id="root"[^>]*><\/div>\n$/u);
    assert.match(until(pieces.length), /id="registry">\{.*<\/html>\n$/su);
  });

  test('is not blank before the application draws: what nobody paints has a frame in its place', async () => {
    const { body } = await get('/courses/table');
    const frame = /<div id="root">(<div id="waiting" aria-hidden="true">.*?<\/div>)<\/div>/su.exec(
      body,
    );
    assert.match(frame?.[1] ?? '', /<header>.*<b>WorkerBadge<\/b>/su);
    assert.match(body, /<style nonce="[^"]+">[^<]*#waiting\{/u);
  });

  test('is never taken from a cache without asking', async () => {
    assert.equal((await get('/')).headers['cache-control'], 'no-cache');
  });

  test('stands behind the other protections too', async () => {
    const { headers } = await get('/');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    assert.equal(headers['strict-transport-security'], undefined, 'not over plain HTTP');
  });

  test('is not the answer to a file that is not there', async () => {
    const { statusCode, headers } = await get('/wp-login.php');
    assert.equal(statusCode, 404);
    assert.match(String(headers['content-type']), /text\/plain/u);
  });

  test('[SHELL-35 part] is a 404 where neither the shell nor a remote has a page', async () => {
    const releases = new ReleaseStore(temporaryDir());
    const route = (path: string, match = 'exact') => ({ path, match, access: { public: true } });
    const platform = { 'platform.json': { routes: [route('/login')] } };
    await releases.publish(builtShell('aaaa1111', platform));
    await releases.publish(builtRemote('mf-x', 'bbbb2222', [route('/old'), route('/x', 'prefix')]));
    const edge = await createEdge({
      store: releases,
      apiUrl: 'http://127.0.0.1:1',
      publicUrl: 'http://localhost:8080',
      logLevel: 'silent',
    });
    for (const known of ['/', '/login', '/LOGIN/', '/old', '/x', '/x/y?z=1']) {
      assert.equal((await edge.inject(known)).statusCode, 200, known);
    }
    for (const unknown of ['/non/esiste', '/loginx', '/xy', '/login/more']) {
      const { statusCode, headers, body } = await edge.inject(unknown);
      assert.equal(statusCode, 404, unknown);
      assert.match(String(headers['content-type']), /text\/html/u);
      assert.match(body, /<script defer src="\/_shell/u, 'the shell says it in words');
    }
    await edge.close();
  });

  test('[SHELL-35 part] of a canary is no unknown address', () => {
    const release = { base: '', remoteJsonHash: '', integrityHash: '' };
    const declares = (...paths: string[]) => ({
      ...release,
      remoteJson: { routes: paths.map((path) => ({ path, match: 'exact', access: {} })) },
    });
    const registry = {
      remotes: { 'mf-x': { stable: '1', versions: { 1: declares('/old'), 2: declares('/new') } } },
    } as unknown as Registry;
    assert.equal(isUnknownAddress(registry, [], '/new'), false);
    assert.equal(isUnknownAddress(registry, [], '/never'), true);
    assert.equal(isUnknownAddress(registry, null, '/never'), false, 'an older shell names no page');
  });

  test('says so when nothing is published', async () => {
    const empty = await createEdge({
      store: new ReleaseStore(temporaryDir()),
      apiUrl: 'http://127.0.0.1:1',
      publicUrl: 'http://localhost:8080',
      logLevel: 'silent',
    });
    assert.equal((await empty.inject('/')).statusCode, 503);
    await empty.close();
  });
});

describe('frames', () => {
  const framesOf = async (path: string) =>
    /frame-src ([^;]+)/u.exec(String((await get(path)).headers['content-security-policy']))?.[1];

  test('[PUB-07 part] are allowed where a route declares their origin, and nowhere else', async () => {
    assert.equal(await framesOf('/public/tutorial'), 'https://video.example');
    for (const path of ['/', '/homepage', '/public/catalogue/view/7']) {
      assert.equal(await framesOf(path), "'none'", path);
    }
  });
});

describe('fetching from other hosts', () => {
  const policyOf = async (path: string) =>
    String((await get(path)).headers['content-security-policy']).replace(/'nonce-[^']+'/u, '');

  test('is allowed by HTTPS where a route declares it, and nowhere else', async () => {
    const usual = await policyOf('/homepage');
    assert.match(usual, /(^|; )connect-src 'self'(;|$)/u);
    const wide = await policyOf('/public/verify');
    assert.match(wide, /(^|; )connect-src 'self' https:(;|$)/u);
    // Nothing else differs: no script, picture or frame of others.
    assert.equal(wide.replace(' https:', ''), usual);
    for (const path of [
      '/',
      '/public/verify/more',
      '/public/catalogue/view/7',
      '/login',
      '/none',
    ]) {
      assert.equal(await policyOf(path), usual, path);
    }
  });
});

describe('the camera', () => {
  const policyOf = async (path: string) => String((await get(path)).headers['permissions-policy']);

  test('may be asked for where a route declares it, and nowhere else', async () => {
    const usual = await policyOf('/homepage');
    assert.equal(
      usual,
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    );
    // Nothing else is given with it, and to no frame.
    assert.equal(await policyOf('/public/verify'), usual.replace('camera=()', 'camera=(self)'));
    for (const path of ['/', '/public/verify/more', '/login', '/none', '/registry.json']) {
      assert.equal(await policyOf(path), usual, path);
    }
  });
});

describe('what a document may do', () => {
  const title = { it: 'A', en: 'A' };
  const page = { path: '/a', match: 'exact', access: { public: true } };
  const [stable, tried] = ['1.4.0-aaaa1111', '1.4.0-cccc3333'];
  const sign = { by: 'ada', reason: 'test' };

  /** An edge whose stable release shows a frame, and whose canary fetches and sees. */
  async function withCanary(context: TestContext) {
    const store = new ReleaseStore(temporaryDir());
    const put = (hash: string, rights: object) => {
      const dir = builtRemote('mf-a', hash, [{ ...page, meta: { title, ...rights } }]);
      const file = join(dir, 'remote.json');
      const declared = JSON.parse(readFileSync(file, 'utf8')) as object;
      const fills = [{ slot: dashboardSlot('Discente'), order: 10, access: {} }];
      writeFileSync(file, JSON.stringify({ ...declared, fills }));
      return dir;
    };
    await store.publish(builtShell('aaaa1111'));
    await store.publish(put('aaaa1111', { frames: ['https://video.example'] }));
    await store.sealed(put('cccc3333', { connects: 'https', devices: ['camera'] }), (dir) =>
      store.putSealed(dir),
    );
    await startCanary(store, 'mf-a', { version: tried, percent: 50 }, sign);
    const edge = await createEdge({
      store,
      apiUrl: 'http://127.0.0.1:1',
      publicUrl: 'http://localhost:8080',
      logLevel: 'silent',
    });
    context.after(() => edge.close());
    const rightsOf = async (canaries?: string, url = '/a') => {
      const cookie = canaries === undefined ? '' : `wb-role=; wb-canary=${canaries}`;
      const { headers, body } = await edge.inject({ url, headers: { cookie } });
      const policy = String(headers['content-security-policy']);
      return {
        frames: /frame-src ([^;]+)/u.exec(policy)?.[1],
        connects: /connect-src ([^;]+)/u.exec(policy)?.[1],
        camera: /camera=(\S+?),/u.exec(String(headers['permissions-policy']))?.[1],
        said: /name="document-rights" content="([^"]*)"/u.exec(body)?.[1],
      };
    };
    /** Each file that a document asks for ahead, with its release. */
    const askedAhead = async (canaries: string, url: string) => {
      const cookie = `wb-role=Discente; wb-canary=${canaries}`;
      const { body } = await edge.inject({ url, headers: { cookie } });
      const files = body.matchAll(/rel="preload" href="\/_remotes\/mf-a\/([^/"]+)\/([^"]+)"/gu);
      return [...files].map(([, release, file]) => [file, release]);
    };
    return { store, rightsOf, askedAhead };
  }
  const ofStable = {
    frames: 'https://video.example',
    connects: "'self'",
    camera: '()',
    said: '',
  };
  const ofCanary = {
    frames: "'none'",
    connects: "'self' https:",
    camera: '(self)',
    said: 'https camera',
  };

  test('is what the release of its visitor declares', async (context) => {
    const { rightsOf } = await withCanary(context);
    assert.deepEqual(await rightsOf(), ofStable);
    assert.deepEqual(await rightsOf(`mf-a@${tried}`), ofCanary);
    assert.deepEqual(await rightsOf(`mf-b@1.0.0-dddd/mf-a@${tried}`), ofCanary);
    assert.equal((await rightsOf(`mf-a@${tried}`, '/')).said, '');
  });

  test('asks ahead for the files that its browser runs, and for no others', async (context) => {
    const { store, askedAhead } = await withCanary(context);
    const filesOf = (release: string) =>
      ['integrity.json', 'mf-manifest.json', 'remoteEntry.js', 'app.js'].map((file) => [
        file,
        release,
      ]);
    const pages = ['/a', '/dashboard'];
    for (const url of pages) {
      assert.deepEqual(await askedAhead('', url), filesOf(stable), url);
      assert.deepEqual(await askedAhead(`mf-a@${tried}`, url), filesOf(tried), url);
    }
    await endCanary(store, 'mf-a', tried, sign);
    for (const url of pages) {
      assert.deepEqual(await askedAhead(`mf-a@${tried}`, url), filesOf(stable), url);
    }
  });

  test('is that of the stable release for a cookie that names no canary of now', async (context) => {
    const { store, rightsOf } = await withCanary(context);
    for (const other of ['', 'mf-a', tried, `mf-a@${stable}`, `mf-a@${tried}x`, `mf-b@${tried}`]) {
      assert.deepEqual(await rightsOf(other), ofStable, other);
    }
    await endCanary(store, 'mf-a', tried, sign);
    assert.deepEqual(await rightsOf(`mf-a@${tried}`), ofStable);
  });
});
