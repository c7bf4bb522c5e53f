import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { testEdge } from '../testing-edge.ts';

const { get, apiAnswers } = testEdge();

describe('the page of a public thing', () => {
  const badge = '/public/certification/0190cafe-1111-7222-8333-444455556666';

  test('has the name of the thing, as plain text', async () => {
    apiAnswers((request, response) => {
      assert.equal(request.url, '/api/Courses/View/7');
      const data = {
        title: 'Sicurezza <b>',
        description: `<p>Un corso</p> ${'parola '.repeat(40)}`,
      };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
    });
    const { body, statusCode } = await get('/public/catalogue/view/7');
    assert.equal(statusCode, 200);
    assert.ok(body.includes('<title>Sicurezza · WorkerBadge</title>'));
    const description = /name="description" content="([^"]+)"/u.exec(body)?.[1] ?? '';
    assert.match(description, /^Un corso parola .*parola…$/u);
    assert.ok(description.length <= 161);
  });

  test('is a 404 that is a page all the same when there is no such thing', async () => {
    apiAnswers((_request, response) => response.writeHead(404).end('{}'));
    const { body, statusCode } = await get(badge);
    assert.equal(statusCode, 404);
    assert.ok(body.includes('<div id="root">') && body.includes('noindex'));
  });

  test('does not ask for what cannot be an identifier', async () => {
    apiAnswers(() => assert.fail('asked'));
    for (const path of ['/public/catalogue/view/abc', '/public/catalogue/view/1%2F2']) {
      assert.notEqual((await get(path)).statusCode, 200);
    }
  });

  test('comes without it when the API fails or takes too long', async () => {
    apiAnswers((_request, response) => response.writeHead(500).end());
    assert.equal((await get(badge)).statusCode, 200);
    apiAnswers(() => {});
    assert.equal((await get(badge)).statusCode, 200);
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
    apiAnswers((_request, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: course })),
    );
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
    apiAnswers((request, response) => {
      assert.equal(request.url, '/api/Courses/Sitemap');
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ data: [{ id: 7, date: '2026-10-01' }] }));
    });
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
    apiAnswers((_request, response) => response.writeHead(500).end());
    assert.equal((await get('/sitemap.xml')).statusCode, 500);
  });

  test('robots.txt keeps them out of the API and names the sitemap', async () => {
    const { body } = await get('/robots.txt');
    assert.match(body, /Disallow: \/api\//u);
    assert.match(body, /Sitemap: http:\/\/localhost:8080\/sitemap\.xml/u);
  });
});
