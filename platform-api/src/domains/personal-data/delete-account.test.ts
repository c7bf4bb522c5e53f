import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { loadPeople, demoPeople, type DemoPersonKey } from '../../demo/people.ts';
import {
  addToCart,
  emptyShop,
  onCheckoutPage,
  openOrder,
  returnToShop,
  rows,
  testShop,
} from '../../testing/shop.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { accountByFiscalCode, insertAccount } from '../accounts/index.ts';

let t: TestPlatform;
before(async () => {
  ({ t } = await testShop());
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await t.platform.database.query('delete from data_export');
  await t.platform.database.query('delete from lesson_completion');
  await t.platform.database.script('truncate account cascade');
  await loadPeople(t.platform);
});

async function remove(session: TestSession) {
  const answer = await session.call({ method: 'DELETE', url: '/api/Account/DeleteAccount' });
  return { status: answer.statusCode, ...answer.json<{ data: unknown; code?: string }>() };
}

async function buy(session: TestSession, key: string) {
  const order = await openOrder(session, key);
  await onCheckoutPage(t, order.paymentId, 'pay');
  await returnToShop(session, order.paymentId);
  return order.orderId;
}

/** Every text and document of the database, except the mails of the demo outbox. */
async function wholeDatabase(): Promise<string> {
  const tables = await rows(
    t,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'captured_mail'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    texts.push(JSON.stringify(await rows(t, `select * from "${String(name)}"`)));
  }
  return texts.join('\n');
}

const personalTexts = (person: DemoPersonKey): string[] => {
  const { identity, member } = demoPeople[person];
  return [
    identity.surname,
    identity.fiscalCode,
    identity.email,
    identity.phone,
    member?.street ?? '',
    member?.documentNumber ?? '',
    member?.ulicCode ?? '',
  ];
};

test('[API-46] [LOGIN-34 part] deleting an account erases everything personal, and ends every session', async () => {
  const marco = await t.login('marco');
  const elsewhere = await t.login('marco');
  await addToCart(marco, 'antincendio');
  const before = await wholeDatabase();
  for (const text of personalTexts('marco')) assert.ok(before.includes(text), text);

  const answer = await remove(marco);
  assert.deepEqual([answer.status, answer.data], [200, true]);

  const after = await wholeDatabase();
  for (const text of personalTexts('marco')) assert.equal(after.includes(text), false, text);
  for (const session of [marco, elsewhere]) {
    assert.equal((await session.call({ url: '/api/Account/Role' })).statusCode, 401);
  }
  assert.deepEqual(await rows(t, 'select * from cart'), []);
});

test('[API-46 part] a deleted person is known again at the login, and cannot register anew', async () => {
  const { userId, identity } = demoPeople.marco;
  await remove(await t.login('marco'));
  const known = await accountByFiscalCode(t.platform, identity.fiscalCode);
  assert.deepEqual([known?.id, known?.status], [userId, 'deleted']);
  assert.notEqual(known?.fiscalCode, identity.fiscalCode);
  const anew = await insertAccount(t.platform, {
    ...(known as NonNullable<typeof known>),
    company: null,
    id: '11111111-1111-4111-8111-111111111111',
    ulicCode: 'WB-ANEW',
    status: 'active',
    deletedAt: null,
    fiscalCode: identity.fiscalCode,
    roles: ['Discente'],
  } as Parameters<typeof insertAccount>[1]);
  assert.equal(anew, null);
});

test('[API-46 part] the invoice of a paid order stays as the law asks, courses and badge go', async () => {
  const marco = await t.login('marco');
  const orderId = await buy(marco, 'antincendio');
  await t.platform.jobs.drain();
  assert.equal((await remove(marco)).data, true);
  const kept = await rows(
    t,
    `select o.billing->>'surname' as surname, o.billing->>'fiscalCode' as code, i.number
     from customer_order o join invoice i on i.order_id = o.id where o.id = $1`,
    [orderId],
  );
  assert.deepEqual(kept, [{ surname: 'Bianchi', code: 'BNCMRC91P03A794D', number: 1 }]);
  assert.deepEqual(await rows(t, 'select * from enrolment'), []);
  assert.deepEqual(await rows(t, 'select * from badge'), []);
});

test('[LOGIN-35 part] [API-46 part] a payment under way is a warning, and nothing is changed', async () => {
  const marco = await t.login('marco');
  await openOrder(marco, 'antincendio');
  const before = await rows(t, 'select * from account order by id');
  const answer = await remove(marco);
  assert.deepEqual([answer.status, answer.data, answer.code], [200, null, 'PAYMENT_UNDER_WAY']);
  assert.deepEqual(await rows(t, 'select * from account order by id'), before);
  assert.equal((await marco.call({ url: '/api/Account/Role' })).statusCode, 200);
});

