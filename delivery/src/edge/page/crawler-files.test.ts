import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { testEdge } from '../testing-edge.ts';

const { get, apiAnswers } = testEdge();

describe('for search engines', () => {
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
