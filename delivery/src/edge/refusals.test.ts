import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import compress from '@fastify/compress';
import Fastify, { type FastifyReply } from 'fastify';
import { sendRefusal } from './refusals.ts';

test('a visitor who leaves before the answer is no error of the server', async (t) => {
  const logged = await leave(t, (reply) => reply.send(new Readable({ read() {} })));
  assert.equal(logged, 'info: the visitor has left');
});

test('what fails after a visitor has left is an error as before', async (t) => {
  const logged = await leave(t, async (reply) => {
    await once(reply.raw, 'close');
    throw new TypeError('no such thing');
  });
  assert.equal(logged, 'error: unexpected error');
});

/** What is written down of a request whose visitor leaves as soon as it is handled. */
async function leave(t: TestContext, handle: (reply: FastifyReply) => unknown): Promise<string> {
  const { promise: logged, resolve: log } = Promise.withResolvers<string>();
  const write = (line: string) => {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    if (!/^(incoming request|Server listening)/u.test(msg)) {
      log(`${level >= 50 ? 'error' : 'info'}: ${msg}`);
    }
  };
  const server = Fastify({ logger: { level: 'info', stream: { write } } });
  t.after(() => server.close());
  server.setErrorHandler(sendRefusal);
  await server.register(compress);
  const { promise: isHandled, resolve: handled } = Promise.withResolvers<void>();
  server.post('/', (_request, reply) => {
    handled();
    return handle(reply.type('application/json'));
  });
  await server.listen({ port: 0, host: '127.0.0.1' });

  const visitor = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  visitor.write(
    'POST / HTTP/1.1\r\nhost: a\r\naccept-encoding: br\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  );
  await isHandled;
  visitor.destroy();
  return logged;
}
