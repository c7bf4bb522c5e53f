import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import type { BulkAnswer, Mail, MailPort } from '../../../ports/mail.ts';
import { newcomers } from '../../../testing/newcomers.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../../testing/platform.ts';
import { ask } from '../../../testing/shop.ts';
import { newSender, sendNewsletterSlice, type Sender } from './send-newsletter.ts';

let t: TestPlatform;
let anna: TestSession;
let giulia: TestSession;
let people: string[];
let sender: Sender;
let mails: Mail[] = [];
let answer: (mail: Mail, beforeHandOver: () => void) => Promise<BulkAnswer>;

const taken = async (mail: Mail, beforeHandOver: () => void): Promise<BulkAnswer> => {
  beforeHandOver();
  mails.push(mail);
  return { result: 'accepted' };
};

before(async () => {
  t = await testPlatform({ config: { newsletterMailsPerMinute: 1_000_000 } });
  anna = await t.login('anna', 'AdminWorkerBadge');
  giulia = await t.login('giulia', 'Discente');
  people = await newcomers(t.platform, 120);
  const port: MailPort = { ...t.platform.mail, sendBulk: (...call) => answer(...call) };
  t.platform.mail = port;
  sender = newSender(t.platform, () => false);
});
after(() => t.close());
beforeEach(async () => {
  t.setNow(null);
  mails = [];
  answer = taken;
  await t.platform.database.query('delete from newsletter');
  await t.platform.database.query('delete from newsletter_registration');
});

const register = (userIds: readonly string[]) =>
  t.platform.database.query(
    'insert into newsletter_registration (user_id) select unnest($1::uuid[])',
    [userIds],
  );

/** A newsletter of the platform whose sending has been asked for. */
async function sending(): Promise<number> {
  const written = await ask(anna, 'POST', 'NewsletterWB', {
    body: { id: null, title: 'Novità', text: 'Due lezioni.', dataInvio: '2026-01-01' },
  });
  const { id } = written.data as { id: number };
  const sent = await ask(anna, 'POST', `NewsletterWB/Send?idNewsletter=${id}`);
  assert.equal((sent.data as { state: string }).state, 'sending');
  return id;
}

const slice = (id: number) => sendNewsletterSlice(t.platform, sender, id);

type Shown = { state: string; progress: Record<string, unknown> };
const shown = async (id: number): Promise<Shown> => {
  // In a session of its own: the clock of a test may have gone far.
  const session = await t.login('anna', 'AdminWorkerBadge');
  return (await ask(session, 'GET', `NewsletterWB/${id}`)).data as Shown;
};

const figures = async (id: number) => {
  const { state, progress } = await shown(id);
  const { recipients, accepted, refused, left, unknown } = progress;
  return { state, recipients, accepted, refused, left, unknown };
};

const whole = { state: 'sent', recipients: 120, accepted: 120, refused: 0, left: 0, unknown: 0 };

const receivers = () => mails.map(({ id }) => id.slice(-36)).toSorted();

test('[API-37 part] everybody who is registered gets one mail, by the jobs', async () => {
  await register(people);
  const id = await sending();
  await t.platform.jobs.drain();
  assert.deepEqual(receivers(), people.toSorted());
  assert.deepEqual(await figures(id), whole);
  // A second call of Send, and a job that is run twice, change nothing.
  await ask(anna, 'POST', `NewsletterWB/Send?idNewsletter=${id}`);
  await slice(id);
  assert.equal(mails.length, 120);
  assert.deepEqual(readdirSync(join(t.platform.config.dataDir, 'newsletters')), []);
});

test('[API-37 part] a future newsletter goes out at its moment, to who is registered then', async () => {
  const at = new Date(Date.now() + 3_600_000);
  await register(people.slice(0, 2));
  const written = await ask(anna, 'POST', 'NewsletterWB', {
    body: { id: null, title: 'Poi', text: 'Testo', dataInvio: at.toISOString() },
  });
  const { id } = written.data as { id: number };
  await ask(anna, 'POST', `NewsletterWB/Send?idNewsletter=${id}`);
  await slice(id);
  assert.equal(mails.length, 0);
  await register(people.slice(2, 3));
  t.setNow(new Date(at.getTime() + 1000));
  await slice(id);
  assert.deepEqual(receivers(), people.slice(0, 3).toSorted());
});

