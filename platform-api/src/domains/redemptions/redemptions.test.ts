import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { balancesOf } from '../../testing/credits.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import {
  askRedemption,
  documentOf,
  giveCredits,
  inWindow,
  payRequest,
  readOffice,
  withdrawRequest,
  type Asked,
} from '../../testing/redemptions.ts';
import { upload } from '../../testing/uploads/uploads.ts';
import { ask, emptyShop, rows } from '../../testing/shop.ts';
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
const terms = async (session: TestSession) =>
  (await ask(session, 'GET', 'Wallet/GetRedemptionTerms')).data;
const refusalOf = async (changes: Asked, session = marco) => {
  const answer = await askRedemption(session, changes);
  return [answer.status, answer.code];
};

test('[API-75] [WALLET-07] [WALLET-03 part] a request holds its credits, and is seen by its person', async () => {
  await give(38_600n);
  const answer = await askRedemption(marco, { importoRichiesto: 386, hasPrestazione: true });
  assert.equal(answer.info, 'La richiesta è stata inoltrata con successo');
  assert.deepEqual(
    [answer.data.importoRichiesto, answer.data.ritenuta, answer.data.stato],
    [386, 77.2, 'open'],
  );
  assert.deepEqual(await balancesOf(t, marco), { 'reward redemption': 38_600 });
  const list = await ask(marco, 'GET', 'Wallet/GetRichiesteRiscatto');
  assert.deepEqual(list.data.items, [answer.data]);
  const [stored] = await rows(t, 'select * from redemption_request');
  assert.deepEqual(
    [stored?.['email'], stored?.['iban'], stored?.['has_declaration']],
    ['marco@example.it', 'IT60X0542811101000000123456', true],
  );
  assert.deepEqual(
    (await rows(t, 'select kind, name from redemption_document order by kind')).map(
      ({ kind, name }) => [kind, name],
    ),
    [
      ['occasional', 'prestazione.pdf'],
      ['withholding', 'ritenuta.pdf'],
    ],
  );
  // Out of the wallet, with its own kind of movement.
  const { data } = await ask(marco, 'GET', 'Wallet/GetMovements');
  assert.deepEqual([data.items[0].kind, data.items[0].importo], ['redemption', -386]);
  await sound();
});

test('[WALLET-16 part] [WALLET-18 part] over HTTP 99.99 is refused and 100.00 accepted, outside of the window neither (W6)', async () => {
  await give(38_600n);
  assert.deepEqual(await refusalOf({ importoRichiesto: 99.99 }), [422, 'REDEMPTION_MINIMUM']);
  t.setNow(new Date('2026-12-23T00:00:00+01:00'));
  const late = await t.login('marco');
  assert.deepEqual(await refusalOf({}, late), [422, 'REDEMPTION_WINDOW']);
  assert.deepEqual(
    (await terms(late)).tipi.map(({ rifiuto, finestra }: Record<string, unknown>) => [
      rifiuto,
      finestra,
    ]),
    [['REDEMPTION_WINDOW', { dal: '2027-03-15', al: '2027-03-22', aperta: false }]],
  );
  marco = await inWindow(t, 'marco', new Date('2026-12-22T23:59:59+01:00'));
  await asked();
  await sound();
});

test('[WALLET-19 part] what is withheld is stored with the request (W4)', async () => {
  await give(800_000n);
  for (const [gross, tax] of [
    [100, 20],
    [333.33, 66.67],
    [123.45, 24.69],
    [5000, 1000],
  ] as const) {
    const answer = await askRedemption(marco, { importoRichiesto: gross });
    assert.deepEqual([answer.data.ritenuta, answer.status], [tax, 200]);
    await withdrawRequest(marco, answer.data.id);
  }
});

