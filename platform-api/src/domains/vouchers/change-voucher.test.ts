import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { askToCancel } from '../../testing/cancellation.ts';
import { codesIn, giftForRosa, giveCourses, mailsTo, vouchersOf } from '../../testing/gifts.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { ask, emptyShop, rows, testShop } from '../../testing/shop.ts';
import { buyVouchers, redeem } from '../../testing/vouchers.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;
let lucia: TestSession;

const office = 'sicurezza-in-ufficio';
const letter = { nome: 'Nora', email: 'nora@example.it', messaggio: '', lingua: 'it' };
const { email: rosa } = giftForRosa;

before(async () => {
  ({ t } = await testShop());
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await t.platform.database.query('delete from login_attempt');
  // A slow machine outlives the access token of one session for all tests.
  giulia = await t.login('giulia');
  marco = await t.login('marco');
  lucia = await t.login('lucia');
});

type Seen = { id: number; versione: number; code: string };

const send = ({ id, versione }: Seen, changes: object = {}, session = giulia) =>
  ask(session, 'POST', 'Orders/SendVoucher', {
    body: { voucherId: id, versione, ...letter, ...changes },
  });
const withdraw = ({ id, versione }: Seen, session = giulia) =>
  ask(session, 'POST', 'Orders/WithdrawVoucher', { body: { voucherId: id, versione } });
const firstOf = async (): Promise<Seen> => (await vouchersOf(giulia))[0];

test('a code is sent to somebody, and again; the buyer sees to whom and when', async () => {
  await buyVouchers(t, giulia, { course: office, seats: 2 });
  const seen = await firstOf();
  assert.equal((await send(seen)).data, true);
  const [mail] = await mailsTo(t, letter.email);
  assert.deepEqual(codesIn(String(mail?.body)), [seen.code]);
  const [sent, other] = await vouchersOf(giulia);
  assert.deepEqual(
    [sent.invio.nome, sent.invio.email, typeof sent.invio.inviatoIl, sent.versione, other.invio],
    ['Nora', letter.email, 'string', 1, null],
  );
  assert.equal((await send(sent)).data, true);
  assert.equal((await mailsTo(t, letter.email)).length, 2);
  const noted = await rows(t, "select 1 from order_audit where event = 'voucher sent'");
  assert.equal(noted.length, 2);
});

test('the same call again, and three at once, send one mail', async () => {
  await buyVouchers(t, giulia, { course: office, seats: 1 });
  const seen = await firstOf();
  const answers = await Promise.all([send(seen), send(seen), send(seen)]);
  assert.deepEqual(
    answers.map(({ data }) => data),
    [true, true, true],
  );
  assert.equal((await send(seen)).data, true);
  assert.equal((await mailsTo(t, letter.email)).length, 1);
  assert.equal((await rows(t, 'select 1 from voucher_mail')).length, 1);
  assert.equal((await send(seen, { email: 'altra@example.it' })).code, 'VOUCHER_CHANGED');
});

test('a gift that waits for its day and is sent now has no second mail', async () => {
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await giveCourses(t, giulia, [office], { ...giftForRosa, dataInvio: day });
  await send(await firstOf(), { email: rosa });
  await t.platform.database.query(
    "update jobs.job set start_after = now() - interval '1 second' where name = 'vouchers.mail'",
  );
  assert.equal((await mailsTo(t, rosa)).length, 1);
});

test('a withdrawn code is worth nothing, and its seat has another; the same call again changes nothing', async () => {
  await giveCourses(t, giulia, [office]);
  const [old] = codesIn(String((await mailsTo(t, rosa))[0]?.body));
  const seen = await firstOf();
  assert.equal((await withdraw(seen)).data, true);
  const fresh = (await vouchersOf(giulia))[0];
  assert.notEqual(fresh.code, old);
  assert.deepEqual([fresh.state, fresh.invio], ['issued', null]);
  assert.equal((await withdraw(seen)).data, true);
  assert.equal((await firstOf()).code, fresh.code);
  const refused = await redeem(marco, [String(old)]);
  assert.equal(refused.code, 'VOUCHER_REPLACED');
  assert.match(String(refused.info), /^Codici ritirati da chi li ha comprati: WB-/);
  assert.equal((await redeem(marco, [fresh.code])).data.courses.length, 1);
  assert.equal((await withdraw(fresh)).code, 'VOUCHER_NOT_FREE');
});

