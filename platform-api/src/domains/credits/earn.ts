import type { Cents } from '../../money.ts';
import type { InTransaction } from '../../platform.ts';
import { accountById, type Account } from '../accounts/index.ts';
import { tariff } from '../cart/index.ts';
import { taughtMinutes } from '../catalogue/index.ts';
import { sharerOf } from '../promotions/index.ts';
import type { CreditType } from './credit-types.ts';
import { profitShares, rewardOf } from './earnings.ts';
import { lockWallets, post } from './ledger.ts';
import { earn } from './moves.ts';
import { spendCoupon } from './order-coupon/hold-coupon.ts';
import { creditEarnings } from './tables.ts';

/** Days in which a purchase can be withdrawn from: until then its credits are pending (M16). */
const WITHDRAWAL_DAYS = 14;

export type PaidLine = {
  orderLineId: number;
  courseId: number;
  quantity: number;
  /** List price of one course, VAT included; 0 where an exam was bought alone. */
  courseCents: Cents;
  /** The course's part of the line's net price, after discounts and without exams. */
  courseNetCents: Cents;
  /** The promotion that gave the line its discount. */
  promotionalId: string | null;
};

export type PaidOrder = {
  orderId: number;
  paidAt: Date;
  buyer: { userId: string | null; fiscalCode: string; email: string };
  /** Whether a part is paid by the buyer's coupon: what the order holds of it is spent here. */
  isByCoupon: boolean;
  lines: readonly PaidLine[];
};

type Earning = { userId: string; type: CreditType; line: PaidLine; cents: Cents };

/**
 * Credits for a paid order, pending for fourteen days: the reward of who shared the link of a course (M15,
 * M17), and the shares of its teachers (M19), whatever it is paid with (M18). Runs in the transaction that makes the order paid, after what is
 * delivered and before the invoice; a repeat gives nothing more.
 */
export async function earnCredits(platform: InTransaction, order: PaidOrder): Promise<void> {
  const expected = [...(await rewards(platform, order)), ...(await shares(platform, order))];
  const people = [...new Set(expected.map(({ userId }) => userId))];
  const payer = order.isByCoupon ? order.buyer.userId : null;
  // All at once: a buyer may earn with the order of who earns with theirs.
  await lockWallets(platform.database.db, payer === null ? people : [...people, payer]);
  if (payer !== null) await spendCoupon(platform, order.orderId);
  // An account that was deleted until now is seen here: its deletion holds the wallet too.
  const active = new Map<string, Account>();
  for (const userId of people) {
    const account = await accountById(platform, userId);
    if (account?.status === 'active') active.set(userId, account);
  }
  for (const earning of expected) {
    const account = active.get(earning.userId);
    if (account === undefined) continue;
    if (earning.type === 'reward' && isSamePerson(account, order.buyer)) continue;
    await store(platform, order, earning);
  }
}

async function rewards(platform: InTransaction, { lines }: PaidOrder): Promise<Earning[]> {
  const earnings: Earning[] = [];
  for (const line of lines) {
    const { courseId, promotionalId: code } = line;
    const cents = rewardOf(line, tariff.rewardBps);
    if (code === null || cents === 0n) continue;
    const userId = await sharerOf(platform, { courseId, code });
    if (userId !== null) earnings.push({ userId, type: 'reward', line, cents });
  }
  return earnings;
}

async function shares(platform: InTransaction, { lines }: PaidOrder): Promise<Earning[]> {
  const ofCourses = lines.filter(({ courseNetCents }) => courseNetCents > 0n);
  const taught = await taughtMinutes(
    platform,
    ofCourses.map(({ courseId }) => courseId),
  );
  return ofCourses.flatMap((line) =>
    profitShares(
      line.courseNetCents,
      taught.filter(({ courseId }) => courseId === line.courseId),
      tariff.profitShareBps,
    ).map(({ accountId, cents }) => ({
      userId: accountId,
      type: 'profit_share' as const,
      line,
      cents,
    })),
  );
}

/** Nobody is rewarded for what they buy themselves, under whichever name (M17). */
function isSamePerson(account: Account, { userId, fiscalCode, email }: PaidOrder['buyer']) {
  const address = email.trim().toLowerCase();
  return (
    account.id === userId ||
    account.fiscalCode === fiscalCode.trim().toUpperCase() ||
    [account.email, account.communicationEmail].some((own) => own.toLowerCase() === address)
  );
}

async function store(
  platform: InTransaction,
  { orderId, paidAt }: PaidOrder,
  { userId, type, line, cents }: Earning,
): Promise<void> {
  const { orderLineId, courseId, quantity } = line;
  const [earning] = await platform.database.db
    .insert(creditEarnings)
    .values({
      userId,
      type,
      orderId,
      orderLineId,
      courseId,
      seats: quantity,
      cents,
      state: 'pending',
      earnedAt: paidAt,
      availableAt: new Date(paidAt.getTime() + WITHDRAWAL_DAYS * 86_400_000),
    })
    .onConflictDoNothing()
    .returning({ id: creditEarnings.id });
  if (earning === undefined) return;
  const key = `earned ${type} line ${orderLineId} of ${userId}`;
  await post(
    platform,
    userId,
    { key, kind: 'earned', earningId: earning.id, at: paidAt },
    { [type]: earn(cents) },
  );
}
