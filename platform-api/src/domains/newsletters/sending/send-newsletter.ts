import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  openJournal,
  readJournal,
  removeJournal,
  type HandOver,
  type HandOverJournal,
  type ReadJournal,
} from '../../../handover-journal.ts';
import type { Platform } from '../../../platform.ts';
import { addresseesById } from '../../accounts/index.ts';
import { courseForSale } from '../../catalogue/index.ts';
import type { Newsletter } from '../newsletters.ts';
import { activeRegistration } from '../registrations.ts';
import {
  beginSending,
  claimBatch,
  finishSending,
  heldBatches,
  settleBatch,
  type Outcome,
} from './deliveries.ts';
import { newsletterMail, type NewsletterWords } from './newsletter-mail.ts';
import { rateLimit } from './rate-limit.ts';
import { requestSending } from './sending-job.ts';

/** A job sends for so long, then the next one goes on: others get their turn, and a stop waits for little. */
const SLICE_MS = 15_000;
const MAX_BATCH = 50;
const PARALLEL = 5;
/** A process hands nothing over so long after its claim; */
const HAND_OVER_MS = 30_000;
/** so long after it another process may take up what was not handed over. */
const TAKE_UP_MS = 60_000;
/** A journal that is nowhere to be found: the machine is gone, and with it the knowledge of what it sent. */
const LOST_JOURNAL_MS = 15 * 60_000;
/** Minutes until the next try after each refusal for now (greylisting, full mailboxes). */
const RETRY_MINUTES = [5, 15, 60, 240];

/** Batches that this process has in hand; their journals are open. */
const ownBatches = new Set<string>();

export type Sender = {
  nextTurn: () => Promise<void>;
  isStopping: () => boolean;
};

export const newSender = (platform: Platform, isStopping: () => boolean): Sender => ({
  nextTurn: rateLimit(platform.config.newsletterMailsPerMinute),
  isStopping,
});

/** Sends for a while, and stores a job for the rest. Any number of processes may do so side by side. */
export async function sendNewsletterSlice(
  platform: Platform,
  sender: Sender,
  id: number,
): Promise<void> {
  const newsletter = await beginSending(platform, id);
  if (newsletter === null) return;
  const until = Date.now() + SLICE_MS;
  await takeUpHeld(platform, id);
  const words = await wordsOf(platform, newsletter);
  let sent = -1;
  while (sent !== 0 && Date.now() < until && !sender.isStopping()) {
    sent = await sendBatch(platform, sender, words);
  }
  const next = await finishSending(platform, id);
  if (next !== null) await requestSending(platform, id, next);
}

async function wordsOf(platform: Platform, newsletter: Newsletter): Promise<NewsletterWords> {
  const { id, courseId, title, text } = newsletter;
  const course = courseId === null ? null : await courseForSale(platform, courseId);
  return { id, courseId, courseTitle: course?.title ?? null, title, text };
}

const journalsOf = (platform: Platform): string => join(platform.config.dataDir, 'newsletters');

/** No more than goes out well before `HAND_OVER_MS`. */
const batchSize = (platform: Platform): number =>
  Math.max(1, Math.min(MAX_BATCH, Math.floor(platform.config.newsletterMailsPerMinute / 12)));

