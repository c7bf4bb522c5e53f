import { expect } from '@playwright/test';
import type { Caller } from './caller.ts';

type Cart = {
  version: number;
  hasCertification: boolean;
  totaleOrdine: number;
  totalCost: number;
  corsi: { items: { corsoId: number }[] };
};
type Order = { orderNumber: string; orderState: string; paid: boolean; paymentDate: string | null };
type OrderRow = { id: number; coursesBought: { corsoId: number }[] };
type Payment = { paymentId: string; redirectPaymentUrl: string; orderState: string; paid: boolean };
type Used = {
  percentage: number;
  modules: { id: number; lessonList: { id: number; isCompleted: boolean }[] }[];
};
type Page<T> = { items: T[]; totalItems: number };
type Badge = { id: string; title: string; relatedCourses: { id: number }[] };

/** One write of the journey, and what must hold for ever once it was acknowledged. */
export type Write = { name: string; make: () => Promise<void>; holds: () => Promise<void> };

const CARD = 1;

/** The writes of the journey in their order; each may be repeated until it is acknowledged. */
export async function journeyWrites(caller: Caller, course: { id: number; title: string }) {
  const key = `kill-${crypto.randomUUID()}`;
  let orderTried = false;
  let orderId = 0;
  let orderNumber = '';
  let payment: Payment;

  const cart = () => caller.call<Cart>('GET', 'Cart');
  const order = () => caller.call<Order>('GET', `Orders?orderId=${orderId}`);
  const used = () => caller.call<Used>('GET', `Courses/Use/${course.id}`);
  const ordersOfCourse = async () => {
    const { items } = await caller.call<Page<OrderRow>>('GET', 'Orders/all?page=1&pageSize=50');
    return items.filter((row) => row.coursesBought.some(({ corsoId }) => corsoId === course.id));
  };

  let body: object;
  async function saveOrder(): Promise<void> {
    // Read once: a repeated call must be the same call.
    if (!orderTried) {
      const seen = await cart();
      body = {
        cartVersion: seen.version,
        paymentTypeId: CARD,
        totale: seen.totaleOrdine,
        totalCost: seen.totalCost,
        hasCertification: true,
        termsAccepted: true,
        privacyAccepted: true,
      };
    }
    orderTried = true;
    const saved = await caller.call<{ orderId: number; orderNumber: string }>(
      'POST',
      'Order/SaveOrder',
      body,
      key,
    );
    if (orderId !== 0)
      expect(saved, 'the same key, the same order').toEqual({ orderId, orderNumber });
    ({ orderId, orderNumber } = saved);
  }

  const writes: Write[] = [
    {
      name: 'POST Cart',
      async make() {
        const { corsi } = await cart();
        if (corsi.items.length === 0) await caller.call('POST', 'Cart', { courseId: course.id });
      },
      async holds() {
        if (orderTried) return;
        expect((await cart()).corsi.items.map(({ corsoId }) => corsoId)).toEqual([course.id]);
      },
    },
    {
      name: 'PUT Cart/UpdateCartWithExams',
      async make() {
        await caller.call(
          'PUT',
          'Cart/UpdateCartWithExams?hasCertification=true&hasSimulation=false',
        );
      },
      async holds() {
        if (!orderTried) expect((await cart()).hasCertification).toBe(true);
      },
    },
    {
      name: 'POST Order/SaveOrder',
      make: saveOrder,
      async holds() {
        expect((await order()).orderNumber).toBe(orderNumber);
        expect((await ordersOfCourse()).map(({ id }) => id)).toEqual([orderId]);
      },
    },
    {
      name: 'POST Order/SavePayment',
      async make() {
        payment = await caller.call<Payment>(
          'POST',
          `Order/SavePayment?orderId=${orderId}&paymentTypeId=${CARD}`,
          {},
        );
      },
      async holds() {
        const page = await caller.send('GET', new URL(payment.redirectPaymentUrl).pathname);
        expect(page.status, 'the provider knows the session').toBe(200);
      },
    },
    {
      name: 'POST /dev/pay/…/pay',
      async make() {
        const path = new URL(payment.redirectPaymentUrl).pathname;
        const form = await (await caller.send('GET', path)).text();
        // The form is gone when an earlier try was taken without being acknowledged.
        if (!form.includes(`action="${path}/pay"`)) return;
        const answer = await caller.send(
          'POST',
          `${path}/pay`,
          {
            'content-type': 'application/x-www-form-urlencoded',
          },
          '',
        );
        expect(answer.status).toBe(303);
      },
      async holds() {
        // By the provider's own call, without the person coming back.
        await expect
          .poll(async () => (await order()).orderState, { timeout: 30_000 })
          .toBe('Pagato');
      },
    },
    {
      name: 'POST Order/SavePayment on return',
      async make() {
        const settled = await caller.call<Payment>(
          'POST',
          `Order/SavePayment?paymentId=${payment.paymentId}`,
          {},
        );
        expect(settled.orderState).toBe('Pagato');
      },
      async holds() {
        const { orderState, paid, paymentDate } = await order();
        expect({ orderState, paid }).toEqual({ orderState: 'Pagato', paid: true });
        expect(paymentDate).not.toBeNull();
        const bought = `Courses/IsCourseAlreadyBought?courseId=${course.id}`;
        expect(await caller.call('GET', bought)).toBe(true);
      },
    },
  ];

  /** Known only when the course is bought. */
  async function lessonWrites(): Promise<Write[]> {
    const { modules } = await used();
    const lessons = modules.flatMap((module) =>
      module.lessonList.map((lesson) => ({ moduleId: module.id, lessonId: lesson.id })),
    );
    return lessons.map(({ moduleId, lessonId }, index) => ({
      name: `POST Courses/SetLessonCompleted ${index + 1} of ${lessons.length}`,
      async make() {
        const body = { courseId: course.id, moduleId, lessonId };
        await caller.call('POST', 'Courses/SetLessonCompleted', body);
      },
      async holds() {
        const now = (await used()).modules.flatMap((module) => module.lessonList);
        expect(now.find(({ id }) => id === lessonId)?.isCompleted).toBe(true);
      },
    }));
  }

  /** Consequences of acknowledged writes, each exactly once. */
  async function expectConsequences(): Promise<void> {
    expect((await used()).percentage).toBe(100);
    const badges = async () =>
      (await caller.call<Page<Badge>>('GET', 'Badges/GetBadges?page=1&pageSize=50')).items.filter(
        ({ relatedCourses }) => relatedCourses.some(({ id }) => id === course.id),
      );
    await expect.poll(async () => (await badges()).length, { timeout: 60_000 }).toBe(1);
    const [badge] = await badges();
    const { verdict } = await caller.call<{ verdict: string }>('GET', `Badges/Public/${badge?.id}`);
    expect(verdict).toBe('authentic');

    await saveOrder();
    expect((await ordersOfCourse()).map(({ id }) => id)).toEqual([orderId]);

    const { url } = await caller.call<{ url: string }>(
      'POST',
      `Order/GetReceiptPdfBlobStorage?orderId=${orderId}`,
      {},
    );
    const { pathname, search } = new URL(url, caller.url);
    const receipt = await caller.send('GET', pathname + search);
    expect((await receipt.text()).slice(0, 5)).toBe('%PDF-');

    const subjects = async () => {
      const outbox = await (await caller.send('GET', '/dev/outbox')).text();
      return [...outbox.matchAll(/class="subject">([^<]*)</g)]
        .map(([, subject]) => String(subject))
        .toSorted((one, other) => one.localeCompare(other));
    };
    await expect
      .poll(subjects, { timeout: 30_000 })
      .toEqual([
        `Hai ottenuto il badge «${badge?.title}»`,
        `Il tuo ordine ${orderNumber} è pagato`,
      ]);
  }

  return { writes, lessonWrites, expectConsequences };
}
