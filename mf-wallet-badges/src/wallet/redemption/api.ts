import { queryOptions } from '@tanstack/react-query';
import { api, centsOf, endpointKey, eurosOf, type AnswerOf, type BodyOf } from 'shared-auth';

export type CreditKind = 'reward' | 'profitSharing';

/** RewardForPromotion 3, ProfitSharing 4 (WALLET-06). */
const numbers = { reward: 3, profitSharing: 4 } as const satisfies Record<CreditKind, number>;

const kindOf = (number: number): CreditKind =>
  number === numbers.profitSharing ? 'profitSharing' : 'reward';

type WireTerms = AnswerOf<'/api/Wallet/GetRedemptionTerms', 'get'>;
type WireKind = WireTerms['tipi'][number];

export type Refusal = NonNullable<WireKind['rifiuto']>;

/** What can be asked for of one kind of credits; amounts in cents. */
export type KindTerms = {
  kind: CreditKind;
  availableCents: number;
  minimumCents: number;
  maximumCents: number;
  /** Days, `YYYY-MM-DD`; null where there is no window. */
  window: { from: string; to: string; isOpen: boolean } | null;
  /** Why nothing can be asked for now. */
  refusal: Refusal | null;
};

export type Terms = {
  kinds: KindTerms[];
  isCompany: boolean;
  /** Paid in the calendar year or waiting. */
  yearCents: number;
  declarationCents: number;
  withoutVatCents: number;
  withholdingBps: number;
  dutyStampOverCents: number;
};

const termsFromWire = (wire: WireTerms): Terms => ({
  kinds: wire.tipi.map((kind) => ({
    kind: kindOf(kind.tipoNotarizzazioneId),
    availableCents: centsOf(kind.disponibile),
    minimumCents: centsOf(kind.minimo),
    maximumCents: centsOf(kind.massimo),
    window: kind.finestra && {
      from: kind.finestra.dal,
      to: kind.finestra.al,
      isOpen: kind.finestra.aperta,
    },
    refusal: kind.rifiuto,
  })),
  isCompany: wire.isAzienda,
  yearCents: centsOf(wire.riscattatoAnno),
  declarationCents: centsOf(wire.limiteDichiarazione),
  withoutVatCents: centsOf(wire.limiteSenzaPartitaIva),
  withholdingBps: wire.ritenutaBps,
  dutyStampOverCents: centsOf(wire.bolloOltre),
});

export const termsQuery = queryOptions({
  queryKey: endpointKey('/api/Wallet/GetRedemptionTerms'),
  queryFn: async ({ signal }) =>
    termsFromWire(await api.get('/api/Wallet/GetRedemptionTerms', { signal })),
});

/** Limits of uploads, from `GET config`. */
export const uploadLimitsQuery = queryOptions({
  queryKey: endpointKey('/api/config'),
  queryFn: ({ signal }) => api.get('/api/config', { signal }),
  select: ({ uploads }) => uploads,
  staleTime: Infinity,
});

type WireRequest = AnswerOf<'/api/Wallet/GetRichiesteRiscatto', 'get'>['items'][number];

export type RedemptionRequest = {
  id: number;
  number: string;
  kind: CreditKind;
  cents: number;
  state: WireRequest['stato'];
  requestedAt: string;
  closedAt: string | null;
  /** Why it was refused. */
  reason: string | null;
};

/** The newest; more than these nobody has in years. */
const SHOWN_REQUESTS = 50;

export const requestsQuery = queryOptions({
  queryKey: endpointKey('/api/Wallet/GetRichiesteRiscatto'),
  queryFn: async ({ signal }): Promise<RedemptionRequest[]> => {
    const query = { page: 1, pageSize: SHOWN_REQUESTS };
    const { items } = await api.get('/api/Wallet/GetRichiesteRiscatto', { query, signal });
    return items.map((wire) => ({
      id: wire.id,
      number: wire.identificativoRichiesta,
      kind: kindOf(wire.tipoNotarizzazioneId),
      cents: centsOf(wire.importoRichiesto),
      state: wire.stato,
      requestedAt: wire.dataRichiesta,
      closedAt: wire.dataRisposta,
      reason: wire.motivazione,
    }));
  },
});

/** What a request changes. */
export const staleAfterRequest = [
  endpointKey('/api/Wallet/GetRedemptionTerms'),
  endpointKey('/api/Wallet/GetRichiesteRiscatto'),
  endpointKey('/api/Wallet/GetWalletAlgorandUtente'),
  endpointKey('/api/Wallet/GetMovements'),
  endpointKey('/api/Wallet/GetCreditMonths'),
];

type Document = { fileNameAzure: string; fileNameOriginal: string; url: string | null };

export type Wish = {
  /** Sent again, it is the same request. */
  key: string;
  kind: CreditKind;
  cents: number;
  email: string;
  iban: string;
  invoiceNumber: string | null;
  hasDeclaration: boolean;
  withholding: Document | undefined;
  occasional: Document | undefined;
};

const documentToWire = (document: Document | undefined) =>
  document === undefined
    ? null
    : {
        documentId: document.fileNameAzure,
        name: document.fileNameOriginal,
        url: document.url,
      };

/** Asks for euro in place of credits (API-75). */
export const requestRedemption = (wish: Wish): Promise<unknown> => {
  const body: BodyOf<'/api/Wallet/RichiestaRiscattoNft', 'post'> = {
    key: wish.key,
    emailPayPal: wish.email,
    iban: wish.iban,
    numeroFattura: wish.invoiceNumber,
    documentoRitenutaAcconto: documentToWire(wish.withholding),
    documentoPrestazioneOccasionale: documentToWire(wish.occasional),
    hasPrestazione: wish.hasDeclaration,
    importoRichiesto: eurosOf(wish.cents),
  };
  return api.post('/api/Wallet/RichiestaRiscattoNft', {
    query: { tipoNotarizzazione: numbers[wish.kind] },
    body,
  });
};

export const withdrawRequest = (richiestaId: number): Promise<unknown> =>
  api.post('/api/Wallet/WithdrawRichiestaRiscatto', { query: { richiestaId } });
