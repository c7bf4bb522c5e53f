import { and, eq } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { isRefusable, MAIL_KINDS, mailWords, type RefusableMail } from './mail-kinds.ts';
import { mailRefusals } from './tables.ts';

/** Which mails a person gets (PROF-15), each with whether they may change it, in the language asked for. */
export async function notificationPreferences(
  platform: Platform,
  userId: string,
  language: 'it' | 'en',
) {
  const refused = await refusedMails(platform, userId);
  return MAIL_KINDS.map((kind) => ({
    ...mailWords[language][kind],
    kind,
    status: !(isRefusable(kind) && refused.has(kind)),
    isRefusable: isRefusable(kind),
  }));
}

/** Turns a kind of mail on or off for a person. Repeated calls change nothing; of two at once one is the last. */
export async function changeNotification(
  platform: Platform,
  userId: string,
  kind: RefusableMail,
  status: boolean,
): Promise<void> {
  const { db } = platform.database;
  if (status) {
    await db
      .delete(mailRefusals)
      .where(and(eq(mailRefusals.userId, userId), eq(mailRefusals.kind, kind)));
    return;
  }
  await db
    .insert(mailRefusals)
    .values({ userId, kind, refusedAt: platform.clock.now() })
    .onConflictDoNothing();
}

/** Whether a mail of this kind may go to a person. Asked when it is sent, not when its reason arises. */
export const wantsMail = async (
  platform: Platform,
  userId: string,
  kind: RefusableMail,
): Promise<boolean> => !(await refusedMails(platform, userId)).has(kind);

/** The kinds that a person has turned off. */
export async function refusedMails(
  platform: Platform,
  userId: string,
): Promise<ReadonlySet<RefusableMail>> {
  const rows = await platform.database.db
    .select({ kind: mailRefusals.kind })
    .from(mailRefusals)
    .where(eq(mailRefusals.userId, userId));
  return new Set(rows.map(({ kind }) => kind));
}
