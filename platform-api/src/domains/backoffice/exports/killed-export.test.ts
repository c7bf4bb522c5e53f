import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../../../config.ts';
import { demoPeople, loadPeople } from '../../../demo/people.ts';
import { openPlatform } from '../../../open-platform.ts';
import type { Platform } from '../../../platform.ts';
import { onOwnDatabase } from '../../../testing/drill.ts';
import { freePort } from '../../../testing/free-port.ts';
import { accountById } from '../../accounts/index.ts';
import { openSession } from '../../identity/index.ts';
import { bareEnvironment } from '../../../testing/processes.ts';

const ORDERS = 60_000;
const LOOK_MS = 20;
/** The heartbeat of the job, a look at it, and the work itself on a busy machine. */
const PATIENCE_MS = 180_000;

type Export = { id: string; stato: string; righe: number };

/** What lists each order as it is stored would take ten times as long. */
const storeOrders = ({ database }: Platform) =>
  database.script(
    `begin;
     alter table customer_order disable trigger user;
     insert into customer_order (number, state, payment_type_id, has_simulation, has_certification,
       gross_cents, discount_cents, total_cents, net_cents, vat_cents, coupon_cents, due_cents, billing,
       language, terms_accepted_at, ordered_at, paid_at)
     select 'WB-2026-' || lpad(n::text, 6, '0'), 'Pagato', 1, false, false, 1000, 0, 1000, 1000, 0, 0, 1000,
       '{"name": "Nome", "surname": "Rossi"}', 'it', now(), now(), now()
     from generate_series(1, ${ORDERS}) n;
     insert into order_listing select * from listing_of_orders(0, 2147483647);
     alter table customer_order enable trigger user;
     commit`,
  );

async function startServer(environment: Record<string, string>) {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, '../../../main.ts'), [], {
    env: { ...bareEnvironment, ...environment, API_PORT: String(port) },
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: object) => 'ready' in message && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { child, base: `http://127.0.0.1:${port}` };
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Asks until the newest export is as it is wanted. */
async function seen(
  ask: () => Promise<Export | null>,
  isWanted: (state: Export) => boolean,
): Promise<Export> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await wait(LOOK_MS)) {
    const state = await ask();
    if (state !== null && isWanted(state)) return state;
    assert.notEqual(state?.stato, 'failed');
  }
  throw new Error('The export did not come so far');
}

/** Whole files and blocks of files of exports; the type of a whole one stands beside it. */
const filesIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /table-export.*\./.test(path) && !path.startsWith('.types'),
  );

test('a server is killed in the middle of an export: another begins it anew, and the person gets the whole file once', () =>
  onOwnDatabase(async ({ url }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'workerbadge-killed-export-'));
    const environment = {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'silent',
    };
    const platform = await openPlatform(readConfig(environment));
    const servers: ChildProcess[] = [];
    try {
      await loadPeople(platform);
      await storeOrders(platform);
      const account = await accountById(platform, demoPeople.anna.userId);
      assert.ok(account);
      const { token } = await openSession(platform, account, { role: 'AdminWorkerBadge' });
      const call = async <T>(base: string, method: string, path: string): Promise<T> => {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await fetch(`${base}/api/List/${path}`, { method, headers });
        assert.equal(answer.status, 200, path);
        return ((await answer.json()) as { data: T }).data;
      };

      const first = await startServer(environment);
      servers.push(first.child);
      const wish = 'OrdersExport?formato=csv&sortBy=orderNumber&sortDirection=asc';
      const asked = await call<Export>(first.base, 'POST', wish);
      const latest = (base: string) => () => call<Export | null>(base, 'GET', 'OrdersExport');
      const half = await seen(latest(first.base), ({ righe }) => righe > 0);
      await end(first.child, 'SIGKILL');
      assert.deepEqual([half.stato, half.righe < ORDERS], ['running', true]);

      const second = await startServer(environment);
      servers.push(second.child);
      // Whoever presses again meanwhile waits for the same one.
      assert.equal((await call<Export>(second.base, 'POST', wish)).id, asked.id);
      const ready = await seen(latest(second.base), ({ stato }) => stato === 'ready');
      assert.deepEqual([ready.id, ready.righe], [asked.id, ORDERS]);

      const { url: address } = await call<{ url: string }>(
        second.base,
        'POST',
        `OrdersExportFile?exportId=${ready.id}`,
      );
      const text = await (await fetch(new URL(address, second.base))).text();
      const lines = text.trimEnd().split('\r\n').slice(1);
      assert.equal(lines.length, ORDERS);
      assert.ok(
        lines.every((line, at) => line.startsWith(`"WB-2026-${String(at + 1).padStart(6, '0')}";`)),
        'each order once, in order',
      );
      assert.equal(await latest(second.base)(), null);
      const { rows } = await platform.database.query('select count(*)::int as n from table_export');
      assert.equal(rows[0]?.['n'], 1);
      assert.equal(filesIn(dataDir).length, 1, 'nothing is left of the first try');
    } finally {
      for (const child of servers) await end(child, 'SIGTERM');
      await platform.database.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }));
