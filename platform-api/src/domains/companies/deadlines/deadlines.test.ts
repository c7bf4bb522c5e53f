import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { mailsTo } from '../../../testing/gifts.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { addToCart, ask, emptyShop, rows, testShop } from '../../../testing/shop.ts';
import { buyVouchers } from '../../../testing/vouchers.ts';
import { issueCourseBadge } from '../../badges/index.ts';
import { deadlinesOf } from './list-deadlines.ts';
import { requestDeadlineMails } from './request-mails.ts';
import { sendDeadlineMail } from './send-mail.ts';

let t: TestPlatform;
let paolo: TestSession;
let marco: TestSession;
let giulia: TestSession;

const office = 'sicurezza-in-ufficio';
const officeId = demoCourseId(office);
const refresherId = demoCourseId('formazione-generale');

/** The course is valid for 60 months: this award ends with 30 June 2027 in Rome. */
const ACQUIRED = new Date('2022-06-30T10:00:00Z');
const END = '2027-06-30T21:59:59.000Z';

before(async () => {
  ({ t, marco, giulia } = await testShop());
  paolo = await t.login('paolo');
});
after(() => t.close());
beforeEach(async () => {
  await t.platform.jobs.drain();
  for (const table of ['deadline_notice', 'deadline_mail', 'badge', 'captured_mail']) {
    await t.platform.database.query(`delete from ${table}`);
  }
  await emptyShop(t);
  await t.platform.database.query('delete from enrolment');
});

/** Works as if it were that moment; the sessions stay those of today. */
async function at<T>(instant: string, work: () => Promise<T>): Promise<T> {
  const { clock } = t.platform;
  t.platform.clock = { ...clock, now: () => new Date(instant) };
  try {
    return await work();
  } finally {
    t.platform.clock = clock;
  }
}

/** Somebody to whom the company gave the course by mail, with the badge of it. */
async function holder(session: TestSession, email: string, isSharing = true) {
  const { orderId } = await buyVouchers(t, paolo, { course: office, seats: 1 });
  const [voucher] = await rows(t, 'select id from voucher where order_id = $1', [orderId]);
  const voucherId = Number(voucher?.['id']);
  const body = { voucherId, versione: 0, nome: 'M. B.', email, messaggio: '', lingua: 'it' };
  assert.equal((await ask(paolo, 'POST', 'Orders/SendVoucher', { body })).status, 200);
  const listed = await ask(paolo, 'GET', `Orders/GetVouchers?orderId=${orderId}`);
  const query = isSharing ? 'mostraAvanzamento=true' : '';
  const code = [listed.data.items[0].code];
  assert.equal(
    (await ask(session, 'POST', `Orders/RedeemVouchers?${query}`, { body: code })).status,
    200,
  );
  const badge = await issueCourseBadge(
    t.platform,
    { userId: session.userId, courseId: officeId, completedAt: ACQUIRED },
    { tellHolder: false },
  );
  assert.ok(badge);
  await t.platform.database.query('update enrolment set enrolled_at = $1', [ACQUIRED]);
  await t.platform.jobs.drain();
  await t.platform.database.query('delete from captured_mail');
  return { voucherId, badgeId: badge.id };
}

const deadlines = async () =>
  (await ask(paolo, 'GET', 'Companies/GetDeadlines?pageSize=50&stato=tutti')).data.items;

/** How many mails leave when the deadlines are looked at in that moment. */
const mailsAt = (instant: string) =>
  at(instant, async () => {
    await requestDeadlineMails(t.platform);
    await t.platform.jobs.drain();
    const sent = await rows(
      t,
      "delete from captured_mail where id like 'deadline-mail-%' returning recipient, subject, body",
    );
    return sent.map((mail) => mail as { recipient: string; subject: string; body: string });
  });

const share = (session: TestSession, voucherId: number, mostraAvanzamento: boolean) =>
  ask(session, 'PUT', 'Orders/ShareVoucherProgress', { body: { voucherId, mostraAvanzamento } });

