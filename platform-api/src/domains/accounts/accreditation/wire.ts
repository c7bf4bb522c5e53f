import type { Account } from '../repository.ts';
import type { CompanyCredential } from './repository.ts';

/** State, company and address for the profile (E169); who represents a company already holds its credential. */
export const accreditationToWire = (
  { represents: company, email }: Pick<Account, 'represents' | 'email'>,
  credential: Pick<CompanyCredential, 'state' | 'vatNumber' | 'companyEmail'> | null,
) => ({
  statoEventoAmlet: company === null ? (credential?.state ?? 0) : 6,
  pIva: company?.vatNumber ?? credential?.vatNumber ?? null,
  mailAziendale: credential?.companyEmail ?? (company === null ? null : email),
});
