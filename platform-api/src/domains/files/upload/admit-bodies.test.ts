import assert from 'node:assert/strict';
import { connect, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { installEnvelope } from '../../../http/envelope.ts';
import { capturedLog } from '../../../testing/captured-log.ts';
import { bodyAdmission, type AdmissionOptions } from './admit-bodies.ts';

type Answer = {
  status: number;
  text?: string | undefined;
  code?: string | undefined;
  retryAfter: string | null;
};

/** A server that takes bodies and keeps each for some milliseconds, or until the gate opens. */
async function serverWith(
  t: TestContext,
  options: Partial<AdmissionOptions>,
  gate?: Promise<void>,
) {
  const admission = bodyAdmission({ bodyBytes: 1000, ...options });
  const { log, lines } = capturedLog();
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({ forceCloseConnections: true, loggerInstance });
  t.after(() => app.close());
  installEnvelope(app);
  const seen = { now: 0, most: 0, rooms: new Set<Buffer>(), mixed: 0 };
  app.addContentTypeParser('text/plain', (request: FastifyRequest, payload: Readable) =>
    admission.withRoom(request, async (room) => {
      let length = 0;
      for await (const part of payload as AsyncIterable<Buffer>) length += part.copy(room, length);
      return length;
    }),
  );
  app.route({
    method: 'POST',
    url: '/',
    config: { access: { public: true } },
    preParsing: (request, reply) => admission.admit(request, reply),
    handler: (request) =>
      admission.withRoom(request, async (room) => {
        seen.now += 1;
        seen.most = Math.max(seen.most, seen.now);
        seen.rooms.add(room);
        const text = room.toString('utf8', 0, request.body as number);
        await (gate ?? wait(5));
        // Nobody else has written into it meanwhile.
        if (room.toString('utf8', 0, request.body as number) !== text) seen.mixed += 1;
        seen.now -= 1;
        return { text };
      }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const post = async (body: string): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
    });
    const { text, code } = (await answer.json()) as { text?: string; code?: string };
    return { status: answer.status, text, code, retryAfter: answer.headers.get('retry-after') };
  };
  return { port, seen, lines, post };
}

test('[API-90 part] of many bodies only so many are in memory at a time, each in room of its own; all are answered', async (t) => {
  const { seen, post } = await serverWith(t, { atOnce: 4 });
  const bodies = Array.from({ length: 60 }, (_, at) => `body ${at} `.repeat(20));
  const answers = await Promise.all(bodies.map(post));
  assert.deepEqual(
    answers.map(({ text }) => text),
    bodies,
  );
  assert.deepEqual([seen.most, seen.rooms.size, seen.mixed], [4, 4, 0]);
});

test('[API-90 part] who cannot even wait is told to come again', async (t) => {
  const gate = Promise.withResolvers<void>();
  const { post } = await serverWith(t, { atOnce: 1, waiting: 2 }, gate.promise);
  const refused: Answer[] = [];
  const asked = Array.from({ length: 6 }, async () => {
    const answer = await post('x');
    if (answer.status === 503) refused.push(answer);
    // One is in, two wait: these are all that can be refused.
    if (refused.length === 3) gate.resolve();
    return answer.status;
  });
  const statuses = await Promise.all(asked);
  assert.deepEqual(
    statuses.toSorted((a, b) => a - b),
    [200, 200, 200, 503, 503, 503],
  );
  assert.deepEqual([refused[0]?.code, refused[0]?.retryAfter], ['UPLOADS_BUSY', '2']);
});

test('[API-90 part] who has waited too long is told to come again', async (t) => {
  const gate = Promise.withResolvers<void>();
  const { post } = await serverWith(t, { atOnce: 1, patienceMs: 20 }, gate.promise);
  const asked = [post('x'), post('y')];
  assert.equal((await Promise.race(asked)).status, 503);
  gate.resolve();
  assert.deepEqual(
    (await Promise.all(asked)).map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 503],
  );
});

test('[API-90 part] a sender that stops in the middle, or goes away, gives its place back, and is no fault of the server', async (t) => {
  const { port, post, lines } = await serverWith(t, { atOnce: 1, bodyMs: 200 });
  const half =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 50\r\n\r\nhalf';
  const silent = connect(port, '127.0.0.1', () => silent.write(half));
  silent.on('error', () => {});
  await wait(50);
  assert.equal((await post('after the silent one')).status, 200);
  const gone = connect(port, '127.0.0.1', () => gone.write(half));
  gone.on('error', () => {});
  await wait(50);
  gone.destroy();
  assert.equal((await post('after the one that went')).status, 200);
  assert.deepEqual(
    lines.filter(({ code }) => code !== undefined).map(({ code }) => code),
    ['BAD_REQUEST', 'BAD_REQUEST'],
  );
  assert.deepEqual(
    lines.filter(({ msg }) => msg === 'unexpected error'),
    [],
  );
});