test('the representative sees whose attestation ends, the soonest first, of those who agree', async () => {
  const { badgeId, voucherId } = await holder(marco, 'marco@example.it');
  await holder(giulia, 'giulia@example.it', false);
  const [row, ...others] = await deadlines();
  assert.deepEqual(others, []);
  assert.deepEqual(
    [row.id, row.nome, row.email, row.corsoId, row.scadeIl, row.rinnovo, row.aggiornamento.corsoId],
    [badgeId, 'Marco Bianchi', 'marco@example.it', officeId, END, 'none', refresherId],
  );
  const [company] = await rows(t, 'select company_id from account where id = $1', [paolo.userId]);
  const companyId = String(company?.['company_id']);
  const counts = () =>
    Promise.all(
      (['expiring', 'expired'] as const).map(
        async (state) => (await deadlinesOf(t.platform, companyId, state)).length,
      ),
    );
  // In Rome it is 31 March, then 1 April.
  assert.deepEqual(await at('2027-03-31T21:59:59Z', counts), [0, 0]);
  assert.deepEqual(await at('2027-03-31T22:00:00Z', counts), [1, 0]);
  assert.deepEqual(await at(END, counts), [1, 0]);
  assert.deepEqual(await at('2027-06-30T22:00:00Z', counts), [0, 1]);
  assert.equal((await share(marco, voucherId, false)).status, 200);
  assert.deepEqual(await deadlines(), []);
  assert.equal((await ask(giulia, 'GET', 'Companies/GetDeadlines')).status, 403);
});

test('90, 30 and 7 days before a mail goes to the company and one to the holder, each once', async () => {
  await holder(marco, 'marco@example.it');
  assert.deepEqual(await mailsAt('2027-03-31T21:59:59Z'), [], '91 days before');
  for (const [instant, days] of [
    ['2027-04-01T04:23:00Z', 90],
    ['2027-05-31T04:23:00Z', 30],
    ['2027-06-23T04:23:00Z', 7],
  ] as const) {
    const mails = await mailsAt(instant);
    assert.equal(mails.length, 2, instant);
    const toCompany = mails.find(({ subject }) => subject.startsWith('Officine Greco S.r.l.'));
    assert.match(toCompany?.body ?? '', new RegExp(`Entro ${days} giorni un attestato scade`));
    assert.match(toCompany?.body ?? '', /Marco Bianchi, Sicurezza in ufficio.*30 giugno 2027/);
    assert.match(toCompany?.body ?? '', /\/voucher\/people$/);
    const toHolder = mails.find((mail) => mail !== toCompany);
    assert.match(toHolder?.body ?? '', /^Ciao Marco,\n/);
    assert.match(toHolder?.body ?? '', /Si rinnova con il corso «Sicurezza dei lavoratori/);
    assert.deepEqual(await mailsAt(instant), [], 'again');
  }
  assert.deepEqual(await mailsAt('2027-06-30T21:59:59Z'), []);
  assert.deepEqual(await mailsAt('2027-07-01T10:00:00Z'), []);
  // A clock that is set back finds nothing to say again.
  for (const instant of ['2027-06-01T10:00:00Z', '2027-04-02T10:00:00Z']) {
    assert.deepEqual(await mailsAt(instant), [], instant);
  }
});

test('a server that was off over a notice sends the nearest one alone', async () => {
  await holder(marco, 'marco@example.it');
  const mails = await mailsAt('2027-06-10T10:00:00Z');
  assert.deepEqual(
    mails.map(({ body }) => /entro 30 giorni/i.test(body)),
    [true, true],
  );
  assert.deepEqual(await mailsAt('2027-06-11T10:00:00Z'), []);
  assert.equal((await mailsAt('2027-06-24T10:00:00Z')).length, 2);
});

test('six servers at once request each mail once', async () => {
  await holder(marco, 'marco@example.it');
  await holder(giulia, 'giulia@example.it');
  await at('2027-05-31T04:23:00Z', async () => {
    await Promise.all(Array.from({ length: 6 }, () => requestDeadlineMails(t.platform)));
  });
  const notices = await rows(t, 'select badge_id, days, company_id from deadline_notice');
  assert.equal(notices.length, 4, 'two people, each told themselves and to the company');
  assert.equal((await rows(t, 'select id from deadline_mail')).length, 3);
  // One mail to the company has both.
  const mails = await mailsAt('2027-05-31T05:23:00Z');
  assert.equal(mails.length, 3);
  assert.match(
    mails.find(({ subject }) => subject.startsWith('Officine'))?.subject ?? '',
    /2 attestati scadono/,
  );
});

