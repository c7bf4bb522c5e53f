import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../testing/free-port.ts';

const main = join(import.meta.dirname, '../main.ts');
const clients = 20;

test('SIGTERM under load ends within ten seconds, with every answer given', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'workerbadge-drain-'));
  const port = await freePort();
  const server = fork(main, [], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      API_PORT: String(port),
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exit = once(server, 'exit');
  await new Promise<void>((resolve) => {
    server.on('message', (message: object) => 'ready' in message && resolve());
  });

  let answers = 0;
  const wrong: string[] = [];
  /** One connection, always busy, until it is told that the answer was its last. */
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      try {
        const answer = await ask(`http://127.0.0.1:${port}/api/Faq?page=1&pageSize=20`, agent);
        if (answer.status >= 500) wrong.push(String(answer.status));
        answers += 1;
        if (answer.isLast) return;
      } catch (error) {
        wrong.push(String(error));
        return;
      }
    }
  };
  const busy = Array.from({ length: clients }, client);
  await wait(500);
  const before = answers;
  assert.ok(before > clients, `only ${before} answers`);
  const started = Date.now();
  server.kill('SIGTERM');
  await Promise.all(busy);
  const [code] = (await exit) as [number | null];
  assert.deepEqual(wrong, []);
  assert.equal(code, 0);
  assert.ok(Date.now() - started < 10_000, `${Date.now() - started} ms`);
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(url: string, agent: Agent): Promise<{ status: number; isLast: boolean }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject);
  });
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode ?? 0, isLast: answer.headers.connection === 'close' };
}
