import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { newcomers } from '../../../testing/newcomers.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { ask } from '../../../testing/shop.ts';
import { readReport } from './read-report.ts';

const SECRET = 'a secret of the mail server, long enough';

/** As Postfix writes one. */
function report({
  mailId = 'newsletter-12-6a3185c7-6ad3-433f-9030-3458544ffb96',
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <anna@example.it>: Recipient address\r\n    rejected: User unknown',
  returned = 'text/rfc822-headers',
} = {}): string {
  return [
    'From: MAILER-DAEMON@mx.example.it (Mail Delivery System)',
    'To: bounces@badge.example.it',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Action: failed, says somebody who writes into the notice.',
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.it',
    '',
    'Final-Recipient: rfc822; anna@example.it',
    `Action: ${action}`,
    `Status: ${status}`,
    ...(diagnostic === '' ? [] : [`Diagnostic-Code: ${diagnostic}`]),
    '',
    '--b1',
    `Content-Type: ${returned}`,
    '',
    `Message-ID: <${mailId}@badge.example.it>`,
    'To: anna@example.it',
    'Subject: Novit=C3=A0',
    '',
    ...(returned === 'message/rfc822' ? ['Due lezioni.', ''] : []),
    '--b1--',
    '',
  ].join('\r\n');
}

const read = (text: string) => readReport(Buffer.from(text));
const mailId = 'newsletter-12-6a3185c7-6ad3-433f-9030-3458544ffb96';

test('a report says which mail came back for good, and what the server answered', async () => {
  assert.deepEqual(await read(report()), { mailId, replyCode: 550 });
  assert.deepEqual(await read(report({ returned: 'message/rfc822' })), { mailId, replyCode: 550 });
  assert.deepEqual(await read(report({ diagnostic: 'X-Notes; gone' })), { mailId, replyCode: 500 });
  assert.deepEqual(await read(report({ diagnostic: '' })), { mailId, replyCode: 500 });
  assert.deepEqual(await read(report().replaceAll('\r\n', '\n')), { mailId, replyCode: 550 });
});

test('delays, what was given up without a word about the mailbox, and other mails are no bounces', async () => {
  for (const text of [
    report({ action: 'delayed', status: '4.4.1' }),
    report({ action: 'delivered', status: '2.0.0' }),
    report({ status: '4.2.2' }),
    report().replace(/^Message-ID.*$/m, 'X-Other: 1'),
    'Subject: I am away\r\nAuto-Submitted: auto-replied\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n',
    '',
    '\0'.repeat(2000),
  ]) {
    assert.equal(await read(text), null, text.slice(0, 200));
  }
});

let t: TestPlatform;
let people: string[];
let newsletterId = 0;
before(async () => {
  t = await testPlatform({ config: { bounceSecret: SECRET } });
  people = await newcomers(t.platform, 2);
});
after(() => t.close());
beforeEach(async () => {
  await t.platform.database.query('delete from newsletter');
  const anna = await t.login('anna', 'AdminWorkerBadge');
  const written = await ask(anna, 'POST', 'NewsletterWB', {
    body: { id: null, title: 'Novità', text: 'Due lezioni.', dataInvio: '2026-01-01' },
  });
  newsletterId = (written.data as { id: number }).id;
  await t.platform.database.query(
    "insert into newsletter_delivery (newsletter_id, user_id, state) select $1, unnest($2::uuid[]), 'accepted'",
    [newsletterId, people],
  );
});

const handOver = async (
  payload: string,
  { secret = SECRET, type = 'message/rfc822' }: { secret?: string; type?: string } = {},
) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/Newsletters/Bounces',
    headers: { 'content-type': type, 'x-bounce-secret': secret },
    payload,
  });
  const { data, code } = answer.json<{ data: unknown; code?: string }>();
  return { status: answer.statusCode, data, code };
};
const own = (place = 0) => `newsletter-${newsletterId}-${people[place]}`;
const states = async () => {
  const { rows } = await t.platform.database.query(
    'select state, reply_code from newsletter_delivery where user_id = any($1) order by user_id = $2 desc',
    [people, people[0]],
  );
  return rows.map((row) => `${String(row['state'])} ${String(row['reply_code'])}`);
};

test('[API-37 part] a mail that comes back is counted as refused, once, and no other', async () => {
  assert.equal((await handOver(report({ mailId: own() }))).data, true);
  assert.deepEqual(await states(), ['refused 550', 'accepted null']);
  assert.equal((await handOver(report({ mailId: own() }))).data, false);
  const both = await Promise.all([1, 1, 1].map((of) => handOver(report({ mailId: own(of) }))));
  assert.equal(both.filter(({ data }) => data === true).length, 1);
  assert.deepEqual(await states(), ['refused 550', 'refused 550']);
});

test('what tells nothing of a newsletter changes nothing', async () => {
  for (const mail of [
    report({ mailId: 'order-7-confirmation' }),
    report({ mailId: `newsletter-${newsletterId}-6a3185c7-6ad3-433f-9030-3458544ffb96` }),
    report({ mailId: `newsletter-999999-${people[0]}` }),
    'Subject: hello\r\n\r\nhello',
  ]) {
    assert.deepEqual(await handOver(mail), { status: 200, data: false, code: undefined });
  }
  assert.deepEqual(await states(), ['accepted null', 'accepted null']);
});

test('while its batch is in hand the report is to come again; a mail that waits has not come back', async () => {
  const set = (change: string) =>
    t.platform.database.query(`update newsletter_delivery set ${change} where user_id = $1`, [
      people[0],
    ]);
  await set("state = 'claimed', claim = gen_random_uuid(), claimed_at = now()");
  const early = await handOver(report({ mailId: own() }));
  assert.deepEqual([early.status, early.code], [503, 'BOUNCE_EARLY']);
  await set("state = 'waiting', claim = null, claimed_at = null");
  assert.equal((await handOver(report({ mailId: own() }))).data, false);
  await set("state = 'unknown'");
  assert.equal((await handOver(report({ mailId: own() }))).data, true);
});

test('only who has the secret hands over, and only mails', async () => {
  for (const secret of ['', 'wrong', `${SECRET} `, SECRET.slice(1)]) {
    const { status, code } = await handOver(report({ mailId: own() }), { secret });
    assert.deepEqual([status, code], [403, 'BOUNCE_SECRET_WRONG'], secret);
  }
  assert.equal((await handOver('{}', { type: 'application/json' })).status, 415);
  assert.equal((await handOver('x'.repeat(2_100_000))).status, 413);
  assert.deepEqual(await states(), ['accepted null', 'accepted null']);
  t.platform.config.bounceSecret = undefined;
  try {
    assert.equal((await handOver(report({ mailId: own() }))).code, 'BOUNCES_OFF');
  } finally {
    t.platform.config.bounceSecret = SECRET;
  }
});
