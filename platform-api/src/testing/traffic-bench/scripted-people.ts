import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPeople, type DemoPersonKey } from '../../demo/people.ts';
import { pick, seededRandom } from '../../demo/random.ts';
import { accountById } from '../../domains/accounts/index.ts';
import { openSession } from '../../domains/identity/index.ts';
import type { Platform } from '../../platform.ts';
import { complete, exchange, startLogin, throughProvider } from '../login/provider-login.ts';
import type { TrafficLog } from './traffic-log.ts';
import { VisitorBrowser } from './visitor-browser.ts';

/** Of a hundred people who use the product at one time. */
export const mix = { visitor: 75, learner: 15, buyer: 7, administrator: 3 } as const;

export type Manner = keyof typeof mix;

/** The manners of so many people, in the proportions of the mix; each at least once. */
export function mannersOf(people: number): Manner[] {
  const manners = Object.keys(mix) as Manner[];
  const rest = manners
    .slice(1)
    .flatMap((manner) =>
      Array.from({ length: Math.max(1, Math.round((people * mix[manner]) / 100)) }, () => manner),
    );
  return [...rest, ...Array.from({ length: people - rest.length }, () => 'visitor' as const)];
}

export type Scene = {
  edge: string;
  platform: Platform;
  log: TrafficLog;
  courses: readonly number[];
  /** Accounts that have bought nothing, each for one purchase. */
  newcomers: string[];
  /** Mean pause between two requests of one person. */
  thinkMs: number;
  isOver: () => boolean;
};

const words = ['sicurezza', 'ufficio', 'excel', 'corso', 'privacy', 'lavoro', 'base', 'rischio'];
const learners = ['marco', 'giulia', 'lucia'] as const satisfies DemoPersonKey[];

/** One person, who does what their manner does again and again until the run is over. */
export async function livePerson(scene: Scene, manner: Manner, number: number): Promise<void> {
  const random = seededRandom(number + 1);
  const address = `10.20.${Math.floor(number / 250)}.${(number % 250) + 1}`;
  const browser = new VisitorBrowser(scene.edge, address, scene.log);
  const think = async (): Promise<boolean> => {
    const until = performance.now() + scene.thinkMs * (0.5 + random());
    while (!scene.isOver() && performance.now() < until) {
      await wait(Math.min(500, Math.max(1, until - performance.now())));
    }
    return !scene.isOver();
  };
  // Nobody begins at the same moment.
  await wait(scene.thinkMs * random());
  while (!scene.isOver()) await scripts[manner]({ scene, browser, random, think });
}

type Life = {
  scene: Scene;
  browser: VisitorBrowser;
  random: () => number;
  /** @returns false when the run is over */
  think: () => Promise<boolean>;
};

const scripts: Record<Manner, (life: Life) => Promise<void>> = {
  visitor: visit,
  learner: learn,
  buyer: buy,
  administrator: administer,
};

/** Looks for a course, word by word, opens two of what is found, reads what others say. */
async function visit({ scene, browser, random, think }: Life): Promise<void> {
  const word = pick(random, words);
  await browser.ask('type a search', { url: `/api/Courses/Suggestions?text=${word.slice(0, 3)}` });
  if (!(await think())) return;
  const found = await browser.ask('search the catalogue', {
    url: `/api/Courses/Public?page=1&pageSize=12&searchText=${random() < 0.5 ? word : ''}`,
  });
  const ids = ((found?.items ?? []) as { id: number }[]).map(({ id }) => id);
  for (let opened = 0; opened < 2; opened += 1) {
    const id = ids.length > 0 ? pick(random, ids) : pick(random, scene.courses);
    if (!(await think())) return;
    await browser.ask('open a course', { url: `/api/Courses/View/${id}` });
    if (!(await think())) return;
    await browser.ask('read its reviews', { url: `/api/Courses/Reviews/${id}` });
  }
  await think();
}

async function logIn({ scene, browser }: Life, person: DemoPersonKey): Promise<boolean> {
  browser.forgetEverything();
  const token = await scene.log.time('log in', async () => {
    const requestId = randomUUID();
    const { data: address } = await startLogin(browser, requestId);
    if (address === null) throw new Error('no address of the provider');
    const { code, state } = await throughProvider(browser, address, person);
    await exchange(browser, { code, state, clientId: requestId });
    const { data, code: refusal } = await complete(browser, requestId);
    if (data === null) throw new Error(`the login was refused: ${refusal}`);
    return data.token;
  });
  browser.token = token;
  return token !== null;
}

