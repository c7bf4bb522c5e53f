import type { Deadline } from './api.ts';

/** A row of the list of deadlines, for tests. */
export const deadline = (id: number, changes: Partial<Deadline> = {}): Deadline => ({
  id: `4fe0ac52-1111-4000-8000-${String(id).padStart(12, '0')}`,
  nome: `Persona ${id}`,
  email: `p${id}@example.it`,
  corsoId: 1,
  titoloCorso: 'Sicurezza in ufficio',
  tipo: 0,
  rilasciatoIl: '2022-01-10T10:00:00.000Z',
  scadeIl: '2027-01-10T22:59:59.000Z',
  giorni: 44,
  stato: 'inScadenza',
  aggiornamento: { corsoId: 2, titolo: 'Aggiornamento di sicurezza', prezzo: 79 },
  rinnovo: 'none',
  ...changes,
});