test('four workers at once send each mail once', async () => {
  await register(people);
  const id = await sending();
  const senders = Array.from({ length: 4 }, () => newSender(t.platform, () => false));
  await Promise.all(senders.map((each) => sendNewsletterSlice(t.platform, each, id)));
  await slice(id);
  assert.deepEqual(receivers(), people.toSorted());
  assert.deepEqual(await figures(id), whole);
});

test('who leaves while it is sent, and whose account is deleted, get none', async () => {
  await register([giulia.userId, ...people.slice(0, 119)]);
  const id = await sending();
  const leave = async () => {
    // All others but the last two of the order of the list.
    await t.platform.database.query(
      `update newsletter_registration set unsubscribed_at = now() where user_id = any($1::uuid[])`,
      [people.slice(50, 119)],
    );
    await t.platform.database.query(
      `update account set status = 'deleted', deleted_at = now() where id = any($1::uuid[])`,
      [people.slice(110)],
    );
    await t.platform.database.query(
      `delete from newsletter_registration where user_id = any($1::uuid[])`,
      [people.slice(40, 50)],
    );
  };
  let count = 0;
  let change: Promise<void> | null = null;
  answer = async (...call) => {
    count += 1;
    if (count === 3) change = leave();
    // Mails that were begun meanwhile wait for it: what is begun afterwards knows of it.
    await change;
    return taken(...call);
  };
  await slice(id);
  await t.platform.database.query(
    `update account set status = 'active', deleted_at = null where id = any($1::uuid[])`,
    [people.slice(110)],
  );
  const afterwards = mails.slice(3 + 5).map((mail) => mail.id.slice(-36));
  assert.deepEqual(
    afterwards.filter((userId) => people.slice(40).includes(userId)),
    [],
  );
  const { accepted, left, state } = await figures(id);
  assert.deepEqual([accepted, state], [mails.length, 'sent']);
  assert.equal(Number(left), 120 - mails.length);
});