/** Logs in, looks at courses and orders, goes through lessons, logs out. */
async function learn(life: Life): Promise<void> {
  const { scene, browser, random, think } = life;
  if (!(await logIn(life, pick(random, learners)))) {
    await think();
    return;
  }
  const steps = [
    () => browser.ask('see own courses', { url: '/api/Courses?page=1&pageSize=12&typology=1' }),
    () => browser.ask('see own orders', { url: '/api/Orders/all?page=1&pageSize=10' }),
    ...Array.from({ length: 8 }, () => {
      const courseId = pick(random, scene.courses);
      return () => browser.ask('open lessons', { url: `/api/Courses/Use/${courseId}` });
    }),
  ];
  for (const step of steps) {
    if (!(await think())) return;
    await step();
  }
  if (!(await think())) return;
  await browser.ask('log out', { method: 'POST', url: '/api/Login/Logout', payload: {} });
}

/** A newcomer fills the cart, orders, pays, comes back and begins the course. */
async function buy({ scene, browser, random, think }: Life): Promise<void> {
  const userId = scene.newcomers.pop();
  if (userId === undefined) throw new Error('There are too few newcomers');
  const account = await accountById(scene.platform, userId);
  if (account === null) throw new Error('There is no such newcomer');
  browser.forgetEverything();
  browser.token = (await openSession(scene.platform, account, {})).token;
  const courseId = pick(random, scene.courses);
  const post = (url: string, payload: object = {}) => ({ method: 'POST' as const, url, payload });
  await browser.ask('open a course', { url: `/api/Courses/View/${courseId}` });
  if (!(await think())) return;
  const cart = await browser.ask('fill the cart', post('/api/Cart', { courseId }));
  if (cart === null || !(await think())) return;
  const order = await browser.ask(
    'order',
    post('/api/Order/SaveOrder', {
      cartVersion: cart.version,
      paymentTypeId: 1,
      totale: cart.totaleOrdine,
      totalCost: cart.totalCost,
      termsAccepted: true,
      privacyAccepted: true,
    }),
  );
  if (order === null || !(await think())) return;
  const payment = await browser.ask(
    'open the payment page',
    post(`/api/Order/SavePayment?orderId=${order.orderId}&paymentTypeId=1`),
  );
  if (payment === null || !(await think())) return;
  const ref = String(payment.paymentId);
  if ((await browser.ask('pay', post(`/dev/pay/${ref}/pay`), 303)) === null) return;
  const back = await browser.ask(
    'come back from paying',
    post(`/api/Order/SavePayment?paymentId=${ref}`),
  );
  if (back === null || !(await think())) return;
  await browser.ask('open lessons', { url: `/api/Courses/Use/${courseId}` });
  await think();
}

/** Looks through the orders of everyone and opens some. */
async function administer(life: Life): Promise<void> {
  const { browser, random, think } = life;
  if (!(await logIn(life, 'anna'))) {
    await think();
    return;
  }
  await browser.send({ method: 'PUT', url: '/api/Account/Role?role=AdminWorkerBadge' });
  for (let page = 1; page <= 6; page += 1) {
    if (!(await think())) return;
    const list = await browser.ask('list orders', {
      url: `/api/List/Orders?page=${page}&pageSize=20`,
    });
    const ids = ((list?.items ?? []) as { id: number }[]).map(({ id }) => id);
    if (ids.length === 0) return void (await think());
    if (!(await think())) return;
    await browser.ask('open an order', {
      url: `/api/Users/DashboardOrderDetail?ordineId=${pick(random, ids)}`,
    });
  }
  if (!(await think())) return;
  await browser.ask('log out', { method: 'POST', url: '/api/Login/Logout', payload: {} });
}

/** What scripted learners need: every course, for good. */
export async function enrolLearners({ database }: Platform): Promise<void> {
  await database.query(
    `insert into enrolment (user_id, course_id, enrolled_at)
     select u, c.id, now() from unnest($1::uuid[]) u, course c on conflict do nothing`,
    [learners.map((key) => demoPeople[key].userId)],
  );
}
