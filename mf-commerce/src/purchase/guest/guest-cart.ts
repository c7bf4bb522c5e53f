import { useQuery, type keepPreviousData } from '@tanstack/react-query';
import { api, endpointKey, publicCart, type PublicCart } from 'shared-auth';
import { useLocale } from 'shared-ui';
import { cartOf, type CartLine } from '../../server-cart.ts';

/** A guest's cart on the wire: which courses, how many, which flags; no prices. */
export const wireCartOf = (cart: PublicCart) => ({
  corsi: cart.items.map(({ courseId, quantity, promotionalId }) => ({
    corsoId: courseId,
    tipoArticoloId: 1 as const,
    quantita: quantity,
    promotionalId,
  })),
  hasSimulation: cart.hasSimulation,
  hasCertification: cart.hasCertification,
  isMultiVoucher: cart.isMultiVoucher,
  promotionalId: cart.promotionalId,
});

type WireGuestCart = ReturnType<typeof wireCartOf>;

/** What a guest's cart costs now; kept nowhere. */
const priceGuestCart = (cart: WireGuestCart, signal: AbortSignal) =>
  api.post('/api/Cart/Public', { body: cart, signal });

type PriceOptions = { enabled?: boolean; placeholderData?: typeof keepPreviousData };

/** The guest's cart at the server's prices, which are final (E88). */
export const useGuestCart = (cart: PublicCart, options: PriceOptions = {}) =>
  useGuestPrice(wireCartOf(cart), options);

/** The same of a cart that is in no storage. */
export function useGuestPrice(
  wire: WireGuestCart,
  { enabled = true, ...options }: PriceOptions = {},
) {
  const locale = useLocale();
  return useQuery({
    queryKey: endpointKey('/api/Cart/Public', wire, locale),
    queryFn: async ({ signal }) => cartOf(await priceGuestCart(wire, signal)),
    // In another language it costs the same: what was typed and what is open stay.
    placeholderData: (priced, query) =>
      JSON.stringify(query?.queryKey[1]) === JSON.stringify(wire) ? priced : undefined,
    ...options,
    enabled: enabled && wire.corsi.length > 0,
  });
}

/** The mode for others and back; copies of a course start at 1 (MULTI-03). */
export const setGuestMultiVoucher = (isMultiVoucher: boolean): void =>
  publicCart.update((cart) => ({
    ...cart,
    isMultiVoucher,
    items: cart.items.map((item) => ({ ...item, quantity: 1 })),
  }));

/** Copies of a course, in the mode for others only (CART-26). */
export const setGuestQuantity = (id: string, quantity: number): void =>
  publicCart.update((cart) => ({
    ...cart,
    items: cart.items.map((item) => (item.id === id ? { ...item, quantity } : item)),
  }));

/** Whether the guest's cart has another promotion, which a new one takes the place of (M7). */
export const hasOtherPromotion = (promotionalId: string): boolean =>
  ![null, promotionalId].includes(publicCart.read().promotionalId);

/** How a promoted course is bought: for others in copies, and with which exams. */
export type PromotedChoice = Pick<
  PublicCart,
  'isMultiVoucher' | 'hasSimulation' | 'hasCertification'
> & { copies: number };

/** Puts a course into the guest's cart with its promotion; one that is there already gets its discount. */
export function addPromotedToGuestCart(
  line: CartLine,
  promotionalId: string,
  { copies, isMultiVoucher, hasSimulation, hasCertification }: PromotedChoice,
): void {
  publicCart.add({
    courseId: line.courseId,
    kind: 1,
    title: line.title,
    imageUrl: line.imageUrl,
    category: line.category,
    durationMinutes: line.durationMinutes,
    priceCents: line.courseCents,
    simulationCents: line.simulationCents,
    certificationCents: line.certificationCents,
    promotionalId,
  });
  publicCart.update((cart) => ({
    ...cart,
    promotionalId,
    isMultiVoucher,
    hasSimulation: cart.hasSimulation || hasSimulation,
    hasCertification: cart.hasCertification || hasCertification,
    // A cart has one promotion (M7).
    items: cart.items.map((item) => {
      const isPromoted = item.courseId === line.courseId;
      const others = isMultiVoucher ? item.quantity : 1;
      return {
        ...item,
        promotionalId: isPromoted ? promotionalId : null,
        quantity: isPromoted && isMultiVoucher ? copies : others,
      };
    }),
  }));
}
