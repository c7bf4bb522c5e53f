import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Failure = { client: string; what: string; from: number; to: number; why: string };

/** What the product acknowledged to one person, and must hold. */
export type Acknowledged = {
  userId: string;
  /** The last number that was stored in the address for mails. */
  address: number;
  orders: Map<string, number>;
};

type Token = { userId: string; token: string };
type Wire<T> = { data: T; warning: string | null; code?: string };
type Cart = { version: number; totaleOrdine: number; totalCost: number };

/**
 * What a request without an answer may cause later: a server goes on with it although the edge before it was
 * killed, so it may arrive after the next request of the same person.
 */
const causedByLateArrival = new Set(['COURSE_ALREADY_IN_CART', 'CART_CHANGED', 'CART_EMPTY']);

/** Answers of a process that could not do its work. */
const isFailed = (status: number): boolean => status >= 500;

/**
 * A person's browser behind a balancer that knows both edges: it takes the other one when a connection is
 * refused, and repeats nothing else.
 */
export class Client {
  readonly acknowledged: Acknowledged;
  readonly failures: Failure[] = [];
  answers = 0;
  /** Requests that went to the other edge. */
  switches = 0;
  readonly #name: string;
  readonly #address: string;
  readonly #edges: readonly string[];
  readonly #courses: readonly number[];
  readonly #token: string;
  /** One connection to each edge: a pool would offer another dead one after the first. */
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #random: () => number;
  #stored = 0;
  #bought = 0;
  /** Something of the cart had no answer since the last acknowledged order. */
  #mayArriveLate = false;

  constructor(
    number: number,
    { userId, token }: Token,
    world: { edges: readonly string[]; courses: readonly number[]; random: () => number },
  ) {
    this.#name = `client ${number}`;
    // Limits count by address.
    this.#address = `10.1.0.${number + 1}`;
    this.#edges = world.edges;
    this.#courses = world.courses;
    this.#random = world.random;
    this.#token = token;
    this.acknowledged = { userId, address: 0, orders: new Map() };
  }

  /** One thing that people do. */
  async step(): Promise<void> {
    const chance = this.#random();
    if (chance < 0.3) await this.#read();
    else if (chance < 0.5) await this.#openPage();
    else if (chance < 0.85 || this.#bought >= this.#courses.length) await this.#storeAddress();
    else await this.#order();
  }

  async #read(): Promise<void> {
    const paths = [`Courses/View/${this.#course()}`, 'Cart', 'Users/profile', 'FaqWB/Faq'];
    await this.#call('GET', paths[Math.floor(this.#random() * paths.length)] ?? 'Cart');
  }

  async #openPage(): Promise<void> {
    await this.#send('GET', `/public/catalogue/view/${this.#course()}`);
    await this.#send('GET', '/registry.json');
    await this.#send('GET', '/_remotes/mf-catalogue/1.4.0-bbbb2222/app.js');
  }

  async #storeAddress(): Promise<void> {
    this.#stored += 1;
    const number = this.#stored;
    const saved = await this.#call<boolean>('POST', 'Users/UpdateEmailComunicazione', {
      emailComunicazione: `mail-${number}@example.it`,
    });
    if (saved) this.acknowledged.address = number;
  }

  async #order(): Promise<void> {
    const courseId = this.#courses[this.#bought];
    // Unanswered, the cart may still have the course of an order that was interrupted.
    const isEmpty = (await this.#send('DELETE', '/api/Cart')) !== null;
    const cart = isEmpty ? await this.#call<Cart>('POST', 'Cart', { courseId }) : null;
    if (cart === null) {
      this.#mayArriveLate = true;
      return;
    }
    this.#bought += 1;
    const key = randomUUID();
    const order = await this.#call<{ orderId: number }>(
      'POST',
      'Order/SaveOrder',
      {
        cartVersion: cart.version,
        paymentTypeId: 1,
        totale: cart.totaleOrdine,
        totalCost: cart.totalCost,
        hasCertification: false,
        termsAccepted: true,
        privacyAccepted: true,
      },
      key,
    );
    this.#mayArriveLate = order === null;
    if (order !== null) this.acknowledged.orders.set(key, order.orderId);
  }

  #course(): number {
    return this.#courses[Math.floor(this.#random() * this.#courses.length)] ?? 0;
  }

  /**
   * @returns null when nothing was acknowledged
   * @throws a refusal that no unanswered request of before explains
   */
  async #call<T>(method: string, path: string, body?: object, key?: string): Promise<T | null> {
    const answer = await this.#send(method, `/api/${path}`, body, key);
    if (answer === null) return null;
    const { data, warning, code } = JSON.parse(answer) as Wire<T>;
    if (warning === null) return data;
    if (this.#mayArriveLate && causedByLateArrival.has(code ?? '')) return null;
    throw new Error(`${this.#name}: ${method} ${path}: ${code} ${warning}`);
  }

  async #send(method: string, path: string, body?: object, key?: string): Promise<string | null> {
    const headers = {
      'x-forwarded-for': this.#address,
      ...(path.startsWith('/api/') ? { authorization: `Bearer ${this.#token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const from = Date.now();
    const fail = (why: string) => {
      const what = `${method} ${path}`;
      this.failures.push({ client: this.#name, what, from, to: Date.now(), why });
      return null;
    };
    let edge = Math.floor(this.#random() * this.#edges.length);
    let hasSwitched = false;
    for (;;) {
      try {
        const url = this.#edges[edge] + path;
        const { status, text } = await this.#exchange(method, url, headers, body);
        if (isFailed(status)) return fail(`${status} ${text.slice(0, 200)}`);
        // An order of the moment before the kill may still hold its key: the browser asks again.
        if (status === 409 && text.includes('REQUEST_IN_FLIGHT')) {
          await wait(1000);
          continue;
        }
        if (status !== 200)
          throw new Refused(`${this.#name}: ${method} ${path}: ${status} ${text}`);
        this.answers += 1;
        return text;
      } catch (error) {
        if (error instanceof Refused) throw error;
        const { code } = error as NodeJS.ErrnoException;
        if (code !== 'ECONNREFUSED' || hasSwitched) return fail(`${code} ${String(error)}`);
        hasSwitched = true;
        this.switches += 1;
        edge = (edge + 1) % this.#edges.length;
      }
    }
  }

  #exchange(method: string, url: string, headers: Record<string, string>, body?: object) {
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request(url, { method, headers, agent: this.#agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
}

/** The product's own refusal, which nothing here should cause. */
class Refused extends Error {}
