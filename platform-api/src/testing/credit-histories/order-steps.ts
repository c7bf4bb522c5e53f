import { sql } from 'drizzle-orm';
import { demoCourseId } from '../../demo/courses/index.ts';
import { demoPeople } from '../../demo/people.ts';
import {
  audit,
  payByCoupon,
  requestCancellation,
  resolveCancellation,
} from '../../domains/orders/index.ts';
import { codesOfOrder, redeemVouchers, withdrawCode } from '../../domains/vouchers/index.ts';
import { holdCoupon } from '../../domains/credits/index.ts';
import { COUPON_TYPE } from '../credits.ts';
import { agree, inOne, isDone, repeated, type History, type OwnOrder } from './history.ts';

/** What is bought for others; each friend can have each of them once. */
const courseIds = ['antincendio', 'excel', 'dpi', 'formazione-generale'].map(demoCourseId);

const some = <T>(history: History, of: readonly T[]): T => {
  const found = of[history.below(of.length)];
  if (found === undefined) throw new Error('There is none');
  return found;
};

/** The last one mostly: the others are over. */
export const someOrder = (history: History): OwnOrder =>
  (history.below(3) > 0 ? history.orders.at(-1) : undefined) ?? some(history, history.orders);

/** A gift, or vouchers, of which the coupon is to hold a part, or more than there is. */
export async function order(history: History): Promise<string> {
  const { model, below, minute, userId } = history;
  const seats = below(2) === 0 ? 1 : 2 + below(3);
  const each = BigInt(100 + below(Math.max(1, Math.ceil(Number(model.coupon) / seats))));
  const total = each * BigInt(seats);
  const wanted = BigInt(below(3) === 0 ? 0 : 1 + below(Number(model.coupon) + 100));
  const cents = wanted < total ? wanted : total;
  const courseId = some(history, courseIds);
  const { id, lineId } = await storeOrder(history, { courseId, seats, each });
  const isHeld = await repeated(history, () =>
    inOne(history, async (tx) => {
      const isHeldNow = await holdCoupon(tx, { orderId: id, userId, cents });
      if (!isHeldNow) return false;
      // By the transaction's own connection: the embedded database has no other.
      await tx.database.db.execute(
        sql`update customer_order set coupon_cents = ${String(cents)}::bigint, due_cents = total_cents - ${String(cents)}::bigint
          where id = ${id}`,
      );
      return true;
    }),
  );
  agree(`ordered ${seats} at ${each}`, isHeld, model.order(total, seats, cents, minute));
  const known = model.orders.at(-1);
  if (known === undefined) throw new Error('The model has no order');
  history.orders.push({
    id,
    lineId,
    courseId,
    model: known,
    oldCodes: Array.from({ length: seats }, () => null),
    pages: [],
  });
  return `ordered ${seats} at ${each}`;
}

/** As `placeOrder` stores it, without a cart; one seat is a gift. */
async function storeOrder(
  { platform, userId }: History,
  { courseId, seats, each }: { courseId: number; seats: number; each: bigint },
): Promise<{ id: number; lineId: number }> {
  const total = each * BigInt(seats);
  const net = (total * 10_000n + 6100n) / 12_200n;
  const gift = { name: 'Rosa', message: '', language: 'it', sendOn: null };
  const billing = {
    name: 'Anna',
    surname: 'Prova',
    email: 'buyer@example.it',
    phone: '',
    fiscalCode: 'BUYER',
    street: '',
    municipality: '',
    province: '',
    zipCode: '',
    isAccredited: false,
    company: null,
  };
  const { rows } = await platform.database.query(
    `with stored as (
       insert into customer_order (number, user_id, state, payment_type_id, has_simulation, has_certification,
         is_multi_voucher, gift_email, gift_details, gross_cents, discount_cents, total_cents, net_cents, vat_cents,
         coupon_cents, due_cents, billing, language, terms_accepted_at, ordered_at)
       values ('TEST-' || gen_random_uuid(), $1, 'Ordinato', 1, false, false, $2, $3, $4::jsonb,
         $5::bigint, 0, $5::bigint, $6::bigint, $5::bigint - $6::bigint, 0, $5::bigint, $7::jsonb, 'it', $8, $8)
       returning id),
     line as (
       insert into customer_order_line (order_id, position, course_id, title, quantity, course_cents, discount_cents)
       select id, 1, $9::int, 'Corso', $10::int, $11::bigint, 0 from stored returning id)
     select stored.id, line.id as line_id from stored, line`,
    [
      userId,
      seats > 1,
      seats > 1 ? null : 'rosa.conti@example.it',
      seats > 1 ? null : JSON.stringify(gift),
      String(total),
      String(net),
      JSON.stringify(billing),
      platform.clock.now().toISOString(),
      courseId,
      seats,
      String(each),
    ],
  );
  return { id: Number(rows[0]?.['id']), lineId: Number(rows[0]?.['line_id']) };
}

