import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { demoCourseId, loadCourses } from '../../../demo/courses/index.ts';
import { demoPeople, loadPeople } from '../../../demo/people.ts';
import { seededRandom } from '../../../demo/random.ts';
import { inTransaction, type Platform } from '../../../platform.ts';
import type { DrillServers } from '../../../testing/checkout-drill/drill-world.ts';
import { withDrillServers, type DrillResult, type DrillRun } from '../../../testing/drill.ts';
import { openMailServer } from '../../../testing/newsletter-drill/open-mail-server.ts';
import { accountById } from '../../accounts/index.ts';
import { openSession } from '../../identity/index.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import { issueVouchers } from '../../vouchers/index.ts';
import { fileOfPeople } from '../invites/testing-invites.ts';

export type InviteDrillPlan = DrillRun & {
  rows: number;
  faulty: number;
  kills: number;
  minutes: number;
  /** Hands the jobs of a killed server on at once, in place of half a minute later: also those that another one runs. */
  isHurried: boolean;
};

const course = demoCourseId('sicurezza-in-ufficio');

/**
 * A company invites the people of a file on two servers, which are killed while it confirms and while the mails leave;
 * a mail server that takes everything counts them.
 */
export async function runInviteDrill(plan: InviteDrillPlan): Promise<DrillResult> {
  const mail = await openMailServer();
  const settings = { LOG_LEVEL: 'error', SMTP_URL: mail.url };
  try {
    return await withDrillServers(plan.databaseUrl, settings, async (platform, servers) => {
      await loadPeople(platform);
      await loadCourses(platform);
      await giveCodes(platform, plan.rows - plan.faulty);
      await servers.start(2);
      return drill(plan, platform, servers, mail);
    });
  } finally {
    mail.close();
  }
}

async function drill(
  plan: InviteDrillPlan,
  platform: Platform,
  servers: DrillServers,
  mail: Awaited<ReturnType<typeof openMailServer>>,
): Promise<DrillResult> {
  const random = seededRandom(plan.seed);
  const file = fileOfPeople(String(course), plan);
  const ask = await caller(platform, servers);
  const preview = (await ask('CheckInvites', { csv: file.csv })) as {
    impronta: string;
    buone: { email: string }[];
    difetti: { riga: number; difetto: string }[];
  };
  const named = preview.difetti.filter(
    ({ riga, difetto }, at) => riga === file.faulty[at]?.line && difetto === file.faulty[at]?.fault,
  ).length;
  const sentBefore = await mail.total();

  const until = Date.now() + plan.minutes * 60_000;
  const body = { id: randomUUID(), csv: file.csv, impronta: preview.impronta, lingua: 'it' };
  // Three presses on both servers, of which one may be killed with its transaction open.
  const presses = Promise.all([0, 1, 2].map(() => untilAnswered(ask, body, until)));
  const goods = file.good.length;
  const marks = Array.from({ length: plan.kills }, (_, at) =>
    at === 0 ? 0 : (0.02 + random() * 0.9) * goods,
  );
  for (const [place, mark] of marks.toSorted((a, b) => a - b).entries()) {
    while ((await mail.total()) < mark && Date.now() < until) await wait(5);
    await wait(random() * 40);
    plan.log(`kill ${place + 1} after ${await mail.total()} mails`);
    await servers.kill(place);
    if (plan.isHurried) await handOn(platform);
  }
  const answers = await presses;
  const unsent = async () => {
    const { rows } = await platform.database.query(
      'select count(*)::int as mails from voucher_mail where sent_at is null',
    );
    return Number(rows[0]?.['mails']);
  };
  while ((await unsent()) > 0 && Date.now() < until) {
    if (plan.isHurried) await handOn(platform);
    await wait(250);
  }
  const counts = await mail.counts();
  const countOf = (email: string) => counts.get(email) ?? 0;
  const never = file.good.filter((email) => countOf(email) === 0).length;
  const { rows: uncertain } = await platform.database.query(
    'select id from voucher_mail where is_uncertain',
  );
  return {
    broken: {
      'faults not named': plan.faulty - named,
      'mails before the confirmation': sentBefore,
      'mails twice': file.good.filter((email) => countOf(email) > 1).length,
      // Killed between two writes to the system: lost, and the company's page says so.
      'mails lost without a word': Math.max(0, never - uncertain.length),
      'mails to others': [...counts.keys()].filter((email) => !file.good.includes(email)).length,
      'mails stored that did not leave': await unsent(),
      'presses answered otherwise': answers.filter((sent) => sent !== goods).length,
    },
    figures: {
      faults: named,
      once: file.good.filter((email) => countOf(email) === 1).length,
      never,
      uncertain: uncertain.length,
      kills: servers.kills,
    },
  };
}

