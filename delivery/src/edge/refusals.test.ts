import assert from 'node:assert/strict';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { sendRefusal } from './refusals.ts';

test('a visitor who leaves before the answer is no error of the server', async (t) => {
  const lines: string[] = [];
  const isWritten = Promise.withResolvers<void>();
  const write = (line: string) => {
    const { msg } = JSON.parse(line) as { msg: string };
    if (!/^(incoming request|Server listening)/u.test(msg)) lines.push(msg);
    if (lines.length > 0) isWritten.resolve();
  };
  const server = Fastify({ logger: { level: 'info', stream: { write } } });
  t.after(() => server.close());
  server.setErrorHandler(sendRefusal);
  await server.register(compress);
  const answer = new Readable({ read() {} });
  const isSent = Promise.withResolvers<void>();
  server.post('/', (_request, reply) => {
    void reply.type('application/json').send(answer);
    isSent.resolve();
  });
  await server.listen({ port: 0, host: '127.0.0.1' });

  const visitor = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  visitor.write(
    'POST / HTTP/1.1\r\nhost: a\r\naccept-encoding: br\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  );
  await isSent.promise;
  visitor.destroy();
  await isWritten.promise;
  assert.deepEqual(lines, ['the visitor has left']);
});
