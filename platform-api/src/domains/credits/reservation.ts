import type { Cents } from '../../money.ts';
import type { InTransaction } from '../../platform.ts';
import type { CreditType } from './credit-types.ts';
import { post, walletOf } from './ledger.ts';
import { giveBack, payOut, reserve, type Moves } from './moves.ts';

/** What a request for euro holds. Who calls holds the wallet (`lockWallets`). */
export type ReservedCredits = { requestId: number; userId: string; type: CreditType; cents: Cents };

/** Takes them out of what is available; the database refuses more than there is (E163). */
export const reserveCredits = (platform: InTransaction, reserved: ReservedCredits) =>
  move(platform, reserved, 'asked', reserve(reserved.cents));

/** They are paid out: credits end here. */
export const payOutCredits = (platform: InTransaction, reserved: ReservedCredits) =>
  move(platform, reserved, 'paid', payOut(reserved.cents));

/** They come back; what the person owes by then is settled first. */
export async function returnCredits(platform: InTransaction, reserved: ReservedCredits) {
  const { userId, type, cents } = reserved;
  const balances = (await walletOf(platform.database.db, userId))[type];
  return move(platform, reserved, 'returned', giveBack(cents, balances));
}

async function move(
  platform: InTransaction,
  { requestId, userId, type }: ReservedCredits,
  event: 'asked' | 'paid' | 'returned',
  moves: Moves,
): Promise<void> {
  const key = `redemption ${requestId} ${event}`;
  const entry = { key, kind: 'redemption', at: platform.clock.now() } as const;
  await post(platform, userId, entry, { [type]: moves });
}
