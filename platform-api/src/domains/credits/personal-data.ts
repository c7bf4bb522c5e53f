import { eq } from 'drizzle-orm';
import { inTransaction, type Platform } from '../../platform.ts';
import type { PersonalData } from '../../personal-data.ts';
import { toEuros } from '../../money.ts';
import { creditTypes, notarizationTypes } from './credit-types.ts';
import { lockWallets, post, walletOf } from './ledger.ts';
import { lapse } from './moves.ts';
import { closeOrderCoupons } from './order-coupon/hold-coupon.ts';
import { creditEarnings } from './tables.ts';
import { movementsOf } from './wallet.ts';

/**
 * Credits of a person. They lapse with the account; the entries stay, as the books of the orders that they
 * come from do, under an account of which nothing personal is left (E125).
 */
export const creditData: PersonalData = {
  part: 'credits',

  async collect(platform, userId) {
    const wallet = await walletOf(platform.database.db, userId);
    const { items } = await movementsOf(platform, {
      userId,
      types: creditTypes,
      page: 1,
      pageSize: 1_000_000,
    });
    return {
      data: {
        balances: creditTypes.map((type) => ({
          tipoNotarizzazioneId: notarizationTypes[type],
          available: toEuros(wallet[type].available),
          pending: toEuros(wallet[type].pending),
          coupon: toEuros(wallet[type].coupon),
          ordered: toEuros(wallet[type].ordered),
          redemption: toEuros(wallet[type].redemption),
          owed: toEuros(-wallet[type].owed),
        })),
        movements: items.map(({ kind, type, cents, at, course }) => ({
          kind,
          tipoNotarizzazioneId: notarizationTypes[type],
          importo: toEuros(cents),
          date: at,
          titoloCorso: course?.title ?? null,
        })),
      },
    };
  },

  erase: (platform, userId) => closeWallet(platform, userId),
};

const closeWallet = (platform: Platform, userId: string): Promise<void> =>
  inTransaction(platform, async (tx) => {
    const { db } = tx.database;
    await lockWallets(db, [userId]);
    const wallet = await walletOf(db, userId);
    await db
      .update(creditEarnings)
      .set({ state: 'closed' })
      .where(eq(creditEarnings.userId, userId));
    const isEmpty = creditTypes.every((type) =>
      Object.values(wallet[type]).every((cents) => cents === 0n),
    );
    if (isEmpty) return;
    await closeOrderCoupons(tx, userId);
    await post(
      tx,
      userId,
      { key: `lapsed account ${userId}`, kind: 'lapsed', at: tx.clock.now() },
      { reward: lapse(wallet.reward), profit_share: lapse(wallet.profit_share) },
    );
  });
