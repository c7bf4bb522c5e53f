import { asc, eq, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { noteAct, type ActName } from '../audit/index.ts';
import { faqErrors } from './errors.ts';
import { faqs } from './tables.ts';

type Entry = { question: string; answer: string };

/** Under 15001 characters (SHELL-65). */
const MAX_LENGTH = 15_000;

/** The id of the entry that stood there first: it stays when the entry is changed, so links to it do. */
const place = sql<number>`coalesce(${faqs.place}, ${faqs.id})`;

type Placed = Entry & { id: number; place: number };

/** In the order of the administrators. */
export const listFaqs = ({ database }: Platform): Promise<Placed[]> =>
  database.db
    .select({ id: faqs.id, place, question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .orderBy(sql`${faqs.position} nulls last`, asc(place), asc(faqs.id));

/**
 * Adds an entry at the end, or behind the one that is removed next (E77): to whoever reads the audit, the latter is a
 * change.
 * @param by who does it
 * @param inPlaceOf that one; where it is gone meanwhile, the new one stands at the end
 * @throws FAQ_INVALID for a question or an answer that has no sign but spaces, or too many (FAQ-04)
 */
export async function addFaq(
  platform: Platform,
  entry: Entry,
  by: string,
  inPlaceOf?: number,
): Promise<Placed> {
  const fields = { ...faultOf('question', entry.question), ...faultOf('answare', entry.answer) };
  if (Object.keys(fields).length > 0) throw faqErrors.FAQ_INVALID({ fields });
  return oneAtATime(platform, async () => {
    const { db } = platform.database;
    const order = (await listFaqs(platform)).map(({ id }) => id);
    const [added] = await db
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
    const old = inPlaceOf === undefined ? -1 : order.indexOf(inPlaceOf);
    await putInOrder(platform, order.toSpliced(old === -1 ? order.length : old + 1, 0, added.id));
    await note(platform, by, old === -1 ? 'faq.added' : 'faq.changed', added);
    return added;
  });
}

/**
 * Puts an entry to a position, the first is 1; one behind the last is the last. The same again changes nothing.
 * @throws FAQ_NOT_FOUND
 */
export function moveFaq(
  platform: Platform,
  { id, position }: { id: number; position: number },
  by: string,
): Promise<void> {
  return oneAtATime(platform, async () => {
    const entries = await listFaqs(platform);
    const entry = entries.find((one) => one.id === id);
    if (entry === undefined) throw faqErrors.FAQ_NOT_FOUND();
    const before = entries.map((one) => one.id);
    const order = before.filter((other) => other !== id).toSpliced(position - 1, 0, id);
    if (order.every((moved, at) => before[at] === moved)) return;
    await putInOrder(platform, order);
    await note(platform, by, 'faq.moved', entry, { position: order.indexOf(id) + 1 });
  });
}

/**
 * Removes an entry. Of two at one place it ends a change, which was noted, when it is the older one, and takes it back
 * when it is the newer one (E77).
 * @throws FAQ_NOT_FOUND
 */
export function removeFaq(platform: Platform, id: number, by: string): Promise<void> {
  return oneAtATime(platform, async () => {
    const entries = await listFaqs(platform);
    const removed = entries.find((entry) => entry.id === id);
    if (removed === undefined) throw faqErrors.FAQ_NOT_FOUND();
    await platform.database.db.delete(faqs).where(eq(faqs.id, id));
    const others = entries.filter((entry) => entry.place === removed.place && entry !== removed);
    if (others.some((other) => other.id > id)) return;
    await note(platform, by, others.length === 0 ? 'faq.deleted' : 'faq.changed', removed);
  });
}

/** Its place names the question whatever becomes of it: each of its changes has another id. */
const note = (
  platform: Platform,
  actorId: string,
  act: Extract<ActName, `faq.${string}`>,
  { place: ofLink }: Placed,
  detail: { position?: number } = {},
) =>
  noteAct(platform, {
    actorId,
    act,
    subjectKind: 'faq',
    subjectId: String(ofLink),
    detail,
  });

/** Who adds, moves or removes waits for the one before, and sees the order that it left. */
const oneAtATime = <T>({ database }: Platform, work: () => Promise<T>): Promise<T> =>
  database.transaction(async () => {
    await database.db.execute(sql`lock table faq in share row exclusive mode`);
    return work();
  });

/** One statement: at its end no two may have the same position. */
const putInOrder = ({ database }: Platform, order: readonly number[]) =>
  database.db.execute(sql`
    update ${faqs} set position = o.position
    from unnest(array[${sql.join(
      order.map((id) => sql`${id}::int`),
      sql`, `,
    )}]) with ordinality as o(id, position)
    where ${faqs.id} = o.id`);

function faultOf(name: string, value: string): Record<string, string> {
  if (value === '') return { [name]: 'REQUIRED' };
  if (!/\S/.test(value)) return { [name]: 'BLANK' };
  return value.length > MAX_LENGTH ? { [name]: 'TOO_LONG' } : {};
}
