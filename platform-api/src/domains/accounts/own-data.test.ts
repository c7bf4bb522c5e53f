import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import type { DemoPersonKey } from '../../demo/people.ts';
import { accountById, accountData, missingDataOf, wantsMail } from './index.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

const account = async (person: DemoPersonKey) => {
  const found = await accountById(t.platform, (await t.login(person)).userId);
  assert.ok(found);
  return found;
};
const changeEmail = (emailComunicazione: unknown) =>
  t.call('marco', {
    method: 'POST',
    url: '/api/Users/UpdateEmailComunicazione',
    payload: { emailComunicazione },
  });
const changeSdi = (person: DemoPersonKey, sdi: string) =>
  t.call(person, { method: 'POST', url: `/api/Users/UpdateUserSdi?SDI=${sdi}` });

afterEach(() => changeEmail(null));

test('[PROF-11 part] [API-50] mails go to the communication e-mail, and to the identity’s without one', async () => {
  assert.equal((await changeEmail('marco@officina.example.it')).statusCode, 200);
  assert.equal((await account('marco')).communicationEmail, 'marco@officina.example.it');
  for (const none of ['', null]) {
    await changeEmail('marco@officina.example.it');
    assert.equal((await changeEmail(none)).statusCode, 200);
    assert.equal((await account('marco')).communicationEmail, 'marco.bianchi@example.it');
    assert.equal((await account('marco')).chosenCommunicationEmail, null);
  }
});

test('[PROF-11 part] a communication e-mail that is none is refused and changes nothing', async () => {
  const refused = await changeEmail('marco@officina');
  assert.equal(refused.statusCode, 400);
  assert.equal((await account('marco')).chosenCommunicationEmail, null);
});

test('[PROF-06 part] [API-49] a company user changes the SDI code of the company, in upper case', async () => {
  assert.equal((await changeSdi('paolo', 'kj7tx0z')).statusCode, 200);
  assert.equal((await account('paolo')).company?.sdi, 'KJ7TX0Z');
  assert.equal((await changeSdi('paolo', 'KJ7')).statusCode, 400);
  const refused = await changeSdi('marco', 'KJ7TX0Z');
  assert.deepEqual(
    [refused.statusCode, refused.json<{ code: string }>().code],
    [403, 'NOT_A_COMPANY_USER'],
  );
});

test('[PROF-08] [PROF-09] every field of the profile, under its name', async () => {
  const answer = await t.call('giulia', { url: '/api/Users/profile' });
  const { data } = answer.json<{ data: Record<string, unknown> }>();
  assert.deepEqual(
    { ...data, accreditationDate: null, registrationDate: null },
    {
      userId: '6a3185c7-6ad3-433f-9030-3458544ffb96',
      name: 'Giulia',
      surname: 'Sartori',
      email: 'giulia.sartori@example.it',
      phoneNumber: '+39 3401122334',
      birthDate: '1988-05-14',
      birthPlace: 'Verona',
      citizenship: 'Italiana',
      address: 'Via Mazzini 12, Verona (VR) 37121',
      fiscalCode: 'SRTGLI88E54L781R',
      codiceFiscaleTipo: 'AB',
      documentType: 'Carta di identità',
      documentNumber: 'CA41207LK',
      ulicCode: 'WB-GIU7SART88',
      blockchainAccredited: true,
      accreditationDate: null,
      registrationDate: null,
      emailComunicazione: null,
      isDocente: false,
      hasAmletId: false,
      company: null,
      statoEventoAmlet: 0,
      pIva: null,
      mailAziendale: null,
    },
  );
  const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
  assert.match(String(data['accreditationDate']), instant);
  assert.match(String(data['registrationDate']), instant);
});

test('[PROF-10] the profile of a company user adds hasAmletId, role and name of the company', async () => {
  const answer = await t.call('paolo', { url: '/api/Users/profile' });
  const { data } = answer.json<{
    data: { hasAmletId: boolean; company: Record<string, unknown> };
  }>();
  assert.equal(data.hasAmletId, true);
  assert.equal(data.company['ruoloAziendale'], 'LEGAL_REPRESENTATIVE');
  assert.equal(data.company['denominazioneAzienda'], 'Officine Greco S.r.l.');
});

type Preference = { kind: string; title: string; status: boolean; isRefusable: boolean };

const preferences = async (language = 'it') => {
  const headers = { 'accept-language': language };
  const answer = await t.call('marco', { url: '/api/Users/NotificationPreferences', headers });
  return answer.json<{ data: Preference[] }>().data;
};
const turn = (kind: string, status: unknown) =>
  t.call('marco', {
    method: 'PUT',
    url: `/api/Users/NotificationPreferences/${kind}`,
    payload: { status },
  });

