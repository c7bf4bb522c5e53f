import { queryOptions } from '@tanstack/react-query';
import { api, centsOf, endpointKey, type AnswerOf } from 'shared-auth';

/** An order in the back office; amounts in integer cents. */
export type Order = {
  id: number;
  number: string;
  orderedAt: string;
  paidAt: string | null;
  paymentType: string;
  state: string;
  invoiceNumber: string | null;
  /** As FatturaPA, with its credit notes. */
  hasElectronicInvoice: boolean;
  giftEmail: string | null;
  promotion: string | null;
  cancellationReason: string | null;
  isGuest: boolean;
  client: { name: string; surname: string; email: string; phone: string; isAccredited: boolean };
  billing: {
    fiscalCode: string;
    address: string;
    company: string | null;
    vatNumber: string | null;
    sdi: string | null;
  };
  articles: { key: string; title: string; quantity: number; unitCents: number }[];
  totals: {
    gross: number;
    discount: number;
    net: number;
    vat: number;
    coupon: number;
    total: number;
  };
  /** Newest first. */
  requests: {
    id: number;
    isByOffice: boolean;
    reason: string;
    askedAt: string;
    state: 'open' | 'whole' | 'part' | 'refused';
  }[];
  /** Why the back office cannot ask for the cancellation; null when it can. */
  cancelRefusal: string | null;
  creditNotes: { id: number; number: string; issuedAt: string; cents: number }[];
  /** Lines, with what 1, 2, 3 … of the unused seats give back. */
  parts: {
    lineId: number;
    title: string;
    seats: number;
    returnedSeats: number;
    freeCents: number[];
  }[];
  refundableCents: number;
  history: OrderHistory;
};

/** Newest first, a part of it. */
export type OrderHistory = {
  entries: {
    id: number;
    at: string;
    event: string;
    by: string | null;
    cents: number | null;
    note: string | null;
  }[];
  hasOlder: boolean;
};

/** Field names of the wire (ORDER-35 to ORDER-37). */
type WireOrder = AnswerOf<'/api/Users/DashboardOrderDetail', 'get'>;

function orderFromWire(wire: WireOrder): Order {
  const { user, billing } = wire;
  return {
    id: wire.id,
    number: wire.orderNumber,
    orderedAt: wire.orderDate,
    paidAt: wire.paymentDate,
    paymentType: wire.paymentType,
    state: wire.orderState,
    invoiceNumber: wire.numeroFattura,
    hasElectronicInvoice: wire.fatturaElettronica,
    giftEmail: wire.emailGift,
    promotion: wire.promotionalId,
    cancellationReason: wire.motivazione,
    isGuest: wire.isUserGuest,
    client: {
      name: user.name,
      surname: user.surname,
      email: user.email,
      phone: user.phoneNumber,
      isAccredited: user.blockchainAccredited,
    },
    billing: {
      fiscalCode: billing.codiceFiscale,
      address: `${billing.indirizzo}, ${billing.cap} ${billing.comune} (${billing.provincia})`,
      company: billing.ragioneSociale,
      vatNumber: billing.partitaIva,
      sdi: billing.sdi,
    },
    articles: [
      ...wire.corsiAcquistati.map((course, place) => ({
        key: `course-${place}`,
        title: course.titoloCorso,
        quantity: course.quantita,
        unitCents: centsOf(course.costoCorso),
      })),
      ...wire.esamiAcquistati.map((exam, place) => ({
        key: `exam-${place}`,
        title: exam.titoloEsame,
        quantity: exam.quantita,
        unitCents: centsOf(exam.costoEsame),
      })),
    ],
    totals: {
      gross: centsOf(wire.totaleOrdine),
      discount: centsOf(wire.totaleSconto),
      net: centsOf(wire.totaleImponibile),
      vat: centsOf(wire.totaleIva),
      coupon: centsOf(wire.totaleCoupon),
      total: centsOf(wire.totalCost),
    },
    requests: wire.richieste.map((request) => ({
      id: request.id,
      isByOffice: request.richiedente === 'backOffice',
      reason: request.motivazione,
      askedAt: request.dataRichiesta,
      state: request.stato,
    })),
    cancelRefusal: wire.annullamentoNegato,
    creditNotes: wire.noteCredito.map((note) => ({
      id: note.id,
      number: note.numero,
      issuedAt: note.data,
      cents: centsOf(note.importo),
    })),
    parts: wire.parti.map((part) => ({
      lineId: part.rigaId,
      title: part.titoloCorso,
      seats: part.posti,
      returnedSeats: part.postiRimborsati,
      freeCents: part.importi.map((euros) => centsOf(euros)),
    })),
    refundableCents: centsOf(wire.rimborsabile),
    history: historyFromWire(wire),
  };
}

const historyFromWire = (wire: Pick<WireOrder, 'storia' | 'storiaContinua'>): OrderHistory => ({
  entries: wire.storia.map((entry) => ({
    id: entry.id,
    at: entry.data,
    event: entry.evento,
    by: entry.autore,
    cents: entry.importo === null ? null : centsOf(entry.importo),
    note: entry.numero,
  })),
  hasOlder: wire.storiaContinua,
});

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Users/DashboardOrderDetail', orderId),
    queryFn: async ({ signal }): Promise<Order> =>
      orderFromWire(
        await api.get('/api/Users/DashboardOrderDetail', {
          query: { ordineId: Number(orderId) },
          signal,
        }),
      ),
  });

/** The next part of a history. @param before the last entry that is known */
export const olderHistory = async (orderId: number, before: number): Promise<OrderHistory> =>
  historyFromWire(
    await api.get('/api/Users/GetOrderHistory', { query: { ordineId: orderId, primaDi: before } }),
  );
