import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from 'shared-auth';
import { announce } from 'shared-ui/remote';

/** The wire, names of the documents (CART-08, CART-10); amounts in euros. */
type WireCartItem = {
  id: number | string;
  corsoId: number;
  tipoArticoloId: 1 | 2 | 3;
  titoloCorso: string;
  immagineUrl: string | null;
  durataCorso: number;
  quantita: number;
  costoCorso: number;
  costoSimulazione: number | null;
  costoCertificazione: number | null;
  /** Key of the category, for the generated cover; not shown in the documents. */
  categoria: string;
  /** 1 is published (1§3). */
  statoCorso: number;
};

export type WireCart = {
  corsi: { totalItems: number; items: WireCartItem[] };
  totaleCarrello: number;
  totaleEsamiSimulazioni: number;
  totaleEsamiCertificazioni: number;
  hasSimulation: boolean;
  hasCertification: boolean;
  isMultiVoucher: boolean;
  /** Computed by the server (commerce-model.md); not shown in the documents. */
  totaleOrdine: number;
  totaleSconto: number;
  totalCost: number;
  totaleImponibile: number;
  totaleIva: number;
  /** Fraction of the tier that applies: 0, 0.1, 0.2. */
  sconto: number;
  /** Rises with every change; an order says which one it was made from. */
  version: number;
};

export type CartLine = {
  courseId: number;
  kind: 1 | 2 | 3;
  title: string;
  imageUrl: string | null;
  category: string;
  durationMinutes: number;
  quantity: number;
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
  /** Whole percent of the tier that applies. */
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
};

const cents = (euros: number) => Math.round(euros * 100);
const centsOrNull = (euros: number | null) => (euros === null ? null : cents(euros));

/** Wire to the clean names and cents of this remote. */
export function cartOf(wire: WireCart): Cart {
  return {
    itemCount: wire.corsi.totalItems,
    hasSimulation: wire.hasSimulation,
    hasCertification: wire.hasCertification,
    isMultiVoucher: wire.isMultiVoucher,
    version: wire.version,
    lines: wire.corsi.items.map((item) => ({
      courseId: item.corsoId,
      kind: item.tipoArticoloId,
      title: item.titoloCorso,
      imageUrl: item.immagineUrl,
      category: item.categoria,
      durationMinutes: item.durataCorso,
      quantity: item.quantita,
      courseCents: cents(item.costoCorso),
      simulationCents: centsOrNull(item.costoSimulazione),
      certificationCents: centsOrNull(item.costoCertificazione),
      isForSale: item.statoCorso === 1,
    })),
    totals: {
      coursesCents: cents(wire.totaleCarrello),
      // The wire tells what the exams would cost; they count once they are chosen (MONEY-03).
      simulationsCents: wire.hasSimulation ? cents(wire.totaleEsamiSimulazioni) : 0,
      certificationsCents: wire.hasCertification ? cents(wire.totaleEsamiCertificazioni) : 0,
      orderCents: cents(wire.totaleOrdine),
      discountCents: cents(wire.totaleSconto),
      discountPercent: Math.round(wire.sconto * 100),
      totalCents: cents(wire.totalCost),
      taxableCents: cents(wire.totaleImponibile),
      vatCents: cents(wire.totaleIva),
    },
  };
}

export const cartKey = ['Cart'] as const;

const cartQuery = {
  queryKey: cartKey,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    cartOf(await api.get('/api/Cart', { signal })),
};

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
      const cart = cartOf(wire);
      queryClient.setQueryData(cartKey, cart);
      announce('cart.changed', { itemCount: cart.itemCount });
    },
    // A refusal may mean that another tab changed the cart.
    onError: () => queryClient.invalidateQueries({ queryKey: cartKey }),
  });
}

export const useAddToCart = () =>
  useCartChange((courseId: number) =>
    api.post('/api/Cart', { body: { courseId, tipoArticoloId: 1, quantity: 1 } }),
  );

export const useRemoveFromCart = () =>
  useCartChange(({ courseId, kind }: Pick<CartLine, 'courseId' | 'kind'>) =>
    api.delete('/api/Cart/{courseId}', { path: { courseId }, query: { tipoArticoloId: kind } }),
  );

export const useEmptyCart = () => useCartChange<void>(() => api.delete('/api/Cart'));

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
