import type { Person } from './api.ts';

export type PersonState =
  | 'leaving'
  | 'invited'
  | 'uncertain'
  | 'redeemed'
  | 'underWay'
  | 'completed'
  | 'frozen'
  | 'revoked';

/** Where somebody is, as far as they let the company see it. */
export function stateOf({
  stato,
  inviatoIl,
  esitoNonNoto,
  avanzamento,
}: Pick<Person, 'stato' | 'inviatoIl' | 'esitoNonNoto' | 'avanzamento'>): PersonState {
  if (stato === 'frozen' || stato === 'revoked') return stato;
  if (stato === 'redeemed') {
    const percent = avanzamento?.percentuale ?? 0;
    if (percent === 0) return 'redeemed';
    return percent === 100 ? 'completed' : 'underWay';
  }
  if (inviatoIl === null) return 'leaving';
  return esitoNonNoto ? 'uncertain' : 'invited';
}
