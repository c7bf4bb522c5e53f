import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { testEdge } from '../testing-edge.ts';

const { get, apiAnswers } = testEdge();

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
    apiAnswers((request, response) => {
      assert.equal(request.url, '/api/Courses/Public?typology=0&pageSize=3');
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ data: { items: courses } }));
    });
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

  test('has no frame beside it', async () => {
    assert.doesNotMatch((await get('/homepage')).body, /waiting/u);
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
    apiAnswers((_request, response) => response.writeHead(500).end());
    const { body } = await get('/homepage', { cookie: 'wb-language=en' });
    assert.match(body, /<h1>Work<\/h1>/u);
    assert.ok(!body.includes('first-data') && !body.includes('<li>'));
    for (const path of ['/public/tutorial', '/homepage?x=1', '/courses/1']) {
      assert.ok(!(await get(path)).body.includes('id="first-paint"'), path);
    }
  });
});
