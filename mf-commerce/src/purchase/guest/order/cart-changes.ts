import type { PublicCart, PublicCartItem } from 'shared-auth';
import type { Cart } from '../../../server-cart.ts';

/** A line that the server no longer sells as this browser remembers it (M37). */
export type CartChange =
  | { kind: 'price'; title: string; beforeCents: number; nowCents: number }
  | { kind: 'gone'; title: string };

/** Unit cost of a line with the exams that were chosen. */
const unitCents = (
  flags: Pick<PublicCart, 'hasSimulation' | 'hasCertification'>,
  line: { courseCents: number; simulationCents: number | null; certificationCents: number | null },
): number =>
  line.courseCents +
  (flags.hasSimulation ? (line.simulationCents ?? 0) : 0) +
  (flags.hasCertification ? (line.certificationCents ?? 0) : 0);

/** Differences from the cart that the person saw. */
export function cartChanges(cart: PublicCart, priced: Cart): CartChange[] {
  return cart.items.flatMap((item): CartChange[] => {
    const line = priced.lines.find(({ courseId }) => courseId === item.courseId);
    if (line === undefined || !line.isForSale) return [{ kind: 'gone', title: item.title }];
    const beforeCents = unitCents(cart, { ...item, courseCents: item.priceCents });
    const nowCents = unitCents(cart, line);
    return beforeCents === nowCents
      ? []
      : [{ kind: 'price', title: line.title, beforeCents, nowCents }];
  });
}

/** The cart as it can be bought: without what has gone, at the prices of now. */
export const asPriced = (cart: PublicCart, priced: Cart): PublicCart => ({
  ...cart,
  items: cart.items.flatMap((item): PublicCartItem[] => {
    const line = priced.lines.find(({ courseId }) => courseId === item.courseId);
    if (line === undefined || !line.isForSale) return [];
    const { title, courseCents: priceCents, simulationCents, certificationCents } = line;
    return [{ ...item, title, priceCents, simulationCents, certificationCents }];
  }),
});
