import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../../platform.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { emptyShop, openOrder, rows, testShop } from '../../testing/shop.ts';
import { audit, auditHead, firstBrokenAudit, sealAudit } from './audit.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;

before(async () => {
  ({ t, giulia, marco } = await testShop());
});
after(() => t.close());
beforeEach(() => emptyShop(t));

async function twoOrders(): Promise<[number, number]> {
  const one = await openOrder(giulia, 'sicurezza-in-ufficio');
  const other = await openOrder(marco, 'sicurezza-in-ufficio');
  return [one.orderId, other.orderId];
}

test('every change of a sealed entry is found: of its fields, its place, its absence', async () => {
  const [one, other] = await twoOrders();
  for (let n = 0; n < 12; n += 1) {
    await inTransaction(t.platform, (tx) =>
      audit(tx, n % 2 === 0 ? one : other, 'paid', { attempt: `a${n}` }),
    );
    if (n % 4 === 0) await sealAudit(t.platform);
  }
  assert.equal(await firstBrokenAudit(t.platform), null);
  const { seq: count } = await auditHead(t.platform);
  assert.equal(count, 14);
  const forgery = `insert into order_audit (seq, order_id, event, detail, at, previous_hash, hash)
 select 15, order_id, 'paid', '{}', at, hash, md5('x') from order_audit where seq = 14`;
  for (const [change, place] of [
    [`update order_audit set detail = '{"attempt":"b"}' where seq = 5`, 5],
    [`update order_audit set event = 'expired' where seq = 6`, 6],
    [`update order_audit set at = at + interval '1 second' where seq = 7`, 7],
    [`update order_audit set order_id = ${other} + ${one} - order_id where seq = 8`, 8],
    ['delete from order_audit where seq = 9', 9],
    ['update order_audit set seq = null, hash = null, previous_hash = null where seq = 9', 9],
    [`update order_audit set hash = md5('x') where seq = 10`, 10],
    [forgery, 15],
  ] as const) {
    await assert.rejects(
      t.platform.database.transaction(async () => {
        await t.platform.database.db.execute(change);
        assert.equal(await firstBrokenAudit(t.platform), place, change);
        throw new Error('undone');
      }),
      /undone/,
    );
  }
  assert.equal(await firstBrokenAudit(t.platform), null);
});

test('entries of many orders at once: no order waits for another, and the chain has all of them', async () => {
  const [one, other] = await twoOrders();
  if (t.platform.database.kind === 'postgres') {
    // An order that is not stored yet holds up none of the others.
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const open = inTransaction(t.platform, async (tx) => {
      await audit(tx, one, 'paid');
      written();
      await mayEnd;
    });
    await isWritten;
    const stored = inTransaction(t.platform, (tx) => audit(tx, other, 'paid'));
    const winner = await Promise.race([stored.then(() => 'stored'), wait(20_000, 'waited')]);
    end();
    await open;
    assert.equal(winner, 'stored');
  }
  await Promise.all([
    ...Array.from({ length: 40 }, (_, n) =>
      inTransaction(t.platform, (tx) => audit(tx, n % 2 === 0 ? one : other, 'paid')),
    ),
    ...Array.from({ length: 5 }, () => sealAudit(t.platform)),
  ]);
  assert.equal(await firstBrokenAudit(t.platform), null);
  const open = await rows(t, 'select 1 from order_audit where seq is null');
  assert.deepEqual(open, []);
});
