import type { AnswerOf } from 'shared-auth';

type WireRow = AnswerOf<'/api/Algorand/GetRichiesteRiscattoAlgorand', 'get'>['items'][number];

/** A redemption request as the table has it. */
export const wireRedemption = (id: number, changes: Partial<WireRow> = {}): WireRow => ({
  identificativoRichiesta: `RIS-${String(id).padStart(6, '0')}`,
  nominativoRichiedente: 'Marco Bianchi',
  codiceFiscale: 'BNCMRC91P03A794D',
  partitaIVA: null,
  emailPayPal: 'marco@example.it',
  iban: 'IT60X0542811101000000123456',
  importoRichiesto: 386,
  tipoNotarizzazioneId: 3,
  utenteId: '6a3185c7-6ad3-433f-9030-3458544ffb96',
  isRiscattato: false,
  id,
  stato: 'open',
  dataRichiesta: '2026-12-16T10:00:00.000Z',
  contributi: false,
  ...changes,
});
