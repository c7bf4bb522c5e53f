import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { cartItems, carts } from './tables.ts';

export type CartRow = typeof carts.$inferSelect;
export type CartItemRow = typeof cartItems.$inferSelect;

export async function findCart(db: Db, userId: string, lock?: true): Promise<CartRow | null> {
  const query = db.select().from(carts).where(eq(carts.userId, userId));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

/** The learner's cart, made when there is none, locked until the transaction ends. */
export async function lockCart(db: Db, userId: string, now: Date): Promise<CartRow> {
  await db.insert(carts).values({ userId, updatedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(carts).where(eq(carts.userId, userId)).for('update');
  if (row === undefined) throw new Error('The cart has gone');
  return row;
}

export const findItems = (db: Db, cartId: number): Promise<CartItemRow[]> =>
  db.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(asc(cartItems.id));

/** False, and nothing changes, when the course is in the cart already. */
export async function insertItem(db: Db, item: typeof cartItems.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(cartItems)
    .values(item)
    .onConflictDoNothing()
    .returning({ id: cartItems.id });
  return inserted.length > 0;
}

/** Removes these articles, or all. @returns how many were there */
export async function deleteItems(
  db: Db,
  cartId: number,
  articles?: readonly { courseId: number; articleKind: 1 | 2 | 3 }[],
): Promise<number> {
  const removed = await db
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.cartId, cartId),
        articles === undefined
          ? undefined
          : or(
              sql`false`,
              ...articles.map(({ courseId, articleKind }) =>
                and(eq(cartItems.courseId, courseId), eq(cartItems.articleKind, articleKind)),
              ),
            ),
      ),
    )
    .returning({ id: cartItems.id });
  return removed.length;
}

/** True when the course is in the cart. */
export async function setQuantity(
  db: Db,
  cartId: number,
  courseId: number,
  quantity: number,
): Promise<boolean> {
  const changed = await db
    .update(cartItems)
    .set({ quantity })
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.courseId, courseId)))
    .returning({ id: cartItems.id });
  return changed.length > 0;
}

export async function setPromotion(
  db: Db,
  cartId: number,
  courseId: number,
  promotionalId: string,
): Promise<void> {
  await db
    .update(cartItems)
    .set({ promotionalId })
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.courseId, courseId)));
}

export async function setAllQuantities(db: Db, cartId: number, quantity: number): Promise<void> {
  await db.update(cartItems).set({ quantity }).where(eq(cartItems.cartId, cartId));
}

/** Stores changed flags and raises the version. */
export async function touchCart(
  db: Db,
  cartId: number,
  now: Date,
  change: Partial<
    Pick<CartRow, 'hasSimulation' | 'hasCertification' | 'isMultiVoucher' | 'promotionalId'>
  > = {},
): Promise<void> {
  await db
    .update(carts)
    .set({ ...change, version: sql`${carts.version} + 1`, updatedAt: now })
    .where(eq(carts.id, cartId));
}