test('what changed between request and mail is not told: consent taken back, revoked, renewed', async () => {
  const changes: [
    string,
    (who: { voucherId: number; badgeId: string }) => Promise<unknown>,
    number,
  ][] = [
    ['consent', ({ voucherId }) => share(marco, voucherId, false), 1],
    [
      'revoked',
      ({ badgeId }) =>
        t.platform.database.query('update badge set revoked_at = now() where id = $1', [badgeId]),
      0,
    ],
    [
      'bought again',
      () =>
        t.platform.database.query(
          'insert into enrolment (user_id, course_id, enrolled_at) values ($1, $2, now())',
          [marco.userId, refresherId],
        ),
      0,
    ],
  ];
  for (const [change, apply, left] of changes) {
    const who = await holder(marco, 'marco@example.it');
    await at('2027-05-31T04:23:00Z', () => requestDeadlineMails(t.platform));
    await apply(who);
    assert.equal((await mailsAt('2027-05-31T04:24:00Z')).length, left, change);
    for (const table of ['deadline_notice', 'deadline_mail', 'badge']) {
      await t.platform.database.query(`delete from ${table}`);
    }
    await emptyShop(t);
    await t.platform.database.query('delete from enrolment');
  }
});

test('whoever took the refresher meanwhile is told nothing', async () => {
  await holder(marco, 'marco@example.it');
  await t.platform.database.query(
    'insert into enrolment (user_id, course_id, enrolled_at) values ($1, $2, now())',
    [marco.userId, refresherId],
  );
  assert.deepEqual(await mailsAt('2027-05-31T04:23:00Z'), []);
  assert.equal((await deadlines())[0].rinnovo, 'done');
});

test('a killed server hands nothing over twice: the job runs again and finds the mail sent', async () => {
  await holder(marco, 'marco@example.it');
  await at('2027-05-31T04:23:00Z', () => requestDeadlineMails(t.platform));
  const { database } = t.platform;
  const [first] = await rows(t, 'select id from deadline_mail order by id limit 1');
  await at('2027-05-31T04:24:00Z', async () => {
    await sendDeadlineMail(t.platform, Number(first?.['id']));
    await Promise.all([1, 2, 3].map(() => sendDeadlineMail(t.platform, Number(first?.['id']))));
  });
  const left = await mailsAt('2027-05-31T04:25:00Z');
  assert.equal(left.length, 2, 'one of the call, one of the job, no third');
  assert.equal(
    (await database.query('select count(*)::int as n from deadline_mail where sent_at is null'))
      .rows[0]?.['n'],
    0,
  );
});

test('one press puts the refreshers into the cart for others, once however often it is pressed', async () => {
  const first = await holder(marco, 'marco@example.it');
  const second = await holder(giulia, 'giulia@example.it');
  const buy = () =>
    ask(paolo, 'POST', 'Companies/BuyRefreshers', {
      body: { ids: [first.badgeId, second.badgeId] },
    });
  const answers = await Promise.all([buy(), buy(), buy()]);
  for (const { status, data } of answers) {
    assert.deepEqual([status, data], [200, { daComprare: 2, disponibili: 0 }]);
  }
  const { data: cart } = await ask(paolo, 'GET', 'Cart');
  assert.equal(cart.isMultiVoucher, true);
  assert.deepEqual(
    cart.corsi.items.map((item: { corsoId: number; quantita: number }) => [
      item.corsoId,
      item.quantita,
    ]),
    [[refresherId, 2]],
  );
});

test('codes that the company has left are not bought again; an invited person is done with', async () => {
  const { badgeId } = await holder(marco, 'marco@example.it');
  await buyVouchers(t, paolo, { course: 'formazione-generale', seats: 1 });
  const buy = () => ask(paolo, 'POST', 'Companies/BuyRefreshers', { body: { ids: [badgeId] } });
  assert.deepEqual((await buy()).data, { daComprare: 0, disponibili: 1 });
  const csv = `Marco Bianchi;marco@example.it;${refresherId}`;
  const { data } = await ask(paolo, 'POST', 'Companies/CheckInvites', { body: { csv } });
  const id = crypto.randomUUID();
  const body = { id, csv, impronta: data.impronta, lingua: 'it' };
  assert.equal((await ask(paolo, 'POST', 'Companies/ConfirmInvites', { body })).data.inviati, 1);
  assert.equal((await deadlines())[0].rinnovo, 'invited');
  assert.equal((await buy()).code, 'REFRESHERS_NONE');
  await t.platform.jobs.drain();
  assert.equal((await mailsTo(t, 'marco@example.it')).length, 1);
  const mails = await mailsAt('2027-05-31T04:23:00Z');
  assert.deepEqual(
    mails.map(({ body: text }) => text.slice(0, 5)),
    ['Ciao '],
    'the holder alone',
  );
});

