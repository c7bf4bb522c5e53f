/** What needs a transaction says so in its type: the type checker refuses these calls outside of one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grantEnrolment } from '../domains/learning/index.ts';
import { deleteUpload } from '../domains/files/repository.ts';
import { audit } from '../domains/orders/audit.ts';
import { issueCreditNote } from '../domains/orders/cancellation/credit-notes.ts';
import { issueInvoice, lockOrder } from '../domains/orders/repository.ts';
import { setState } from '../domains/orders/settle.ts';
import { storeOrder } from '../domains/orders/store-order.ts';
import { createAttempt, requestRefund, returnCapture } from '../domains/payments/index.ts';
import { inTransaction, type InTransaction, type Platform } from '../platform.ts';
import { testPlatform } from '../testing/platform.ts';

type Grant = Parameters<typeof grantEnrolment>[1];
type Order = Parameters<typeof storeOrder>;
type Stored = Parameters<typeof setState>[1];

/** Never run: the lines without their mark are errors of `pnpm check`, and so is a mark without an error. */
export const refused = [
  // @ts-expect-error a platform outside of a transaction
  (platform: Platform, grant: Grant) => grantEnrolment(platform, grant),
  // @ts-expect-error the same
  (platform: Platform, cart: Order[1], order: Order[2]) => storeOrder(platform, cart, order),
  // @ts-expect-error the same
  (platform: Platform) => audit(platform, 1, 'paid'),
  // @ts-expect-error the same
  (platform: Platform, order: Stored) => setState(platform, order, 'Pagato'),
  // @ts-expect-error the same
  (platform: Platform, order: Stored) => issueCreditNote(platform, order, {} as never),
  // @ts-expect-error the same
  (platform: Platform) => createAttempt(platform, {} as never),
  // @ts-expect-error the same
  (platform: Platform) => requestRefund(platform, 'id', { reason: 'goodwill', key: 'one' }),
  // @ts-expect-error the same
  (platform: Platform) => returnCapture(platform, 'id', { cents: 1n, reason: 'order_closed' }),
  // @ts-expect-error the handle of the database, which is of no transaction
  ({ database }: Platform) => lockOrder(database.db, 1),
  // @ts-expect-error the same
  ({ database }: Platform) => issueInvoice(database.db, undefined as never, new Date()),
  // @ts-expect-error the same
  ({ database }: Platform) => deleteUpload(database.db, 'id'),
  // @ts-expect-error a platform is not made one of a transaction by saying so
  (platform: Platform): InTransaction => platform,
  (platform: Platform, grant: Grant) => inTransaction(platform, (tx) => grantEnrolment(tx, grant)),
  ({ database }: Platform) => database.transaction((tx) => deleteUpload(tx, 'id')),
  (tx: InTransaction) => deleteUpload(tx.database.db, 'id'),
];

test('a transaction is what its type says, for the work and for what joins it', async () => {
  const t = await testPlatform();
  const { database } = t.platform;
  assert.equal(database.inTransaction, false);
  await inTransaction(t.platform, async (tx) => {
    assert.equal(tx.database.inTransaction, true);
    const outer = tx.database.db;
    await database.transaction(async (joined) => assert.equal(joined, outer));
    await inTransaction(t.platform, async (joined) => assert.equal(joined.database.db, outer));
  });
  await t.close();
});
