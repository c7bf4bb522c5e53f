import { courseForSale, coursesForSale, type CourseForSale } from '../catalogue/index.ts';
import { isEnrolled } from '../learning/index.ts';
import { promotionErrors, requirePromotion } from '../promotions/index.ts';
import type { InTransaction, Platform } from '../../platform.ts';
import { cartErrors } from './errors.ts';
import { amountsOf, flagsOf, hasExams, type ArticleKind } from './line-amounts.ts';
import { priceCart, type CartPrice } from './price-cart.ts';
import * as repository from './repository.ts';
import type { CartItemRow, CartRow } from './repository.ts';
import { tariff } from './tariff.ts';

export type CartLine = Omit<CartItemRow, 'cartId'> & { course: CourseForSale };

/** A learner's cart at the prices of now (M37). */
export type Cart = Omit<CartRow, 'id' | 'updatedAt'> & {
  /** Null while nothing was ever put in. */
  id: number | null;
  lines: CartLine[];
  price: CartPrice;
};

/**
 * The cart; an empty one when there is none yet.
 * @param options.lock nobody else changes it until the running transaction ends
 */
export async function readCart(
  platform: Platform,
  userId: string,
  options: { lock?: true } = {},
): Promise<Cart> {
  const { db } = platform.database;
  const row = await repository.findCart(db, userId, options.lock);
  const items = row === null ? [] : await repository.findItems(db, row.id);
  const courses = await coursesForSale(
    platform,
    items.map(({ courseId }) => courseId),
  );
  const lines = items.flatMap(({ cartId: _cart, ...item }): CartLine[] => {
    const course = courses.get(item.courseId);
    return course === undefined ? [] : [{ ...item, course }];
  });
  const flags = flagsOf(lines, {
    hasSimulation: row?.hasSimulation ?? false,
    hasCertification: row?.hasCertification ?? false,
    isMultiVoucher: row?.isMultiVoucher ?? false,
  });
  const promotionalId = row?.promotionalId ?? null;
  const pricedLine = (line: CartLine) => ({
    ...amountsOf(line),
    quantity: line.quantity,
    // A line of another promotion than the cart's has none (M6, M7).
    isPromoted: promotionalId !== null && line.promotionalId === promotionalId,
  });
  return {
    id: row?.id ?? null,
    userId,
    version: row?.version ?? 0,
    promotionalId,
    ...flags,
    lines,
    price: priceCart({ ...flags, lines: lines.map(pricedLine) }, tariff),
  };
}

/**
 * Throws when a course cannot be bought: unknown, suspended, any other status than published
 * (1§4), or without a price.
 */
export function assertForSale(course: CourseForSale | null): asserts course is CourseForSale {
  if (course === null) throw cartErrors.COURSE_UNKNOWN();
  if (course.status === 'SUSPENDED') throw cartErrors.COURSE_SUSPENDED();
  if (course.status !== 'PUBLISHED') throw cartErrors.COURSE_CANCELLED();
  if (course.priceCents === null) throw cartErrors.COURSE_NOT_FOR_SALE();
}

export type Article = { courseId: number; articleKind: ArticleKind };

/** A promotion to be added; a cart has one, and another replaces it only on request (M7). */
export type AddedPromotion = { code: string; replaces: boolean };

/**
 * Appends a course; through a promotion one that is there already gets its discount.
 * @throws CART_HAS_EXAMS, COURSE_ALREADY_IN_CART, COURSE_ALREADY_OWNED, those of `assertForSale` and `requirePromotion`,
 * PROMOTION_OTHER
 */
export async function addCourse(
  platform: Platform,
  userId: string,
  courseId: number,
  quantity: number,
  promotion: AddedPromotion | null = null,
): Promise<void> {
  assertForSale(await courseForSale(platform, courseId));
  const promotionalId = promotion?.code ?? null;
  if (promotion) await requirePromotion(platform, { courseId, code: promotion.code }, userId);
  await changeCart(platform, userId, async (cart) => {
    if (hasExams(await repository.findItems(platform.database.db, cart.id))) {
      throw cartErrors.CART_HAS_EXAMS();
    }
    if (!cart.isMultiVoucher && (await isEnrolled(platform, userId, courseId))) {
      throw cartErrors.COURSE_ALREADY_OWNED();
    }
    const isAnother = cart.promotionalId !== null && cart.promotionalId !== promotionalId;
    if (promotion && isAnother && !promotion.replaces) throw promotionErrors.PROMOTION_OTHER();
    const added = await repository.insertItem(platform.database.db, {
      cartId: cart.id,
      courseId,
      // More than one copy is for others only (CART-26).
      quantity: cart.isMultiVoucher ? quantity : 1,
      promotionalId,
      addedAt: platform.clock.now(),
    });
    if (promotionalId === null) {
      if (!added) throw cartErrors.COURSE_ALREADY_IN_CART();
      return {};
    }
    if (!added) {
      await repository.setPromotion(platform.database.db, cart.id, courseId, promotionalId);
    }
    return { promotionalId };
  });
}