test('[WALLET-19 part] the year counts what was paid in it and what waits, of both kinds (M30)', async () => {
  const lucia = await inWindow(t, 'lucia');
  const anna = await inWindow(t, 'anna');
  await give(600_000n, lucia);
  await giveCredits(t.platform, lucia.userId, 600_000n, 'profit_share');
  const first = await askRedemption(lucia, { importoRichiesto: 3000 });
  await pay(anna, first.data.id, lucia.userId);
  await askRedemption(lucia, { importoRichiesto: 1000 });
  const share = (importoRichiesto: number, hasPrestazione: boolean) =>
    askRedemption(lucia, { tipoNotarizzazione: 4, importoRichiesto, hasPrestazione });
  assert.equal((await terms(lucia)).riscattatoAnno, 4000);
  assert.equal((await share(1000.01, true)).code, 'REDEMPTION_DECLARATION');
  assert.equal((await share(4000.01, false)).code, 'REDEMPTION_VAT_REQUIRED');
  const whole = await share(1000, true);
  assert.equal(whole.status, 200);
  await withdrawRequest(lucia, whole.data.id);
  // Over 5,000.00 the back office is told of contributions (M31).
  const over = await share(4000, false);
  const { data } = await readOffice(anna, `GetRichiestaRiscatto?richiestaId=${over.data.id}`);
  assert.equal(data.contributi, true);
  // In another year the paid one is not counted any more; what waits is.
  await withdrawRequest(lucia, over.data.id);
  t.setNow(new Date('2027-01-01T00:00:00+01:00'));
  assert.equal((await terms(await t.login('lucia'))).riscattatoAnno, 1000);
  await sound();
});

test('[WALLET-10] [WALLET-11] [WALLET-15 part] a person sends the withholding document, and the other one with the declaration only', async () => {
  await give(38_600n);
  const fields = async (changes: Asked, session = marco) => {
    const answer = await askRedemption(session, changes);
    assert.deepEqual([answer.status, answer.code], [422, 'REDEMPTION_DOCUMENTS']);
    return (answer as { fields?: object }).fields;
  };
  assert.deepEqual(await fields({ withholding: null }), { documentoRitenutaAcconto: 'REQUIRED' });
  assert.deepEqual(await fields({ hasPrestazione: true, occasional: null }), {
    documentoPrestazioneOccasionale: 'REQUIRED',
  });
  assert.deepEqual(await fields({ occasional: await documentOf(marco) }), {
    documentoPrestazioneOccasionale: 'NOT_ALLOWED',
  });
  const giulia = await inWindow(t, 'giulia');
  assert.deepEqual(await fields({ withholding: await documentOf(giulia) }), {
    documentoRitenutaAcconto: 'NOT_FOUND',
  });
  const twice = await documentOf(marco);
  assert.deepEqual(await fields({ withholding: twice, occasional: twice, hasPrestazione: true }), {
    documentoPrestazioneOccasionale: 'TAKEN',
  });
  assert.deepEqual(await balancesOf(t, marco), { 'reward available': 38_600 });
});

test('[WALLET-15 part] documents are PDF by name and by content', async () => {
  const answers = await Promise.all([
    upload(marco, 'redemption', 'a/ritenuta.txt', Buffer.from('Ritenuta')),
    upload(marco, 'redemption', 'b/ritenuta.pdf', Buffer.from('Ritenuta')),
  ]);
  assert.deepEqual(
    answers.map(({ code }) => code),
    ['FILE_TYPE_REFUSED', 'FILE_TYPE_REFUSED'],
  );
});

