import type { AnswerOf } from 'shared-auth';

type WireOrder = AnswerOf<'/api/Users/DashboardOrderDetail', 'get'>;
type WireOrderRow = AnswerOf<'/api/List/Orders', 'get'>['items'][number];

/** Answers of the API for tests, under the names of the wire. */
export const wireOrderRow = (id: number, changes: Partial<WireOrderRow> = {}): WireOrderRow => ({
  id,
  orderNumber: `WB-2026-00000${id}`,
  customer: 'Ferrante Luca',
  customerSurname: 'Ferrante',
  orderDate: '2026-10-30T23:30:00.000Z',
  orderState: 'Pagato',
  paid: true,
  isUserGuest: false,
  hasInvoice: true,
  numeroFattura: `${id}/2026`,
  totalCost: 2073.6,
  tipoPagamentoId: 1,
  ...changes,
});

export const wirePage = <Item>(items: Item[], totalItems = items.length, page = 1) => ({
  items,
  totalItems,
  hasMore: false,
  page,
  pageSize: 10,
});

export const wireOrder = (changes: Partial<WireOrder> = {}): WireOrder => ({
  id: 7,
  orderNumber: 'WB-2026-000007',
  orderDate: '2026-11-05T10:00:00.000Z',
  paymentDate: '2026-11-05T10:02:00.000Z',
  paymentType: 'Carta',
  paymentTypeId: 1,
  orderState: 'Pagato',
  paid: true,
  totalCost: 97.6,
  totaleImponibile: 80,
  totaleIva: 17.6,
  totaleOrdine: 122,
  totaleSconto: 24.4,
  totaleCoupon: 0,
  daPagare: 97.6,
  totaleRimborsato: 0,
  rimborsi: [],
  motivazione: null,
  urlFile: null,
  hasInvoice: true,
  numeroFattura: '2/2026',
  tipoRicevuta: 2,
  fatturaElettronica: false,
  emailGift: null,
  regalo: null,
  promotionalId: null,
  vouchers: [],
  vouchersNumber: 0,
  isUserGuest: true,
  user: {
    name: 'Ivo',
    surname: 'Neri',
    email: 'ivo@example.it',
    phoneNumber: '+39 3331234567',
    blockchainAccredited: false,
  },
  billing: {
    codiceFiscale: 'NRIVIO80A01L219X',
    indirizzo: 'Via Po 1',
    comune: 'Torino',
    provincia: 'TO',
    cap: '10100',
    ragioneSociale: 'Edilnova S.r.l.',
    partitaIva: '12345678903',
    sdi: null,
  },
  corsiAcquistati: [{ corsoId: 1, titoloCorso: 'Excel', quantita: 2, costoCorso: 50 }],
  esamiAcquistati: [{ titoloEsame: 'Esame di simulazione: Excel', costoEsame: 22, quantita: 1 }],
  richieste: [],
  noteCredito: [],
  annullamentoNegato: null,
  parti: [
    { rigaId: 11, titoloCorso: 'Excel', posti: 2, postiRimborsati: 0, importi: [48.8, 97.6] },
  ],
  rimborsabile: 97.6,
  storia: [],
  ...changes,
});
