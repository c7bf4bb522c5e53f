import type { DemoBank } from './bank-shape.ts';

/** Read when they are loaded, so that no other start carries them. */
const banks = [
  () => import('./sicurezza-in-ufficio.ts'),
  () => import('./formazione-generale.ts'),
  () => import('./primo-soccorso.ts'),
  () => import('./assistenza-persona.ts'),
  () => import('./difendersi-in-rete.ts'),
  () => import('./parlare-in-pubblico.ts'),
];

export const demoBanks = (): Promise<DemoBank[]> =>
  Promise.all(banks.map(async (read) => (await read()).bank));
