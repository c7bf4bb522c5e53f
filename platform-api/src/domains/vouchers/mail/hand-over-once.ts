import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { openJournal, readJournal, removeJournal } from '../../../handover-journal.ts';
import type { Platform } from '../../../platform.ts';
import type { Mail } from '../../../ports/mail.ts';
import { voucherMails } from '../tables.ts';

/** A process hands nothing over so long after its claim; */
const HAND_OVER_MS = 30_000;
/** so long after it another one may take up what was not handed over. */
const TAKE_UP_MS = 60_000;
/** A journal that is nowhere to be found: the machine is gone, and with it the knowledge of what it sent. */
const LOST_JOURNAL_MS = 15 * 60_000;

/** Mails that this process has in hand; their journals are open. */
const ownClaims = new Set<string>();

type Claimed = Pick<typeof voucherMails.$inferSelect, 'id' | 'claim' | 'claimedAt'>;
/** What is stored with the moment of the hand over. */
type Change = Partial<Pick<typeof voucherMails.$inferInsert, 'name' | 'email' | 'message'>>;

/**
 * Gives a mail to the mail server once, as a newsletter does (docs/decisions/0035): the journal of the process knows
 * whether the server may have it. One that it may have and whose answer nobody read is not sent again.
 * @throws when it was not taken, or another process has it in hand: the job is repeated
 */
export async function handOverOnce(
  platform: Platform,
  row: Claimed,
  mail: Mail,
  change: Change,
): Promise<void> {
  const folder = join(platform.config.dataDir, 'voucher-mails');
  if (row.claim !== null) {
    const left = leftBehind(platform, folder, row);
    if (left === 'in hand') throw new Error('Another process has this mail in hand');
    if (left !== 'nothing') {
      await settle(platform, row, row.claim, left, change);
      removeJournal(folder, row.claim);
      return;
    }
  }
  const claim = randomUUID();
  // Before the claim: a claim without a journal here was made on another machine.
  const journal = openJournal(folder, claim);
  ownClaims.add(claim);
  const claimedAt = Date.now();
  const entry = String(row.id);
  let isHandedOver = false;
  try {
    await take(platform, row, claim);
    if (row.claim !== null) removeJournal(folder, row.claim);
    const answer = await platform.mail.sendBulk(mail, () => {
      if (Date.now() - claimedAt > HAND_OVER_MS) throw new Error('The mail is late');
      journal.handOver(entry);
      isHandedOver = true;
    });
    if (answer.result === 'refused') {
      journal.refused(entry, answer.replyCode);
      isHandedOver = false;
      throw new Error(`The mail server refused the mail: ${answer.replyCode}`);
    }
    journal.accepted(entry);
    await settle(platform, row, claim, 'sent', change);
    removeJournal(folder, claim);
  } catch (error) {
    // After the hand over the server may have it: the next run of the job reads what the journal says.
    if (!isHandedOver) {
      await release(platform, claim);
      removeJournal(folder, claim);
    }
    throw error;
  } finally {
    journal.close();
    ownClaims.delete(claim);
  }
}

/** What the process of a claim left at the mail server. */
function leftBehind(
  platform: Platform,
  folder: string,
  { id, claim, claimedAt }: Claimed,
): 'in hand' | 'nothing' | 'sent' | 'unknown' {
  if (claim === null) return 'nothing';
  if (ownClaims.has(claim)) return 'in hand';
  const journal = readJournal(folder, claim);
  const age = platform.clock.now().getTime() - (claimedAt?.getTime() ?? 0);
  if (journal === null) return age < LOST_JOURNAL_MS ? 'in hand' : 'unknown';
  if (!journal.isAbandoned && age < TAKE_UP_MS) return 'in hand';
  const entry = journal.of.get(String(id));
  if (entry !== undefined && 'accepted' in entry) return 'sent';
  if (entry !== undefined && 'refused' in entry) return 'nothing';
  return entry === undefined && journal.isWhole ? 'nothing' : 'unknown';
}

/** Of two processes that come together, one gets it. */
async function take({ database, clock }: Platform, row: Claimed, claim: string): Promise<void> {
  const taken = await database.db
    .update(voucherMails)
    .set({ claim, claimedAt: clock.now() })
    .where(
      and(
        eq(voucherMails.id, row.id),
        isNull(voucherMails.sentAt),
        sql`${voucherMails.claim} is not distinct from ${row.claim}::uuid`,
      ),
    )
    .returning({ id: voucherMails.id });
  if (taken.length === 0) throw new Error('Another process has taken this mail');
}

const release = ({ database }: Platform, claim: string) =>
  database.db
    .update(voucherMails)
    .set({ claim: null, claimedAt: null })
    .where(eq(voucherMails.claim, claim));

const settle = (
  { database, clock }: Platform,
  { id }: Claimed,
  claim: string,
  outcome: 'sent' | 'unknown',
  change: Change,
) =>
  database.db
    .update(voucherMails)
    .set({
      sentAt: clock.now(),
      isUncertain: outcome === 'unknown',
      claim: null,
      claimedAt: null,
      ...change,
    })
    .where(and(eq(voucherMails.id, id), eq(voucherMails.claim, claim)));
