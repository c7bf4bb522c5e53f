import { act } from '@testing-library/react';
import {
  emptyPublicCart,
  parsePublicCart,
  publicCart,
  publicCartBadge,
  publicCartKey,
  publicCartTotals,
  toStoredCart,
} from './public-cart.ts';
import { resetAuth } from './testing.ts';

beforeEach(resetAuth);

const course = (courseId: number, priceCents = 7900) => ({
  courseId,
  kind: 1 as const,
  title: `Corso ${courseId}`,
  imageUrl: null,
  category: 'sicurezza',
  durationMinutes: 60,
  priceCents,
  simulationCents: 1990,
  certificationCents: null,
  promotionalId: null,
});

const stored = () => JSON.parse(localStorage.getItem(publicCartKey) ?? 'null') as never;

test('[CART-07 part] a guest cart is kept under public:cart', () => {
  publicCart.add(course(1));
  expect(localStorage.getItem('public:cart')).not.toBeNull();
});

test('[CART-08 part] [CART-10 part] it is stored with the fields of the documents, amounts in euros', () => {
  publicCart.add(course(1));
  expect(stored()).toMatchObject({
    corsi: {
      totalItems: 1,
      columns: [],
      items: [
        {
          corsoId: 1,
          titoloCorso: 'Corso 1',
          immagineCorso: null,
          immagineUrl: null,
          durataCorso: 60,
          quantita: 1,
          costoCorso: 79,
          costoSimulazione: 19.9,
          costoCertificazione: null,
          tipoArticoloId: 1,
          promotionalId: null,
        },
      ],
    },
    totaleCarrello: 79,
    totaleEsamiSimulazioni: 19.9,
    totaleEsamiCertificazioni: 0,
    hasSimulation: false,
    hasCertification: false,
    isMultiVoucher: false,
    paymentTypeId: null,
    orderId: null,
    promotionalId: null,
  });
});

test('[CART-08 part] what is stored reads back the same', () => {
  publicCart.add(course(1, 4999));
  publicCart.add(course(2));
  expect(parsePublicCart(stored())).toEqual(publicCart.read());
});

test.each([
  ['nothing', null],
  ['another version', { ...toStoredCart(emptyPublicCart), version: 2 }],
  ['no version', { ...toStoredCart(emptyPublicCart), version: undefined }],
  ['no items', { version: 1, corsi: {} }],
  ['a broken item', { version: 1, corsi: { items: [{ corsoId: 'x' }] } }],
  ['a text', 'cart'],
])('[CART-07 part] %s reads as the empty cart', (_, value) => {
  expect(parsePublicCart(value)).toEqual(emptyPublicCart);
});

test.each([
  ['quantita', 0],
  ['quantita', 1000],
  ['quantita', 1.5],
  ['costoCorso', -1],
  ['costoCorso', 1.005],
  ['costoCorso', '79'],
  ['tipoArticoloId', 4],
])('[CART-10 part] an item with %s %p makes the cart empty', (field, value) => {
  publicCart.add(course(1));
  const cart = stored() as { corsi: { items: object[] } };
  cart.corsi.items[0] = { ...cart.corsi.items[0], [field]: value };
  expect(parsePublicCart(cart)).toEqual(emptyPublicCart);
});

test('[CART-13 part] a course that is already there is ignored', () => {
  expect(publicCart.add(course(1))).toBe(true);
  expect(publicCart.add({ ...course(1), kind: 2 })).toBe(false);
  expect(publicCart.read().items).toHaveLength(1);
});

test('[CART-14] adding appends, raises the count and recomputes the totals', () => {
  publicCart.add(course(1, 1000));
  publicCart.add({ ...course(2, 2550), quantity: 3 });
  expect(publicCart.read().items.map(({ courseId }) => courseId)).toEqual([1, 2]);
  expect(publicCartTotals(publicCart.read())).toEqual({
    coursesCents: 8650,
    simulationsCents: 7960,
    certificationsCents: 0,
  });
});

test('[CART-16 part] [CART-17 part] removing lowers the count; an empty cart loses its flags', () => {
  publicCart.add(course(1));
  publicCart.update((cart) => ({ ...cart, hasSimulation: true, isMultiVoucher: true }));
  publicCart.remove(publicCart.read().items[0]?.id ?? '');
  expect(publicCart.read()).toEqual(emptyPublicCart);
});

test('[CART-19] removing by promotional id drops its lines and clears it', () => {
  publicCart.add(course(1));
  publicCart.add({ ...course(2), promotionalId: 'promo' });
  publicCart.add({ ...course(3), promotionalId: 'promo' });
  publicCart.removePromotion('promo');
  expect(publicCart.read()).toMatchObject({ promotionalId: null, items: [{ courseId: 1 }] });
});

test('[CART-20 part] a reset empties it and deletes the local copy', () => {
  publicCart.add(course(1));
  publicCart.reset();
  expect(publicCart.read()).toEqual(emptyPublicCart);
  expect(localStorage.getItem('public:cart')).toBeNull();
});

test.each([
  [0, null, 0],
  [2, null, 2],
  [2, 'promo', 1],
  [0, 'promo', 0],
])('[SHELL-16 part] %i lines with promotional id %p show %i', (count, promotionalId, number) => {
  const items = Array.from({ length: count }, (_, index) => ({
    ...course(index),
    id: String(index),
    quantity: 1,
    addedAt: '2026-01-01T00:00:00.000Z',
  }));
  expect(publicCartBadge({ ...emptyPublicCart, items, promotionalId })).toBe(number);
});

test('[CART-07 part] what another tab adds shows here', () => {
  publicCart.add(course(1));
  const cart = JSON.stringify(stored());
  publicCart.reset();
  localStorage.setItem(publicCartKey, cart);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: publicCartKey })));
  expect(publicCart.read().items).toHaveLength(1);
});
