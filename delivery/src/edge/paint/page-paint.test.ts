import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { startCanary } from '../../operations/operations.ts';
import { ReleaseStore } from '../../release/release-store.ts';
import { builtRemote, builtShell, temporaryDir } from '../../release/built-releases.ts';
import { createEdge } from '../edge.ts';
import { shellPaint, testEdge } from '../testing-edge.ts';

const { get, apiAnswers, metrics } = testEdge();

const answersWith = (status: number, data: unknown) =>
  apiAnswers((request, response) => {
    assert.equal(request.url, '/api/Courses/View/7');
    assert.equal(request.headers.cookie, undefined);
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data, correlationId: randomUUID() }));
  });

const isPainted = (body: string) => body.includes('id="first-paint"');

describe('the first paint', () => {
  test("is drawn by the releases of remote and shell, before the application's place, styled under the nonce", async () => {
    answersWith(200, { title: 'Sicurezza' });
    const { body, statusCode } = await get('/homepage');
    assert.equal(statusCode, 200);
    assert.match(
      body,
      /<div id="first-paint"><main><h1>Benvenuto it<\/h1><article>Sicurezza<\/article><\/main><\/div><div id="root" inert aria-hidden="true"><\/div>/u,
    );
    assert.match(body, /<style nonce="[^"]+">[^<]*\.wb-a\{color:red\}<\/style>/u);
    assert.match((await get('/homepage', { cookie: 'wb-language=en' })).body, /Benvenuto en/u);
  });

  test('says what the page is about, as plain text cut at a word', async () => {
    answersWith(200, { title: 'Sicurezza' });
    const { body } = await get('/homepage');
    assert.ok(body.includes('<title>Sicurezza · WorkerBadge</title>'));
    const description = /name="description" content="([^"]+)"/u.exec(body)?.[1] ?? '';
    assert.match(description, /^Un corso parola .*parola…$/u);
    assert.ok(description.length <= 161);
    assert.ok(
      body.includes(
        '<meta property="og:image" content="http://localhost:8080/api/Files/cover.webp">',
      ),
    );
    const described = /application\/ld\+json">(.*?)<\/script>/su.exec(body)?.[1] ?? '';
    assert.ok(!described.includes('<'));
    assert.equal((JSON.parse(described) as { name: string }).name, 'Sicurezza </script>');
  });

  test('brings the answers along that the page would ask for first', async () => {
    answersWith(200, { title: 'Sicurezza', note: '</script>' });
    const { body } = await get('/homepage');
    const text = /id="first-data">(.*?)<\/script>/su.exec(body)?.[1] ?? '';
    assert.ok(!text.includes('<'));
    assert.deepEqual(JSON.parse(text), [
      { call: 'Courses/View/7', data: { title: 'Sicurezza', note: '</script>' } },
    ]);
  });

  test('of a thing that does not exist is a page with status 404', async () => {
    answersWith(404, null);
    const { body, statusCode } = await get('/homepage');
    assert.equal(statusCode, 404);
    assert.ok(isPainted(body) && body.includes('noindex') && !body.includes('first-data'));
  });

  test('comes without data when the API fails or takes too long', async () => {
    apiAnswers(() => {});
    const { body, statusCode } = await get('/homepage');
    assert.equal(statusCode, 200);
    assert.match(body, /<h1>Benvenuto it<\/h1><\/main>/u);
    assert.ok(!body.includes('first-data'));
  });

  test('is none for who is logged in, who still gets title and picture', async () => {
    answersWith(200, { title: 'Sicurezza' });
    const { body } = await get('/homepage', { cookie: 'wb-role=Discente' });
    assert.ok(!isPainted(body) && !body.includes('first-data'));
    assert.ok(body.includes('<title>Sicurezza · WorkerBadge</title>'));
  });

  test('is none where nothing is painted', async () => {
    for (const path of ['/public/tutorial', '/courses/1', '/login']) {
      assert.ok(!isPainted((await get(path)).body), path);
    }
  });

  test('is drawn once for the same answers', async () => {
    answersWith(200, { title: 'Una volta' });
    await get('/homepage');
    const painted = await metrics('outcome="painted"');
    const kept = await metrics('outcome="kept"');
    await get('/homepage');
    assert.deepEqual(await metrics('outcome="painted"'), painted);
    assert.notDeepEqual(await metrics('outcome="kept"'), kept);
  });

  test('has no process, network or document', async () => {
    const { body } = await get('/public/painted/reaches');
    assert.match(body, /undefined,undefined,undefined/u);
  });
});

