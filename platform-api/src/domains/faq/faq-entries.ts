import { asc, eq } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { faqErrors } from './errors.ts';
import { faqs } from './tables.ts';

type Entry = { question: string; answer: string };

/** Under 15001 characters (SHELL-65). */
const MAX_LENGTH = 15_000;

/** In the order in which they were added. */
export const listFaqs = (platform: Platform) =>
  platform.database.db.select().from(faqs).orderBy(asc(faqs.id));

/** @throws FAQ_INVALID for a question or an answer that has no sign but spaces, or too many (FAQ-04) */
export async function addFaq(platform: Platform, entry: Entry): Promise<Entry & { id: number }> {
  const fields = { ...faultOf('question', entry.question), ...faultOf('answare', entry.answer) };
  if (Object.keys(fields).length > 0) throw faqErrors.FAQ_INVALID({ fields });
  const [added] = await platform.database.db
    .insert(faqs)
    .values({ ...entry, createdAt: platform.clock.now() })
    .returning();
  if (added === undefined) throw new Error('An insert gave no row');
  return added;
}

function faultOf(name: string, value: string): Record<string, string> {
  if (value === '') return { [name]: 'REQUIRED' };
  if (!/\S/.test(value)) return { [name]: 'BLANK' };
  return value.length > MAX_LENGTH ? { [name]: 'TOO_LONG' } : {};
}

/** @throws FAQ_NOT_FOUND */
export async function removeFaq(platform: Platform, id: number): Promise<void> {
  const removed = await platform.database.db
    .delete(faqs)
    .where(eq(faqs.id, id))
    .returning({ id: faqs.id });
  if (removed.length === 0) throw faqErrors.FAQ_NOT_FOUND();
}
