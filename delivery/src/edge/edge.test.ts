import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { builtRemote, builtShell, longScript, temporaryDir } from '../release/built-releases.ts';
import { isSignedBy, parseRegistry } from '../release/registry.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { createEdge } from './edge.ts';

const text = (it: string, en: string) => ({ it, en });
const routes = [
  {
    path: '/public/catalogue/',
    match: 'prefix',
    access: { public: true },
    meta: {
      title: text('Catalogo "corsi"', 'Course catalogue'),
      description: text('Tutti i corsi', 'All courses'),
      sitemap: 'Courses/Sitemap',
    },
  },
  {
    path: '/public/tutorial',
    match: 'exact',
    access: { public: true },
    meta: { title: text('Tutorial', 'Tutorial'), frames: ['https://video.example'] },
  },
  {
    path: '/homepage',
    match: 'exact',
    access: { public: true },
    meta: {
      title: text('Casa', 'Home'),
      firstPaint: {
        look: 'hero',
        heading: text('Lavoro & <badge>', 'Work'),
        lead: text('Corsi a distanza', 'Remote courses'),
        actions: [{ label: text('Catalogo', 'Catalogue'), path: '/public/catalogue' }],
        courses: 'Courses/Public?typology=0&pageSize=3',
      },
    },
  },
  {
    path: '/unsubscribe',
    match: 'exact',
    access: { public: true },
    meta: { title: text('Via', 'Away'), isUnlisted: true },
  },
  { path: '/courses/', match: 'prefix', access: {} },
];

/** What the API got, and what it answers. */
const api = createServer((request, response) => answer(request, response));
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let store: ReleaseStore;
let edge: FastifyInstance;

