import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openJournal, readJournal, removeJournal } from './handover-journal.ts';
import type { Platform } from './platform.ts';
import type { Mail } from './ports/mail.ts';

/** A process hands nothing over so long after its claim; */
const HAND_OVER_MS = 30_000;
/** so long after it another one may take up what was not handed over. */
const TAKE_UP_MS = 60_000;
/** A journal that is nowhere to be found: the machine is gone, and with it the knowledge of what it sent. */
const LOST_JOURNAL_MS = 15 * 60_000;

/** Mails that this process has in hand; their journals are open. */
const ownClaims = new Set<string>();

/** A stored mail that is not sent yet, and the claim that a process left on it. */
export type ClaimedMail = { id: number; claim: string | null; claimedAt: Date | null };

/** The table of such mails. */
export type MailRows = {
  /** Below the data directory, for the journals. */
  folder: string;
  /** Puts a claim in the place of the one that was read, on an unsent mail; false where somebody else was first. */
  take(row: ClaimedMail, claim: string): Promise<boolean>;
  release(claim: string): Promise<void>;
  /** Notes that it was sent, or that nobody knows, and takes the claim away. */
  settle(id: number, claim: string, outcome: 'sent' | 'unknown'): Promise<void>;
};

/**
 * Gives a mail to the mail server once, as a newsletter does (docs/decisions/0035): the journal of the process knows
 * whether the server may have it. One that it may have and whose answer nobody read is not sent again.
 * @throws when it was not taken, or another process has it in hand: the job is repeated
 */
export async function handOverOnce(
  platform: Platform,
  rows: MailRows,
  row: ClaimedMail,
  mail: Mail,
): Promise<void> {
  const folder = join(platform.config.dataDir, rows.folder);
  if (row.claim !== null) {
    const left = leftBehind(platform, folder, row);
    if (left === 'in hand') throw new Error('Another process has this mail in hand');
    if (left !== 'nothing') {
      await rows.settle(row.id, row.claim, left);
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
    // Of two processes that come together, one gets it.
    if (!(await rows.take(row, claim))) throw new Error('Another process has taken this mail');
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
    await rows.settle(row.id, claim, 'sent');
    removeJournal(folder, claim);
  } catch (error) {
    // After the hand over the server may have it: the next run of the job reads what the journal says.
    if (!isHandedOver) {
      await rows.release(claim);
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
  { id, claim, claimedAt }: ClaimedMail,
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
