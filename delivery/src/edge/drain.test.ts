import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

const clients = 20;

test('SIGTERM under load ends the edge within ten seconds, with every answer given', async () => {
  const api = createServer((_request, response) => {
    setTimeout(() => response.end('{}'), 30);
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const releases = await mkdtemp(path.join(tmpdir(), 'workerbadge-drain-'));
  const edge = fork(path.join(import.meta.dirname, 'main.ts'), [], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      PUBLIC_URL: 'http://localhost',
      RELEASES_DIR: releases,
    },
    // On the error output: a test file's output carries the messages of its runner.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const exit = once(edge, 'exit');
  const [{ ready }] = (await once(edge, 'message')) as [{ ready: string }];

  let answers = 0;
  const wrong: string[] = [];
  const enough = Promise.withResolvers<void>();
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      try {
        const answer = await ask(`${ready}/api/any`, agent);
        if (answer.status !== 200) wrong.push(String(answer.status));
        answers += 1;
        if (answers > clients) enough.resolve();
        if (answer.isLast) return;
      } catch (error) {
        wrong.push(String(error));
        enough.resolve();
        return;
      }
    }
  };
  const busy = Array.from({ length: clients }, client);
  await enough.promise;
  const started = Date.now();
  edge.kill('SIGTERM');
  await Promise.all(busy);
  await exit;
  api.closeAllConnections();
  api.close();
  await rm(releases, { recursive: true, force: true });
  assert.deepEqual(wrong, []);
  assert.ok(Date.now() - started < 10_000, `${Date.now() - started} ms`);
});

async function ask(url: string, agent: Agent): Promise<{ status: number; isLast: boolean }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject);
  });
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode ?? 0, isLast: answer.headers.connection === 'close' };
}
