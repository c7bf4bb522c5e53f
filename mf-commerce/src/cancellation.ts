import { centsOf, type AnswerOf } from 'shared-auth';

/** Of a request to cancel an order, as the server writes it. */
type WireCancellation = Pick<
  AnswerOf<'/api/Orders', 'get'>,
  'richieste' | 'totaleRimborsato' | 'annullamentoNegato'
>;

export type CancellationRequest = {
  isByOffice: boolean;
  reason: string;
  askedAt: string;
  state: 'open' | 'whole' | 'part' | 'refused';
  answer: string | null;
  answeredAt: string | null;
};

export type Cancellation = {
  /** The newest. */
  request: CancellationRequest | null;
  refundedCents: number;
  refusal: string | null;
};

export const cancellationOf = (wire: WireCancellation): Cancellation => {
  const [newest] = wire.richieste;
  return {
    request:
      newest === undefined
        ? null
        : {
            isByOffice: newest.richiedente === 'backOffice',
            reason: newest.motivazione,
            askedAt: newest.dataRichiesta,
            state: newest.stato,
            answer: newest.risposta,
            answeredAt: newest.dataRisposta,
          },
    refundedCents: centsOf(wire.totaleRimborsato),
    refusal: wire.annullamentoNegato,
  };
};
