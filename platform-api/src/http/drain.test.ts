import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { prepareDrain } from 'server-process';
import { freePort } from '../testing/free-port.ts';
import { testPlatform } from '../testing/platform.ts';
import { layDatabase } from '../testing/test-database.ts';

const main = join(import.meta.dirname, '../main.ts');
const clients = 20;

test('SIGTERM under load ends within ten seconds, with every answer given', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'workerbadge-drain-'));
  await layDatabase(dataDir);
  const port = await freePort();
  const server = fork(main, [], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      API_PORT: String(port),
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
    },
    // On the error output: a test file's output carries the messages of its runner.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const exit = once(server, 'exit');
  await new Promise<void>((resolve) => {
    server.on('message', (message: object) => 'ready' in message && resolve());
  });

  let answers = 0;
  const wrong: string[] = [];
  const enough = Promise.withResolvers<void>();
  /** One connection, always busy, until it is told that the answer was its last. */
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      try {
        const answer = await ask(`http://127.0.0.1:${port}/api/Faq?page=1&pageSize=20`, agent);
        if (answer.status >= 500) wrong.push(String(answer.status));
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
  server.kill('SIGTERM');
  await Promise.all(busy);
  const [code] = (await exit) as [number | null];
  assert.deepEqual(wrong, []);
  assert.equal(code, 0);
  assert.ok(Date.now() - started < 10_000, `${Date.now() - started} ms`);
  rmSync(dataDir, { recursive: true, force: true });
});

test('probes that never cease do not keep a server from its end', async () => {
  const server = createServer((_request, response) => response.end('{}'));
  const drain = prepareDrain(server, (url) => url === '/api/health/ready');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/health/ready`;
  const probes: Promise<boolean>[] = [];
  const probing = setInterval(() => {
    probes.push(ask(url, new Agent()).then(({ isLast }) => isLast));
  }, 100);
  const longestMs = 60_000;
  const started = Date.now();
  await drain(longestMs);
  clearInterval(probing);
  // The last probe may still be under way: closing its connection would fail it.
  const answers = await Promise.all(probes);
  server.closeAllConnections();
  server.close();
  assert.ok(Date.now() - started < longestMs / 2, 'it waited for the last probe');
  assert.ok(answers.length > 2 && answers.every(Boolean), 'each was answered');
});

test('a server that ends is not ready, and still answers', async () => {
  const t = await testPlatform();
  const status = async (url: string) => (await t.call(null, { url })).statusCode;
  assert.equal(await status('/api/health/ready'), 200);
  t.app.shutdown.hasBegun = true;
  assert.equal(await status('/api/health/ready'), 503);
  assert.equal(await status('/api/health/live'), 200);
  assert.equal(await status('/api/FaqWB/Faq'), 200);
  await t.close();
});

async function ask(url: string, agent: Agent): Promise<{ status: number; isLast: boolean }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject);
  });
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode ?? 0, isLast: answer.headers.connection === 'close' };
}
