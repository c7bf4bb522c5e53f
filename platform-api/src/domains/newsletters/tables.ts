import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { courses } from '../catalogue/tables.ts';

/** Subscribers of the platform's newsletter, or of a course's. */
export type SubscriberFilters = { courseId: number | null };

/**
 * Who receives the newsletter of the platform (no course) or of a course. Someone who leaves keeps the row,
 * so that the same link registers them again, and a link alone cannot register anybody new.
 */
export const newsletterRegistrations = pgTable(
  'newsletter_registration',
  {
    /** Names the registration in links of mails; cannot be guessed. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    courseId: integer('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    registeredAt: instant('registered_at')
      .notNull()
      .default(sql`now()`),
    unsubscribedAt: instant('unsubscribed_at'),
    /** In which the person signed up: greeting and footer of the mails. */
    language: text('language', { enum: ['it', 'en'] })
      .notNull()
      .default('it'),
  },
  (t) => [
    unique('newsletter_registration_once').on(t.userId, t.courseId).nullsNotDistinct(),
    index('newsletter_registration_course').on(t.courseId),
  ],
);

/** A newsletter of the platform (no course) or of a course, from its draft to the figures of its sending. */
export const newsletters = pgTable(
  'newsletter',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    courseId: integer('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** `dataInvio`: the moment of sending (E160). */
    sendAt: instant('send_at'),
    state: text('state', { enum: ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] })
      .notNull()
      .default('draft'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** When the recipients were fixed; who signs up later gets the next one. */
    listedAt: instant('listed_at'),
    finishedAt: instant('finished_at'),
    /** Fixed with the list; an account that is deleted later still counts. */
    recipients: integer('recipients'),
    /** Of the finished sending: taken by the mail server, */
    accepted: integer('accepted'),
    /** refused by it, */
    refused: integer('refused'),
    /** not sent, since the person had left, */
    left: integer('left'),
    /** and handed over by a process that ended before it read the answer. */
    unknown: integer('unknown'),
  },
  (t) => [
    check('newsletter_title', sql`${t.title} <> ''`),
    check('newsletter_send_at', sql`${t.state} = 'draft' or ${t.sendAt} is not null`),
    check(
      'newsletter_finished',
      sql`(${t.state} = 'sent') = (${t.finishedAt} is not null and ${t.accepted} is not null)`,
    ),
    // One that is not sent yet for each scope (E73, E160).
    uniqueIndex('newsletter_one_open')
      .on(sql`coalesce(${t.courseId}, 0)`)
      .where(sql`${t.state} in ('draft', 'scheduled', 'sending')`),
    index('newsletter_course').on(t.courseId),
  ],
);

/** One recipient of one newsletter; the row is the permission to send exactly one mail (docs/decisions/0035). */
export const newsletterDeliveries = pgTable(
  'newsletter_delivery',
  {
    newsletterId: integer('newsletter_id')
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    state: text('state', {
      enum: ['waiting', 'claimed', 'accepted', 'refused', 'left', 'unknown'],
    })
      .notNull()
      .default('waiting'),
    /** Names the batch, and the journal of the process that sends it. */
    claim: uuid('claim'),
    claimedAt: instant('claimed_at'),
    /** Refusals for now (4xx) so far; the next try not before this. */
    attempts: integer('attempts').notNull().default(0),
    notBefore: instant('not_before'),
    replyCode: integer('reply_code'),
  },
  (t) => [
    primaryKey({ columns: [t.newsletterId, t.userId] }),
    check('newsletter_delivery_claim', sql`(${t.state} = 'claimed') = (${t.claim} is not null)`),
    index('newsletter_delivery_state').on(t.newsletterId, t.state),
    index('newsletter_delivery_user').on(t.userId),
  ],
);