test('a cart with a purchase for oneself is left as it is', async () => {
  const { badgeId } = await holder(marco, 'marco@example.it');
  await addToCart(paolo, 'dpi');
  const answer = await ask(paolo, 'POST', 'Companies/BuyRefreshers', { body: { ids: [badgeId] } });
  assert.deepEqual([answer.status, answer.code], [409, 'REFRESHERS_CART_IN_USE']);
  const { data: cart } = await ask(paolo, 'GET', 'Cart');
  assert.equal(cart.isMultiVoucher, false);
});

test('only badges of the own people count', async () => {
  const { badgeId } = await holder(marco, 'marco@example.it', false);
  const answer = await ask(paolo, 'POST', 'Companies/BuyRefreshers', { body: { ids: [badgeId] } });
  assert.equal(answer.code, 'REFRESHERS_NONE');
});

test('whoever turned these mails off gets none, and the other one still does', async () => {
  await holder(marco, 'marco@example.it');
  const turn = (session: TestSession, status: boolean) =>
    ask(session, 'PUT', 'Users/NotificationPreferences/deadline', { body: { status } });
  assert.equal((await turn(marco, false)).status, 200);
  const mails = await mailsAt('2027-05-31T04:23:00Z');
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Officine Greco S.r.l.: entro 30 giorni un attestato scade'],
  );
  assert.equal((await turn(marco, true)).status, 200);
  assert.equal((await turn(paolo, false)).status, 200);
  assert.deepEqual(
    (await mailsAt('2027-06-24T04:23:00Z')).map(({ body }) => body.slice(0, 10)),
    ['Ciao Marco'],
  );
  assert.equal((await turn(paolo, true)).status, 200);
});

test('all that end soon are renewed in one press, at the price that the summary says', async () => {
  const soon = await holder(marco, 'marco@example.it');
  const later = await holder(giulia, 'giulia@example.it');
  const ends = (badgeId: string, days: number) =>
    rows(t, "update badge set valid_until = now() + $2 * interval '1 day' where id = $1", [
      badgeId,
      days,
    ]);
  await ends(soon.badgeId, 10);
  await ends(later.badgeId, 200);
  const renewAll = () =>
    ask(paolo, 'POST', 'Companies/BuyRefreshers', { body: { stato: 'inScadenza' } });
  const summary = async () => (await ask(paolo, 'GET', 'Companies/GetSummary')).data.attestati;
  const [course] = await rows(t, 'select price_cents::int as cents from course where id = $1', [
    refresherId,
  ]);
  const price = Number(course?.['cents']) / 100;
  assert.deepEqual(await summary(), {
    tutti: 2,
    inScadenza: 1,
    scaduti: 0,
    daComprare: 1,
    disponibili: 0,
    prezzo: price,
  });
  const [first] = await deadlines();
  assert.deepEqual([first.id, first.giorni, first.aggiornamento.prezzo], [soon.badgeId, 10, price]);
  await ends(later.badgeId, 90);
  assert.equal((await summary()).prezzo, 2 * price);
  // One code in hand is one less to pay.
  await buyVouchers(t, paolo, { course: 'formazione-generale', seats: 1 });
  const { daComprare, disponibili, prezzo } = await summary();
  assert.deepEqual([daComprare, disponibili, prezzo], [1, 1, price]);
  assert.deepEqual((await renewAll()).data, { daComprare: 1, disponibili: 1 });
  await ends(soon.badgeId, -1);
  await ends(later.badgeId, 91);
  assert.equal((await renewAll()).code, 'REFRESHERS_NONE');
  assert.equal((await summary()).scaduti, 1);
});
