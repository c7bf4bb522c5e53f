import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { askToCancel } from '../../../testing/cancellation.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import {
  ask,
  emptyShop,
  onCheckoutPage,
  openOrder,
  returnToShop,
  rows,
  testShop,
} from '../../../testing/shop.ts';
import { buyVouchers, redeem } from '../../../testing/vouchers.ts';
import { startCourse } from '../../learning/access/start-course.ts';
import { isEnrolled } from '../../learning/index.ts';
import { findEnrolment } from '../../learning/repository.ts';
import { codesOfOrder } from '../../vouchers/index.ts';
import { firstBrokenAudit } from '../audit.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;
/** Two administrators. */
let anna: TestSession;
let giuliaAsAdministrator: TestSession;

const office = 'sicurezza-in-ufficio';
const officeId = demoCourseId(office);
const rounds = 3;

before(async () => {
  ({ t, giulia, marco } = await testShop());
  anna = await t.login('anna', 'AdminWorkerBadge');
  giuliaAsAdministrator = await t.login('giulia', 'AdminWorkerBadge');
});
after(() => t.close());
beforeEach(() => emptyShop(t));

async function paidOrder(): Promise<number> {
  const { orderId, paymentId } = await openOrder(giulia, office);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(giulia, paymentId);
  return orderId;
}

const answer = (session: TestSession, richiestaId: number, body: object) =>
  ask(session, 'POST', 'Orders/ResolveDeleteRequest', { body: { richiestaId, ...body } });
const openCourse = () => ask(giulia, 'GET', `Courses/Use/${officeId}`);
const count = async (text: string) => (await rows(t, text)).length;
const stateOf = async (orderId: number) =>
  (await rows(t, 'select state from customer_order where id = $1', [orderId]))[0]?.state;

/** Money that the provider gave back is what the notes say, and never more than was paid. */
async function assertMoney(orderId: number): Promise<number> {
  await t.platform.jobs.drain();
  const [sums] = await rows(
    t,
    `select
       (select coalesce(sum(cents), 0)::int from credit_note where order_id = $1) as notes,
       (select coalesce(sum(cents), 0)::int from refund where order_id = $1) as refunds,
       (select coalesce(sum(refunded_cents), 0)::int from payment_sandbox_session) as provider,
       (select total_cents::int from customer_order where id = $1) as total`,
    [orderId],
  );
  assert.equal(sums?.notes, sums?.refunds);
  assert.equal(sums?.notes, sums?.provider);
  assert.ok(Number(sums?.notes) <= Number(sums?.total));
  assert.equal(await firstBrokenAudit(t.platform), null);
  return Number(sums?.notes);
}

test('two administrators accept at once: one answer, one refund, one credit note', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await emptyShop(t);
    const orderId = await paidOrder();
    const id = await askToCancel(t, giulia, orderId);
    const answers = await Promise.all([
      answer(anna, id, { decisione: 'whole' }),
      answer(giuliaAsAdministrator, id, { decisione: 'amount', importo: 10 }),
      // The same again, as a client sends it whose answer was lost.
      answer(anna, id, { decisione: 'whole' }),
    ]);
    const [first, other, again] = answers.map(({ status }) => status);
    assert.equal(first, again);
    assert.deepEqual(new Set([first, other]), new Set([200, 409]));
    assert.equal(await assertMoney(orderId), first === 200 ? 7900 : 1000);
    assert.equal(await stateOf(orderId), first === 200 ? 'Annullato' : 'Pagato');
    assert.equal(await isEnrolled(t.platform, giulia.userId, officeId), other === 200);
    assert.equal(await count('select 1 from credit_note'), 1);
  }
});

test('one accepts and one refuses at once: one of them holds', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await emptyShop(t);
    const orderId = await paidOrder();
    const id = await askToCancel(t, giulia, orderId);
    const [accepted, refused] = await Promise.all([
      answer(anna, id, { decisione: 'whole' }),
      answer(giuliaAsAdministrator, id, { decisione: 'refuse', messaggio: 'No' }),
    ]);
    assert.deepEqual(new Set([accepted.status, refused.status]), new Set([200, 409]));
    const isAccepted = accepted.status === 200;
    assert.equal(await assertMoney(orderId), isAccepted ? 7900 : 0);
    assert.equal(await isEnrolled(t.platform, giulia.userId, officeId), !isAccepted);
  }
});

test('accepted while the learner opens the course, at once: refunded or begun, never both', async () => {
  const seen = new Set<boolean>();
  for (let round = 0; round < 2 * rounds; round += 1) {
    await emptyShop(t);
    const orderId = await paidOrder();
    const id = await askToCancel(t, giulia, orderId);
    const accept = () => answer(anna, id, { decisione: 'whole' });
    // Who is sent first is first more often; both ways round.
    const [one, two] = await Promise.all(
      round % 2 === 0 ? [accept(), openCourse()] : [openCourse(), accept()],
    );
    const [accepted, opened] = round % 2 === 0 ? [one, two] : [two, one];
    const isRefunded = accepted?.status === 200;
    seen.add(isRefunded);
    assert.equal(opened?.code, isRefunded ? 'COURSE_NOT_BOUGHT' : undefined);
    assert.equal(accepted?.code, isRefunded ? undefined : 'PART_USED');
    assert.equal(await isEnrolled(t.platform, giulia.userId, officeId), !isRefunded);
    assert.equal(await assertMoney(orderId), isRefunded ? 7900 : 0);
  }
  assert.ok(seen.size > 0);
});

