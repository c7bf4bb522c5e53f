import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, centsOf, endpointKey, isApiError, type AnswerOf } from 'shared-auth';

/** The cart under the names of the documents (CART-08, CART-10); amounts in euros. */
export type WireCart = AnswerOf<'/api/Cart', 'get'>;

export type CartLine = {
  courseId: number;
  /** 1 course, 2 certification exam, 3 simulation exam (CART-12). */
  kind: 1 | 2 | 3;
  title: string;
  imageUrl: string | null;
  category: string;
  durationMinutes: number;
  quantity: number;
  /** Of the promotional link that it came by. */
  promotionalId: string | null;
  courseCents: number;
  simulationCents: number | null;
  certificationCents: number | null;
  /** Published; others cannot be bought (1§4). */
  isForSale: boolean;
};

/** Amounts in integer cents; what the server computed is final (E88). */
export type CartTotals = {
  coursesCents: number;
  simulationsCents: number;
  certificationsCents: number;
  orderCents: number;
  discountCents: number;
  /** Of the whole order, to one decimal. */
  discountPercent: number;
  totalCents: number;
  taxableCents: number;
  vatCents: number;
};

export type Cart = {
  lines: CartLine[];
  itemCount: number;
  hasSimulation: boolean;
  hasCertification: boolean;
  /** For others: codes in place of courses, and more than one copy (MULTI-01). */
  isMultiVoucher: boolean;
  totals: CartTotals;
  version: number;
  maxSeats: number;
};

/** Exams that are bought alone; they are never in a cart with courses (E154). */
export const hasExams = ({ lines }: Pick<Cart, 'lines'>): boolean =>
  lines.some(({ kind }) => kind !== 1);

/** An exam that is bought alone, and that nobody holds since it was put into the cart. */
export const isExamGone = ({
  kind,
  simulationCents,
  certificationCents,
}: Pick<CartLine, 'kind' | 'simulationCents' | 'certificationCents'>): boolean =>
  (kind === 2 && certificationCents === null) || (kind === 3 && simulationCents === null);

/** How many seats are above what one order takes; 0 when it takes them all. */
export const seatsTooMany = ({ lines, maxSeats }: Pick<Cart, 'lines' | 'maxSeats'>): number =>
  Math.max(0, lines.reduce((sum, { quantity }) => sum + quantity, 0) - maxSeats);

/**
 * The percentage shown with the discount: its share of the order. With a promotion on some lines only, no rate
 * of the tariff is this one.
 */
export const discountPercent = (orderCents: number, discountCents: number): number =>
  orderCents === 0 ? 0 : Math.round((discountCents * 1000) / orderCents) / 10;

/** Wire to the clean names and cents of this remote. */
export function cartOf(wire: WireCart): Cart {
  return {
    itemCount: wire.corsi.totalItems,
    hasSimulation: wire.hasSimulation,
    hasCertification: wire.hasCertification,
    isMultiVoucher: wire.isMultiVoucher,
    version: wire.version,
    maxSeats: wire.maxSeats,
    lines: wire.corsi.items.map((item) => ({
      courseId: item.corsoId,
      kind: item.tipoArticoloId,
      title: item.titoloCorso,
      imageUrl: item.immagineUrl,
      category: item.categoria,
      durationMinutes: item.durataCorso,
      quantity: item.quantita,
      promotionalId: item.promotionalId,
      courseCents: centsOf(item.costoCorso),
      simulationCents: centsOf(item.costoSimulazione),
      certificationCents: centsOf(item.costoCertificazione),
      isForSale: item.statoCorso === 1,
    })),
    totals: {
      coursesCents: centsOf(wire.totaleCarrello),
      // The wire has the exams' price even if they are not chosen; they count once they are (MONEY-03).
      simulationsCents: wire.hasSimulation ? centsOf(wire.totaleEsamiSimulazioni) : 0,
      certificationsCents: wire.hasCertification ? centsOf(wire.totaleEsamiCertificazioni) : 0,
      orderCents: centsOf(wire.totaleOrdine),
      discountCents: centsOf(wire.totaleSconto),
      discountPercent: discountPercent(centsOf(wire.totaleOrdine), centsOf(wire.totaleSconto)),
      totalCents: centsOf(wire.totalCost),
      taxableCents: centsOf(wire.totaleImponibile),
      vatCents: centsOf(wire.totaleIva),
    },
  };
}

