import { and, asc, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { addresseesById, addressOfPerson, nameOfPerson } from '../accounts/index.ts';
import type { Scope } from './rights.ts';
import { newsletterRegistrations as registrations, type SubscriberFilters } from './tables.ts';

export type Subscriber = { name: string; surname: string; email: string; registeredAt: Date };

const activeOf = (scope: Scope) =>
  and(
    scope === null ? isNull(registrations.courseId) : eq(registrations.courseId, scope),
    isNull(registrations.unsubscribedAt),
  );

/** The latest first. */
const order = [desc(registrations.registeredAt), asc(registrations.userId)];

export async function countSubscribers(platform: Platform, scope: Scope): Promise<number> {
  const [counted] = await platform.database.db
    .select({ total: count() })
    .from(registrations)
    .where(activeOf(scope));
  return counted?.total ?? 0;
}

/** One page of who receives a newsletter, the latest first, with shortened addresses (E162). */
export async function listSubscribers(
  platform: Platform,
  scope: Scope,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: Subscriber[]; totalItems: number }> {
  const rows = await platform.database.db
    .select({ userId: registrations.userId, registeredAt: registrations.registeredAt })
    .from(registrations)
    .where(activeOf(scope))
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const people = await addresseesById(
    platform,
    rows.map(({ userId }) => userId),
  );
  return {
    totalItems: await countSubscribers(platform, scope),
    items: rows.map(({ userId, registeredAt }) => {
      const person = people.get(userId);
      return {
        name: person?.name ?? '',
        surname: person?.surname ?? '',
        email: shortAddress(person?.email ?? ''),
        registeredAt,
      };
    }),
  };
}

/** A row of the subscribers' table as a file has it. */
export type FlatSubscriber = {
  name: string | null;
  /** Whole: it is shortened where it is shown (E162). */
  email: string | null;
  /** Day in Italy, `YYYY-MM-DD`. */
  day: string;
};

/** All who receive a newsletter, as they are listed, for a cursor; the rows are `FlatSubscriber`. */
export const subscriberRows = ({ courseId }: SubscriberFilters): SQL => sql`
  select ${nameOfPerson(registrations.userId)} as name, ${addressOfPerson(registrations.userId)} as email,
    to_char(${registrations.registeredAt} at time zone 'Europe/Rome', 'YYYY-MM-DD') as day
  from ${registrations}
  where ${activeOf(courseId) ?? sql`true`}
  order by ${sql.join(order, sql`, `)}`;

/** `giulia.sartori@example.it` as `g•••••i@example.it`, whatever its length. */
export function shortAddress(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '';
  const local = email.slice(0, at);
  const last = local.length > 2 ? local.at(-1) : '';
  return `${local[0]}•••••${last}${email.slice(at)}`;
}
