/** What needs a transaction says so in its type: the type checker refuses these calls outside of one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grantEnrolment } from '../domains/learning/index.ts';
import { deleteUpload } from '../domains/files/repository.ts';
import { storeOrder } from '../domains/orders/store-order.ts';
import { inTransaction, type InTransaction, type Platform } from '../platform.ts';
import { testPlatform } from '../testing/platform.ts';

type Grant = Parameters<typeof grantEnrolment>[1];
type Order = Parameters<typeof storeOrder>;

/** Never run: the lines without their mark are errors of `pnpm check`, and so is a mark without an error. */
export const refused = [
  // @ts-expect-error a platform outside of a transaction
  (platform: Platform, grant: Grant) => grantEnrolment(platform, grant),
  // @ts-expect-error the same
  (platform: Platform, cart: Order[1], order: Order[2]) => storeOrder(platform, cart, order),
  // @ts-expect-error the handle of the database, which is of no transaction
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
