import type { RoleName } from 'contracts';
import { addressLine, type Account } from '../../accounts/index.ts';
import type { AuthState } from '../schemas.ts';
import type { VerifiedIdentity } from './verified-identity.ts';

const nobody: AuthState = {
  token: null,
  refreshToken: null,
  userId: null,
  registry: null,
  contacts: null,
  company: null,
  represents: null,
  surveyCode: [],
  permission: null,
  roles: [],
  isDocente: false,
  isDeleted: false,
  isPending: false,
  isUserNotFound: false,
};

/** A deleted or pending account: why it may not enter, and nothing else of it (LOGIN-14). */
export const refusedState = (status: 'deleted' | 'pending'): AuthState => ({
  ...nobody,
  isDeleted: status === 'deleted',
  isPending: status === 'pending',
});

/** A verified person without an account: what prefills the registration form (LOGIN-24). */
export const notFoundState = (identity: VerifiedIdentity): AuthState => ({
  ...nobody,
  isUserNotFound: true,
  registry: {
    name: identity.name,
    surname: identity.surname,
    fiscalCode: identity.fiscalCode,
    address: '',
    birthDate: identity.birthDate,
    birthPlace: identity.birthPlace,
  },
  contacts: { email: identity.email, phone: identity.phone, emailComunicazione: null },
});

/** The auth state of an active account in a role (SHELL-42, SHELL-43). */
export const accountState = (
  account: Account,
  role: RoleName,
  surveyCode: string[],
): AuthState => ({
  ...nobody,
  surveyCode,
  userId: account.id,
  registry: {
    name: account.name,
    surname: account.surname,
    fiscalCode: account.fiscalCode,
    address: addressLine(account),
    birthDate: account.birthDate,
    birthPlace: account.birthPlace,
  },
  contacts: {
    email: account.email,
    phone: account.phone,
    emailComunicazione: account.chosenCommunicationEmail,
  },
  company: companyToWire(account.company),
  represents: companyToWire(account.represents),
  permission: { role, claims: account.claims },
  roles: account.roles,
  isDocente: account.isDocente,
});

export const companyToWire = (company: Account['company']): AuthState['company'] =>
  company === null
    ? null
    : { id: company.id, name: company.name, role: company.role, sdi: company.sdi };
