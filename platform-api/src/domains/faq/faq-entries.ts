import { asc, eq, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { faqErrors } from './errors.ts';
import { faqs } from './tables.ts';

type Entry = { question: string; answer: string };

/** Under 15001 characters (SHELL-65). */
const MAX_LENGTH = 15_000;

/** The id of the entry that stood there first: it stays when the entry is changed, so links to it do. */
const place = sql<number>`coalesce(${faqs.place}, ${faqs.id})`;

type Placed = Entry & { id: number; place: number };

/** In the order in which they were added, changed ones in their place. */
export const listFaqs = ({ database }: Platform): Promise<Placed[]> =>
  database.db
    .select({ id: faqs.id, place, question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .orderBy(asc(place), asc(faqs.id));

/**
 * @param inPlaceOf the entry that is removed next (E77); where it is gone meanwhile, the new one stands at the end
 * @throws FAQ_INVALID for a question or an answer that has no sign but spaces, or too many (FAQ-04)
 */
export async function addFaq(
  platform: Platform,
  entry: Entry,
  inPlaceOf?: number,
): Promise<Placed> {
  const fields = { ...faultOf('question', entry.question), ...faultOf('answare', entry.answer) };
  if (Object.keys(fields).length > 0) throw faqErrors.FAQ_INVALID({ fields });
  const [added] = await platform.database.db
    .insert(faqs)
    .values({
      ...entry,
      ...(inPlaceOf === undefined
        ? {}
        : { place: sql`(select ${place} from ${faqs} where ${faqs.id} = ${inPlaceOf})` }),
      createdAt: platform.clock.now(),
    })
    .returning({ id: faqs.id, place, question: faqs.question, answer: faqs.answer });
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
