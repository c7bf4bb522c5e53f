/** Of a request to cancel an order, as the server writes it. */
export type WireCancellation = {
  richieste: {
    id: number;
    richiedente: 'learner' | 'guest' | 'backOffice';
    motivazione: string;
    dataRichiesta: string;
    stato: 'open' | 'whole' | 'part' | 'refused';
    risposta: string | null;
    dataRisposta: string | null;
  }[];
  totaleRimborsato: number;
  /** Why it cannot be asked for now; null when it can. */
  annullamentoNegato: string | null;
};

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
    refundedCents: Math.round(wire.totaleRimborsato * 100),
    refusal: wire.annullamentoNegato,
  };
};
