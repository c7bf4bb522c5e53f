import type { CompanySummary } from './api.ts';

type Parts = Partial<Omit<CompanySummary, 'voucher' | 'attestati'>> & {
  voucher?: Partial<CompanySummary['voucher']>;
  attestati?: Partial<CompanySummary['attestati']>;
};

/** What a company gave, for tests: by default it bought codes and nothing ends. */
export const companySummary = ({ voucher, attestati, ...parts }: Parts = {}): CompanySummary => ({
  persone: 3,
  condividono: 2,
  corsi: [{ corsoId: 7, titoloCorso: 'Inglese per chi lavora' }],
  voucher: { acquistati: 15, riscattati: 2, inviati: 1, daInviare: 12, sospesi: 0, ...voucher },
  attestati: {
    tutti: 0,
    inScadenza: 0,
    scaduti: 0,
    daComprare: 0,
    disponibili: 0,
    prezzo: 0,
    ...attestati,
  },
  ...parts,
});
