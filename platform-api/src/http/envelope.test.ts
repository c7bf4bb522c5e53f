import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { capturedLog } from '../testing/captured-log.ts';
import { installEnvelope } from './envelope.ts';

for (const [language, text] of [
  [
    'it',
    "C'è stato un problema con il Server, contattare l'amministratore... Codice Errore: abcdefgh-1",
  ],
  [
    'en',
    'There was a problem with the server, contact the administrator... Error code: abcdefgh-1',
  ],
] as const) {
  test(`[SHELL-52 part] [API-03 part] what breaks is told in the quoted words with the number of the request, and logged in full (${language})`, async () => {
    const { log, lines } = capturedLog();
    const loggerInstance: FastifyBaseLogger = log;
    const app = fastify({ loggerInstance, genReqId: () => 'abcdefgh-1' });
    installEnvelope(app);
    app.get('/broken', async () => {
      throw new Error('a column is missing');
    });
    const answer = await app.inject({ url: '/broken', headers: { 'accept-language': language } });
    assert.equal(answer.statusCode, 500);
    assert.equal(answer.headers['x-correlation-id'], 'abcdefgh-1');
    assert.deepEqual(answer.json(), {
      data: null,
      warning: null,
      Info: text,
      info: text,
      code: 'INTERNAL',
      correlationId: 'abcdefgh-1',
    });
    assert.ok(lines.some((line) => JSON.stringify(line).includes('a column is missing')));
  });
}

test('no cache keeps an answer, good or refused, unless its route says so', async () => {
  const app = fastify();
  installEnvelope(app);
  app.get('/own', async () => ({ data: 'of one person' }));
  app.get('/refused', async () => {
    throw new Error('x');
  });
  app.get('/for-all', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return { data: 1 };
  });
  const cacheOf = async (url: string) => (await app.inject({ url })).headers['cache-control'];
  for (const url of ['/own', '/refused', '/unknown']) assert.equal(await cacheOf(url), 'no-store');
  assert.equal(await cacheOf('/for-all'), 'public, max-age=60');
});
