import { eurosOf } from './api/money.ts';
import { create } from 'zustand';
import { browserStorage, onOtherTabWrite, parseJson } from './browser-storage.ts';

/** Local storage key of the guest's cart (CART-07). */
export const publicCartKey = 'public:cart';

/** 1 course, 2 certification exam, 3 simulation exam (CART-12). */
export type ArticleKind = 1 | 2 | 3;

export type PublicCartItem = {
  /** Of this line in this cart, made by the browser. */
  id: string;
  courseId: number;
  kind: ArticleKind;
  title: string;
  imageUrl: string | null;
  /** Key of the course's category, for the generated cover; null in carts of before. */
  category: string | null;
  durationMinutes: number;
  /** Integer, 1 to 999 (E106). */
  quantity: number;
  priceCents: number;
  simulationCents: number | null;
  certificationCents: number | null;
  promotionalId: string | null;
  /** ISO instant. */
  addedAt: string;
};

export type PublicCart = {
  items: readonly PublicCartItem[];
  hasSimulation: boolean;
  hasCertification: boolean;
  isMultiVoucher: boolean;
  paymentTypeId: number | null;
  orderId: number | null;
  promotionalId: string | null;
};

/** As stored and as sent to the server: names of the documents, amounts in euros (CART-08, CART-10). */
export type StoredCartItem = {
  id: string;
  corsoId: number;
  tipoArticoloId: ArticleKind;
  titoloCorso: string;
  immagineCorso: string | null;
  immagineUrl: string | null;
  categoria: string | null;
  durataCorso: number;
  quantita: number;
  costoCorso: number;
  costoSimulazione: number | null;
  costoCertificazione: number | null;
  promotionalId: string | null;
  dataCreazione: string;
};

export type StoredCart = {
  version: 1;
  corsi: { totalItems: number; items: StoredCartItem[]; columns: string[] };
  totaleCarrello: number;
  totaleEsamiSimulazioni: number;
  totaleEsamiCertificazioni: number;
  hasSimulation: boolean;
  hasCertification: boolean;
  isMultiVoucher: boolean;
  paymentTypeId: number | null;
  orderId: number | null;
  promotionalId: string | null;
};

export const emptyPublicCart: PublicCart = {
  items: [],
  hasSimulation: false,
  hasCertification: false,
  isMultiVoucher: false,
  paymentTypeId: null,
  orderId: null,
  promotionalId: null,
};

/** The three totals, in cents: unit cost times quantity, a missing cost counts 0 (2§4). */
export function publicCartTotals(cart: PublicCart) {
  const sum = (cost: (item: PublicCartItem) => number | null): number =>
    cart.items.reduce((total, item) => total + item.quantity * (cost(item) ?? 0), 0);
  return {
    coursesCents: sum((item) => item.priceCents),
    simulationsCents: sum((item) => item.simulationCents),
    certificationsCents: sum((item) => item.certificationCents),
  };
}

/** The guest's badge number: lines, minus one with a promotional id, never below 0 (SHELL-16, E91). */
export const publicCartBadge = (cart: PublicCart): number =>
  Math.max(0, cart.items.length - (cart.promotionalId === null ? 0 : 1));

export function toStoredCart(cart: PublicCart): StoredCart {
  const totals = publicCartTotals(cart);
  const { items, ...flags } = cart;
  return {
    version: 1,
    corsi: { totalItems: items.length, items: items.map(toStoredItem), columns: [] },
    totaleCarrello: eurosOf(totals.coursesCents),
    totaleEsamiSimulazioni: eurosOf(totals.simulationsCents),
    totaleEsamiCertificazioni: eurosOf(totals.certificationsCents),
    ...flags,
  };
}

const toStoredItem = (item: PublicCartItem): StoredCartItem => ({
  id: item.id,
  corsoId: item.courseId,
  tipoArticoloId: item.kind,
  titoloCorso: item.title,
  immagineCorso: null,
  immagineUrl: item.imageUrl,
  categoria: item.category,
  durataCorso: item.durationMinutes,
  quantita: item.quantity,
  costoCorso: eurosOf(item.priceCents),
  costoSimulazione: item.simulationCents === null ? null : eurosOf(item.simulationCents),
  costoCertificazione: item.certificationCents === null ? null : eurosOf(item.certificationCents),
  promotionalId: item.promotionalId,
  dataCreazione: item.addedAt,
});

/** Thrown inside the parser only; the cart is then empty. */
const unreadable = (what: string): never => {
  throw new TypeError(`public:cart: ${what}`);
};

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : unreadable('object');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : unreadable('text'));
const textOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : textOf(value);
const integerOf = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : unreadable('integer');
const integerOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : integerOf(value);

/** Euros of the wire to cents; more than two decimals is no amount. */
function readCents(value: unknown): number {
  if (typeof value !== 'number') return unreadable('amount');
  const cents = Math.round(value * 100);
  return Math.abs(cents / 100 - value) < 1e-9 ? integerOf(cents) : unreadable('amount');
}
const centsOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : readCents(value);