/** @throws NOT_IN_CART */
export async function removeArticle(
  platform: Platform,
  userId: string,
  article: Article,
): Promise<void> {
  await changeCart(platform, userId, async (cart) => {
    const { db } = platform.database;
    if ((await repository.deleteItems(db, cart.id, [article])) === 0) {
      throw cartErrors.NOT_IN_CART();
    }
    return flagsLeft(cart, await repository.findItems(db, cart.id));
  });
}

/** The promotion goes with its last line (CART-19). */
function flagsLeft({ promotionalId }: CartRow, items: CartItemRow[]): FlagChange {
  if (items.length === 0) return emptied;
  return items.some((item) => item.promotionalId === promotionalId) ? {} : { promotionalId: null };
}

/** Flags go when the last line goes (CART-17). */
const emptied = {
  hasSimulation: false,
  hasCertification: false,
  isMultiVoucher: false,
  promotionalId: null,
};

export const emptyCart = (platform: Platform, userId: string): Promise<void> =>
  changeCart(platform, userId, async (cart) => {
    await repository.deleteItems(platform.database.db, cart.id);
    return emptied;
  });

/**
 * Flags of exams apply to all lines (CART-18).
 * @throws EXAMS_ARE_OWN
 */
export const setExams = (
  platform: Platform,
  userId: string,
  exams: { hasSimulation: boolean; hasCertification: boolean },
): Promise<void> =>
  changeCart(platform, userId, async (cart) => {
    await assertOfCourses(platform, cart);
    return exams;
  });

/** What is chosen for courses does not exist for exams that are bought alone. */
async function assertOfCourses({ database }: Platform, cart: CartRow): Promise<void> {
  if (hasExams(await repository.findItems(database.db, cart.id))) throw cartErrors.EXAMS_ARE_OWN();
}

/**
 * Quantities from the list, 1 for a course that it does not name; all 1 when the mode is off (2§4).
 * @throws EXAMS_ARE_OWN
 */
export const setMultiVoucher = (
  platform: Platform,
  userId: string,
  isMultiVoucher: boolean,
  quantities: readonly { courseId: number; quantity: number }[],
): Promise<void> =>
  changeCart(platform, userId, async (cart) => {
    const { db } = platform.database;
    await assertOfCourses(platform, cart);
    await repository.setAllQuantities(db, cart.id, 1);
    for (const { courseId, quantity } of isMultiVoucher ? quantities : []) {
      await repository.setQuantity(db, cart.id, courseId, quantity);
    }
    return { isMultiVoucher };
  });

/** @throws NOT_IN_CART, EXAMS_ARE_OWN */
export const setCourseQuantity = (
  platform: Platform,
  userId: string,
  change: { courseId: number; quantity: number; isMultiVoucher: boolean },
): Promise<void> =>
  changeCart(platform, userId, async (cart) => {
    const { isMultiVoucher } = change;
    const quantity = isMultiVoucher ? change.quantity : 1;
    const { db } = platform.database;
    await assertOfCourses(platform, cart);
    if (!(await repository.setQuantity(db, cart.id, change.courseId, quantity))) {
      throw cartErrors.NOT_IN_CART();
    }
    return { isMultiVoucher };
  });

/** Removes what was bought; lines added meanwhile stay. Runs in the caller's transaction. */
export async function removeBought(
  platform: InTransaction,
  userId: string,
  articles: readonly Article[],
): Promise<void> {
  const { db } = platform.database;
  if ((await repository.findCart(db, userId)) === null) return;
  await changeCart(platform, userId, async (cart) => {
    await repository.deleteItems(db, cart.id, articles);
    return flagsLeft(cart, await repository.findItems(db, cart.id));
  });
}

type FlagChange = Parameters<typeof repository.touchCart>[3];

/** One change at a time for a cart: the row is locked, the version raised with it. */
export async function changeCart(
  platform: Platform,
  userId: string,
  work: (cart: CartRow) => Promise<FlagChange>,
): Promise<void> {
  await platform.database.transaction(async () => {
    const { db } = platform.database;
    const now = platform.clock.now();
    const cart = await repository.lockCart(db, userId, now);
    await repository.touchCart(db, cart.id, now, await work(cart));
  });
}