export const cartQuery = queryOptions({
  queryKey: endpointKey('/api/Cart'),
  queryFn: async ({ signal }) => cartOf(await api.get('/api/Cart', { signal })),
});

/** The learner's cart, kept by the server (CART-07). */
export const useServerCart = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...cartQuery, enabled });

/** Every change answers with the whole cart, which takes the place of the one on screen. */
export function useCartChange<V>(change: (value: V) => Promise<WireCart>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // One after the other: the answer to an earlier change must not cover that to a later one.
    scope: { id: 'cart' },
    onSuccess: (wire) => {
      queryClient.setQueryData(cartQuery.queryKey, cartOf(wire));
    },
    // A refusal may mean that another tab changed the cart.
    onError: () => queryClient.invalidateQueries(cartQuery),
  });
}

type Added = Pick<CartLine, 'courseId' | 'kind'> &
  Partial<Pick<CartLine, 'quantity' | 'promotionalId'>>;

export const useAddToCart = () =>
  useCartChange(({ courseId, kind, quantity = 1, promotionalId = null }: Added) =>
    api.post('/api/Cart', {
      body: {
        courseId,
        tipoArticoloId: kind,
        quantity,
        ...(promotionalId !== null && { promotionalId, replacesPromotion: true }),
      },
    }),
  );

export const useRemoveFromCart = () =>
  useCartChange(({ courseId, kind }: Pick<CartLine, 'courseId' | 'kind'>) =>
    api.delete('/api/Cart/{courseId}', { path: { courseId }, query: { tipoArticoloId: kind } }),
  );

export const useEmptyCart = () => useCartChange<void>(() => api.delete('/api/Cart'));

/** An article that cannot be bought any more, or is there already, is left out. */
const isLeftOut = (error: unknown): boolean => isApiError(error) && error.status === 200;

/** Puts the articles of a cart that was emptied back, with their copies, promotions and exams (E94). */
async function putBack(cart: Cart): Promise<WireCart> {
  const { isMultiVoucher, hasSimulation, hasCertification } = cart;
  // First the mode: for others one buys courses that one has, and several copies.
  if (isMultiVoucher) {
    await api.put('/api/Cart/UpdateCartWithMultiVoucher', { body: [], query: { isMultiVoucher } });
  }
  for (const { courseId, kind, quantity, promotionalId } of cart.lines) {
    const line = { courseId, tipoArticoloId: kind, quantity, promotionalId };
    try {
      await api.post('/api/Cart', { body: { ...line, replacesPromotion: true } });
    } catch (error) {
      if (!isLeftOut(error)) throw error;
    }
  }
  if (!hasExams(cart) && (hasSimulation || hasCertification)) {
    const query = { hasSimulation, hasCertification };
    await api.put('/api/Cart/UpdateCartWithExams', { query });
  }
  return api.get('/api/Cart');
}

export const useRestoreCart = () => useCartChange(putBack);

export const useCartExams = () =>
  useCartChange((exams: { hasSimulation: boolean; hasCertification: boolean }) =>
    api.put('/api/Cart/UpdateCartWithExams', { query: exams }),
  );

/** The mode for others; copies of a course start at 1 (MULTI-03, API-57). */
export const useMultiVoucher = () =>
  useCartChange(({ isMultiVoucher, lines }: Pick<Cart, 'isMultiVoucher' | 'lines'>) =>
    api.put('/api/Cart/UpdateCartWithMultiVoucher', {
      body: lines.map(({ courseId, quantity }) => ({ corsoId: courseId, quantita: quantity })),
      query: { isMultiVoucher },
    }),
  );

/** Copies of a course, in the mode for others only (CART-26, API-58). */
export const useCourseQuantity = () =>
  useCartChange(({ courseId, quantity }: Pick<CartLine, 'courseId' | 'quantity'>) =>
    api.put('/api/Cart/Quantity', {
      body: {
        corsoId: courseId,
        quantita: quantity,
        isMultiVoucher: true,
      },
    }),
  );