function itemOf(value: unknown): PublicCartItem {
  const fields = fieldsOf(value);
  const kind = fields['tipoArticoloId'];
  const quantity = integerOf(fields['quantita'] ?? 1);
  return {
    id: textOf(fields['id']),
    courseId: integerOf(fields['corsoId']),
    kind: kind === 1 || kind === 2 || kind === 3 ? kind : unreadable('tipoArticoloId'),
    title: textOf(fields['titoloCorso']),
    imageUrl: textOrNull(fields['immagineUrl']),
    category: textOrNull(fields['categoria']),
    durationMinutes: integerOf(fields['durataCorso']),
    quantity: quantity >= 1 && quantity <= 999 ? quantity : unreadable('quantita'),
    priceCents: readCents(fields['costoCorso']),
    simulationCents: centsOrNull(fields['costoSimulazione']),
    certificationCents: centsOrNull(fields['costoCertificazione']),
    promotionalId: textOrNull(fields['promotionalId']),
    addedAt: textOf(fields['dataCreazione']),
  };
}

/** Reads a stored cart of this version; anything else is the empty cart. Stored totals are never trusted. */
export function parsePublicCart(value: unknown): PublicCart {
  try {
    const fields = fieldsOf(value);
    const items = fieldsOf(fields['corsi'])['items'];
    if (fields['version'] !== 1 || !Array.isArray(items)) return emptyPublicCart;
    return {
      items: items.map(itemOf),
      hasSimulation: fields['hasSimulation'] === true,
      hasCertification: fields['hasCertification'] === true,
      isMultiVoucher: fields['isMultiVoucher'] === true,
      paymentTypeId: integerOrNull(fields['paymentTypeId']),
      orderId: integerOrNull(fields['orderId']),
      promotionalId: textOrNull(fields['promotionalId']),
    };
  } catch {
    return emptyPublicCart;
  }
}

const readStorage = (): PublicCart =>
  parsePublicCart(parseJson(browserStorage.read(publicCartKey)));

const useStore = create<{ cart: PublicCart }>(() => ({ cart: readStorage() }));

/** Flags go when the last line goes (CART-17), a promotion with its last line (CART-19). */
function settled(cart: PublicCart): PublicCart {
  if (cart.items.length === 0) {
    const none = { hasSimulation: false, hasCertification: false, isMultiVoucher: false };
    return { ...cart, ...none, promotionalId: null };
  }
  const isPromoted = cart.items.some(({ promotionalId }) => promotionalId === cart.promotionalId);
  return isPromoted ? cart : { ...cart, promotionalId: null };
}

function write(cart: PublicCart | null): void {
  const next = cart === null ? emptyPublicCart : settled(cart);
  browserStorage.write(publicCartKey, cart === null ? null : JSON.stringify(toStoredCart(next)));
  useStore.setState({ cart: next });
}

onOtherTabWrite(publicCartKey, () => useStore.setState({ cart: readStorage() }));

/** The guest's cart, in every tab. */
export const publicCart = {
  read: (): PublicCart => useStore.getState().cart,

  /** Appends a line; `false`, and nothing changes, when its course is in the cart already (CART-13, E92). */
  add(item: Omit<PublicCartItem, 'id' | 'addedAt' | 'quantity'> & { quantity?: number }): boolean {
    // From storage: another tab may have added the course a moment ago.
    const cart = readStorage();
    if (cart.items.some(({ courseId }) => courseId === item.courseId)) {
      useStore.setState({ cart });
      return false;
    }
    const line: PublicCartItem = {
      ...item,
      quantity: item.quantity ?? 1,
      id: crypto.randomUUID(),
      addedAt: new Date().toISOString(),
    };
    write({
      ...cart,
      items: [...cart.items, line],
      promotionalId: item.promotionalId ?? cart.promotionalId,
    });
    return true;
  },

  remove(id: string): void {
    const cart = readStorage();
    write({ ...cart, items: cart.items.filter((item) => item.id !== id) });
  },

  /** Drops the lines of a promotion and clears the promotional id (CART-19). */
  removePromotion(promotionalId: string): void {
    const cart = readStorage();
    write({
      ...cart,
      items: cart.items.filter((item) => item.promotionalId !== promotionalId),
      promotionalId: null,
    });
  },

  /** Any other change, from what is stored now. */
  update(change: (cart: PublicCart) => PublicCart): void {
    write(change(readStorage()));
  },

  /** Empty, and the local copy deleted (CART-20). */
  reset: (): void => write(null),

  /** After the server took a cart over: only its lines go, not what another tab added meanwhile (E93). */
  removeCarried(carried: PublicCart): void {
    const ids = new Set(carried.items.map(({ id }) => id));
    const left = readStorage().items.filter(({ id }) => !ids.has(id));
    write(left.length === 0 ? null : { ...readStorage(), items: left });
  },
};

/** The guest's cart; re-renders when it changes, in whichever tab. */
export const usePublicCart = <T = PublicCart>(select?: (cart: PublicCart) => T): T =>
  useStore(({ cart }) => (select === undefined ? (cart as T) : select(cart)));
