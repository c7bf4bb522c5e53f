import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { codesIn, mailsTo } from '../../../testing/gifts.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { ask, emptyShop, rows, testShop } from '../../../testing/shop.ts';
import { buyVouchers, redeem } from '../../../testing/vouchers.ts';
import { firstBrokenAudit } from '../../orders/index.ts';
import { coursesOfCompany } from './invite-people.ts';

let t: TestPlatform;
let paolo: TestSession;
let marco: TestSession;

const office = 'sicurezza-in-ufficio';
const officeId = String(demoCourseId(office));

before(async () => {
  ({ t, marco } = await testShop());
  paolo = await t.login('paolo');
});
after(() => t.close());
beforeEach(async () => {
  await t.platform.jobs.drain();
  await t.platform.database.query('delete from company_invite');
  await emptyShop(t);
});

const check = (csv: string, session = paolo) =>
  ask(session, 'POST', 'Companies/CheckInvites', { body: { csv } });

const confirm = (csv: string, impronta: string, id: string = randomUUID()) =>
  ask(paolo, 'POST', 'Companies/ConfirmInvites', { body: { id, csv, impronta, lingua: 'it' } });

const mailsStored = async () => {
  await t.platform.jobs.drain();
  return (await rows(t, "select recipient from captured_mail where id like 'voucher-mail-%'"))
    .length;
};

const csv = `Ada;ada@example.it;${officeId}\nBea;bea@example.it;${officeId}\n;cira@example.it;${officeId}`;

test('a preview sends nothing; a confirmation sends each good row its code, once, however often it comes', async () => {
  await buyVouchers(t, paolo, { course: office, seats: 3 });
  const { data } = await check(csv);
  assert.deepEqual(
    data.difetti.map(({ riga, difetto }: { riga: number; difetto: string }) => [riga, difetto]),
    [[3, 'NAME_MISSING']],
  );
  assert.equal(data.buone.length, 2);
  assert.equal(await mailsStored(), 0);

  const id = randomUUID();
  const answers = await Promise.all([
    confirm(csv, data.impronta, id),
    confirm(csv, data.impronta, id),
  ]);
  answers.push(await confirm(csv, data.impronta, id));
  assert.deepEqual(
    answers.map(({ status, data: sent }) => [status, sent.inviati]),
    [
      [200, 2],
      [200, 2],
      [200, 2],
    ],
  );
  assert.equal(await mailsStored(), 2);
  const [ada] = await mailsTo(t, 'ada@example.it');
  assert.match(ada?.body ?? '', /^Ciao Ada,\n\nOfficine Greco S\.r\.l\. ti offre un corso/);
  assert.match(ada?.body ?? '', /scegli tu se mostrarle anche avanzamento, esami e badge/);
  assert.equal((await redeem(marco, codesIn(ada?.body ?? ''))).warning, null);
  assert.equal(await firstBrokenAudit(t.platform), null);

  // The same file again, by itself: everybody has theirs.
  const again = await check(csv);
  assert.deepEqual(
    again.data.difetti.map(({ difetto }: { difetto: string }) => difetto),
    ['ALREADY_INVITED', 'ALREADY_INVITED', 'NAME_MISSING'],
  );
  assert.equal((await confirm(csv, data.impronta)).code, 'INVITES_CHANGED');
  assert.equal((await confirm(csv, again.data.impronta)).code, 'INVITES_NONE');
  assert.equal(await mailsStored(), 2);
  assert.deepEqual((await ask(paolo, 'GET', 'Companies/GetFreeVouchers')).data, [
    { corsoId: Number(officeId), titoloCorso: data.buone[0].titoloCorso, liberi: 1 },
  ]);
});

test('two confirmations of one file at once send it once; what changed since the preview sends nothing', async () => {
  const { codes } = await buyVouchers(t, paolo, { course: office, seats: 4 });
  const { data } = await check(csv);
  const both = await Promise.all([confirm(csv, data.impronta), confirm(csv, data.impronta)]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
  assert.equal(await mailsStored(), 2);

  const more = `Dina;dina@example.it;${officeId}\nElsa;elsa@example.it;${officeId}`;
  const seen = await check(more);
  assert.equal(seen.data.difetti.length, 0);
  const free = await rows(t, "select id from voucher where mail_id is null and state = 'issued'");
  assert.equal(free.length, 2);
  const { items } = (await ask(paolo, 'GET', 'Orders/GetVouchers?pageSize=50')).data;
  const unsent = items.find(({ invio }: { invio: object | null }) => invio === null);
  assert.ok(codes.includes(unsent.code));
  await redeem(marco, [unsent.code]);
  assert.equal((await confirm(more, seen.data.impronta)).code, 'INVITES_CHANGED');
  assert.equal(await mailsStored(), 2);
  assert.equal((await check(more)).data.difetti[0].difetto, 'CODES_MISSING');
});

test('a file without rows or with too many is refused whole, and only the representative sends', async () => {
  assert.equal((await check('Nome;E-mail;Corso')).code, 'INVITES_EMPTY');
  const many = Array.from({ length: 501 }, (_, at) => `P;p${at}@example.it;1`);
  assert.equal((await check(many.join('\n'))).code, 'INVITES_TOO_MANY');
  assert.equal((await check(many.slice(1).join('\n'))).status, 200);
  assert.equal((await check(csv, marco)).status, 403);
  assert.deepEqual(await coursesOfCompany(t.platform, randomUUID()), []);
});

test('a mail whose process ended is sent again only when the mail server cannot have it', async () => {
  await buyVouchers(t, paolo, { course: office, seats: 3 });
  const working = t.platform.mail;
  const { data } = await check(csv);
  const tries: string[] = [];
  // Ada's mail is handed over and nobody reads the answer; Bea's first connection ends before that.
  const sendBulk: typeof working.sendBulk = async (mail, beforeHandOver) => {
    tries.push(mail.to);
    const isFirst = tries.filter((to) => to === mail.to).length === 1;
    if (mail.to === 'bea@example.it' && !isFirst) return working.sendBulk(mail, beforeHandOver);
    if (mail.to === 'ada@example.it') beforeHandOver();
    throw new Error('The connection was lost');
  };
  t.platform.mail = { ...working, sendBulk };
  await confirm(csv, data.impronta);
  for (let round = 0; round < 4; round += 1) {
    await t.platform.jobs.drain().catch(() => {});
    await rows(
      t,
      "update jobs.job set state = 'created' where name = 'vouchers.mail' and state < 'completed'",
    );
  }
  await t.platform.jobs.drain();
  t.platform.mail = working;
  assert.deepEqual(tries.toSorted(), ['ada@example.it', 'bea@example.it', 'bea@example.it']);
  assert.deepEqual(await mailsTo(t, 'ada@example.it'), []);
  assert.equal((await mailsTo(t, 'bea@example.it')).length, 1);
  const people = (await ask(paolo, 'GET', 'Companies/GetPeople')).data.items;
  assert.deepEqual(
    people.map(({ nome, esitoNonNoto }: { nome: string; esitoNonNoto: boolean }) => [
      nome,
      esitoNonNoto,
    ]),
    [
      ['Bea', false],
      ['Ada', true],
    ],
  );
});
