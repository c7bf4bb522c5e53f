import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { mailServer } from '../../testing/newsletter-drill/mail-server.ts';
import { smtpMail } from './smtp.ts';

const mailTo = (name: string) => ({
  id: `newsletter-7-${name}`,
  to: `${name}@example.it`,
  subject: 'Novità di dicembre',
  text: 'Due lezioni nuove.',
  html: '<p>Due lezioni nuove.</p>',
  headers: {
    'List-Unsubscribe': '<https://badge.example.it/api/NewsletterRegistration/1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});

const opened: { close(): Promise<void> }[] = [];
after(async () => {
  await Promise.all(opened.map((server) => server.close()));
});

async function open(refusals: Parameters<typeof mailServer>[0] = {}) {
  const server = await mailServer(refusals);
  opened.push(server);
  return { server, mail: smtpMail(server.url, 'https://badge.example.it') };
}

test('a bulk mail has both parts, its Message-ID and the headers of RFC 8058', async () => {
  const { server, mail } = await open();
  assert.deepEqual(await mail.sendBulk(mailTo('giulia'), () => {}), { result: 'accepted' });
  const content = server.received[0]?.content ?? '';
  assert.match(content, /^Message-ID: <newsletter-7-giulia@badge\.example\.it>/m);
  assert.match(content, /^List-Unsubscribe: <https:\/\/badge\.example\.it\/api\//m);
  assert.match(content, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  assert.match(content, /text\/plain/);
  assert.match(content, /text\/html/);
});

test('a bulk mail comes back to an address of its own, where there is one', async () => {
  const { server, mail } = await open();
  await mail.sendBulk(mailTo('giulia'), () => {});
  const own = smtpMail(server.url, 'https://badge.example.it', 'bounces@badge.example.it');
  await own.sendBulk(mailTo('marco'), () => {});
  assert.deepEqual(
    server.received.map(({ from, to }) => [from, to]),
    [
      ['noreply@badge.example.it', 'giulia@example.it'],
      ['bounces@badge.example.it', 'marco@example.it'],
    ],
  );
  // Who reads it sees one sender.
  assert.match(server.received[1]?.content ?? '', /^From: WorkerBadge <noreply@badge/m);
});

test('at the hook the server has nothing yet, and a hook that throws keeps the mail back', async () => {
  const { server, mail } = await open();
  let atHook = -1;
  await mail.sendBulk(mailTo('marco'), () => {
    atHook = server.received.length;
  });
  assert.deepEqual([atHook, server.received.length], [0, 1]);
  const late = mail.sendBulk(mailTo('nina'), () => {
    throw new Error('late');
  });
  await assert.rejects(late, /late/);
  await mail.sendBulk(mailTo('omar'), () => {});
  assert.deepEqual(
    server.received.map(({ to }) => to),
    ['marco@example.it', 'omar@example.it'],
  );
});

test('the hook does not run for a recipient that the server refuses', async () => {
  const { mail } = await open({ rcpt: () => 550 });
  let ran = 0;
  const answer = await mail.sendBulk(mailTo('giulia'), () => {
    ran += 1;
  });
  assert.deepEqual(answer, { result: 'refused', replyCode: 550, isPermanent: true });
  assert.equal(ran, 0);
});

for (const [code, isPermanent] of [
  [552, true],
  [451, false],
] as const) {
  test(`a mail that is refused with ${code} after its content is an answer`, async () => {
    const { mail } = await open({ data: () => code });
    const answer = await mail.sendBulk(mailTo('giulia'), () => {});
    assert.deepEqual(answer, { result: 'refused', replyCode: code, isPermanent });
  });
}

test('a server that is away or says 421 is an error, no refusal of the mail', async () => {
  const { server, mail } = await open();
  await server.close();
  await assert.rejects(mail.sendBulk(mailTo('giulia'), () => {}));
  const busy = await open({ rcpt: () => 421 });
  await assert.rejects(busy.mail.sendBulk(mailTo('giulia'), () => {}));
});
