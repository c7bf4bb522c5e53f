import { setTimeout as wait } from 'node:timers/promises';
import { demoCourseId } from '../../../demo/courses/index.ts';
import type { Platform } from '../../../platform.ts';
import { COUPON_TYPE, couponSubmission } from '../../../testing/credits.ts';
import { injectOverHttp } from '../../../testing/inject-over-http.ts';
import type { TestSession } from '../../../testing/platform.ts';
import { ask } from '../../../testing/shop.ts';
import { recover } from '../../orders/index.ts';
import type { Random } from './drill-client.ts';
import type { DrillSession } from './drill-session.ts';

/** An order without a payment gives its part of the coupon back half an hour later. */
const HELD_MS = 31 * 60_000;
const course = demoCourseId('antincendio');

export type CouponOrders = {
  /** Placed, with their price held. */
  placed: number;
  /** Not placed: the coupon had less, or changed since it was looked at. */
  refused: number;
  /** Steps without an answer: their server was killed. */
  lost: number;
};

/** How a session asks a server in another process. */
export type Caller = Pick<TestSession, 'call'>;

/** The session of a drill on each of its servers. */
export const callersOf = (session: DrillSession, ports: () => readonly number[]): Caller[] =>
  ports().map((port) => ({
    call: (request) =>
      session.send(
        ports,
        (token) =>
          injectOverHttp(port).inject({
            ...request,
            headers: { ...request.headers, authorization: `Bearer ${token}` },
          }),
        ({ statusCode }) => statusCode,
      ),
  }));

/** Gives back what unpaid orders hold, as the recovery of a server does half an hour later. */
export const giveHoldsBack = (platform: Platform): Promise<boolean> =>
  recover({ ...platform, clock: { now: () => new Date(Date.now() + HELD_MS) } });

/**
 * Orders vouchers with the coupon until it is stopped; each order is paid by three clicks on both servers at once,
 * beside which, for half of them, what the order holds is given back.
 */
export async function orderByCoupon(
  platform: Platform,
  sessions: () => readonly Caller[],
  random: Random,
  isOver: () => boolean,
): Promise<CouponOrders> {
  const seen: CouponOrders = { placed: 0, refused: 0, lost: 0 };
  while (!isOver()) {
    const [first, other] = sessions();
    if (first === undefined) throw new Error('There is no server');
    const second = other ?? first;
    try {
      const orderId = await place(random() < 0.5 ? first : second);
      if (orderId === null) {
        seen.refused += 1;
        continue;
      }
      seen.placed += 1;
      const url = `Order/PayOrderByCoupon?orderId=${orderId}&paymentTypeId=${COUPON_TYPE}`;
      const clicks = [first, second, first].map((session) => ask(session, 'POST', url));
      const back = random() < 0.5 ? [giveHoldsBack(platform)] : [];
      const ended = await Promise.allSettled<unknown>([...clicks, ...back]);
      if (ended.some(({ status }) => status === 'rejected')) seen.lost += 1;
    } catch {
      seen.lost += 1;
      await wait(100);
    }
  }
  return seen;
}

/** An order of one voucher whose price the coupon holds; null where it has less, or changed meanwhile. */
async function place(session: Caller): Promise<number | null> {
  await ask(session, 'DELETE', 'Cart');
  await ask(session, 'POST', 'Cart', { body: { courseId: course } });
  const seats = 'Cart/UpdateCartWithMultiVoucher?isMultiVoucher=true';
  const { data: cart } = await ask(session, 'PUT', seats, {
    body: [{ corsoId: course, quantita: 1 }],
  });
  const body = await couponSubmission(session, cart);
  if (body.paymentTypeId !== COUPON_TYPE) return null;
  const { data } = await ask(session, 'POST', 'Order/SaveOrder', { body });
  return data?.orderId ?? null;
}