test('who got a code by mail is told once that it was withdrawn, in their language; who never had it is not', async () => {
  await giveCourses(t, giulia, [office]);
  assert.equal((await mailsTo(t, rosa)).length, 1);
  const seen = await firstOf();
  await Promise.all([withdraw(seen), withdraw(seen)]);
  assert.equal((await withdraw(seen)).data, true);
  const mails = await mailsTo(t, rosa);
  assert.equal(mails.length, 2);
  const told = mails.find(({ subject }) => subject.endsWith('non vale più'));
  assert.match(told?.subject ?? '', /^Il codice per “Sicurezza in ufficio/);
  assert.deepEqual(codesIn(told?.body ?? ''), []);

  await send(await firstOf(), { lingua: 'en' });
  assert.equal((await mailsTo(t, letter.email)).length, 1);
  await withdraw(await firstOf());
  const subjects = (await mailsTo(t, letter.email)).map(({ subject }) => subject);
  assert.ok(subjects.some((subject) => /^The code for .* is no longer valid$/.test(subject)));

  // No mail has carried its code.
  await withdraw(await firstOf());
  assert.equal((await mailsTo(t, rosa)).length + (await mailsTo(t, letter.email)).length, 4);
});

test('a gift that is withdrawn before its day tells its recipient nothing', async () => {
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await giveCourses(t, giulia, [office], { ...giftForRosa, dataInvio: day });
  await withdraw(await firstOf());
  assert.deepEqual(await mailsTo(t, rosa), []);
});

test('another person’s voucher, and one that is suspended, are neither sent nor withdrawn', async () => {
  const { orderId } = await buyVouchers(t, giulia, { course: office, seats: 1 });
  const seen = await firstOf();
  assert.equal((await send(seen, {}, marco)).status, 404);
  assert.equal((await withdraw(seen, marco)).status, 404);
  await askToCancel(t, giulia, orderId);
  assert.equal((await send(seen)).code, 'VOUCHER_NOT_FREE');
  assert.equal((await withdraw(seen)).code, 'VOUCHER_NOT_FREE');
  assert.deepEqual(await mailsTo(t, letter.email), []);
});

test('of a redemption and a withdrawal at once, one comes first and the other is told', async () => {
  for (let round = 0; round < 4; round += 1) {
    await emptyShop(t);
    await t.platform.database.query('delete from login_attempt');
    const { codes } = await buyVouchers(t, giulia, { course: office, seats: 1 });
    const seen = await firstOf();
    const [redeemed, withdrawn] = await Promise.all([redeem(marco, codes), withdraw(seen)]);
    const isRedeemed = redeemed.data !== null;
    assert.equal(withdrawn.data === true, !isRedeemed);
    assert.equal(
      isRedeemed ? withdrawn.code : redeemed.code,
      isRedeemed ? 'VOUCHER_NOT_FREE' : 'VOUCHER_REPLACED',
    );
    assert.equal((await firstOf()).code === codes[0], isRedeemed);
  }
});

test('of a withdrawal and a sending at once, one is done and the other looks again', async () => {
  await buyVouchers(t, giulia, { course: office, seats: 1 });
  const seen = await firstOf();
  const answers = await Promise.all([send(seen), withdraw(seen)]);
  assert.deepEqual(
    answers.map(({ data, code }) => String(data === true ? 'done' : code)).toSorted(),
    ['VOUCHER_CHANGED', 'done'],
  );
});

test('the buyer reads who redeemed a code where that person agreed, until they take it back', async () => {
  const { orderId } = await buyVouchers(t, giulia, { course: office, seats: 2 });
  const [first, second] = (await vouchersOf(giulia)) as Seen[];
  await redeem(lucia, [String(first?.code)]);
  await ask(marco, 'POST', 'Orders/RedeemVouchers?mostraNome=true', { body: [second?.code] });
  const names = async () =>
    (await vouchersOf(giulia, orderId))
      .map(({ riscattatoDa }: { riscattatoDa: string | null }) => riscattatoDa)
      .toSorted();
  assert.deepEqual(await names(), ['Marco Bianchi', null]);
  const [mine] = await vouchersOf(marco);
  assert.deepEqual([mine.mostraNome, mine.invio, mine.code], [true, null, null]);
  const show = (session: TestSession, mostraNome: boolean) =>
    ask(session, 'PUT', 'Orders/ShowVoucherHolder', { body: { voucherId: mine.id, mostraNome } });
  assert.equal((await show(giulia, true)).status, 404);
  assert.equal((await show(marco, false)).data, true);
  assert.deepEqual(await names(), [null, null]);
});

test('who sends mails without end is stopped', async () => {
  await buyVouchers(t, giulia, { course: office, seats: 1 });
  const seen = await firstOf();
  // Of one minute, however long the calls take.
  t.setNow(new Date());
  const answers = [];
  for (let call = 0; call < 12; call += 1) answers.push(await send(seen));
  assert.equal(answers.at(-1)?.code, 'VOUCHER_ATTEMPTS');
});
