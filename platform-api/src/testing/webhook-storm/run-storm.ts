import assert from 'node:assert/strict';
import { recentCaptures } from '../../adapters/payments/payments-contract.ts';
import { loadCourses } from '../../demo/courses/index.ts';
import { pick, seededRandom } from '../../demo/random.ts';
import { recover } from '../../domains/orders/index.ts';
import { testPlatform, type TestPlatform } from '../platform.ts';
import { askAsGuest, guestOrderOf, newPurchaseKey, rows, saveGuestOrder } from '../shop.ts';
import { stormWorlds, type Call, type ProviderName, type StormWorld } from './storm-worlds.ts';

export type StormOptions = { provider: ProviderName; calls: number; orders: number; seed: number };

/** Each is 0 where everything holds. */
export type StormFaults = Record<
  | 'forged calls that were taken'
  | 'genuine calls that were refused'
  | 'contradictions that were applied'
  | 'orders paid that nobody paid'
  | 'payments without order'
  | 'orders with other than one receipt and its codes'
  | 'captures without order, or orders without capture'
  | 'events stored twice or not at all',
  number
>;

type Order = { id: number; ref: string; isPaid: boolean };
type Step = { kind: 'forged' | 'genuine' | 'contradicting'; call: Call };

const COURSES = ['sicurezza-in-ufficio', 'antincendio', 'formazione-generale'];
/** So many calls come at once. */
const SIDE_BY_SIDE = 8;
const HOUR_MS = 3_600_000;

/**
 * Calls of a provider in any order: forged ones, genuine ones many times and before or long after the
 * payment, genuine ones that contradict the order. Half of the orders are paid, in the middle of it; the last
 * part comes after unpaid ones have expired, and some persons agree only then.
 */
export async function runStorm({ provider, calls, orders: count, seed }: StormOptions) {
  const random = seededRandom(seed);
  const world = await stormWorlds[provider]();
  const t = await testPlatform({ config: world.config });
  try {
    await loadCourses(t.platform);
    const orders: Order[] = [];
    for (let n = 0; n < count; n += 1) orders.push(await openOrder(t, world, random));
    const faults: Record<string, number> = {};
    const sent: Step[] = [];
    const storm = async (share: number, isBeforeEnd: boolean) => {
      const steps = Array.from({ length: share }, () => nextStep(t, world, orders, random));
      for (let at = 0; at < steps.length; at += SIDE_BY_SIDE) {
        // One payment at least, whatever the seed.
        const isSomeonePaying = at === 2 * SIDE_BY_SIDE || random() < 0.4;
        if (isBeforeEnd && isSomeonePaying) await someonePays(t, world, orders, random);
        const batch = steps.slice(at, at + SIDE_BY_SIDE);
        await Promise.all(batch.map((step) => send(t, provider, step, faults)));
      }
      sent.push(...steps);
    };
    await storm(Math.floor(calls * 0.7), true);
    t.setNow(new Date(Date.now() + 25 * HOUR_MS));
    await recover(t.platform);
    await t.platform.jobs.drain();
    for (const order of orders.filter(({ isPaid }) => !isPaid).slice(0, 3)) {
      const isTaken = await world.pay(t, order.ref);
      // Agreed to after the order was given up: nothing is taken of it.
      assert.ok(provider === 'paypal' || !isTaken);
    }
    await storm(Math.ceil(calls * 0.3), false);
    await t.platform.jobs.drain();
    return { faults: await faultsOf(t, orders, sent, faults), figures: await figuresOf(t, sent) };
  } finally {
    await t.close();
    await world.close();
  }
}

async function openOrder(t: TestPlatform, world: StormWorld, random: () => number): Promise<Order> {
  const purchaseKey = newPurchaseKey();
  const order = await guestOrderOf(t, [pick(random, COURSES)]);
  const { paymentTypeId } = world;
  const saved = await saveGuestOrder(t, purchaseKey, { ...order, paymentTypeId });
  assert.equal(saved.warning, null, JSON.stringify(saved));
  const url = `Order/PayOrderPublic?paymentTypeId=${paymentTypeId}`;
  const opened = await askAsGuest(t, url, { purchaseKey });
  assert.equal(opened.warning, null, JSON.stringify(opened));
  const id = saved.data.orderId as number;
  const [attempt] = await rows(t, 'select provider_ref from payment_attempt where order_id = $1', [
    id,
  ]);
  return { id, ref: String(attempt?.['provider_ref']), isPaid: false };
}

/** Half of the orders are never paid before they expire. */
async function someonePays(
  t: TestPlatform,
  world: StormWorld,
  orders: Order[],
  random: () => number,
): Promise<void> {
  const order = pick(random, orders.slice(0, Math.ceil(orders.length / 2)));
  if (!order.isPaid && (await world.pay(t, order.ref))) order.isPaid = true;
}

