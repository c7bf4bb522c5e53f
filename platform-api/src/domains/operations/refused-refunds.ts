import { inTransaction, type Platform } from '../../platform.ts';
import { audit } from '../orders/index.ts';
import { failedRefunds, notePaidByHand, paymentErrors, repeatRefund } from '../payments/index.ts';

export { failedRefunds, type FailedRefund } from '../payments/index.ts';

type Stores = Pick<Platform, 'database' | 'clock'>;

/** Who does it: the account of an administrator, or the user at a terminal. */
export type Operator = { by: string } | { operator: string };

/**
 * Asks the provider again for refunds that it had refused for good, and notes who wanted that in the
 * audit of their orders.
 * @param ids all that failed when it is left out
 * @returns how many; one that is not among the failed ones is left as it is
 */
export async function repeatRefunds(
  stores: Stores,
  { ids, ...operator }: Operator & { ids?: readonly string[] | undefined },
): Promise<number> {
  let repeated = 0;
  for (const refund of ids ?? (await failedRefunds(stores)).map(({ id }) => id)) {
    await inTransaction(stores, async (tx) => {
      const orderId = await repeatRefund(tx, refund);
      if (orderId === null) return;
      await audit(tx, orderId, 'refund repeated', { refund, ...operator });
      repeated += 1;
    });
  }
  return repeated;
}

/**
 * Notes in the audit that a refused refund was paid back past the provider, by whom and how; nobody
 * asks the provider for it again. The same once more changes nothing.
 * @throws REFUND_NOT_FAILED
 */
export const settleRefundByHand = (
  stores: Stores,
  { refund, note, ...operator }: Operator & { refund: string; note: string },
): Promise<void> =>
  inTransaction(stores, async (tx) => {
    const noted = await notePaidByHand(tx, refund);
    if (noted === null) throw paymentErrors.REFUND_NOT_FAILED();
    if (!noted.isNew) return;
    await audit(tx, noted.orderId, 'refund paid by hand', { refund, how: note, ...operator });
  });