/** The jobs that no server will end go to the next one that looks. */
const handOn = (platform: Platform) =>
  platform.database.query(
    "update jobs.job set state = 'retry', start_after = now() where state in ('active', 'retry') and name = 'vouchers.mail'",
  );

type Ask = (path: string, body: object) => Promise<unknown>;

/** Presses again after a lost answer, as a person does. */
async function untilAnswered(ask: Ask, body: object, until: number): Promise<number> {
  while (Date.now() < until) {
    try {
      return ((await ask('ConfirmInvites', body)) as { inviati: number }).inviati;
    } catch {
      await wait(50);
    }
  }
  return -1;
}

/** Calls as the legal representative, now on the one and now on the other server. */
async function caller(platform: Platform, servers: DrillServers): Promise<Ask> {
  const account = await accountById(platform, demoPeople.paolo.userId);
  if (account === null) throw new Error('There is no representative');
  const { token } = await openSession(platform, account, { role: 'Discente' });
  let turn = 0;
  return async (path, body) => {
    turn += 1;
    const port = servers.ports[turn % servers.ports.length] ?? 0;
    const answer = await fetch(`http://127.0.0.1:${port}/api/Companies/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: unknown }).data;
  };
}

/** An order of the company that was paid, with a code for each good row. */
async function giveCodes(platform: Platform, quantity: number): Promise<void> {
  const buyer = await accountById(platform, demoPeople.paolo.userId);
  if (buyer?.company == null) throw new Error('There is no company');
  const { id: buyerId, company } = buyer;
  const now = platform.clock.now();
  const none = 0n;
  const gross = 12_200n;
  await inTransaction(platform, async (tx) => {
    const [order] = await tx.database.db
      .insert(orders)
      .values({
        number: 'WB-DRILL',
        userId: buyerId,
        state: 'Pagato',
        paymentTypeId: 1,
        hasSimulation: false,
        hasCertification: false,
        isMultiVoucher: true,
        grossCents: gross,
        discountCents: none,
        totalCents: gross,
        netCents: 10_000n,
        vatCents: 2200n,
        couponCents: none,
        dueCents: gross,
        billing: {
          name: buyer.name,
          surname: buyer.surname,
          fiscalCode: buyer.fiscalCode,
          email: buyer.email,
          phone: '',
          street: '',
          municipality: '',
          province: '',
          zipCode: '',
          isAccredited: true,
          company: { name: company.name, vatNumber: company.vatNumber, sdi: null },
        },
        language: 'it',
        termsAcceptedAt: now,
        orderedAt: now,
        paidAt: now,
      })
      .returning({ id: orders.id });
    if (order === undefined) throw new Error('The order was not stored');
    const [line] = await tx.database.db
      .insert(orderLines)
      .values({
        orderId: order.id,
        position: 1,
        courseId: course,
        title: 'Sicurezza in ufficio',
        quantity,
        courseCents: gross,
        discountCents: none,
      })
      .returning({ id: orderLines.id });
    if (line === undefined) throw new Error('The line was not stored');
    const exams = { includesSimulation: false, includesCertification: false };
    await issueVouchers(tx, {
      orderId: order.id,
      buyerId,
      lines: [{ orderLineId: line.id, courseId: course, quantity, ...exams }],
    });
  });
}
