import { z } from 'zod';
import { integerId, listQuery, pageOf } from '../../http/lists.ts';

/** Loose on purpose: a link that was cut in a mail gets a warning that the page can show. */
export const linkQuery = z.object({
  userId: z.string().max(100).optional(),
  courseId: z.string().max(20).optional(),
});

export const registration = z
  .object({ isRegistered: z.boolean() })
  .meta({ id: 'NewsletterRegistration' });

/** NEWS-13: `email` is where the mails go, whether or not the caller is registered. */
export const ownRegistration = z
  .object({
    isRegistered: z.boolean(),
    email: z.string(),
    courseId: z.number().int().nullable(),
    userId: z.uuid(),
  })
  .meta({ id: 'OwnNewsletterRegistration' });

export const ownSubscription = z
  .object({
    courseId: z.number().int().nullable().describe('Null: the newsletter of the platform.'),
    courseTitle: z.string().nullable(),
    registeredAt: z.string(),
  })
  .meta({ id: 'OwnNewsletterSubscription' });

/** Under 15001 characters (SHELL-65). */
export const MAX_TEXT = 15_000;
export const MAX_TITLE = 200;

const words = {
  title: z.string().max(2 * MAX_TITLE),
  text: z.string().max(4 * MAX_TEXT),
  dataInvio: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()])
    .nullable()
    .describe('The moment of sending (E160); a date alone is the beginning of that day in Rome.'),
};

/** 1§7: POST has `id` null. */
export const newBody = z.object({ id: z.null().default(null), ...words });
export const changedBody = z.object({ id: integerId, version: z.number().int().min(1), ...words });

const state = z.enum(['draft', 'scheduled', 'sending', 'sent', 'cancelled']);

export const newsletter = z
  .object({
    id: z.number().int(),
    title: z.string(),
    text: z.string(),
    dataInvio: z.string().nullable(),
    courseId: z.number().int().nullable(),
    courseTitle: z.string().nullable(),
    state,
    version: z.number().int(),
    canWrite: z.boolean().describe('Whether the caller may change, send and cancel it.'),
    progress: z
      .object({
        recipients: z.number().int(),
        accepted: z.number().int().describe('Taken by the mail server.'),
        refused: z.number().int().describe('Refused by it for good.'),
        left: z.number().int().describe('Not sent: they had left before their turn.'),
        unknown: z
          .number()
          .int()
          .describe('Handed over by a process that ended before the answer; never sent again.'),
        startedAt: z.string(),
        finishedAt: z.string().nullable(),
      })
      .nullable()
      .describe('Once the recipients are fixed; null to readers who may not see drafts.'),
  })
  .meta({ id: 'Newsletter' });

export const newsletterPage = pageOf(newsletter)
  .extend({
    canWrite: z.boolean().describe('Whether the caller may write newsletters of this scope.'),
    openId: z
      .number()
      .int()
      .nullable()
      .describe('The one that is not sent yet (E73); null to who may not see drafts.'),
    courseTitle: z
      .string()
      .nullable()
      .describe('Of the course whose newsletters these are; null to who may not write them.'),
    subscribers: z.number().int().nullable().describe('Null to who may not write.'),
  })
  .meta({ id: 'NewsletterPage' });

const paging = { page: listQuery.shape.page, pageSize: listQuery.shape.pageSize };

export const platformListQuery = z.object({
  ...paging,
  lang: listQuery.shape.lang,
  scope: z
    .enum(['wb', 'all'])
    .default('wb')
    .describe('`all`: with those of courses that the caller writes, reads or receives.'),
  id: integerId.optional().describe('Only this one.'),
});
export const courseListQuery = z.object({
  ...paging,
  lang: listQuery.shape.lang,
  courseId: integerId,
});
export const idQuery = z.object({ idNewsletter: integerId });

export const subscribersOf = z.object({
  courseId: integerId.optional().describe('Without it: of the platform.'),
});

export const subscriberQuery = subscribersOf.extend(paging);

const subscriber = z
  .object({
    name: z.string(),
    surname: z.string(),
    email: z.string().describe('Shortened (E162).'),
    registeredAt: z.string(),
  })
  .meta({ id: 'NewsletterSubscriber' });

export const subscriberPage = pageOf(subscriber);