/** @returns how many were claimed */
async function sendBatch(
  platform: Platform,
  sender: Sender,
  words: NewsletterWords,
): Promise<number> {
  const claim = randomUUID();
  // Before the claim: a claim without a journal here was made on another machine.
  const folder = journalsOf(platform);
  const journal = openJournal(folder, claim);
  ownBatches.add(claim);
  const claimedAt = Date.now();
  try {
    const batch = await claimBatch(platform, words.id, claim, batchSize(platform));
    const addressees = await addresseesById(
      platform,
      batch.map(({ userId }) => userId),
    );
    const outcomes: Outcome[] = [];
    let failure: { error: unknown } | null = null;
    const queue = batch.values();
    const sendInTurn = async () => {
      for (const { userId, attempts } of queue) {
        if (failure !== null || sender.isStopping()) {
          outcomes.push({ userId, state: 'waiting' });
          continue;
        }
        await sender.nextTurn();
        const entry = oneEntry(journal, userId, claimedAt);
        try {
          const who = { userId, courseId: words.courseId };
          const registration = await activeRegistration(platform, who);
          const addressee = addressees.get(userId);
          if (registration === null || addressee === undefined || addressee.email === '') {
            outcomes.push({ userId, state: 'left' });
            continue;
          }
          const recipient = { ...addressee, ...registration, userId };
          const mail = newsletterMail(words, recipient, platform.config.publicUrl);
          const answer = await platform.mail.sendBulk(mail, () => entry.handOver());
          entry.note(answer);
          outcomes.push(outcomeOf(platform, userId, attempts, answer));
        } catch (error) {
          // After the hand over the server may have it: at most once.
          outcomes.push({ userId, state: entry.isHandedOver() ? 'unknown' : 'waiting' });
          failure ??= { error };
        }
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, sendInTurn));
    await settleBatch(platform, words.id, claim, outcomes);
    // Only now: until the database has the results, they are in the journal alone.
    removeJournal(folder, claim);
    if (failure !== null) throw (failure as { error: unknown }).error;
    return batch.length;
  } finally {
    journal.close();
    ownBatches.delete(claim);
  }
}

/** The lines of one recipient in the journal. */
function oneEntry(journal: HandOverJournal, userId: string, claimedAt: number) {
  let isHandedOver = false;
  return {
    isHandedOver: () => isHandedOver,
    handOver() {
      if (Date.now() - claimedAt > HAND_OVER_MS) {
        throw new Error('The batch is late: another process may have taken it up');
      }
      journal.handOver(userId);
      isHandedOver = true;
    },
    note(answer: Awaited<ReturnType<Platform['mail']['sendBulk']>>) {
      if (answer.result === 'accepted') journal.accepted(userId);
      else journal.refused(userId, answer.replyCode);
    },
  };
}

function outcomeOf(
  platform: Platform,
  userId: string,
  attempts: number,
  answer: Awaited<ReturnType<Platform['mail']['sendBulk']>>,
): Outcome {
  if (answer.result === 'accepted') return { userId, state: 'accepted' };
  const { replyCode, isPermanent } = answer;
  const minutes = RETRY_MINUTES[attempts];
  if (isPermanent || minutes === undefined) return { userId, state: 'refused', replyCode };
  const notBefore = new Date(platform.clock.now().getTime() + minutes * 60_000);
  return { userId, state: 'waiting', replyCode, notBefore };
}

/** Settles the batches of processes that have ended, by what their journals say. */
async function takeUpHeld(platform: Platform, newsletterId: number) {
  const folder = journalsOf(platform);
  for (const { claim, claimedAt, userIds } of await heldBatches(platform, newsletterId)) {
    if (ownBatches.has(claim)) continue;
    const journal = readJournal(folder, claim);
    const age = platform.clock.now().getTime() - new Date(claimedAt).getTime();
    if (age < patienceFor(journal)) continue;
    const outcomes = userIds.map((userId) => ({
      userId,
      ...leftBehind(journal, journal?.of.get(userId)),
    }));
    await settleBatch(platform, newsletterId, claim, outcomes);
    removeJournal(folder, claim);
    const unknown = outcomes.filter(({ state }) => state === 'unknown').length;
    platform.log.warn(
      { newsletterId, recipients: userIds.length, unknown },
      'a batch of an ended process is taken up',
    );
  }
}

function patienceFor(journal: ReadJournal | null): number {
  if (journal === null) return LOST_JOURNAL_MS;
  return journal.isAbandoned ? 0 : TAKE_UP_MS;
}

/** Whom the process had not come to is sent to again, who may have the mail never. */
function leftBehind(
  journal: ReadJournal | null,
  entry: HandOver | undefined,
): Pick<Outcome, 'state' | 'replyCode'> {
  if (entry !== undefined && 'accepted' in entry) return { state: 'accepted' };
  if (entry !== undefined && 'refused' in entry) {
    return entry.refused >= 500
      ? { state: 'refused', replyCode: entry.refused }
      : { state: 'waiting', replyCode: entry.refused };
  }
  if (entry !== undefined || journal === null || !journal.isWhole) return { state: 'unknown' };
  return { state: 'waiting' };
}