before(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  store = new ReleaseStore(temporaryDir());
  await store.publish(builtShell('aaaa1111'));
  await store.publish(builtRemote('mf-catalogue', 'bbbb2222', routes));
  edge = await createEdge({
    store,
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    publicUrl: 'http://localhost:8080',
    logLevel: 'silent',
  });
});
after(async () => {
  await edge.close();
  api.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  edge.inject({ method: 'GET', url, headers });

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

  test('asks at once for what it needs: shell, fonts, and the remote whose address it is', async () => {
    answer = (_request, response) => response.writeHead(500).end();
    const { body } = await get('/public/catalogue/view/3');
    for (const file of [
      '<script defer src="/_shell/1.4.0-aaaa1111/shell.js"',
      'href="/_shell/1.4.0-aaaa1111/bootstrap.js" as="script"',
      'href="/_shell/1.4.0-aaaa1111/assets/text.woff2" as="font"',
      'href="/_remotes/mf-catalogue/1.4.0-bbbb2222/mf-manifest.json" as="fetch"',
      'href="/_remotes/mf-catalogue/1.4.0-bbbb2222/app.js" as="script"',
    ]) {
      assert.ok(body.includes(file), file);
    }
    assert.ok(!(await get('/login')).body.includes('/_remotes/mf-catalogue/1.4.0-bbbb2222/app.js'));
  });

  test('has title and description of its route, in the language of the cookie, escaped', async () => {
    const italian = await get('/public/catalogue/');
    assert.ok(italian.body.includes('<title>Catalogo &quot;corsi&quot; · WorkerBadge</title>'));
    assert.ok(italian.body.includes('<html lang="it">'));
    const english = await get('/public/catalogue/', { cookie: 'a=b; wb-language=en' });
    assert.ok(english.body.includes('<meta property="og:title" content="Course catalogue'));
    assert.ok(english.body.includes('<html lang="en">'));
  });

  test('is kept out of search engines where it is private', async () => {
    assert.ok((await get('/courses/table')).body.includes('content="noindex"'));
    assert.ok(!(await get('/public/catalogue/')).body.includes('noindex'));
  });

  test('has the chosen colours before any script; a foreign value is ignored', async () => {
    const dark = await get('/', { cookie: 'wb-color-scheme=dark' });
    assert.ok(dark.body.includes('<html lang="it" data-color-scheme="dark">'));
    const foreign = await get('/', { cookie: 'wb-color-scheme="><script>' });
    assert.ok(foreign.body.includes('<html lang="it">'));
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

describe('releases', () => {
  const file = '/_remotes/mf-catalogue/1.4.0-bbbb2222/remoteEntry.js';

  test('are cached for ever, and sent compressed to who can read it', async () => {
    const brotli = await get(file, { 'accept-encoding': 'gzip, br' });
    assert.equal(brotli.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.match(String(brotli.headers['content-type']), /javascript/u);
    assert.equal(brotli.headers['x-content-type-options'], 'nosniff');
    assert.equal(
      (await get(file, { 'accept-encoding': 'gzip' })).headers['content-encoding'],
      'gzip',
    );
    assert.equal((await get(file)).body, longScript);
  });

  test('that are not there are a plain 404, not a page', async () => {
    const missing = await get('/_remotes/mf-catalogue/9.9.9-ffff/remoteEntry.js');
    assert.equal(missing.statusCode, 404);
    assert.doesNotMatch(String(missing.headers['content-type']), /html/u);
    assert.doesNotMatch(String(missing.headers['cache-control']), /immutable/u);
  });

  test('do not let anybody out of their folder', async () => {
    for (const path of ['/_remotes/../registry-key.pem', '/_remotes/%2e%2e/registry-key.pem']) {
      const { body, statusCode } = await get(path);
      assert.notEqual(statusCode, 200);
      assert.doesNotMatch(body, /PRIVATE KEY/u);
    }
  });
});

describe('registry.json', () => {
  test('is asked for each time and answered shortly when it has not changed', async () => {
    const first = await get('/registry.json');
    assert.equal(first.headers['cache-control'], 'no-cache');
    const etag = String(first.headers['etag']);
    assert.equal((await get('/registry.json', { 'if-none-match': etag })).statusCode, 304);
  });

  test('shows a publication at once', async () => {
    const before = await get('/registry.json');
    await store.publish(builtRemote('mf-commerce', 'cccc3333'));
    const later = await get('/registry.json', { 'if-none-match': String(before.headers['etag']) });
    assert.equal(later.statusCode, 200);
    assert.ok(parseRegistry(later.body).remotes['mf-commerce']);
  });
});

describe('the page of a public thing', () => {
  const badge = '/public/certification/0190cafe-1111-7222-8333-444455556666';

  test('has the name of the thing, as plain text', async () => {
    answer = (request, response) => {
      assert.equal(request.url, '/api/Courses/View/7');
      const data = {
        title: 'Sicurezza <b>',
        description: `<p>Un corso</p> ${'parola '.repeat(40)}`,
      };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
    };
    const { body, statusCode } = await get('/public/catalogue/view/7');
    assert.equal(statusCode, 200);
    assert.ok(body.includes('<title>Sicurezza · WorkerBadge</title>'));
    const description = /name="description" content="([^"]+)"/u.exec(body)?.[1] ?? '';
    assert.match(description, /^Un corso parola .*parola…$/u);
    assert.ok(description.length <= 161);
  });

  test('is a 404 that is a page all the same when there is no such thing', async () => {
    answer = (_request, response) => response.writeHead(404).end('{}');
    const { body, statusCode } = await get(badge);
    assert.equal(statusCode, 404);
    assert.ok(body.includes('<div id="root">') && body.includes('noindex'));
  });

  test('does not ask for what cannot be an identifier', async () => {
    answer = () => assert.fail('asked');
    for (const path of ['/public/catalogue/view/abc', '/public/catalogue/view/1%2F2']) {
      assert.notEqual((await get(path)).statusCode, 200);
    }
  });

  test('comes without it when the API fails or takes too long', async () => {
    answer = (_request, response) => response.writeHead(500).end();
    assert.equal((await get(badge)).statusCode, 200);
    answer = () => {};
    assert.equal((await get(badge)).statusCode, 200);
  });
});

describe('the way to the API', () => {
  test('[API-01] passes method, query, body and answer on to the configured host, and says who asked', async () => {
    let got: IncomingMessage | undefined;
    let body = '';
    answer = (request, response) => {
      got = request;
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => response.writeHead(201, { 'x-mine': 'yes' }).end('{"data":1}'));
    };
    const reply = await edge.inject({
      method: 'POST',
      url: '/api/Cart?courseId=7',
      headers: { 'content-type': 'application/json', host: 'workerbadge.test' },
      payload: '{"a": 1}',
    });
    assert.equal(reply.statusCode, 201);
    assert.equal(reply.headers['x-mine'], 'yes');
    assert.equal(reply.body, '{"data":1}');
    assert.equal(got?.url, '/api/Cart?courseId=7');
    assert.equal(body, '{"a": 1}', 'byte for byte');
    assert.equal(got?.headers['x-forwarded-host'], 'workerbadge.test');
    assert.equal(got?.headers['x-forwarded-for'], '127.0.0.1');
  });

  test('keeps ranges of a video', async () => {
    answer = (request, response) => {
      assert.equal(request.headers.range, 'bytes=2-4');
      response
        .writeHead(206, { 'content-range': 'bytes 2-4/9', 'content-type': 'video/mp4' })
        .end('cde');
    };
    const part = await get('/api/Files/9', { range: 'bytes=2-4', 'accept-encoding': 'br' });
    assert.equal(part.statusCode, 206);
    assert.equal(part.headers['content-range'], 'bytes 2-4/9');
    assert.equal(part.headers['content-encoding'], undefined);
    assert.equal(part.body, 'cde');
  });

  test('leaves redirects and cookies of the identity provider alone', async () => {
    answer = (_request, response) =>
      response.writeHead(303, { location: '/dev/idp/login?x=1', 'set-cookie': 'idp=1' }).end();
    const reply = await get('/dev/idp/auth?client_id=workerbadge');
    assert.equal(reply.statusCode, 303);
    assert.equal(reply.headers.location, '/dev/idp/login?x=1');
    assert.equal(reply.headers['set-cookie'], 'idp=1');
  });

  test('hands on an error of the API as it is', async () => {
    answer = (_request, response) => response.writeHead(503).end('{"code":"BUSY"}');
    const reply = await get('/api/Cart');
    assert.equal(reply.statusCode, 503);
    assert.equal(reply.body, '{"code":"BUSY"}');
  });
});

describe('without the API', () => {
  let alone: FastifyInstance;
  before(async () => {
    alone = await createEdge({
      store,
      // Nobody listens on port 1.
      apiUrl: 'http://127.0.0.1:1',
      publicUrl: 'https://workerbadge.test',
      logLevel: 'silent',
    });
  });
  after(() => alone.close());

  test('a call gets 502 in the form of every answer, with the correlation id', async () => {
    const reply = await alone.inject({
      url: '/api/Cart',
      headers: { 'accept-language': 'en-US', 'x-correlation-id': 'abc' },
    });
    assert.equal(reply.statusCode, 502);
    assert.deepEqual(reply.json(), {
      data: null,
      warning: 'The service cannot be reached. Try again shortly.',
      Info: null,
      info: null,
      code: 'API_UNREACHABLE',
      correlationId: 'abc',
    });
  });

  test('a person who followed a link gets a page', async () => {
    const reply = await alone.inject({
      url: '/dev/idp/auth',
      headers: { accept: 'text/html', 'x-correlation-id': '<script>' },
    });
    assert.equal(reply.statusCode, 502);
    assert.match(reply.body, /Il servizio non è raggiungibile/u);
    assert.doesNotMatch(reply.body, /<script>/u);
  });

  test('pages still come, and over HTTPS they stay there', async () => {
    const reply = await alone.inject('/');
    assert.equal(reply.statusCode, 200);
    assert.match(String(reply.headers['strict-transport-security']), /max-age/u);
    assert.match(String(reply.headers['content-security-policy']), /upgrade-insecure-requests/u);
  });
});

describe('the first paint', () => {
  const courses = [1, 2, 3, 4].map((id) => ({
    id,
    title: `Corso <b>${id}</b>`,
    category: 'Sicurezza',
    categoryKey: 'sicurezza',
    categoriesId: 1,
    professorName: 'Dott. "Corsi"',
    price: 1234.5,
    urlImage: null,
  }));
  const serve = () => {
    answer = (request, response) => {
      assert.equal(request.url, '/api/Courses/Public?typology=0&pageSize=3');
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ data: { items: courses } }));
    };
  };

  test('has band and first row as escaped HTML, styled under the nonce, before the place of the application', async () => {
    serve();
    const { body } = await get('/homepage');
    const painted =
      /<div id="first-paint">(.*)<\/div><div id="root" inert aria-hidden="true"><\/div>/su.exec(
        body,
      )?.[1] ?? '';
    assert.match(painted, /<h1>Lavoro &amp; &lt;badge&gt;<\/h1>/u);
    assert.match(painted, /<a href="\/public\/catalogue">Catalogo<\/a>/u);
    assert.equal(painted.match(/<li>/gu)?.length, 3);
    assert.match(
      painted,
      /<a href="\/public\/catalogue\/view\/1">Corso &lt;b&gt;1&lt;\/b&gt;<\/a>/u,
    );
    assert.match(painted, /1\.234,50\s€/u);
    assert.match(painted, /Dott\. &quot;Corsi&quot;/u);
    assert.doesNotMatch(painted, / style=|<script| on\w+=/u);
    assert.match(body, /<style nonce="[^"]+">[^<]*#first-paint/u);
  });

  test('brings the answer along that the page would ask for first', async () => {
    serve();
    const { body } = await get('/homepage');
    const text = /id="first-data">(.*?)<\/script>/su.exec(body)?.[1] ?? '';
    assert.ok(!text.includes('<'));
    const { call, data } = JSON.parse(text) as { call: string; data: { items: unknown[] } };
    assert.equal(call, 'Courses/Public?typology=0&pageSize=3');
    assert.equal(data.items.length, 4);
  });

  test('is a band without a row when the API is late, and nothing where nothing was declared', async () => {
    answer = (_request, response) => response.writeHead(500).end();
    const { body } = await get('/homepage', { cookie: 'wb-language=en' });
    assert.match(body, /<h1>Work<\/h1>/u);
    assert.ok(!body.includes('first-data') && !body.includes('<li>'));
    for (const path of ['/public/tutorial', '/homepage?x=1', '/courses/1']) {
      assert.ok(!(await get(path)).body.includes('id="first-paint"'), path);
    }
  });
});

