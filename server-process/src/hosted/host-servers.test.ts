import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Which process answers at a port; `nobody` where none listens. */
const answers = (port: number) =>
  text(connect(port, '127.0.0.1')).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ECONNREFUSED' ? 'nobody' : Promise.reject(error),
  );

test('servers open and close in one process, each by its call, and a failure is that of its call alone', async () => {
  const host = fork(join(import.meta.dirname, 'testing-host.ts'));
  const ended = once(host, 'exit');
  assert.deepEqual((await once(host, 'message'))[0], { ready: true });
  const call = async (message: { id: number; settings?: Record<string, string> }) => {
    host.send(message);
    const [answer] = await once(host, 'message');
    assert.equal(answer.id, message.id);
    return answer.failure as string | undefined;
  };
  try {
    const [first, second] = [await freePort(), await freePort()];
    assert.equal(await call({ id: 1, settings: { PORT: String(first) } }), undefined);
    assert.equal(await call({ id: 2, settings: { PORT: String(second) } }), undefined);
    assert.equal(await answers(first), String(host.pid));
    assert.equal(await answers(second), String(host.pid));

    assert.match((await call({ id: 3, settings: { PORT: String(first) } })) ?? '', /EADDRINUSE/);
    assert.equal(await call({ id: 1 }), undefined);
    assert.equal(await answers(first), 'nobody');
    assert.equal(await answers(second), String(host.pid));
    assert.equal(await call({ id: 4, settings: { PORT: String(first) } }), undefined);
    assert.equal(await answers(first), String(host.pid));
  } finally {
    // What is open ends with whoever has started the host.
    host.disconnect();
  }
  assert.deepEqual(await ended, [0, null]);
});