test('[PROF-15 part] notification preferences have a title and a status, in the language asked for', async () => {
  assert.deepEqual(
    (await preferences()).map(({ title, status, isRefusable }) => [title, status, isRefusable]),
    [
      ['Conferma dell’ordine e ricevuta', true, false],
      ['Nuovo badge', true, true],
      ['Risultato di un esame', true, true],
      ['Risposta a una tua domanda', true, true],
      ['Scadenza degli attestati', true, true],
    ],
  );
  assert.equal((await preferences('en'))[0]?.title, 'Order confirmation and receipt');
});

test('a kind of mail is turned off and on again, twice or at once, and receipts never', async () => {
  const off = await Promise.all([turn('badge', false), turn('badge', false)]);
  assert.deepEqual(
    off.map(({ statusCode }) => statusCode),
    [200, 200],
  );
  const kindsOff = async () =>
    (await preferences()).flatMap(({ kind, status }) => (status ? [] : [kind]));
  assert.deepEqual(await kindsOff(), ['badge']);
  const { id } = await account('marco');
  assert.equal(await wantsMail(t.platform, id, 'badge'), false);
  assert.equal(await wantsMail(t.platform, id, 'exam'), true);
  const collected = await accountData.collect(t.platform, id);
  assert.deepEqual((collected.data as { mailsNotWanted: string[] }).mailsNotWanted, ['badge']);

  await turn('badge', true);
  assert.equal((await turn('badge', true)).statusCode, 200);
  assert.deepEqual(await kindsOff(), []);
  assert.equal((await turn('order', false)).statusCode, 400);
  assert.equal((await turn('badge', 'no')).statusCode, 400);
});

const place = { street: 'Via Roma 1', municipality: 'Trieste', province: 'ts', zipcode: '34122' };
const fill = (payload: object) =>
  t.call('marco', { method: 'POST', url: '/api/Users/CompleteProfile', payload });
const empty = (columns: string) =>
  t.platform.database.query(`update account set ${columns} where name = 'Marco'`);

test('[LOGIN-13 part] what is missing is filled, once; what is there stays', async () => {
  const before = await account('marco');
  assert.deepEqual(missingDataOf(before), []);
  await fill({ email: 'other@example.it', phone: '3331234567', address: place });
  assert.deepEqual(await account('marco'), before, 'nothing was missing');

  await empty("municipality = ''");
  assert.deepEqual(missingDataOf(await account('marco')), ['address']);
  const profile = await t.call('marco', { url: '/api/Users/profile' });
  assert.equal(profile.json<{ data: { address: string } }>().data.address, '');
  const filled = await fill({ phone: '3331234567', address: place });
  assert.deepEqual(filled.json<{ data: object }>().data, {
    email: before.email,
    phone: before.phone,
    address: 'Via Roma 1, Trieste (TS) 34122',
  });
  assert.deepEqual(missingDataOf(await account('marco')), []);

  await empty("email = '', phone = '', province = ''");
  assert.deepEqual(missingDataOf(await account('marco')), ['email', 'phone', 'address']);
  // Two tabs at once: one of them wins whole.
  const other = { street: 'Via Po 2', municipality: 'Torino', province: 'TO', zipcode: '10121' };
  await Promise.all([
    fill({ email: 'a@example.it', phone: '3331234567', address: place }),
    fill({ email: 'b@example.it', phone: '3337654321', address: other }),
  ]);
  const { email, phone, municipality, street } = await account('marco');
  assert.ok(
    [
      'a@example.it 3331234567 Trieste Via Roma 1',
      'b@example.it 3337654321 Torino Via Po 2',
    ].includes([email, phone, municipality, street].join(' ')),
  );
});

test('[LOGIN-13 part] data that are none are refused, each, and nothing is stored', async () => {
  await empty("municipality = '', phone = '', email = ''");
  for (const wrong of [
    { email: 'marco' },
    { phone: '12' },
    { address: { ...place, zipcode: '341' } },
    { address: { ...place, province: 'TRS' } },
    { address: { ...place, street: '  ' } },
    { address: { ...place, municipality: undefined } },
  ]) {
    assert.equal((await fill(wrong)).statusCode, 400, JSON.stringify(wrong));
  }
  assert.deepEqual(missingDataOf(await account('marco')), ['email', 'phone', 'address']);
});
