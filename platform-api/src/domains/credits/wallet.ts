import { and, eq, inArray, min, sql } from 'drizzle-orm';
import { selectRows } from '../../database/select-rows.ts';
import type { Cents } from '../../money.ts';
import type { Platform } from '../../platform.ts';
import type { ExplorerPages } from '../../ports/notary.ts';
import { coursesForSale } from '../catalogue/index.ts';
import { couponOf } from './coupon.ts';
import { creditTypes, type CreditType } from './credit-types.ts';
import { walletOf } from './ledger.ts';
import { creditEarnings, type creditEntries } from './tables.ts';

/** What a person has in their coupon, in cents; without what unpaid orders hold of it. */
export const couponCentsOf = async (
  { database }: Pick<Platform, 'database'>,
  userId: string,
): Promise<Cents> => couponOf(await walletOf(database.db, userId));

/** Profit sharing is of teachers (WALLET-04). */
export const typesOf = (person: { isDocente: boolean }): readonly CreditType[] =>
  person.isDocente ? creditTypes : ['reward'];

/** When the next pending credits become available; null where none are pending. */
export async function nextRelease(
  { database: { db } }: Platform,
  userId: string,
  types: readonly CreditType[],
): Promise<Date | null> {
  const [next] = await db
    .select({ at: min(creditEarnings.availableAt) })
    .from(creditEarnings)
    .where(
      and(
        eq(creditEarnings.userId, userId),
        eq(creditEarnings.state, 'pending'),
        inArray(creditEarnings.type, [...types]),
        sql`${creditEarnings.reversedCents} < ${creditEarnings.cents}`,
      ),
    );
  return next?.at ?? null;
}

/** A change of what a person has or will have: credits in the coupon are counted as taken out. */
export type Movement = {
  id: string;
  kind: (typeof creditEntries.$inferSelect)['kind'];
  type: CreditType;
  /** Negative where credits went. */
  cents: Cents;
  at: Date;
  course: { id: number; title: string } | null;
  /** Of earned credits that are pending: when they become available. */
  availableAt: Date | null;
  /** An explorer's page of its note on the ledger, or of the NFT that the credits became. */
  ledgerPage: string | null;
};

/** Movements of a person, newest first; a release moves nothing in or out. */
export async function movementsOf(
  platform: Platform,
  query: { userId: string; types: readonly CreditType[]; page: number; pageSize: number },
): Promise<{ items: Movement[]; totalItems: number }> {
  const { db } = platform.database;
  const types = sql.join(
    query.types.map((type) => sql`${type}`),
    sql`, `,
  );
  const rows = await selectRows<MovementRow>(
    db,
    sql`
      select m.*, count(*) over ()::int as total,
        case when e.kind = 'earned' and g.state = 'pending' and g.reversed_cents < g.cents
          then g.available_at end as available_at,
        e.kind, e.at, g.course_id, coalesce(own.transaction_id, released.transaction_id) as transaction_id
      from (
        select p.entry_id, a.type, sum(p.cents)::text as cents
        from credit_account a join credit_posting p on p.account_id = a.id
        where a.user_id = ${query.userId} and a.bucket in ('pending', 'available', 'owed')
          and a.type in (${types})
        group by p.entry_id, a.type
        having sum(p.cents) <> 0
      ) m
      join credit_entry e on e.id = m.entry_id
      left join credit_earning g on g.id = e.earning_id
      left join lateral (
        select n.transaction_id from credit_notarisation n
        join credit_account na on na.id = n.account_id and na.type = m.type
        where n.entry_id = m.entry_id limit 1
      ) own on true
      left join lateral (
        select n.transaction_id from credit_entry r join credit_notarisation n on n.entry_id = r.id
        where e.kind = 'earned' and r.earning_id = e.earning_id and r.kind = 'released' limit 1
      ) released on true
      order by m.entry_id desc, m.type
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`,
  );
  const courses = await coursesForSale(
    platform,
    rows.flatMap(({ course_id: id }) => (id === null ? [] : [id])),
  );
  const pages = await platform.notary.explorerPages(
    rows.flatMap(({ transaction_id: id }) => (id === null ? [] : [id])),
  );
  return {
    // A page past the end has no row to say it.
    totalItems: rows[0]?.total ?? (query.page === 1 ? 0 : await count(platform, query)),
    items: rows.map((row) => ({
      id: `${row.entry_id}-${row.type}`,
      kind: row.kind,
      type: row.type,
      cents: BigInt(row.cents),
      at: new Date(row.at),
      course:
        row.course_id === null
          ? null
          : { id: row.course_id, title: courses.get(row.course_id)?.title ?? '' },
      availableAt: row.available_at === null ? null : new Date(row.available_at),
      ledgerPage: pageOf(pages.get(row.transaction_id ?? '')),
    })),
  };
}

const pageOf = (pages: ExplorerPages | undefined): string | null =>
  pages?.asset ?? pages?.transaction ?? null;

const count = async (platform: Platform, query: Parameters<typeof movementsOf>[1]) =>
  (await movementsOf(platform, { ...query, page: 1, pageSize: 1 })).totalItems;

type MovementRow = Pick<Movement, 'kind' | 'type'> & {
  entry_id: string | number;
  cents: string;
  total: number;
  at: string | Date;
  course_id: number | null;
  available_at: string | Date | null;
  transaction_id: string | null;
};