/** With the coupon alone. */
export async function pay(history: History): Promise<string> {
  const { platform, userId } = history;
  const { id, model } = someOrder(history);
  const payment = { userId, orderId: id, paymentTypeId: COUPON_TYPE };
  const isPaid = await repeated(history, () => isDone(payByCoupon(platform, payment)));
  return agree(`paid ${model.totalCents}`, isPaid, history.model.pay(model));
}

const codeOfSeat = async ({ platform }: History, { id }: OwnOrder, seat: number) =>
  (await codesOfOrder(platform, id))[seat]?.code ?? null;

/** A friend types a code: the one of a seat, or the one that it had before. */
export async function redeem(history: History): Promise<string> {
  const { platform, owned, below } = history;
  const bought = someOrder(history);
  const friend = some(history, history.friends);
  const seat = below(bought.oldCodes.length);
  const old = bought.oldCodes[seat] ?? null;
  const isOld = old !== null && below(3) === 0;
  const code = isOld ? old : ((await codeOfSeat(history, bought, seat)) ?? 'WB-AAAA-BBBB-CCCC');
  const has = `${friend} ${bought.courseId}`;
  const isGiven = await isDone(redeemVouchers(platform, { userId: friend, codes: [code], audit }));
  const version = (bought.model.seats[seat]?.version ?? 0) - (isOld ? 1 : 0);
  const isInModel = history.model.redeem(bought.model, seat, version, owned.has(has));
  if (isInModel) owned.add(has);
  return agree(`redeemed seat ${seat} of ${bought.id}`, isGiven, isInModel);
}

/** The code of a seat is made worthless, and the seat has another. */
export async function withdraw(history: History): Promise<string> {
  const { platform, userId, below } = history;
  const bought = someOrder(history);
  const seat = below(bought.oldCodes.length);
  const old = await codeOfSeat(history, bought, seat);
  const { rows } = await platform.database.query(
    'select id, version from voucher where order_line_id = $1 and seat = $2',
    [bought.lineId, seat + 1],
  );
  const seen = {
    buyerId: userId,
    voucherId: Number(rows[0]?.['id'] ?? 0),
    version: Number(rows[0]?.['version'] ?? 0),
    audit,
  };
  const isDoneNow = await repeated(history, () => isDone(withdrawCode(platform, seen)));
  const isInModel = history.model.withdraw(bought.model, seat);
  if (isInModel) bought.oldCodes[seat] = old;
  return agree(`withdrew the code of seat ${seat} of ${bought.id}`, isDoneNow, isInModel);
}

/** The buyer asks for a cancellation, and an administrator gives back seats, money, all or nothing. */
export async function cancel(history: History): Promise<string> {
  const { platform, userId, below, model } = history;
  const bought = someOrder(history);
  const asked = { orderId: bought.id, reason: 'Prova', by: { caller: 'learner', userId } } as const;
  let requestId = 0;
  const isAsked = await isDone(
    requestCancellation(platform, asked).then(({ id }) => (requestId = id)),
  );
  const step = `cancellation of ${bought.id}`;
  agree(step, isAsked, model.canCancel(bought.model));
  if (!isAsked) return step;
  const answer = { requestId, administrator: demoPeople.anna.userId, message: 'Prova' };
  const refuse = () =>
    resolveCancellation(platform, { ...answer, decision: { kind: 'refuse' } as const });
  const free = bought.model.seats.filter(({ use }) => use === 'free').length;
  const left = bought.model.totalCents - bought.model.returned;
  const kind = below(4);
  if (kind === 0) {
    await repeated(history, refuse);
    return `${step} refused`;
  }
  const seats = 1 + below(free + 1);
  const cents = BigInt(1 + below(Number(left) + 1));
  const decision =
    kind === 1
      ? ({ kind: 'whole' } as const)
      : kind === 2
        ? ({ kind: 'lines', lines: [{ lineId: bought.lineId, seats }] } as const)
        : ({ kind: 'amount', cents } as const);
  const resolve = () => isDone(resolveCancellation(platform, { ...answer, decision }));
  const isGiven = await repeated(history, resolve);
  const isInModel = model.giveBack(
    bought.model,
    kind === 1 ? { seats: free } : kind === 2 ? { seats } : { cents },
  );
  if (!isGiven) await refuse();
  return agree(`${step}, ${kind} ${seats} ${cents}`, isGiven, isInModel);
}
