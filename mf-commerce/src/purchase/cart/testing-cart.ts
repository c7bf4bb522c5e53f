import type { FakeEndpoints } from 'shared-auth/testing';
import type { WireCart } from '../../server-cart.ts';

type Line = { corsoId: number; titoloCorso: string; costoCorso: number };

/** A course of the fake server, at 79 euros with exams at 19 and 49. */
export const safetyCourse: Line = {
  corsoId: 7,
  titoloCorso: 'Sicurezza in ufficio',
  costoCorso: 79,
};

const half = (cents: number) => Math.floor((2 * cents * 10_000 + 12_200) / (2 * 12_200));

/** A cart as the server writes it, with the totals of its lines and no discount. */
export function wireCart(
  lines: (Line & Partial<WireCart['corsi']['items'][number]>)[],
  changes: Partial<WireCart> = {},
): WireCart {
  const flags = { hasSimulation: false, hasCertification: false, isMultiVoucher: false };
  const items = lines.map((line): WireCart['corsi']['items'][number] => ({
    id: line.corsoId,
    tipoArticoloId: 1,
    immagineCorso: null,
    promotionalId: null,
    dataCreazione: '2026-10-05T08:30:00.000Z',
    immagineUrl: null,
    durataCorso: 240,
    quantita: 1,
    costoSimulazione: null,
    costoCertificazione: null,
    categoria: 'sicurezza',
    statoCorso: 1,
    ...line,
  }));
  const sum = (cost: 'costoCorso' | 'costoSimulazione' | 'costoCertificazione') =>
    items.reduce((total, item) => total + (item[cost] ?? 0) * item.quantita, 0);
  // What exams would cost, whether they are chosen or not (MONEY-02, MONEY-03).
  const totaleEsamiSimulazioni = sum('costoSimulazione');
  const totaleEsamiCertificazioni = sum('costoCertificazione');
  const { hasSimulation, hasCertification } = { ...flags, ...changes };
  const totaleOrdine =
    sum('costoCorso') +
    (hasSimulation ? totaleEsamiSimulazioni : 0) +
    (hasCertification ? totaleEsamiCertificazioni : 0);
  const totaleImponibile = half(totaleOrdine * 100) / 100;
  return {
    version: 1,
    maxSeats: 1000,
    ...flags,
    id: 1,
    orderId: null,
    paymentTypeId: null,
    promotionalId: null,
    corsi: { totalItems: items.length, items, columns: [] },
    totaleCarrello: sum('costoCorso'),
    totaleEsamiSimulazioni,
    totaleEsamiCertificazioni,
    totaleOrdine,
    totaleSconto: 0,
    totalCost: totaleOrdine,
    totaleImponibile,
    totaleIva: totaleOrdine - totaleImponibile,
    sconto: 0,
    ...changes,
  };
}

/** A cart on a fake server that adds, removes and prices like the real one, without discounts. */
export function fakeCart(initial: Line[] = []) {
  let lines = [...initial];
  const noFlags = { hasSimulation: false, hasCertification: false, isMultiVoucher: false };
  const flags = { ...noFlags };
  const copies = new Map<number, number>();
  let version = 1;
  const exams = { costoSimulazione: 19, costoCertificazione: 49 };
  const wire = () => ({
    data: wireCart(
      lines.map((line) => ({ ...line, ...exams, quantita: copies.get(line.corsoId) ?? 1 })),
      { ...flags, version },
    ),
  });
  return {
    'GET /api/Cart': wire,
    'POST /api/Cart': ({ body: { courseId, quantity = 1 } }) => {
      if (lines.some((line) => line.corsoId === courseId)) {
        return { warning: 'Corso già presente', code: 'COURSE_ALREADY_IN_CART' };
      }
      const known = initial.find((line) => line.corsoId === courseId);
      lines = [...lines, known ?? { ...safetyCourse, corsoId: courseId }];
      if (flags.isMultiVoucher) copies.set(courseId, quantity);
      version += 1;
      return wire();
    },
    'DELETE /api/Cart/{courseId}': ({ params }) => {
      lines = lines.filter((line) => String(line.corsoId) !== params['courseId']);
      version += 1;
      return wire();
    },
    'DELETE /api/Cart': () => {
      lines = [];
      Object.assign(flags, noFlags);
      version += 1;
      return wire();
    },
    'PUT /api/Cart/UpdateCartWithMultiVoucher': ({ query, body }) => {
      flags.isMultiVoucher = String(query['isMultiVoucher']) === 'true';
      copies.clear();
      for (const { corsoId, quantita = 1 } of body) {
        if (flags.isMultiVoucher) copies.set(corsoId, quantita);
      }
      version += 1;
      return wire();
    },
    'PUT /api/Cart/Quantity': ({ body: { corsoId, quantita } }) => {
      copies.set(corsoId, quantita);
      version += 1;
      return wire();
    },
    'PUT /api/Cart/UpdateCartWithExams': ({ query }) => {
      flags.hasSimulation = String(query['hasSimulation']) === 'true';
      flags.hasCertification = String(query['hasCertification']) === 'true';
      version += 1;
      return wire();
    },
  } satisfies FakeEndpoints;
}
