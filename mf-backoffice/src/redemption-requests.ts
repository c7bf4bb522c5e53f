import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, centsOf, endpointKey, type AnswerOf, type OptionsOf } from 'shared-auth';
import { saveAddress } from 'shared-ui';

type WireRow = AnswerOf<'/api/Algorand/GetRichiesteRiscattoAlgorand', 'get'>['items'][number];
type WireDetail = AnswerOf<'/api/Algorand/GetRichiestaRiscatto', 'get'>;

export type RedemptionState = WireRow['stato'];

/** The requests of a state, or all, as CSV in base64 (API-79). */
export const readRedemptionsCsv = (stato: RedemptionState | undefined): Promise<string> =>
  api.get('/api/Algorand/GetCSVRichieste', { query: { stato } });

/** All of them, in the order of a request's life. */
export const redemptionStates = Object.keys({
  open: true,
  paid: true,
  refused: true,
  withdrawn: true,
} satisfies Record<RedemptionState, true>) as RedemptionState[];

/** ProfitSharing 4, RewardForPromotion 3 (WALLET-06). */
const PROFIT_SHARING = 4;

/** A row of the table of requests; amounts in cents. */
export type RedemptionRow = {
  id: number;
  number: string;
  holder: string;
  fiscalCode: string;
  vatNumber: string | null;
  email: string;
  iban: string;
  cents: number;
  type: number;
  kind: 'reward' | 'profitSharing';
  userId: string;
  state: RedemptionState;
  requestedAt: string;
  hasContributions: boolean;
};

const rowFromWire = (wire: WireRow): RedemptionRow => ({
  id: wire.id,
  number: wire.identificativoRichiesta,
  holder: wire.nominativoRichiedente,
  fiscalCode: wire.codiceFiscale,
  vatNumber: wire.partitaIVA,
  email: wire.emailPayPal,
  iban: wire.iban,
  cents: centsOf(wire.importoRichiesto),
  type: wire.tipoNotarizzazioneId,
  kind: wire.tipoNotarizzazioneId === PROFIT_SHARING ? 'profitSharing' : 'reward',
  userId: wire.utenteId,
  state: wire.stato,
  requestedAt: wire.dataRichiesta,
  hasContributions: wire.contributi,
});

export type DocumentKind = WireDetail['documenti'][number]['documento'];

export type Redemption = RedemptionRow & {
  withheldCents: number;
  netCents: number;
  owedCents: number;
  invoiceNumber: string | null;
  hasDeclaration: boolean;
  reason: string | null;
  documents: { kind: DocumentKind; name: string; canDownload: boolean }[];
  history: { event: string; by: string | null; at: string }[];
};

const detailFromWire = (wire: WireDetail): Redemption => ({
  ...rowFromWire(wire),
  withheldCents: centsOf(wire.ritenuta),
  netCents: centsOf(wire.daPagare),
  owedCents: centsOf(wire.daCompensare),
  invoiceNumber: wire.numeroFattura,
  hasDeclaration: wire.hasPrestazione,
  reason: wire.motivazione,
  documents: wire.documenti.map(({ documento, name, scaricabile }) => ({
    kind: documento,
    name,
    canDownload: scaricabile,
  })),
  history: wire.storia.map(({ evento, autore, data }) => ({ event: evento, by: autore, at: data })),
});

type RequestsQuery = NonNullable<
  OptionsOf<'/api/Algorand/GetRichiesteRiscattoAlgorand', 'get'>['query']
>;

/** Requests of everyone; the server sorts, filters and pages (BACK-07). */
export const redemptionsQuery = (query: RequestsQuery) =>
  queryOptions({
    queryKey: endpointKey('/api/Algorand/GetRichiesteRiscattoAlgorand', query),
    queryFn: async ({ signal }) => {
      const wire = await api.get('/api/Algorand/GetRichiesteRiscattoAlgorand', { query, signal });
      return { ...wire, items: wire.items.map(rowFromWire) };
    },
    placeholderData: keepPreviousData,
  });

export const redemptionQuery = (richiestaId: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Algorand/GetRichiestaRiscatto', { richiestaId }),
    queryFn: async ({ signal }) =>
      detailFromWire(
        await api.get('/api/Algorand/GetRichiestaRiscatto', {
          query: { richiestaId: Number(richiestaId) },
          signal,
        }),
      ),
  });

/** What an answer changes. */
export const staleAfterAnswer = [
  endpointKey('/api/Algorand/GetRichiesteRiscattoAlgorand'),
  endpointKey('/api/Algorand/GetRichiestaRiscatto'),
];

/** Marks it as paid (API-77); the server pays no newer one in its place. */
export const processRequest = ({ id, userId, type }: Redemption): Promise<unknown> =>
  api.post('/api/Algorand/UpdateNftRiscattati', {
    query: { userId, tipoNotarizzazione: type === PROFIT_SHARING ? 4 : 3, richiestaId: id },
  });

export const refuseRequest = (richiestaId: number, motivazione: string): Promise<unknown> =>
  api.post('/api/Algorand/RefuseRichiestaRiscatto', { body: { richiestaId, motivazione } });

/** Downloads a document; a failure is logged to the console only (SHELL-23). */
export async function downloadDocument(
  richiestaId: number,
  documento: DocumentKind,
): Promise<void> {
  try {
    const query = { richiestaId, documento };
    const { url, fileName } = await api.get('/api/Algorand/GetDocumentoRiscatto', { query });
    saveAddress(fileName, url);
  } catch (error) {
    console.error(error);
  }
}
