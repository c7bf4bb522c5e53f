/** The invites of a company of 500 people, 40 of them faulty, on a server that is killed five times. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { demoCourseId, loadCourses } from '../../../demo/courses/index.ts';
import { loadPeople } from '../../../demo/people.ts';
import { drillInTest, withDrillServers } from '../../../testing/drill.ts';
import { injectOverHttp } from '../../../testing/inject-over-http.ts';
import { mailServer } from '../../../testing/newsletter-drill/mail-server.ts';
import { sessionOpener, type TestPlatform } from '../../../testing/platform.ts';
import { ask } from '../../../testing/shop.ts';
import { buyVouchers } from '../../../testing/vouchers.ts';
import { fileOfPeople } from './testing-invites.ts';

const course = 'sicurezza-in-ufficio';
/** After so many mails the server is killed, once before the first of them. */
const KILLED_AFTER = [90, 180, 270, 360];
const PATIENCE_MS = 240_000;

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await isSo()); await wait(20)) {
    if (Date.now() > end) throw new Error(`Not within ${PATIENCE_MS} ms: ${what}`);
  }
}

test('of 500 people 40 faults are named and nothing is sent; then 460 have their code once, under five kills', async () => {
  const mail = await mailServer();
  const invited = () => mail.received.filter(({ to }) => to.startsWith('persona.'));
  try {
    await drillInTest(({ databaseUrl }) =>
      withDrillServers(databaseUrl, { SMTP_URL: mail.url }, async (platform, servers) => {
        await loadPeople(platform);
        await loadCourses(platform);
        await servers.start(1);
        const visitor = injectOverHttp(servers.ports[0] ?? 0);
        const shop = {
          platform,
          call: (_person, request) => visitor.inject(request),
        } as Pick<TestPlatform, 'platform' | 'call'> as TestPlatform;
        const logIn = sessionOpener(visitor, platform);
        const buyer = await logIn('paolo');
        await buyVouchers(shop, buyer, { course, seats: 460 });

        const { csv, good, faulty } = fileOfPeople(String(demoCourseId(course)));
        const { data: seen } = await ask(buyer, 'POST', 'Companies/CheckInvites', {
          body: { csv },
        });
        assert.deepEqual(
          seen.difetti.map(({ riga, difetto }: { riga: number; difetto: string }) => ({
            line: riga,
            fault: difetto,
          })),
          faulty,
        );
        assert.deepEqual([faulty.length, seen.buone.length], [40, 460]);
        await wait(1000);
        assert.equal(invited().length, 0, 'nothing leaves before the confirmation');

        const confirmation = { id: randomUUID(), csv, impronta: seen.impronta, lingua: 'it' };
        const confirm = async () =>
          ask(await logIn('paolo'), 'POST', 'Companies/ConfirmInvites', { body: confirmation });
        // The answer is lost; whether the server had done it is not known to who asked.
        const lost = confirm().catch(() => null);
        await wait(60);
        await servers.kill(0);
        await lost;
        const answer = await confirm();
        assert.deepEqual([answer.status, answer.data.inviati], [200, 460]);
        for (const count of KILLED_AFTER) {
          await until(() => invited().length >= count, `${count} mails`);
          await servers.kill(0);
        }
        const { data: again } = await confirm();
        assert.equal(again.inviati, 460);
        const mails = async () => {
          const { rows } = await platform.database.query(
            `select email, sent_at is not null as "isSettled", is_uncertain as "isUncertain" from voucher_mail
             where email like 'persona.%'`,
          );
          return rows as { email: string; isSettled: boolean; isUncertain: boolean }[];
        };
        await until(
          async () => (await mails()).every(({ isSettled }) => isSettled),
          'every mail settled',
        );
        const all = await mails();
        const unknown = all.filter(({ isUncertain }) => isUncertain).map(({ email }) => email);
        const to = invited().map((one) => one.to);
        assert.equal(new Set(to).size, to.length, 'nobody has two');
        assert.deepEqual(all.map(({ email }) => email).toSorted(), good.toSorted());
        // Killed between the last byte and the answer: the mail server may have it, and the page says that it is not known.
        assert.deepEqual(
          good.filter((email) => !to.includes(email) && !unknown.includes(email)),
          [],
        );
        assert.equal(servers.kills, 5);
        console.log(`${to.length} of 460 arrived once, ${unknown.length} not known`);
      }),
    );
  } finally {
    await mail.close();
  }
});