test('a mail speaks the language of the sign-up, goes to the chosen address, and names the ways out', async () => {
  await ask(giulia, 'POST', 'NewsletterWB/Registration', { language: 'en' });
  await t.platform.database.query(
    `update account set communication_email = 'giulia@posta.example' where id = $1`,
    [giulia.userId],
  );
  await slice(await sending());
  const [mail] = mails;
  assert.ok(mail);
  assert.deepEqual([mail.to, mail.subject], ['giulia@posta.example', 'Novità']);
  assert.match(mail.text, /^Hello Giulia,\n\nDue lezioni\.\n\n--\n\nYou receive it because/);
  assert.match(mail.text, new RegExp(`/unsubscribe\\?userId=${giulia.userId}`));
  assert.equal(mail.headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click');
  assert.match(
    mail.headers?.['List-Unsubscribe'] ?? '',
    /^<http.*\/api\/NewsletterRegistration\/[\w-]{36}>$/,
  );
});

test('a refusal for good is counted, one for now is tried again later and is given up in the end', async () => {
  await register(people.slice(0, 3));
  const id = await sending();
  const [bounced = '', busy = ''] = people;
  answer = async (mail, beforeHandOver) => {
    if (mail.id.endsWith(bounced)) return { result: 'refused', replyCode: 550, isPermanent: true };
    if (mail.id.endsWith(busy)) return { result: 'refused', replyCode: 450, isPermanent: false };
    return taken(mail, beforeHandOver);
  };
  await slice(id);
  await slice(id);
  assert.deepEqual(await figures(id), {
    ...whole,
    state: 'sending',
    recipients: 3,
    accepted: 1,
    refused: 1,
  });
  for (const hours of [1, 3, 6, 12]) {
    t.setNow(new Date(Date.now() + hours * 3_600_000));
    await slice(id);
  }
  assert.deepEqual(await figures(id), { ...whole, recipients: 3, accepted: 1, refused: 2 });
});

test('a mail server that is away loses nobody; one that is lost after the hand over gets no second mail', async () => {
  await register(people);
  const id = await sending();
  let count = 0;
  answer = async (mail, beforeHandOver) => {
    count += 1;
    if (count === 20) throw new Error('ECONNREFUSED');
    if (count === 60) {
      beforeHandOver();
      mails.push(mail);
      throw new Error('the connection was lost before the reply');
    }
    return taken(mail, beforeHandOver);
  };
  await assert.rejects(slice(id), /ECONNREFUSED/);
  await assert.rejects(slice(id), /lost before the reply/);
  await slice(id);
  assert.deepEqual(receivers(), people.toSorted());
  assert.deepEqual(await figures(id), { ...whole, accepted: 119, unknown: 1 });
});

/** A batch as a process leaves it that is killed: claimed, with what it had written by then. */
async function leaveBehind(
  id: number,
  { lines = [], head }: { lines?: string[]; head?: object | null },
): Promise<string[]> {
  const claim = randomUUID();
  const { rows } = await t.platform.database.query(
    `update newsletter_delivery set state = 'claimed', claim = $2, claimed_at = now()
     where newsletter_id = $1 and user_id in
       (select user_id from newsletter_delivery where newsletter_id = $1 and state = 'waiting' limit 5)
     returning user_id`,
    [id, claim],
  );
  const userIds = rows.map((row) => String(row['user_id']));
  if (head === null) return userIds;
  const folder = join(t.platform.config.dataDir, 'newsletters');
  mkdirSync(folder, { recursive: true });
  // The number of a process that has ended.
  const { pid } = spawnSync(process.execPath, ['--version']);
  const maker = { host: hostname(), startedAt: Date.now() / 1000 - uptime(), pid, ...head };
  const text = [JSON.stringify(maker), ...lines.map((line, at) => `${userIds[at]} ${line}`), ''];
  writeFileSync(join(folder, `${claim}.journal`), text.join('\n'));
  return userIds;
}

const begin = async () => {
  await register(people.slice(0, 10));
  const id = await sending();
  const { beginSending } = await import('./deliveries.ts');
  await beginSending(t.platform, id);
  return id;
};

test('after a kill: what was answered counts, what was handed over is never sent again, the rest is sent', async () => {
  const id = await begin();
  const [accepted, handedOver, refused, ...rest] = await leaveBehind(id, {
    lines: ['+', '>', '550'],
  });
  await slice(id);
  assert.equal(mails.length, 7);
  for (const userId of rest) assert.ok(receivers().includes(userId));
  for (const userId of [accepted, handedOver, refused])
    assert.ok(!receivers().includes(userId ?? ''));
  assert.deepEqual(await figures(id), {
    ...whole,
    recipients: 10,
    accepted: 8,
    refused: 1,
    unknown: 1,
  });
});

for (const [name, head, ms, sent] of [
  ['of a machine that was started anew is never sent again', { startedAt: 1 }, 0, 5],
  ['of a process that may be running waits', { pid: process.ppid }, 20_000, 5],
  [
    'of a process that may be running is taken up a minute later',
    { pid: process.ppid },
    70_000,
    10,
  ],
  ['of another machine waits', null, 10 * 60_000, 5],
  ['of another machine counts as unknown after a quarter of an hour', null, 16 * 60_000, 5],
] as const) {
  test(`a batch ${name}`, async () => {
    const id = await begin();
    await leaveBehind(id, { head });
    t.setNow(new Date(Date.now() + ms));
    await slice(id);
    assert.equal(mails.length, sent);
    const isOver = ms === 0 || ms > 60_000 * 10 || sent === 10;
    assert.deepEqual(await figures(id), {
      ...whole,
      state: isOver ? 'sent' : 'sending',
      recipients: 10,
      accepted: sent,
      unknown: isOver ? 10 - sent : 0,
    });
  });
}

test('a server that stops hands nothing more over and leaves the rest to the next one', async () => {
  await register(people);
  const id = await sending();
  const stopping = newSender(t.platform, () => mails.length >= 10);
  await sendNewsletterSlice(t.platform, stopping, id);
  assert.ok(mails.length < 20, `${mails.length}`);
  await slice(id);
  assert.deepEqual(receivers(), people.toSorted());
});
