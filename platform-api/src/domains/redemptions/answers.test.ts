import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { demoPeople } from '../../demo/people.ts';
import { balancesOf } from '../../testing/credits.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { actsOn } from '../../testing/acts.ts';
import {
  askRedemption,
  documentOf,
  giveCredits,
  inWindow,
  payRequest,
  readOffice,
  refuseRequest,
  withdrawRequest,
} from '../../testing/redemptions.ts';
import { ask, emptyShop, rows } from '../../testing/shop.ts';
import { redemptionData } from './index.ts';
import { redemptionShop, redemptionSteps } from './testing-redemption-shop.ts';

let t: TestPlatform;
let marco: TestSession;

redemptionShop((platform) => (t = platform));
beforeEach(async () => {
  await emptyShop(t);
  marco = await inWindow(t, 'marco');
});
const { give, asked, sound } = redemptionSteps(
  () => t,
  () => marco,
);

const pay = (session: TestSession, id: number, userId = marco.userId) =>
  payRequest(session, id, userId);
const refuse = (session: TestSession, id: number, reason = 'Manca la firma') =>
  refuseRequest(session, id, reason);

test('[API-77] the back office marks a request as paid, once; a newer one is not paid in its place', async () => {
  await give(38_600n);
  const id = await asked();
  const anna = await inWindow(t, 'anna');
  assert.equal((await pay(marco, id)).status, 403);
  assert.equal((await pay(anna, id, demoPeople.giulia.userId)).code, 'REDEMPTION_NOT_FOUND');
  assert.deepEqual([(await pay(anna, id)).data, (await pay(anna, id)).data], [true, true]);
  assert.deepEqual((await actsOn(t, 'redemption', id)).at(-1), ['redemption.paid', anna.userId]);
  assert.deepEqual(await balancesOf(t, marco), { 'reward available': 28_600 });
  await asked();
  assert.equal((await pay(anna, id)).data, true);
  assert.deepEqual(await balancesOf(t, marco), {
    'reward available': 18_600,
    'reward redemption': 10_000,
  });
  // As the documents have it: the open request of the person and the kind.
  await ask(
    anna,
    'POST',
    `Algorand/UpdateNftRiscattati?userId=${marco.userId}&tipoNotarizzazione=3`,
  );
  assert.deepEqual(await balancesOf(t, marco), { 'reward available': 18_600 });
  assert.equal((await refuse(anna, id)).code, 'REDEMPTION_ANSWERED');
  assert.equal((await withdrawRequest(marco, id)).code, 'REDEMPTION_ANSWERED');
  await sound();
});

test('a refused request gives its credits back with the reason; the same reason again changes nothing', async () => {
  await give(38_600n);
  const id = await asked();
  const anna = await inWindow(t, 'anna');
  assert.equal((await refuse(anna, id, '  ')).status, 400);
  assert.deepEqual([(await refuse(anna, id)).data, (await refuse(anna, id)).data], [true, true]);
  assert.equal((await refuse(anna, id, 'Altro')).code, 'REDEMPTION_ANSWERED');
  assert.equal((await pay(anna, id)).code, 'REDEMPTION_ANSWERED');
  assert.deepEqual(await balancesOf(t, marco), { 'reward available': 38_600 });
  const { data } = await ask(marco, 'GET', 'Wallet/GetRichiesteRiscatto');
  assert.deepEqual([data.items[0].stato, data.items[0].motivazione], ['refused', 'Manca la firma']);
  await sound();
});

test('who asked takes a request back, nobody else; its documents can be sent again', async () => {
  await give(38_600n);
  const withholding = await documentOf(marco);
  const id = await asked({ withholding });
  const giulia = await inWindow(t, 'giulia');
  assert.equal((await withdrawRequest(giulia, id)).code, 'REDEMPTION_NOT_FOUND');
  assert.deepEqual(
    [(await withdrawRequest(marco, id)).data, (await withdrawRequest(marco, id)).data],
    [true, true],
  );
  assert.deepEqual(await balancesOf(t, marco), { 'reward available': 38_600 });
  await asked({ withholding });
  await sound();
});

test('credits that come back settle first what a refund has left owed', async () => {
  await give(10_000n);
  const id = await asked();
  // A purchase was refunded meanwhile whose reward the request holds.
  await t.platform.database.query(
    `with entry as (insert into credit_entry (key, kind, at) values ('owed', 'reversed', now()) returning id)
     insert into credit_posting select entry.id, a.id, case a.bucket when 'owed' then -3000 else 3000 end
     from entry, credit_account a
     where a.type = 'reward' and (a.user_id = '${marco.userId}' and a.bucket = 'owed'
       or a.user_id is null and a.bucket = 'issued')`,
  );
  const anna = await inWindow(t, 'anna');
  const { data } = await readOffice(anna, `GetRichiestaRiscatto?richiestaId=${id}`);
  assert.equal(data.daCompensare, 30);
  await refuse(anna, id);
  assert.deepEqual(await balancesOf(t, marco), { 'reward available': 7_000 });
});

