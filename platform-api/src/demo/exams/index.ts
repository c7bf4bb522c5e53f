import type { DemoBank } from './bank-shape.ts';

/** Read when they are loaded, so that no other start carries them. */
export const demoBanks = (): Promise<DemoBank[]> =>
  Promise.all(
    [import('./sicurezza-in-ufficio.ts')].map(
      async (module) => (await module).bank,
    ),
  );