describe('a paint that fails', () => {
  const bare: [way: string, outcome: string][] = [
    ['throws', 'failed'],
    ['scripts', 'unsound'],
    ['handles', 'unsound'],
    ['types', 'unsound'],
    ['grows', 'unsound'],
    ['closes', 'unsound'],
  ];
  for (const [way, outcome] of bare) {
    test(`and ${way} costs the paint, not the page, and is counted`, async () => {
      const counted = async () =>
        Number((await metrics(`outcome="${outcome}"`))[0]?.split(' ').at(-1) ?? 0);
      const before = await counted();
      const { body, statusCode } = await get(`/public/painted/${way}`);
      assert.equal(statusCode, 200);
      assert.ok(!isPainted(body) && body.includes('<div id="root"><div id="waiting"'));
      assert.equal(await counted(), before + 1);
    });
  }

  for (const way of ['hangs', 'waits']) {
    test(`and ${way} is ended within a bound, and other releases are painted again`, async () => {
      const own = new ReleaseStore(temporaryDir());
      await own.publish(builtShell('aaaa1111', { 'paint.cjs': shellPaint }));
      const paintOf = (body: string) =>
        `exports.paint = { calls: () => [], paint: () => ${body} };`;
      const drawn = `({ html: '<main></main>', styles: '', description: {} })`;
      const route = (path: string) => ({ path, match: 'exact', access: { public: true } });
      const wrong = { hangs: '{ for (;;); }', waits: 'new Promise(() => {})' }[way] ?? '';
      await own.publish(builtRemote('mf-wrong', 'cccc3333', [route('/wrong')], paintOf(wrong)));
      await own.publish(builtRemote('mf-right', 'dddd4444', [route('/right')], paintOf(drawn)));
      const edge = await createEdge({
        store: own,
        apiUrl: 'http://127.0.0.1:1',
        publicUrl: 'http://localhost:8080',
        logLevel: 'silent',
      });
      try {
        const began = performance.now();
        const wrongPage = await edge.inject('/wrong');
        assert.ok(performance.now() - began < 3000);
        assert.equal(wrongPage.statusCode, 200);
        assert.ok(!isPainted(wrongPage.body));
        for (let tries = 0; ; tries += 1) {
          if (isPainted((await edge.inject('/right')).body)) break;
          assert.ok(tries < 50, 'never painted again');
        }
        // It does not take the next thread with it.
        assert.ok(!isPainted((await edge.inject('/wrong')).body));
        assert.ok(isPainted((await edge.inject('/right')).body));
      } finally {
        await edge.close();
      }
    });
  }

  test('and names calls that are none has them not made', async () => {
    apiAnswers(() => assert.fail('asked'));
    assert.ok(!isPainted((await get('/public/painted/wanders')).body));
  });
});

describe('the paint of a release', () => {
  const home = { path: '/homepage', match: 'exact', access: { public: true } };
  const paintOf = (text: string) =>
    `exports.paint = { calls: () => [], paint: () => ({ html: '<h1>${text}</h1>', styles: '', description: {} }) };`;

  test('goes with it when it is published, rolled back, or a canary for visitors', async () => {
    const own = new ReleaseStore(temporaryDir());
    await own.publish(builtShell('aaaa1111', { 'paint.cjs': shellPaint }));
    const first = await own.publish(builtRemote('mf-x', 'cccc3333', [home], paintOf('prima')));
    const edge = await createEdge({
      store: own,
      apiUrl: 'http://127.0.0.1:1',
      publicUrl: 'http://localhost:8080',
      logLevel: 'silent',
    });
    const eventually = async (text: string) => {
      for (let tries = 0; tries < 100; tries += 1) {
        if ((await edge.inject('/homepage')).body.includes(`<h1>${text}</h1>`)) return true;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return false;
    };
    try {
      assert.ok(await eventually('prima'));
      const again = builtRemote('mf-x', 'dddd4444', [home], paintOf('seconda'));
      const second = await own.publish(again);
      assert.ok(await eventually('seconda'));
      await own.promote('mf-x', first);
      assert.ok(await eventually('prima'));
      const signature = { by: 'test', reason: 'canary' };
      const canary = { version: second, percent: 50 };
      await startCanary(own, 'mf-x', { ...canary, roles: ['Discente'] }, signature);
      assert.ok(await eventually('prima'));
      await startCanary(own, 'mf-x', canary, signature);
      assert.ok(!isPainted((await edge.inject('/homepage')).body));
    } finally {
      await edge.close();
    }
  });

  test('is not run when it is not what was released', async () => {
    const own = new ReleaseStore(temporaryDir());
    await own.publish(builtShell('aaaa1111', { 'paint.cjs': shellPaint }));
    const id = await own.publish(builtRemote('mf-x', 'cccc3333', [home], paintOf('vera')));
    await own.storage.replace(`_remotes/mf-x/${id}/paint.cjs`, Buffer.from(paintOf('falsa')));
    const edge = await createEdge({
      store: own,
      apiUrl: 'http://127.0.0.1:1',
      publicUrl: 'http://localhost:8080',
      logLevel: 'silent',
    });
    try {
      assert.ok(!isPainted((await edge.inject('/homepage')).body));
    } finally {
      await edge.close();
    }
  });
});