test('[API-76] [BACK-13 part] [BACK-15 part] [BACK-16 part] the back office reads requests, and their documents while it may', async () => {
  await give(38_600n);
  const id = await asked({ hasPrestazione: true });
  const anna = await inWindow(t, 'anna');
  const elena = await t.login('elena', 'RedattoreCorsiA');
  for (const reader of [anna, elena]) {
    const { data } = await readOffice(reader, 'GetRichiesteRiscattoAlgorand?page=1&pageSize=5');
    assert.equal(data.totalItems, 1);
    const { id: _id, dataRichiesta: _at, ...row } = data.items[0];
    assert.deepEqual(row, {
      identificativoRichiesta: `RIS-${String(id).padStart(6, '0')}`,
      nominativoRichiedente: 'Marco Bianchi',
      codiceFiscale: demoPeople.marco.identity.fiscalCode,
      partitaIVA: null,
      emailPayPal: 'marco@example.it',
      iban: 'IT60X0542811101000000123456',
      importoRichiesto: 100,
      tipoNotarizzazioneId: 3,
      utenteId: marco.userId,
      isRiscattato: false,
      stato: 'open',
      contributi: false,
    });
  }
  const download = (documento: string) =>
    readOffice(anna, `GetDocumentoRiscatto?richiestaId=${id}&documento=${documento}`);
  const withholding = await download('withholding');
  assert.equal(withholding.data.fileName, 'ritenuta.pdf');
  const file = await t.call(null, { url: withholding.data.url });
  assert.deepEqual([file.statusCode, file.body.slice(0, 5)], [200, '%PDF-']);
  assert.match(String(file.headers['content-disposition']), /attachment.*ritenuta\.pdf/);
  await pay(anna, id);
  assert.equal((await download('withholding')).code, 'DOCUMENT_OF_REDEEMED');
  assert.equal((await download('occasional')).status, 200);
  const { data } = await readOffice(anna, `GetRichiestaRiscatto?richiestaId=${id}`);
  assert.deepEqual(
    data.documenti.map(({ documento, scaricabile }: Record<string, unknown>) => [
      documento,
      scaricabile,
    ]),
    [
      ['withholding', false],
      ['occasional', true],
    ],
  );
  assert.deepEqual(
    data.storia.map(({ evento, autore }: Record<string, unknown>) => [evento, autore]),
    [
      ['paid', 'Anna Colombo'],
      ['asked', 'Marco Bianchi'],
    ],
  );
});

test('[BACK-08 part] requests are sorted by their number and by nothing else', async () => {
  await give(38_600n);
  const first = await asked({ importoRichiesto: 300 });
  const giulia = await inWindow(t, 'giulia');
  await giveCredits(t.platform, giulia.userId, 38_600n);
  assert.equal((await askRedemption(giulia)).warning, null);
  const anna = await inWindow(t, 'anna');
  const list = (query: string) =>
    readOffice(anna, `GetRichiesteRiscattoAlgorand?page=1&pageSize=5&${query}`);
  const numbers = async (direction: 'asc' | 'desc') =>
    (await list(`sortBy=identificativoRichiesta&sortDirection=${direction}`)).data.items.map(
      ({ id }: { id: number }) => id,
    );
  const rising = await numbers('asc');
  assert.equal(rising.length, 2);
  assert.equal(rising[0], first);
  assert.deepEqual(await numbers('desc'), rising.toReversed());
  const byAmount = await list('sortBy=importoRichiesto&sortDirection=asc');
  assert.deepEqual(
    byAmount.data.items.map(({ id }: { id: number }) => id),
    rising,
  );
});

test('[BACK-15 part] the file area gives the documents of a redemption to nobody else, administrators included', async () => {
  const fileRef = await documentOf(marco);
  const anna = await inWindow(t, 'anna');
  const exists = async (session: TestSession) =>
    (await ask(session, 'GET', `Files?fileNameRef=${fileRef}`)).data.exists;
  assert.deepEqual([await exists(marco), await exists(anna)], [true, false]);
});

