import type { z } from 'zod';
import { fromEuros, toEuros } from '../../../money.ts';
import type { Platform } from '../../../platform.ts';
import { keptPayment } from '../coupon/order-refunds.ts';
import type { CancellationState } from '../order-detail.ts';
import type { resolveBody } from './cancellation-schemas.ts';
import { creditNoteNumber } from './credit-notes.ts';
import type { Decision } from './decision.ts';
import { historyOf } from './history.ts';
import { refusalOf, type OrderCaller } from './order-can.ts';
import { usedOf, type OrderPart } from './parts-of-order.ts';

/** The cancellation of an order as its reader sees it; `caller` decides what they may do. */
export function cancellationToWire(state: CancellationState, caller: OrderCaller) {
  const { order, parts, requests, creditNotes } = state;
  return {
    richieste: requests.map((request) => ({
      id: request.id,
      richiedente: request.caller,
      motivazione: request.reason,
      dataRichiesta: request.requestedAt.toISOString(),
      stato: request.state,
      risposta: request.answer,
      dataRisposta: request.resolvedAt?.toISOString() ?? null,
    })),
    noteCredito: creditNotes.map((note) => ({
      id: note.id,
      numero: creditNoteNumber(note),
      data: note.issuedAt.toISOString(),
      importo: toEuros(note.cents),
      imponibile: toEuros(note.netCents),
      iva: toEuros(note.vatCents),
    })),
    annullamentoNegato: refusalOf('requestCancellation', caller, {
      state: order.state,
      isGuest: order.userId === null,
      used: usedOf(parts),
    }),
  };
}

/** Beside it, what an administrator decides by. */
export async function decisionToWire(platform: Platform, state: CancellationState) {
  const { order, parts } = state;
  return {
    parti: parts.map((part) => ({
      rigaId: part.lineId,
      titoloCorso: part.title,
      posti: part.seats,
      postiRimborsati: part.returnedSeats,
      importi: amountsOf(part),
    })),
    rimborsabile: toEuros((await keptPayment(platform, order.id)).leftCents),
    ...historyToWire(await historyOf(platform, order.id)),
  };
}

export const historyToWire = ({ entries, hasOlder }: Awaited<ReturnType<typeof historyOf>>) => ({
  storia: entries.map((entry) => ({
    id: entry.id,
    data: entry.at.toISOString(),
    evento: entry.event,
    autore: entry.by,
    importo: entry.cents === null ? null : toEuros(entry.cents),
    numero: entry.note,
  })),
  storiaContinua: hasOlder,
});

/** Seats go back from the last free one on. */
function amountsOf({ freeSeats, seatCents }: OrderPart): number[] {
  let total = 0n;
  return freeSeats.toReversed().map((seat) => {
    total += seatCents[seat - 1] ?? 0n;
    return toEuros(total);
  });
}

/** The schema has seen to it that each decision has what it needs. */
export function decisionFromWire(body: z.infer<typeof resolveBody>): Decision {
  switch (body.decisione) {
    case 'lines':
      return {
        kind: 'lines',
        lines: (body.righe ?? []).map(({ rigaId, posti }) => ({ lineId: rigaId, seats: posti })),
      };
    case 'amount':
      return { kind: 'amount', cents: fromEuros(body.importo ?? 0) };
    default:
      return { kind: body.decisione };
  }
}
