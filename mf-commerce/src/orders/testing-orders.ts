import type { AnswerOf } from 'shared-auth';

type WireOrder = AnswerOf<'/api/Orders', 'get'>;
type WireOrderRow = AnswerOf<'/api/Orders/all', 'get'>['items'][number];

type Row = {
  id: number;
  orderState?: WireOrderRow['orderState'];
  paid?: boolean;
  titles?: string[];
};

/** A row of `Orders/all` as the server writes it (ORDER-32). */
export const orderRow = ({
  id,
  orderState = 'Pagato',
  paid = true,
  titles = ['Sicurezza in ufficio'],
}: Row): WireOrderRow => ({
  id,
  orderNumber: `WB-2026-0000${id}`,
  orderDate: '2026-10-05T08:30:00.000Z',
  orderState,
  paid,
  paymentTypeId: 1,
  coursesNumber: titles.length,
  coursesBought: titles.map((titoloCorso, index) => ({ corsoId: index + 1, titoloCorso })),
  totalCost: 128,
  hasInvoice: paid,
  numeroFattura: null,
});

/** `Orders` as the server writes it (ORDER-35 to ORDER-37): a course with its exam, 10% off. */
export const orderDetail = (changes: Partial<WireOrder> = {}): WireOrder => ({
  id: 41,
  orderNumber: 'WB-2026-000041',
  orderDate: '2026-10-05T08:30:00.000Z',
  paymentDate: '2026-10-06T08:30:00.000Z',
  paymentType: 'Carta',
  paymentTypeId: 1,
  orderState: 'Pagato',
  paid: true,
  totalCost: 900,
  totaleImponibile: 737.7,
  totaleIva: 162.3,
  totaleOrdine: 1000,
  totaleSconto: 100,
  totaleCoupon: 0,
  daPagare: 900,
  totaleRimborsato: 0,
  rimborsi: [],
  motivazione: null,
  urlFile: null,
  hasInvoice: true,
  numeroFattura: '2026/17',
  tipoRicevuta: 1,
  fatturaElettronica: false,
  emailGift: null,
  regalo: null,
  promotionalId: null,
  vouchers: [],
  vouchersNumber: 0,
  richieste: [],
  noteCredito: [],
  annullamentoNegato: null,
  isUserGuest: false,
  user: {
    name: 'Giulia',
    surname: 'Sartori',
    email: 'giulia.sartori@example.it',
    phoneNumber: '+39 3331234567',
    blockchainAccredited: false,
  },
  billing: {
    codiceFiscale: 'SRTGLI90A41F205X',
    indirizzo: 'Via Roma 1',
    comune: 'Milano',
    provincia: 'MI',
    cap: '20121',
    partitaIva: null,
    ragioneSociale: null,
    sdi: null,
  },
  corsiAcquistati: [
    { corsoId: 7, titoloCorso: 'Sicurezza in ufficio', quantita: 2, costoCorso: 400 },
  ],
  esamiAcquistati: [{ titoloEsame: 'Esame di certificazione', costoEsame: 100, quantita: 2 }],
  ...changes,
});
