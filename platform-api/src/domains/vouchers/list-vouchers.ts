import { asc, count, desc, eq, or, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { coursesForSale } from '../catalogue/index.ts';
import { vouchers } from './tables.ts';
import { codeOf } from './voucher-code.ts';

export type VoucherState = (typeof vouchers.$inferSelect)['state'];

export type OrderCode = { courseId: number; title: string; code: string; state: VoucherState };

/**
 * The codes of an order, by line and seat; none before it is paid. Anyone who reads one can use it: the
 * caller is responsible for who sees them.
 */
export async function codesOfOrder(
  platform: Platform,
  orderId: number,
  part: { limit?: number; offset?: number } = {},
): Promise<OrderCode[]> {
  const all = platform.database.db
    .select()
    .from(vouchers)
    .where(eq(vouchers.orderId, orderId))
    .orderBy(asc(vouchers.orderLineId), asc(vouchers.seat))
    .offset(part.offset ?? 0);
  const rows = await (part.limit === undefined ? all : all.limit(part.limit));
  const titles = await titlesOf(platform, rows);
  return rows.map(({ courseId, salt, state }) => ({
    courseId,
    title: titles.get(courseId) ?? '',
    code: codeOf(platform, salt),
    state,
  }));
}

/** How many codes an order has. */
export async function codeCountOf({ database }: Platform, orderId: number): Promise<number> {
  const [row] = await database.db
    .select({ codes: count() })
    .from(vouchers)
    .where(eq(vouchers.orderId, orderId));
  return row?.codes ?? 0;
}

export type ListedVoucher = {
  id: number;
  courseId: number;
  title: string;
  /** Null for one that somebody else bought. */
  code: string | null;
  state: VoucherState;
  issuedAt: Date;
  redeemedAt: Date | null;
  isRedeemedByMe: boolean;
};

/** The vouchers that a person bought or redeemed, what happened last first. */
export async function listVouchers(
  platform: Platform,
  userId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: ListedVoucher[]; totalItems: number }> {
  const { db } = platform.database;
  const isTheirs = or(eq(vouchers.buyerId, userId), eq(vouchers.redeemedBy, userId));
  const [counted] = await db.select({ total: count() }).from(vouchers).where(isTheirs);
  const rows = await db
    .select()
    .from(vouchers)
    .where(isTheirs)
    .orderBy(
      desc(sql`coalesce(${vouchers.redeemedAt}, ${vouchers.issuedAt})`),
      asc(vouchers.orderLineId),
      asc(vouchers.seat),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const titles = await titlesOf(platform, rows);
  const items = rows.map((row) => ({
    id: row.id,
    courseId: row.courseId,
    title: titles.get(row.courseId) ?? '',
    code: row.buyerId === userId ? codeOf(platform, row.salt) : null,
    state: row.state,
    issuedAt: row.issuedAt,
    redeemedAt: row.redeemedAt,
    isRedeemedByMe: row.redeemedBy === userId,
  }));
  return { items, totalItems: counted?.total ?? 0 };
}

async function titlesOf(
  platform: Platform,
  rows: readonly { courseId: number }[],
): Promise<Map<number, string>> {
  const courses = await coursesForSale(platform, [...new Set(rows.map((row) => row.courseId))]);
  return new Map([...courses].map(([id, { title }]) => [id, title]));
}