test('[API-79] [API-92 part] [BACK-24 part] the report is a table for spreadsheets, without formulas (E138)', async () => {
  await give(38_600n);
  await t.platform.database.query("update account set name = '=Marco' where id = $1", [
    marco.userId,
  ]);
  await asked({ importoRichiesto: 123.45 });
  await t.platform.database.query("update account set name = 'Marco' where id = $1", [
    marco.userId,
  ]);
  const anna = await inWindow(t, 'anna');
  const { data } = await readOffice(anna, 'GetCSVRichieste');
  const editor = await t.login('elena', 'RedattoreCorsiA');
  assert.equal((await ask(editor, 'GET', 'Algorand/GetCSVRichieste')).status, 403);
  const text = Buffer.from(data, 'base64').toString('utf8');
  const lines = text.split('\r\n');
  assert.ok(text.startsWith('\uFEFF"Richiesta";"Data"'));
  assert.match(
    lines[1] ?? '',
    /"2026-12-16";"'=Marco Bianchi";.*"123,45";"24,69";"no";"in attesa"/,
  );
  const paid = await readOffice(anna, 'GetCSVRichieste?stato=paid');
  assert.equal(Buffer.from(paid.data, 'base64').toString().trimEnd().split('\r\n').length, 1);
  assert.deepEqual((await actsOn(t, 'table', 'redemptions')).slice(-2), [
    ['redemptions.exported', anna.userId],
    ['redemptions.exported', anna.userId],
  ]);
});

test('each state is mailed, in the language of the request', async () => {
  await give(80_000n);
  const anna = await inWindow(t, 'anna');
  await pay(anna, await asked());
  await refuse(anna, await asked());
  await withdrawRequest(marco, await asked({ language: 'en' }));
  await t.platform.jobs.drain();
  const mails = await rows(
    t,
    "select subject, body from captured_mail where id like 'redemption-%' order by subject",
  );
  assert.deepEqual(
    mails.map(({ subject }) => String(subject).replaceAll('\u00a0', ' ')),
    [
      'Il riscatto di 100,00 € non è stato accolto',
      'Il riscatto di 100,00 € è stato evaso',
      'Redemption request of €100.00',
      'Richiesta di riscatto di 100,00 €',
      'Richiesta di riscatto di 100,00 €',
      'You have withdrawn the redemption request of €100.00',
    ],
  );
  const [refused, paid] = mails.map(({ body }) => String(body).replaceAll('\u00a0', ' '));
  assert.match(refused ?? '', /“Manca la firma”/);
  assert.match(paid ?? '', /Ti paghiamo 80,00 € sul conto …3456; 20,00 € sono la ritenuta/);
  assert.ok(!mails.some(({ body }) => String(body).includes('IT60X0542811101')));
});

test('an account with a request that waits is not deleted; without one nothing personal of it is left', async () => {
  await give(38_600n);
  const id = await asked();
  const leave = async () => (await ask(marco, 'DELETE', 'Account/DeleteAccount')).code;
  assert.equal(await leave(), 'REDEMPTION_WAITS');
  const exported = await redemptionData.collect(t.platform, marco.userId);
  assert.equal((exported.data as object[]).length, 1);
  await withdrawRequest(marco, id);
  await t.platform.database.transaction(() => redemptionData.erase(t.platform, marco.userId));
  const [left] = await rows(t, 'select holder, fiscal_code, email, iban from redemption_request');
  assert.deepEqual(left, { holder: '', fiscal_code: '', email: '', iban: '' });
  const paid = await asked();
  await pay(await inWindow(t, 'anna'), paid);
  await t.platform.database.transaction(() => redemptionData.erase(t.platform, marco.userId));
  const [kept] = await rows(t, 'select iban from redemption_request where id = $1', [paid]);
  assert.equal(kept?.['iban'], 'IT60X0542811101000000123456');
});

test('on PGlite and PostgreSQL the database refuses a second open request, an answer that changes and a log that is rewritten', async () => {
  await give(38_600n);
  const id = await asked();
  const refused = (text: string, why: RegExp) =>
    assert.rejects(t.platform.database.query(text), (error: Error) =>
      why.test(`${error.message} ${String(error.cause)} ${JSON.stringify(error)}`),
    );
  await refused(
    `insert into redemption_request (user_id, key, type, cents, withheld_cents, state, holder, fiscal_code, email, iban,
       has_declaration, has_contributions, language, requested_at)
     select user_id, gen_random_uuid(), type, cents, withheld_cents, state, holder, fiscal_code, email, iban,
       has_declaration, has_contributions, language, requested_at from redemption_request`,
    /redemption_request_one_open/,
  );
  await withdrawRequest(marco, id);
  await refused("update redemption_request set state = 'paid'", /does not change/);
  await refused('update redemption_request set cents = 1', /does not change/);
  await refused('delete from redemption_log', /final/);
});
