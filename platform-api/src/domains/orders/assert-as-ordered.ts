import type { z } from 'zod';
import { formatEuro, fromEuros } from '../../money.ts';
import type { Platform } from '../../platform.ts';
import { orderErrors } from './errors.ts';
import { linesOf, type OrderRow } from './repository.ts';
import type { savePaymentBody } from './schemas.ts';

/**
 * What the person saw beside the payment is the order that they pay; compared only, never charged (API-60, M36).
 * What was not sent is not compared.
 * @throws CART_CHANGED, with the total of the order
 */
export async function assertAsOrdered(
  platform: Platform,
  order: OrderRow,
  seen: NonNullable<z.infer<typeof savePaymentBody>>,
): Promise<void> {
  const { carrello, totale, totalCost } = seen;
  const articles = (await linesOf(platform.database.db, order.id)).map(
    ({ courseId, articleKind }) => `${courseId} ${articleKind}`,
  );
  const seenArticles = carrello?.corsi.map((line) => `${line.corsoId} ${line.tipoArticoloId}`);
  const isAsSeen =
    (totale === undefined || fromEuros(totale) === order.grossCents) &&
    (totalCost === undefined || fromEuros(totalCost) === order.totalCents) &&
    isOr(seen.hasSimulation, order.hasSimulation) &&
    isOr(seen.hasCertification, order.hasCertification) &&
    isOr(seen.isMultiVoucher, order.isMultiVoucher) &&
    (seenArticles === undefined || seenArticles.toSorted().join() === articles.toSorted().join());
  if (isAsSeen) return;
  const total = formatEuro(order.totalCents, order.language);
  throw orderErrors.CART_CHANGED({ params: { total } });
}

const isOr = (seen: boolean | undefined, stored: boolean): boolean =>
  seen === undefined || seen === stored;