test('begun between the look at the order and the taking back: nothing goes back', async (context) => {
  const orderId = await paidOrder();
  const id = await askToCancel(t, giulia, orderId);
  const enqueue = t.platform.jobs.enqueue.bind(t.platform.jobs);
  // The refund is asked for after the look and before the taking back.
  const mocked = context.mock.method(
    t.platform.jobs,
    'enqueue',
    async (...job: Parameters<typeof enqueue>) => {
      const { database } = t.platform;
      const begin = 'update enrolment set started_at = now()';
      // PGlite has one session, which the transaction holds.
      await (database.kind === 'pglite' ? database.db.execute(begin) : database.query(begin));
      return enqueue(...job);
    },
  );
  const accepted = await answer(anna, id, { decisione: 'whole' });
  mocked.mock.restore();
  assert.equal(accepted.code, 'PART_USED');
  assert.equal(await stateOf(orderId), 'Richiesta Annullamento');
  assert.equal(await assertMoney(orderId), 0);
  assert.equal(await isEnrolled(t.platform, giulia.userId, officeId), true);
});

test('a course that went back between the look and the opening is not opened', async () => {
  const orderId = await paidOrder();
  const enrolment = await findEnrolment(t.platform.database.db, giulia.userId, officeId);
  const id = await askToCancel(t, giulia, orderId);
  assert.equal((await answer(anna, id, { decisione: 'whole' })).status, 200);
  await assert.rejects(startCourse(t.platform, { mode: 'learner', enrolment }), {
    code: 'COURSE_NOT_BOUGHT',
  });
});

test('accepted while a lesson is completed, at once: no completion of a course that went back', async () => {
  const [lesson] = await rows(
    t,
    `select l.id, l.module_id from lesson l join course_module m on m.id = l.module_id
     where m.course_id = $1 order by m.position, l.position limit 1`,
    [officeId],
  );
  const body = {
    courseId: officeId,
    moduleId: Number(lesson?.module_id),
    lessonId: Number(lesson?.id),
  };
  for (let round = 0; round < rounds; round += 1) {
    await emptyShop(t);
    const orderId = await paidOrder();
    const id = await askToCancel(t, giulia, orderId);
    const [accepted, completed] = await Promise.all([
      answer(anna, id, { decisione: 'whole' }),
      ask(giulia, 'POST', 'Courses/SetLessonCompleted', { body }),
    ]);
    assert.equal(
      [accepted.status, completed.status].filter((status) => status === 200).length,
      1,
      JSON.stringify([accepted, completed]),
    );
    const completions = await count('select 1 from lesson_completion');
    assert.equal(completions, accepted.status === 200 ? 0 : 1);
    await assertMoney(orderId);
  }
});

test('accepted in part while a code is redeemed, at once: what goes back nobody redeems', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await emptyShop(t);
    const { orderId, codes } = await buyVouchers(t, giulia, { course: office, seats: 3 });
    const id = await askToCancel(t, giulia, orderId);
    const [line] = await rows(t, 'select id from customer_order_line where order_id = $1', [
      orderId,
    ]);
    const righe = [{ rigaId: Number(line?.id), posti: 2 }];
    const [accepted, kept, returned] = await Promise.all([
      answer(anna, id, { decisione: 'lines', righe }),
      redeem(marco, codes.slice(0, 1)),
      redeem(await t.login('lucia'), codes.slice(2)),
    ]);
    assert.equal(accepted.status, 200);
    // Before the answer it is suspended; after it, it is good.
    assert.ok(kept.warning === null || kept.code === 'VOUCHER_WITHDRAWN');
    assert.equal(returned.code, 'VOUCHER_WITHDRAWN');
    const states = (await codesOfOrder(t.platform, orderId)).map(({ state }) => state);
    assert.deepEqual(states.slice(1), ['revoked', 'revoked']);
    assert.equal(states[0], kept.warning === null ? 'redeemed' : 'issued');
    assert.equal(await assertMoney(orderId), 15_800);
  }
});

test('asked twice at once, and asked again while the refund is under way: one open request', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await emptyShop(t);
    const orderId = await paidOrder();
    const url = `Orders/RequestDeleteOrder?orderId=${orderId}&motivazione=Doppio`;
    const asked = await Promise.all([1, 2, 3].map(() => ask(giulia, 'POST', url)));
    assert.equal(asked.filter(({ status }) => status === 200).length, 1);
    assert.equal(asked.filter(({ status }) => status === 409).length, 2);
    const [request] = await rows(t, 'select id from cancellation_request');
    const [accepted, again] = await Promise.all([
      answer(anna, Number(request?.id), { decisione: 'amount', importo: 10 }),
      ask(giulia, 'POST', url),
    ]);
    assert.equal(accepted.status, 200);
    // After the answer the order is paid and can be asked for again; its refund may still be on its way.
    const open = await count("select 1 from cancellation_request where state = 'open'");
    assert.equal(open, again.status === 200 ? 1 : 0);
    assert.equal(
      await stateOf(orderId),
      again.status === 200 ? 'Richiesta Annullamento' : 'Pagato',
    );
    assert.equal(await assertMoney(orderId), 1000);
  }
});

test('credit notes issued at once have numbers without gaps, and the database takes none twice', async () => {
  const requests: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const { orderId } = await buyVouchers(t, giulia, { course: office, seats: 1 });
    requests.push(await askToCancel(t, giulia, orderId));
  }
  const answers = await Promise.all(requests.map((id) => answer(anna, id, { decisione: 'whole' })));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  const numbers = await rows(t, 'select number from credit_note order by number');
  assert.deepEqual(
    numbers.map(({ number }) => number),
    [1, 2, 3, 4, 5, 6],
  );
  await assert.rejects(rows(t, 'update credit_note set number = 1'), /credit_note_number/);
  await assert.rejects(rows(t, 'update credit_note set cents = cents + 1'), /credit_note_vat/);
});
