import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { accountById, companyNames } from '../accounts/index.ts';
import { coursesForSale, type CourseForSale } from '../catalogue/index.ts';
import { voucherMails, vouchers } from './tables.ts';
import { codeOf } from './voucher-code.ts';

export type VoucherState = (typeof vouchers.$inferSelect)['state'];

export type OrderCode = {
  courseId: number;
  title: string;
  code: string;
  state: VoucherState;
  withCertification: boolean;
  /** What a printed coupon shows; null of a course that is gone. */
  course: Pick<CourseForSale, 'categoryKey' | 'durationMinutes' | 'coverUrl'> | null;
};

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
  const courses = await coursesOf(platform, rows);
  return rows.map(({ courseId, salt, state, includesCertification }) => ({
    courseId,
    title: courses.get(courseId)?.title ?? '',
    code: codeOf(platform, salt),
    state,
    withCertification: includesCertification,
    course: courses.get(courseId) ?? null,
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
  /** Rises with each change that the buyer makes. */
  version: number;
  /** The last mail that gives it to somebody; null for who did not buy it. */
  mail: { name: string; email: string; dueAt: Date; sentAt: Date | null } | null;
  /** The name of who redeemed it, for its buyer, where the holder agreed. */
  redeemer: string | null;
  /** Whether the buyer reads the holder's name; for the holder alone. */
  isNameShown: boolean | null;
  /** The company that bought it; for the holder alone. */
  company: string | null;
  /** Whether that company sees how far the holder is; for the holder alone. */
  isProgressShared: boolean | null;
};

/** The vouchers that a person bought or redeemed, what happened last first. */
export async function listVouchers(
  platform: Platform,
  userId: string,
  { page, pageSize, orderId }: { page: number; pageSize: number; orderId?: number | undefined },
): Promise<{ items: ListedVoucher[]; totalItems: number }> {
  const { db } = platform.database;
  const isTheirs = and(
    or(eq(vouchers.buyerId, userId), eq(vouchers.redeemedBy, userId)),
    orderId === undefined ? undefined : eq(vouchers.orderId, orderId),
  );
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
  const courses = await coursesOf(platform, rows);
  const bought = rows.filter(({ buyerId }) => buyerId === userId);
  const mails = await mailsOf(platform, bought);
  const redeemers = await redeemersOf(platform, bought);
  const companies = await companyNames(
    platform,
    rows.flatMap(({ companyId, redeemedBy }) =>
      companyId !== null && redeemedBy === userId ? [companyId] : [],
    ),
  );
  const items = rows.map((row) => ({
    id: row.id,
    courseId: row.courseId,
    title: courses.get(row.courseId)?.title ?? '',
    code: row.buyerId === userId ? codeOf(platform, row.salt) : null,
    state: row.state,
    issuedAt: row.issuedAt,
    redeemedAt: row.redeemedAt,
    isRedeemedByMe: row.redeemedBy === userId,
    version: row.version,
    mail: (row.buyerId === userId ? mails.get(row.mailId ?? 0) : null) ?? null,
    redeemer: (row.buyerId === userId ? redeemers.get(row.id) : null) ?? null,
    isNameShown: row.redeemedBy === userId ? row.namesRedeemer : null,
    ...companySeenBy(row, userId, companies),
  }));
  return { items, totalItems: counted?.total ?? 0 };
}

type VoucherRow = typeof vouchers.$inferSelect;

/** What the holder of a company's voucher reads about that company. */
function companySeenBy(
  { redeemedBy, companyId, progressSharedAt }: VoucherRow,
  userId: string,
  names: ReadonlyMap<string, string>,
): Pick<ListedVoucher, 'company' | 'isProgressShared'> {
  if (redeemedBy !== userId || companyId === null) return { company: null, isProgressShared: null };
  return { company: names.get(companyId) ?? '', isProgressShared: progressSharedAt !== null };
}

/** Those whose recipient was not erased. */
async function mailsOf({ database: { db } }: Platform, rows: readonly VoucherRow[]) {
  const ids = [...new Set(rows.flatMap(({ mailId }) => (mailId === null ? [] : [mailId])))];
  const mails =
    ids.length === 0
      ? []
      : await db.select().from(voucherMails).where(inArray(voucherMails.id, ids));
  return new Map(
    mails.flatMap(({ id, name, email, dueAt, sentAt }) =>
      email === '' ? [] : [[id, { name, email, dueAt, sentAt }] as const],
    ),
  );
}

async function redeemersOf(platform: Platform, rows: readonly VoucherRow[]) {
  const named = new Map<number, string>();
  const names = new Map<string, string>();
  for (const { id, redeemedBy, namesRedeemer } of rows) {
    if (redeemedBy === null || !namesRedeemer) continue;
    if (!names.has(redeemedBy)) {
      const account = await accountById(platform, redeemedBy);
      names.set(redeemedBy, account === null ? '' : `${account.name} ${account.surname}`);
    }
    named.set(id, names.get(redeemedBy) ?? '');
  }
  return named;
}

const coursesOf = (
  platform: Platform,
  rows: readonly { courseId: number }[],
): Promise<Map<number, CourseForSale>> =>
  coursesForSale(platform, [...new Set(rows.map((row) => row.courseId))]);