test('[WALLET-09] [WALLET-13 part] a company sends the number of its invoice and no document, and nothing is withheld (M32)', async () => {
  const paolo = await inWindow(t, 'paolo');
  await give(2_000_000n, paolo);
  const refused = await askRedemption(paolo, { withholding: null });
  assert.equal(refused.code, 'REDEMPTION_INVOICE_NUMBER');
  assert.deepEqual(await refusalOf({ numeroFattura: '7/2026', hasPrestazione: true }, paolo), [
    422,
    'REDEMPTION_DECLARATION_COMPANY',
  ]);
  const answer = await askRedemption(paolo, { numeroFattura: '7/2026', importoRichiesto: 9000 });
  assert.deepEqual([answer.status, answer.data.ritenuta], [200, 0]);
  const [stored] = await rows(t, 'select vat_number, invoice_number from redemption_request');
  assert.deepEqual(stored, { vat_number: '04182730723', invoice_number: '7/2026' });
  await give(38_600n);
  assert.deepEqual(await refusalOf({ numeroFattura: '7/2026', withholding: null }), [
    422,
    'REDEMPTION_INVOICE_NUMBER',
  ]);
  await sound();
});

test('[WALLET-08 part] e-mail and an Italian IBAN are required; it may come in groups', async () => {
  await give(38_600n);
  for (const wrong of [
    { emailPayPal: '' },
    { emailPayPal: 'marco' },
    { iban: '' },
    { iban: 'IT61X0542811101000000123456' },
    { importoRichiesto: 100.001 },
  ]) {
    assert.equal((await askRedemption(marco, wrong)).status, 400, JSON.stringify(wrong));
  }
  await asked({ iban: 'it60 X054 2811 1010 0000 0123 456' });
});

test('[WALLET-04 part] [WALLET-14 part] profit sharing is for teachers; credits of the coupon cannot be redeemed', async () => {
  await give(20_000n);
  assert.deepEqual(await refusalOf({ tipoNotarizzazione: 4 }), [403, 'REDEMPTION_KIND']);
  await ask(marco, 'POST', 'Wallet/SaveCouponNft?totaleNft=100');
  assert.deepEqual(await refusalOf({ importoRichiesto: 100.01 }), [422, 'REDEMPTION_AVAILABLE']);
  await ask(marco, 'POST', 'Wallet/SaveCouponNft?totaleNft=100.01');
  assert.deepEqual(await refusalOf({}), [422, 'REDEMPTION_THRESHOLD']);
  assert.equal((await terms(marco)).tipi[0].rifiuto, 'REDEMPTION_THRESHOLD');
});

test('[API-78] [WALLET-06 part] flag, threshold and kinds can be asked for', async () => {
  const is = async (session: TestSession, query = '') =>
    (await ask(session, 'GET', `Wallet/IsRichiestaRiscattoAbilitata${query}`)).data;
  assert.deepEqual([await is(marco), await is(marco, '?tipoNotarizzazione=3')], [true, true]);
  t.setNow(new Date('2026-11-23T10:00:00Z'));
  const now = await t.login('marco');
  assert.deepEqual(
    [await is(now), await is(now, '?tipoNotarizzazione=3'), await is(now, '?tipoNotarizzazione=4')],
    [true, false, true],
  );
  assert.equal((await ask(now, 'GET', 'Wallet/GetSogliaRiscattoNft')).data, 100);
  assert.deepEqual((await ask(now, 'GET', 'Wallet/GetNotarizationTypes')).data, [
    { id: 3, name: 'RewardForPromotion' },
    { id: 4, name: 'ProfitSharing' },
  ]);
});

test('a request that is sent again with its key is one; other words under it are refused', async () => {
  await give(38_600n);
  const key = randomUUID();
  const withholding = await documentOf(marco);
  const first = await askRedemption(marco, { key, withholding });
  const again = await askRedemption(marco, { key, withholding });
  assert.deepEqual(again.data, first.data);
  assert.deepEqual(await refusalOf({ key, withholding, importoRichiesto: 120 }), [
    409,
    'REDEMPTION_SENT',
  ]);
  assert.deepEqual(await refusalOf({}), [409, 'REDEMPTION_OPEN']);
  assert.equal((await rows(t, 'select 1 from redemption_request')).length, 1);
  assert.deepEqual(await balancesOf(t, marco), {
    'reward available': 28_600,
    'reward redemption': 10_000,
  });
});
