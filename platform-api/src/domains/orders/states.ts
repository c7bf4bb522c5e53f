/** The labels are literal on the wire (ORDER-38); `Bozza` is never shown. */
export type OrderState = 'Bozza' | 'Ordinato' | 'Pagato' | 'Richiesta Annullamento' | 'Annullato';

export type OrderEvent =
  | 'captured'
  | 'undeliverable'
  | 'expire'
  | 'requestCancellation'
  | 'approveCancellation'
  | 'approvePart'
  | 'rejectCancellation';

/** Labels in the order in which a list shows them. */
export const visibleStates = ['Ordinato', 'Pagato', 'Richiesta Annullamento', 'Annullato'] as const;

/** The life of an order (commerce-model.md, "States"); what is not here does not happen. */
export const transitions: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  Bozza: { captured: 'Pagato', undeliverable: 'Annullato', expire: 'Annullato' },
  Ordinato: { captured: 'Pagato', undeliverable: 'Annullato', expire: 'Annullato' },
  Pagato: { requestCancellation: 'Richiesta Annullamento' },
  'Richiesta Annullamento': {
    approveCancellation: 'Annullato',
    // The rest of the order stays.
    approvePart: 'Pagato',
    rejectCancellation: 'Pagato',
  },
  // A capture that arrives late is never dropped; an order that was paid before takes no second one (settle).
  Annullato: { captured: 'Pagato', undeliverable: 'Annullato' },
};

/** The state after an event; null when the event does not apply. */
export const nextState = (state: OrderState, event: OrderEvent): OrderState | null =>
  transitions[state][event] ?? null;
