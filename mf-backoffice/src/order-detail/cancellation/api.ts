import { api, eurosOf } from 'shared-auth';

export type Decision =
  | { kind: 'whole' | 'refuse' }
  | { kind: 'lines'; lines: { lineId: number; seats: number }[] }
  | { kind: 'amount'; cents: number };

/** Answers an open request; administrators only. */
export const resolveRequest = (
  requestId: number,
  decision: Decision,
  message: string,
): Promise<unknown> =>
  api.post('/api/Orders/ResolveDeleteRequest', {
    body: {
      richiestaId: requestId,
      decisione: decision.kind,
      ...(decision.kind === 'lines'
        ? { righe: decision.lines.map(({ lineId, seats }) => ({ rigaId: lineId, posti: seats })) }
        : {}),
      ...(decision.kind === 'amount' ? { importo: eurosOf(decision.cents) } : {}),
      messaggio: message.trim() === '' ? null : message.trim(),
    },
  });
