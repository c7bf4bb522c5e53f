import type { Person } from './api.ts';

/** What became of a code that was not redeemed. */
export type VoucherState = 'leaving' | 'invited' | 'uncertain' | 'frozen' | 'revoked';

/** Where somebody is with the code of a course. */
export function stateOf({
  stato,
  inviatoIl,
  esitoNonNoto,
}: Pick<Person, 'stato' | 'inviatoIl' | 'esitoNonNoto'>): VoucherState | 'redeemed' {
  if (stato !== 'issued') return stato;
  if (inviatoIl === null) return 'leaving';
  return esitoNonNoto ? 'uncertain' : 'invited';
}
