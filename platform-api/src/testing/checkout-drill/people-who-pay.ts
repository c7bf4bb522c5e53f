import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  decideSession,
  signature,
  signatureHeader,
} from '../../adapters/payments/sandbox/sandbox.ts';
import { isDatabaseAway } from '../../database/database-away.ts';
import { accountById } from '../../domains/accounts/index.ts';
import { openSession } from '../../domains/identity/index.ts';
import type { Platform } from '../../platform.ts';
import { guestBuyer } from '../shop.ts';
import type { DrillServers } from './drill-world.ts';

export type Random = () => number;

// Answers of many shapes.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { status: number; data: any; code?: string };

/** What the servers said to people, which must be true for ever. */
export type Acknowledged = {
  orders: Map<string, Set<number>>;
  paid: Set<number>;
  repeats: number;
  /** Orders that their buyer looked for in their own list, and those that were not in it. */
  lookedFor: number;
  unseen: number;
};

type Drill = {
  platform: Platform;
  servers: DrillServers;
  courses: readonly number[];
  acknowledged: Acknowledged;
};

const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

/** What the provider and the login do, which have their records in the same database here. */
async function onceThere<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await wait(200);
    }
  }
}

/** One person and their checkout, with their own chance; every call goes to either server. */
export class Person {
  readonly #drill: Drill;
  readonly #random: Random;
  readonly #name: string;
  #token: string | null = null;

  constructor(drill: Drill, name: string, random: Random) {
    this.#drill = drill;
    this.#name = name;
    this.#random = random;
  }

  /** Until there is an answer: a server that dies loses the call, and a person tries again. */
  async #call(method: string, path: string, body?: object): Promise<Answer> {
    const deadline = Date.now() + 240_000;
    for (;;) {
      if (Date.now() > deadline) throw new Error(`${this.#name}: no answer to ${path}`);
      const port = pick(this.#random, this.#drill.servers.ports);
      try {
        const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
          method,
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(30_000),
        });
        const answer = {
          status: response.status,
          ...((await response.json()) as object),
        } as Answer;
        if (answer.status === 401 && this.#userId !== null) await this.#login(this.#userId);
        else if (
          answer.status !== 409 &&
          answer.status < 500 &&
          answer.code !== 'PAYMENT_UNAVAILABLE'
        ) {
          return answer;
        }
      } catch {
        // The connection went with the server.
      }
      this.#drill.acknowledged.repeats += 1;
      await wait(200 + this.#random() * 400);
    }
  }

  #userId: string | null = null;

