import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createEdge } from '../edge.ts';
import { testEdge } from '../testing-edge.ts';

const { get, inject, store, apiAnswers } = testEdge();

describe('the way to the API', () => {
  test('[API-01] passes method, query, body and answer on to the configured host, and says who asked', async () => {
    let got: IncomingMessage | undefined;
    let body = '';
    apiAnswers((request, response) => {
      got = request;
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => response.writeHead(201, { 'x-mine': 'yes' }).end('{"data":1}'));
    });
    const reply = await inject({
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
    assert.match(String(got?.headers['x-correlation-id']), /^[\w-]{36}$/u, 'one code in both logs');
  });

  test("the issuer's identity and other addresses of programs are the API's, never a page", async () => {
    const asked: (string | undefined)[] = [];
    apiAnswers((request, response) => {
      asked.push(`${String(request.headers['x-forwarded-host'])} ${request.url}`);
      response
        .writeHead(request.url === '/.well-known/did.json' ? 200 : 404, {
          'content-type': 'application/did+json',
        })
        .end('{}');
    });
    const addresses = [
      '/.well-known/did.json',
      '/.well-known/openid-credential-issuer',
      '/.well-known/anything/else',
      '/ims/ob/v3p0/discovery',
    ];
    for (const address of addresses) {
      const reply = await get(address, { host: 'workerbadge.test', accept: 'text/html' });
      assert.equal(reply.statusCode, address.endsWith('did.json') ? 200 : 404, address);
      assert.equal(reply.headers['content-type'], 'application/did+json', address);
    }
    assert.deepEqual(
      asked,
      addresses.map((address) => `workerbadge.test ${address}`),
    );
  });

  test('keeps ranges of a video', async () => {
    apiAnswers((request, response) => {
      assert.equal(request.headers.range, 'bytes=2-4');
      response
        .writeHead(206, { 'content-range': 'bytes 2-4/9', 'content-type': 'video/mp4' })
        .end('cde');
    });
    const part = await get('/api/Files/9', { range: 'bytes=2-4', 'accept-encoding': 'br' });
    assert.equal(part.statusCode, 206);
    assert.equal(part.headers['content-range'], 'bytes 2-4/9');
    assert.equal(part.headers['content-encoding'], undefined);
    assert.equal(part.body, 'cde');
  });

  test('leaves redirects and cookies of the identity provider alone', async () => {
    apiAnswers((_request, response) =>
      response.writeHead(303, { location: '/dev/idp/login?x=1', 'set-cookie': 'idp=1' }).end(),
    );
    const reply = await get('/dev/idp/auth?client_id=workerbadge');
    assert.equal(reply.statusCode, 303);
    assert.equal(reply.headers.location, '/dev/idp/login?x=1');
    assert.equal(reply.headers['set-cookie'], 'idp=1');
  });

  test('hands on an error of the API as it is', async () => {
    apiAnswers((_request, response) => response.writeHead(503).end('{"code":"BUSY"}'));
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
      headers: { 'accept-language': 'en-US', 'x-correlation-id': 'abc-12345' },
    });
    assert.equal(reply.statusCode, 502);
    assert.deepEqual(reply.json(), {
      data: null,
      warning: 'The service cannot be reached. Try again shortly.',
      Info: null,
      info: null,
      code: 'API_UNREACHABLE',
      correlationId: 'abc-12345',
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

describe('what the edge itself refuses', () => {
  for (const url of ['//', '//evil.example:x/', '/%ff', '/api/..%2f..%2fetc/passwd', '/api/%ff']) {
    test(`[API-03 part] GET ${url} is refused in the wrapped form, in both languages`, async () => {
      const answer = async (language: string) => {
        const reply = await inject({ url, headers: { 'accept-language': language } });
        assert.equal(reply.statusCode, 400, reply.body);
        const { correlationId, ...body } = reply.json<Record<string, unknown>>();
        assert.match(String(correlationId), /^[\da-f-]{36}$/u);
        return body;
      };
      const italian = 'La richiesta non è valida';
      assert.deepEqual(await answer('it'), {
        data: null,
        warning: null,
        Info: italian,
        info: italian,
        code: 'BAD_REQUEST',
      });
      assert.equal((await answer('en-US'))['Info'], 'The request is not valid');
    });
  }
});
