/**
 * `pnpm bench kills [count] [first seed]`: a guest pays, the server is killed a random moment after it and
 * started again on the same data; the order must be paid and its mail there within 30 seconds of the start.
 * The real server process, the embedded database, no browser. One seed is one kill.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoCourseId } from '../../demo/courses/index.ts';
import { freePort } from '../free-port.ts';
import { seededRandom } from '../../demo/random.ts';

const count = Number(process.argv[2] ?? 50);
const firstSeed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const BOUND_MS = 30_000;
const MAX_DELAY_MS = 900;

const dataDir = mkdtempSync(join(tmpdir(), 'workerbadge-kills-'));
const port = await freePort();
const base = `http://127.0.0.1:${port}`;

async function start(): Promise<ChildProcess> {
  const server = fork(join(import.meta.dirname, '../../main.ts'), [], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      API_PORT: String(port),
      PUBLIC_URL: base,
      LOG_LEVEL: 'error',
      GUEST_ORDERS_PER_MINUTE: '10000',
    },
    // On the error output: a test file's output carries the messages of its runner.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    server.on('message', (message: object) => 'ready' in message && resolve());
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return server;
}

async function ask<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(`${base}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data, warning, info } = (await answer.json()) as Record<string, unknown>;
  if (answer.status !== 200 || warning !== null) {
    throw new Error(`${path}: ${answer.status} ${String(warning ?? info)}`);
  }
  return data as T;
}

/** A guest's order with the provider's page open: its number, and the address of the page. */
async function openOrder(): Promise<{ orderNumber: string; page: string }> {
  const purchaseKey = randomBytes(32).toString('base64url');
  const carrello = { corsi: [{ corsoId: demoCourseId('sicurezza-in-ufficio') }] };
  const priced = await ask<{ totaleOrdine: number; totalCost: number }>('Cart/Public', carrello);
  const { orderNumber } = await ask<{ orderNumber: string }>('Order/SaveOrderPublic', {
    purchaseKey,
    order: {
      carrello,
      voucherUserData: {
        nome: 'Rosa',
        cognome: 'Bianchi',
        telefono: '+39 340 1234567',
        email: 'rosa.bianchi@example.it',
        codiceFiscale: 'BNCRSO80A41H501X',
      },
      paymentTypeId: 1,
      totale: priced.totaleOrdine,
      totalCost: priced.totalCost,
      termsAccepted: true,
      privacyAccepted: true,
    },
  });
  const page = await ask<string>('Order/PayOrderPublic?paymentTypeId=1', { purchaseKey });
  return { orderNumber, page };
}

const isMailed = async (orderNumber: string): Promise<boolean> =>
  (await (await fetch(`${base}/dev/outbox`)).text()).includes(orderNumber);

let server = await start();
const took: number[] = [];
let failed = 0;
for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
  const { orderNumber, page } = await openOrder();
  const delay = seededRandom(seed)() * MAX_DELAY_MS;
  const answer = await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`the page answers ${answer.status}`);
  await wait(delay);
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
  server = await start();
  const started = Date.now();
  let mailed = await isMailed(orderNumber);
  while (!mailed && Date.now() - started < BOUND_MS) {
    await wait(200);
    mailed = await isMailed(orderNumber);
  }
  const ms = Date.now() - started;
  took.push(ms);
  if (!mailed) failed += 1;
  console.log(
    `seed ${seed}: killed ${delay.toFixed(0)} ms after the payment, ${mailed ? `mail ${ms} ms after the start` : 'NO MAIL'}`,
  );
}
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(dataDir, { recursive: true, force: true });
const sorted = took.toSorted((one, other) => one - other);
console.log(
  `${count} kills, ${failed} without mail within ${BOUND_MS / 1000} s; median ${sorted[Math.floor(count / 2)]} ms, longest ${sorted.at(-1)} ms`,
);
process.exitCode = failed === 0 ? 0 : 1;