describe('for search engines', () => {
  const course = {
    title: 'Sicurezza </script>',
    synopses: 'In ufficio',
    price: 79,
    durataCorso: 75,
    coverImage: { url: '/api/Files/cover.webp' },
    rankings: { ratio: 4.43, total: 100 },
    professors: [{ label: 'Dott. Corsi' }],
    category: 'Sicurezza',
  };

  test('a course is described by schema.org, with its picture for shared links', async () => {
    answer = (_request, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: course }));
    const { body } = await get('/public/catalogue/view/7');
    const text = /application\/ld\+json">(.*?)<\/script>/su.exec(body)?.[1] ?? '';
    const described = JSON.parse(text) as Record<string, unknown>;
    assert.equal(described['@type'], 'Course');
    assert.equal(described['url'], 'http://localhost:8080/public/catalogue/view/7');
    assert.deepEqual(described['offers'], {
      '@type': 'Offer',
      category: 'Paid',
      price: '79.00',
      priceCurrency: 'EUR',
    });
    assert.deepEqual(described['aggregateRating'], {
      '@type': 'AggregateRating',
      ratingValue: 4.43,
      ratingCount: 100,
    });
    assert.ok(
      body.includes(
        '<meta property="og:image" content="http://localhost:8080/api/Files/cover.webp">',
      ),
    );
    assert.ok(
      body.includes('<link rel="canonical" href="http://localhost:8080/public/catalogue/view/7">'),
    );
  });

  test('the sitemap has the public pages that are listed, and the courses by the API', async () => {
    answer = (request, response) => {
      assert.equal(request.url, '/api/Courses/Sitemap');
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ data: [{ id: 7, date: '2026-10-01' }] }));
    };
    const { body, headers } = await get('/sitemap.xml');
    assert.match(String(headers['content-type']), /application\/xml/u);
    assert.deepEqual(
      [...body.matchAll(/<loc>([^<]+)/gu)].map(([, address]) => address),
      [
        'http://localhost:8080/public/catalogue/7',
        'http://localhost:8080/public/tutorial',
        'http://localhost:8080/homepage',
      ],
    );
    assert.ok(body.includes('<lastmod>2026-10-01</lastmod>'));
  });

  test('an API that fails empties no sitemap', async () => {
    answer = (_request, response) => response.writeHead(500).end();
    assert.equal((await get('/sitemap.xml')).statusCode, 500);
  });

  test('robots.txt keeps them out of the API and names the sitemap', async () => {
    const { body } = await get('/robots.txt');
    assert.match(body, /Disallow: \/api\//u);
    assert.match(body, /Sitemap: http:\/\/localhost:8080\/sitemap\.xml/u);
  });
});

describe('frames', () => {
  const framesOf = async (path: string) =>
    /frame-src ([^;]+)/u.exec(String((await get(path)).headers['content-security-policy']))?.[1];

  test('[PUB-07] are allowed where a route declares their origin, and nowhere else', async () => {
    answer = (_request, response) => response.writeHead(500).end();
    assert.equal(await framesOf('/public/tutorial'), 'https://video.example');
    for (const path of ['/', '/homepage', '/public/catalogue/view/7']) {
      assert.equal(await framesOf(path), "'none'", path);
    }
  });
});
