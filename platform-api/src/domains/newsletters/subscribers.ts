import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { addresseesById } from '../accounts/index.ts';
import type { Scope } from './rights.ts';
import { newsletterRegistrations as registrations } from './tables.ts';

export type Subscriber = { name: string; surname: string; email: string; registeredAt: Date };

const activeOf = (scope: Scope) =>
  and(
    scope === null ? isNull(registrations.courseId) : eq(registrations.courseId, scope),
    isNull(registrations.unsubscribedAt),
  );

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
    .orderBy(desc(registrations.registeredAt), registrations.userId)
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

/** `giulia.sartori@example.it` as `g•••••i@example.it`, whatever its length. */
export function shortAddress(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '';
  const local = email.slice(0, at);
  const last = local.length > 2 ? local.at(-1) : '';
  return `${local[0]}•••••${last}${email.slice(at)}`;
}