  async #login(userId: string): Promise<void> {
    this.#userId = userId;
    const { platform } = this.#drill;
    this.#token = await onceThere(async () => {
      const account = await accountById(platform, userId);
      if (account === null) throw new Error('There is no such person');
      return (await openSession(platform, account, {})).token;
    });
  }

  async #twice<T>(work: () => Promise<T>): Promise<T> {
    const [first] = await Promise.all(
      Array.from({ length: this.#random() < 0.4 ? 2 : 1 }, () => work()),
    );
    return first as T;
  }

  #noteOrder(checkout: string, orderId: number): void {
    const { orders } = this.#drill.acknowledged;
    const known = orders.get(checkout) ?? new Set();
    orders.set(checkout, known.add(orderId));
  }

  /** Whoever has ordered sees it in their list, whichever server and database answers. */
  async #lookFor(orderId: number): Promise<void> {
    const { acknowledged } = this.#drill;
    const { data } = await this.#call('GET', 'Orders/all?pageSize=100');
    acknowledged.lookedFor += 1;
    const listed = data.items as { id: number }[];
    if (!listed.some(({ id }) => id === orderId)) acknowledged.unseen += 1;
  }

  #notePayment(answer: Answer): void {
    if (answer.data?.paid === true)
      this.#drill.acknowledged.paid.add(answer.data.orderId as number);
  }

  /** The person pays; the provider calls never, once or often, also before, and the person comes back or not. */
  async #pay(ref: string, back: () => Promise<Answer>): Promise<void> {
    const { platform, servers } = this.#drill;
    const outcome = this.#random();
    const calls = pick(this.#random, [0, 0, 1, 1, 2, 3]);
    const event = `evt_${randomUUID()}`;
    if (this.#random() < 0.15) await this.#webhook(`evt_${randomUUID()}`, ref);
    await onceThere(() =>
      decideSession(
        platform.database,
        ref,
        outcome < 0.08 ? { state: 'failed' } : { state: 'captured', capturedAt: servers.now() },
      ),
    );
    const heard = [];
    for (let call = 0; call < calls; call += 1) heard.push(this.#webhook(event, ref));
    if (this.#random() < 0.6) {
      heard.push(this.#twice(back).then((answer) => this.#notePayment(answer)));
    }
    await Promise.all(heard);
  }

  /** Once: what becomes of a call that was lost is what the drill is about. */
  async #webhook(id: string, ref: string): Promise<void> {
    const body = Buffer.from(JSON.stringify({ id, ref }));
    const port = pick(this.#random, this.#drill.servers.ports);
    await fetch(`http://127.0.0.1:${port}/api/Payments/Webhook/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signature(this.#drill.platform.secrets, body).toString('hex'),
      },
      body,
      signal: AbortSignal.timeout(20_000),
    }).then(
      (response) => response.arrayBuffer(),
      () => {},
    );
  }

  /** A guest; `pages` are the manners of paying that they open, one after the other. */
  async buysAsGuest(pages: readonly (1 | 2)[], isPaid: boolean): Promise<void> {
    const purchaseKey = randomBytes(32).toString('base64url');
    const carrello = {
      corsi: Array.from({ length: this.#random() < 0.3 ? 2 : 1 }, (_, place) => ({
        corsoId: this.#drill.courses[place] ?? 0,
      })),
    };
    const priced = await this.#call('POST', 'Cart/Public', carrello);
    const order = {
      carrello,
      voucherUserData: guestBuyer,
      paymentTypeId: 1,
      totale: priced.data.totaleOrdine as number,
      totalCost: priced.data.totalCost as number,
      termsAccepted: true,
      privacyAccepted: true,
    };
    const checkout = createHash('sha256').update(purchaseKey).digest('hex');
    await this.#twice(async () => {
      const saved = await this.#call('POST', 'Order/SaveOrderPublic', { purchaseKey, order });
      this.#noteOrder(checkout, saved.data.orderId as number);
    });
    const refs: string[] = [];
    for (const type of pages) {
      const opened = await this.#twice(() =>
        this.#call('POST', `Order/PayOrderPublic?paymentTypeId=${type}`, { purchaseKey }),
      );
      const ref = /sbx_\w+/.exec(String(opened.data))?.[0];
      if (ref !== undefined && !refs.includes(ref)) refs.push(ref);
    }
    if (!isPaid) return;
    const chosen = refs.length > 1 && this.#random() < 0.4 ? refs.slice(0, 1) : refs;
    await Promise.all(
      chosen.map((ref) =>
        this.#pay(ref, () =>
          this.#call('POST', `Order/SaveOrderPublic?paymentId=${ref}`, { purchaseKey }),
        ),
      ),
    );
  }

  /** A learner with one order for each of these carts, all of whose pages are paid at once. */
  async buysAsLearner(userId: string, carts: readonly (readonly number[])[]): Promise<void> {
    await this.#login(userId);
    const refs: string[] = [];
    for (const [place, courses] of carts.entries()) {
      await this.#call('DELETE', 'Cart');
      let cart: Answer['data'] = null;
      for (const courseId of courses) {
        cart =
          (await this.#call('POST', 'Cart', { courseId })).data ??
          (await this.#call('GET', 'Cart')).data;
      }
      const orderId = await this.#twice(async () => {
        const saved = await this.#call('POST', 'Order/SaveOrder', {
          cartVersion: cart.version,
          paymentTypeId: 1,
          totale: cart.totaleOrdine,
          totalCost: cart.totalCost,
          termsAccepted: true,
          privacyAccepted: true,
        });
        this.#noteOrder(`${userId} ${place}`, saved.data.orderId as number);
        return saved.data.orderId as number;
      });
      await this.#lookFor(orderId);
      const opened = await this.#twice(() =>
        this.#call('POST', `Order/SavePayment?orderId=${orderId}&paymentTypeId=1`, {}),
      );
      refs.push(String(opened.data.paymentId));
    }
    await Promise.all(
      refs.map((ref) =>
        this.#pay(ref, () => this.#call('POST', `Order/SavePayment?paymentId=${ref}`, {})),
      ),
    );
  }
}
