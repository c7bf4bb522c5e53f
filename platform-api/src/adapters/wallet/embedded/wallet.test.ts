import assert from 'node:assert/strict';
import { createPublicKey, X509Certificate } from 'node:crypto';
import { after, before, test } from 'node:test';
import { demoCourseId, journeyCourseKey, loadCourses } from '../../../demo/courses/index.ts';
import { demoPeople, type DemoPersonKey } from '../../../demo/people.ts';
import { issueCourseBadge } from '../../../domains/badges/index.ts';
import { testBrowser } from '../../../testing/login/browser.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { qrLogin } from '../../../testing/login/wallet-login.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

/** What the page of the wallet sends with each of its buttons. */
function wallet(address: string) {
  const phone = testBrowser(t.app);
  const call = Object.fromEntries(new URL(address).searchParams);
  const press = (button: 'person' | 'share' | 'decline', person?: DemoPersonKey) =>
    phone.send({
      method: 'POST',
      url: `/dev/wallet/${button}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        ...call,
        ...(person === undefined ? {} : { person: demoPeople[person].userId }),
      }).toString(),
    });
  return { open: () => phone.send({ url: address }), press };
}

test('the code leads to the demo wallet, which shows who asks and what is shared, and logs in', async () => {
  const login = await qrLogin(t);
  const { open, press } = wallet(login.invitation.code);
  const people = await open();
  assert.match(people.body, /<b>WorkerBadge<\/b> \(localhost\) vuole sapere chi sei/);
  assert.equal(people.body.match(/class="person"/g)?.length, 10);
  const confirm = await press('person', 'giulia');
  assert.match(confirm.body, /SRTGLI88E54L781R/);
  assert.match(confirm.body, /14\/05\/1988/);
  const shared = await press('share', 'giulia');
  assert.equal(shared.statusCode, 200);
  assert.match(shared.body, /Credenziale condivisa/);
  assert.equal((await login.identify()).data?.userId, demoPeople.giulia.userId);
  assert.match((await press('share', 'giulia')).body, /Richiesta non valida/);
});

test('[LOGIN-20 part] for a company only its people can answer, with both credentials', async () => {
  const login = await qrLogin(t, 'LoginCompany');
  const { open, press } = wallet(login.invitation.code);
  const people = await open();
  assert.equal(people.body.match(/class="person"/g)?.length, 1);
  assert.match(
    (await press('person', 'paolo')).body,
    /Officine Greco S\.r\.l\.[\s\S]*Legale rappresentante/,
  );
  assert.equal((await press('share', 'marco')).statusCode, 400);
  assert.equal((await press('share', 'paolo')).statusCode, 200);
  const { data } = await login.complete('GetTokenForCompany');
  assert.equal(data?.company?.role, 'LEGAL_REPRESENTATIVE');
});

test('on the same device the wallet leads back to the login', async () => {
  const login = await qrLogin(t);
  const { press } = wallet(login.invitation.sameDevice);
  const shared = await press('share', 'marco');
  assert.deepEqual(
    [shared.statusCode, shared.headers.location],
    [303, 'http://localhost:8080/login'],
  );
});

test('a person can decline', async () => {
  const login = await qrLogin(t);
  const { press } = wallet(login.invitation.code);
  assert.match((await press('decline')).body, /Nessun dato condiviso/);
  assert.equal((await login.status()).data?.status, 'declined');
});

test('the wallet does not answer a stranger, a forged or an old request', async () => {
  const login = await qrLogin(t);
  const { code } = login.invitation;
  const forged = [
    code.replace('localhost&', 'evil.example&'),
    code.replace(
      /request_uri=http%3A%2F%2Flocalhost%3A8080/,
      'request_uri=https%3A%2F%2Fevil.example',
    ),
    code.replace(/request_uri=.*/, 'request_uri=javascript%3Aalert(1)'),
    `${new URL(code).origin}/dev/wallet?code=rubbish`,
  ];
  for (const address of forged) {
    assert.notEqual(address, code);
    const page = await testBrowser(t.app).send({ url: address });
    assert.equal(page.statusCode, 400, address);
    assert.match(page.body, /Richiesta non valida/);
  }
  await login.newCode();
  assert.equal((await wallet(code).open()).statusCode, 400);
});

test('the address of a code can be pasted in place of pointing a camera at it', async () => {
  const login = await qrLogin(t);
  const home = await testBrowser(t.app).send({ url: '/dev/wallet' });
  assert.match(home.body, /<label for="code">Indirizzo del codice/);
  assert.doesNotMatch(home.body, /<script|\son\w+=|style="/);
  const pasted = new URLSearchParams({ code: login.invitation.code });
  const page = await testBrowser(t.app).send({ url: `/dev/wallet?${pasted.toString()}` });
  assert.match(page.body, /Chi sei\?/);
});

test('a badge that is offered is taken with the code of the page, and verified in each of its forms', async (context) => {
  await loadCourses(t.platform);
  const badge = await issueCourseBadge(t.platform, {
    userId: demoPeople.marco.userId,
    courseId: demoCourseId(journeyCourseKey),
    completedAt: new Date('2026-03-31T22:30:00Z'),
  });
  const marco = await t.login('marco');
  const made = await marco.call({
    method: 'POST',
    url: `/api/Badges/Wallet/Offer?id=${badge?.id}`,
  });
  const { id, link, transactionCode, demoWallet } = made.json().data;
  const phone = testBrowser(t.app);
  const offerUri = new URL(link).searchParams.get('credential_offer_uri') ?? '';
  const pasted = await phone.send({ url: `/dev/wallet?code=${encodeURIComponent(link)}` });
  assert.match(pasted.body, /<b>WorkerBadge<\/b> \(localhost:8080\) ti offre un badge/);
  assert.match((await phone.send({ url: demoWallet })).body, /ti offre un badge/);
  const take = (code: string) =>
    phone.send({
      method: 'POST',
      url: '/dev/wallet/badge',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ credential_offer_uri: offerUri, tx_code: code }).toString(),
    });
  const wrong = await take(transactionCode === '000000' ? '000001' : '000000');
  assert.match(wrong.body, /role="alert">Il codice di conferma è sbagliato/);
  // On a slow machine: what is signed while the wallet reads is newer than its reading.
  let looks = 0;
  const { mock } = context.mock.method(t.platform.clock, 'now', () => {
    looks += 1;
    return new Date(Date.now() + looks * 1000);
  });
  const taken = await take(`${transactionCode.slice(0, 3)} ${transactionCode.slice(3)}`);
  mock.restore();
  assert.match(taken.body, /Badge ricevuto/);
  assert.match(taken.body, /Marco Bianchi/);
  const rows = [...taken.body.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  assert.deepEqual(
    rows.slice(-3).map(([, term, value]) => `${term}: ${value}`),
    ['Open Badges 3.0: Verificato', 'VC-JWT: Verificato', 'SD-JWT VC: Verificato'],
  );
  const seen = await marco.call({ url: `/api/Badges/Wallet/Offer?offerId=${id}` });
  assert.equal(seen.json().data.status, 'taken');
  assert.equal((await phone.send({ url: demoWallet })).statusCode, 400);
  const foreign = encodeURIComponent('https://evil.example/offer');
  const refused = await phone.send({ url: `/dev/wallet?credential_offer_uri=${foreign}` });
  assert.equal(refused.statusCode, 400);
});

test('the certificate of the development authority can be given to another wallet', async () => {
  const answer = await t.app.inject({ url: '/dev/wallet/authority.pem' });
  const certificate = new X509Certificate(answer.body);
  assert.equal(certificate.ca, true);
  assert.ok(certificate.verify(createPublicKey(t.platform.secrets.verifierAuthorityKey)));
});