test('[LOGIN-35 part] who teaches published courses is asked to hand them over first', async () => {
  assert.equal((await remove(await t.login('lucia'))).code, 'TEACHES_COURSES');
});

test('of two last administrators who leave at once, one stays', async () => {
  const both = await Promise.all([t.login('anna'), t.login('giulia')]);
  const answers = await Promise.all(both.map(remove));
  assert.deepEqual(answers.map(({ code }) => code ?? 'deleted').toSorted(), [
    'LAST_ADMINISTRATOR',
    'deleted',
  ]);
});

test('[API-46 part] two simultaneous deletions of one account are one', async () => {
  const marco = await t.login('marco');
  const answers = await Promise.all([remove(marco), remove(marco)]);
  assert.equal(answers.filter(({ data }) => data === true).length, 1);
});

/** Where a person's id is stored, and what a deletion does to it. A new table has to be added here, and to a domain's `personal-data.ts`. */
const tablesWithPeople: Record<string, string> = {
  'account_claim.user_id': 'erased',
  'account_role.user_id': 'erased',
  'backpack_consent.user_id': 'erased',
  'badge.user_id': 'erased',
  'cart.user_id': 'erased',
  'company_credential.user_id': 'erased',
  'table_export.user_id': 'erased',
  'course.created_by': 'stays: by then the id leads to nobody',
  'course_ranking.user_id': 'stays: by then the id leads to nobody',
  'credit_account.user_id': 'stays, with nothing in it: the books of the orders need the account',
  'credit_earning.user_id': 'stays: it belongs to the order of somebody else, and lapses',
  'order_coupon.user_id': 'stays: the books of the orders need the account',
  'order_listing.user_id': 'stays as the order does; name and words are those of nobody',
  'customer_order.user_id':
    'stays: the billing of what was paid is kept by law, of the rest erased',
  'curriculum_share.user_id': 'erased',
  'data_export.user_id': 'erased',
  'deadline_mail.holder_id': 'erased',
  'enrolment.user_id': 'erased',
  'exam_attempt.user_id': 'erased',
  'exam_extra_time.user_id': 'erased',
  'exam_right.user_id': 'erased',
  'last_write.user_id': 'stays: a random note, by then of an account without a person',
  'lesson_completion.user_id': 'erased',
  'lesson_position.user_id': 'erased',
  'lesson_note.user_id': 'erased',
  'lesson_question.answered_by': 'erased; the answer stays with who asked',
  'lesson_question.user_id': 'erased',
  'account_storage.account_id': 'a number of bytes; free again after the sweep',
  'file_upload.account_id': 'swept within the hour',
  'uploaded_file.account_id':
    'swept within the hour; what a course shows stays, without the name given to it',
  'mail_refusal.user_id': 'erased',
  'newsletter_delivery.user_id': 'erased',
  'newsletter_registration.user_id': 'erased',
  'promotion_link.user_id': 'erased',
  'professor.account_id': 'erased',
  'redemption_log.actor_id': 'stays: by then the id leads to nobody',
  'redemption_request.user_id':
    'stays: what was paid is kept by law with its documents, of the rest nothing personal',
  'review_report.user_id': 'erased',
  // audit_entry.actor_id and .subject_id have no reference: they stay, by then the ids lead to nobody.
  'role_change.user_id': 'stays: by then the id leads to nobody',
  'session.user_id': 'ended, and where it was used erased',
  'survey_answer.user_id': 'erased',
  'survey_experience.user_id': 'erased',
  'survey_reply.user_id': 'erased',
  'voucher.buyer_id': 'erased; codes that were given away stay good',
  'voucher.redeemed_by': 'erased',
};

test('[API-46 part] every table that names people says what a deletion does to it', async () => {
  const found = await rows(
    t,
    `select c.table_name || '.' || c.column_name as place
     from information_schema.columns c
     where c.table_schema = 'public' and c.data_type = 'uuid'
       and (c.column_name in ('user_id', 'account_id', 'created_by', 'owner_id', 'holder_id', 'person_id', 'buyer_id', 'redeemed_by')
         or exists (
           select from information_schema.key_column_usage k
           join information_schema.constraint_column_usage r using (constraint_name)
           where k.table_name = c.table_name and k.column_name = c.column_name
             and r.table_name = 'account' and k.table_name <> 'account'))
     order by place`,
  );
  assert.ok(found.length >= 10, `only ${found.length} places were looked at`);
  assert.deepEqual(
    found.map(({ place }) => place),
    Object.keys(tablesWithPeople).toSorted(),
  );
});
