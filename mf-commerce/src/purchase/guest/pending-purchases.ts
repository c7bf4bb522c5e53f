/**
 * A guest's purchases in this browser: the key by which the server knows the buyer, and
 * nothing about the person. Open purchases are in localStorage, because a provider may return
 * in another tab; a paid one stays with the tab that showed its codes, for a reload (E96, E111).
 */
export type GuestPurchase = {
  /** 256 random bits; in bodies only, never in an address. */
  key: string;
  /** Hash of the order: repeating it finds the same purchase (E95). */
  fingerprint: string;
  paymentTypeId: number;
  /** Lines of `public:cart` that go once it is paid. */
  itemIds: string[];
  startedAt: number;
};

const openKey = 'commerce:guest-purchases';
const tabKey = 'commerce:guest-purchase';
/** An unpaid order expires after one day; a second one for a provider that is late. */
const KEPT_MS = 2 * 24 * 3_600_000;
const MOST = 5;

function read<T>(storage: Storage, name: string): T | null {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function writeOpen(purchases: GuestPurchase[]): void {
  if (purchases.length === 0) localStorage.removeItem(openKey);
  else localStorage.setItem(openKey, JSON.stringify(purchases));
}

/** Purchases whose end is not known here, newest first. */
export const openPurchases = (): GuestPurchase[] =>
  (read<GuestPurchase[]>(localStorage, openKey) ?? []).filter(
    ({ startedAt }) => Date.now() - startedAt < KEPT_MS,
  );

/** Those that a return from a provider can be of: first the one of this tab. */
export function knownPurchases(): GuestPurchase[] {
  const ofTab = read<GuestPurchase>(sessionStorage, tabKey);
  const open = openPurchases();
  if (ofTab === null) return open;
  return [ofTab, ...open.filter(({ key }) => key !== ofTab.key)];
}

/** The open purchase of this order, or a new one. */
export function beginPurchase(
  order: Pick<GuestPurchase, 'fingerprint' | 'paymentTypeId' | 'itemIds'>,
): GuestPurchase {
  const open = openPurchases();
  const known = open.find(({ fingerprint }) => fingerprint === order.fingerprint);
  const purchase = { ...(known ?? { key: newKey(), startedAt: Date.now() }), ...order };
  writeOpen([purchase, ...open.filter(({ key }) => key !== purchase.key)].slice(0, MOST));
  keepInTab(purchase);
  return purchase;
}

/** Its end is known: only this tab remembers it, for a reload of the result. */
export function endPurchase(purchase: GuestPurchase): void {
  keepInTab(purchase);
  writeOpen(openPurchases().filter(({ key }) => key !== purchase.key));
}

/** It can no longer be paid, or is not known to the server. */
export function forgetPurchase({ key }: GuestPurchase): void {
  writeOpen(openPurchases().filter((purchase) => purchase.key !== key));
  if (read<GuestPurchase>(sessionStorage, tabKey)?.key === key) sessionStorage.removeItem(tabKey);
}

const keepInTab = (purchase: GuestPurchase): void =>
  sessionStorage.setItem(tabKey, JSON.stringify(purchase));

const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
