import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPeople, loadPeople } from '../../demo/people.ts';
import { seededRandom } from '../../demo/random.ts';
import { accountById } from '../../domains/accounts/index.ts';
import { openSession } from '../../domains/identity/index.ts';
import type { Platform } from '../../platform.ts';
import type { DrillServers } from '../checkout-drill/drill-world.ts';
import { withDrillServers, type DrillRun } from '../drill.ts';
import { newcomers } from '../newcomers.ts';

export type NewsletterDrillPlan = DrillRun & {
  recipients: number;
  kills: number;
  minutes: number;
  /** Of each server; the newsletter must last longer than the servers take to start. */
  mailsPerMinute: number;
};

/** Recipients by how often the mail server took their mail, and what the product says of them. */
export type NewsletterDrillResult = {
  once: number;
  twice: number;
  never: number;
  /** Nobody may be counted as reached whom the mail server does not know. */
  neverThoughAccepted: number;
  unknown: number;
  kills: number;
  isFinished: boolean;
  seconds: number;
};

/** A mail server in its own process, and what it has counted. */
async function openMailServer() {
  const child = fork(join(import.meta.dirname, 'mail-server-process.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const asked = async <T>(question: string): Promise<T> => {
    child.send(question);
    const [answer] = (await once(child, 'message')) as [T];
    return answer;
  };
  return {
    url,
    total: async () => (await asked<{ total: number }>('total')).total,
    counts: async () => new Map((await asked<{ counts: [string, number][] }>('counts')).counts),
    close: () => child.disconnect(),
  };
}

/**
 * A newsletter to many on two servers of one PostgreSQL, which are killed in turn while it is sent. What
 * arrived is counted by a mail server that takes everything it gets.
 */
export async function runNewsletterDrill(
  plan: NewsletterDrillPlan,
): Promise<NewsletterDrillResult> {
  const mail = await openMailServer();
  const settings = {
    LOG_LEVEL: 'error',
    SMTP_URL: mail.url,
    NEWSLETTER_MAILS_PER_MINUTE: String(plan.mailsPerMinute),
  };
  try {
    return await withDrillServers(plan.databaseUrl, settings, async (platform, servers) => {
      await loadPeople(platform);
      const people = await newcomers(platform, plan.recipients);
      await platform.database.query(
        `update account set communication_email = id || '@example.it' where id = any($1::uuid[])`,
        [people],
      );
      await platform.database.query(
        'insert into newsletter_registration (user_id) select unnest($1::uuid[])',
        [people],
      );
      await servers.start(2);
      return drill(plan, platform, servers, mail, people);
    });
  } finally {
    mail.close();
  }
}

async function drill(
  plan: NewsletterDrillPlan,
  platform: Platform,
  servers: DrillServers,
  mail: Awaited<ReturnType<typeof openMailServer>>,
  people: string[],
): Promise<NewsletterDrillResult> {
  const random = seededRandom(plan.seed);
  const id = await beginNewsletter(platform, servers.ports[0] ?? 0);
  const began = Date.now();
  const until = began + plan.minutes * 60_000;
  const marks = Array.from({ length: plan.kills }, () => (0.02 + random() * 0.9) * people.length);
  for (const [place, mark] of marks.toSorted((a, b) => a - b).entries()) {
    while ((await mail.total()) < mark && Date.now() < until) await wait(5);
    await wait(random() * 40);
    plan.log(`kill ${place + 1} after ${await mail.total()} mails`);
    await servers.kill(place);
  }
  let isFinished = false;
  while (!isFinished && Date.now() < until) {
    await wait(250);
    const { rows } = await platform.database.query('select state from newsletter where id = $1', [
      id,
    ]);
    isFinished = rows[0]?.['state'] === 'sent';
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  const counts = await mail.counts();
  const countOf = (userId: string) => counts.get(`${userId}@example.it`) ?? 0;
  const idsIn = async (state: string) => {
    const { rows } = await platform.database.query(
      'select user_id from newsletter_delivery where newsletter_id = $1 and state = $2',
      [id, state],
    );
    return rows.map((row) => String(row['user_id']));
  };
  return {
    once: people.filter((userId) => countOf(userId) === 1).length,
    twice: people.filter((userId) => countOf(userId) > 1).length,
    never: people.filter((userId) => countOf(userId) === 0).length,
    neverThoughAccepted: (await idsIn('accepted')).filter((userId) => countOf(userId) === 0).length,
    unknown: (await idsIn('unknown')).length,
    kills: servers.kills,
    isFinished,
    seconds,
  };
}

/** Written and sent by the administrator; its id. */
async function beginNewsletter(platform: Platform, port: number): Promise<number> {
  const account = await accountById(platform, demoPeople.anna.userId);
  if (account === null) throw new Error('There is no administrator');
  const { token } = await openSession(platform, account, { role: 'AdminWorkerBadge' });
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: number } }).data.id;
  };
  const text = 'Due lezioni nuove.\n\nBuono studio.';
  const words = { title: 'Novità di dicembre', text, dataInvio: new Date().toISOString() };
  return ask(`NewsletterWB/Send?idNewsletter=${await ask('NewsletterWB', words)}`);
}