function nextStep(t: TestPlatform, world: StormWorld, orders: Order[], random: () => number): Step {
  const order = pick(random, orders);
  const chance = random();
  if (chance < 0.45) return { kind: 'forged', call: pick(random, world.forged(t, order.ref)) };
  const other = pick(
    random,
    orders.filter(({ id }) => id !== order.id),
  );
  const contradicting = world.contradicting(order.ref, other.ref);
  if (chance < 0.6 && contradicting.length > 0) {
    return { kind: 'contradicting', call: pick(random, contradicting) };
  }
  if (chance < 0.65) return { kind: 'genuine', call: pick(random, world.foreign(t)) };
  const event = `evt_${order.id}_${Math.floor(random() * 4)}`;
  return { kind: 'genuine', call: world.genuine(t, order.ref, event) };
}

async function send(
  t: TestPlatform,
  provider: ProviderName,
  { kind, call }: Step,
  faults: Record<string, number>,
): Promise<void> {
  const { statusCode } = await t.call(null, {
    method: 'POST',
    url: `/api/Payments/Webhook/${provider}`,
    headers: { ...call.headers, 'content-type': 'application/json' },
    payload: call.body,
  });
  const isTaken = statusCode === 200;
  if (isTaken === (kind !== 'forged')) return;
  const fault = isTaken ? 'forged calls that were taken' : 'genuine calls that were refused';
  faults[fault] = (faults[fault] ?? 0) + 1;
}

const idOf = ({ call }: Step) => (JSON.parse(call.body) as { id: string }).id;

async function faultsOf(
  t: TestPlatform,
  orders: readonly Order[],
  sent: readonly Step[],
  counted: Record<string, number>,
): Promise<StormFaults> {
  const idsOf = async (sql: string) => new Set((await rows(t, sql)).map(({ id }) => id));
  const paid = await idsOf(`select id from customer_order where state = 'Pagato'`);
  const whole = await idsOf(`select o.id from customer_order o
    join customer_order_line l on l.order_id = o.id
    where (select count(*) from invoice i where i.order_id = o.id) = 1
      and (select count(*) from voucher v where v.order_line_id = l.id) = 1`);
  const captured = await idsOf(
    `select order_id as id from payment_attempt where state = 'captured' and refund_cents = 0`,
  );
  const inbox = new Map(
    (await rows(t, 'select event_id, refusal from webhook_inbox')).map((row) => [
      row['event_id'],
      row['refusal'],
    ]),
  );
  const [provider] = t.platform.payments;
  const atProvider = provider === undefined ? [] : await recentCaptures(provider);
  const genuine = new Set(sent.filter(({ kind }) => kind !== 'forged').map(idOf));
  const contradictions = sent.filter(({ kind }) => kind === 'contradicting');
  const isHeard = new Set(orders.filter(({ id }) => paid.has(id)).map(({ id }) => id));
  return {
    'forged calls that were taken': counted['forged calls that were taken'] ?? 0,
    'genuine calls that were refused': counted['genuine calls that were refused'] ?? 0,
    'contradictions that were applied': contradictions.filter(
      (step) => !String(inbox.get(idOf(step))).startsWith('other_'),
    ).length,
    'orders paid that nobody paid': orders.filter(({ id, isPaid }) => paid.has(id) && !isPaid)
      .length,
    'payments without order': orders.filter(({ id, isPaid }) => isPaid && !paid.has(id)).length,
    'orders with other than one receipt and its codes': orders.filter(
      ({ id }) => whole.has(id) !== isHeard.has(id),
    ).length,
    'captures without order, or orders without capture':
      Math.abs(atProvider.length - paid.size) +
      orders.filter(({ id }) => captured.has(id) !== paid.has(id)).length,
    'events stored twice or not at all':
      Math.abs(inbox.size - genuine.size) + [...genuine].filter((id) => !inbox.has(id)).length,
  };
}

async function figuresOf(t: TestPlatform, sent: readonly Step[]) {
  const [row] = await rows(
    t,
    `select count(*) filter (where state = 'Pagato')::int as paid, count(*)::int as orders from customer_order`,
  );
  const kinds = Map.groupBy(sent, ({ kind }) => kind);
  return {
    orders: Number(row?.['orders']),
    paid: Number(row?.['paid']),
    forged: kinds.get('forged')?.length ?? 0,
    genuine: kinds.get('genuine')?.length ?? 0,
    'of these different ones': new Set((kinds.get('genuine') ?? []).map(idOf)).size,
    contradicting: kinds.get('contradicting')?.length ?? 0,
  };
}
