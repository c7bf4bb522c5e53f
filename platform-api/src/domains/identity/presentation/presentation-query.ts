import { DcqlQuery } from 'dcql';
import { credentialKinds, type LoginKind } from '../../../ports/credential-kinds.ts';

/** Ids of the credential queries: the keys of a `vp_token`. */
export const personQuery = 'person';
export const companyQuery = 'company';

const claim = (id: string, ...path: [string, ...string[]]) => ({ id, path });

const person = {
  id: personQuery,
  format: 'dc+sd-jwt',
  meta: {
    vct_values: [credentialKinds.SpidCredential.type, credentialKinds.InfocertCredential.type],
  },
  require_cryptographic_holder_binding: true,
  claims: [
    claim('given_name', 'given_name'),
    claim('family_name', 'family_name'),
    claim('fiscal_code', 'personal_administrative_number'),
    claim('birthdate', 'birthdate'),
    claim('birth_place', 'place_of_birth', 'locality'),
    claim('email', 'email'),
    claim('phone', 'phone_number'),
  ],
  // What the registration form can be filled with is welcome; what names the person is needed.
  claim_sets: [
    ['given_name', 'family_name', 'fiscal_code', 'birthdate', 'birth_place', 'email', 'phone'],
    ['given_name', 'family_name', 'fiscal_code'],
  ],
} satisfies DcqlQuery.Input['credentials'][number];

const company = {
  id: companyQuery,
  format: 'dc+sd-jwt',
  meta: { vct_values: [credentialKinds.AmletCredentialCompany.type] },
  require_cryptographic_holder_binding: true,
  claims: [
    claim('fiscal_code', 'personal_administrative_number'),
    claim('legal_name', 'legal_name'),
    claim('vat_number', 'vat_number'),
    claim('role', 'role'),
  ],
} satisfies DcqlQuery.Input['credentials'][number];

const queries: Record<LoginKind, DcqlQuery.Input> = {
  Login: { credentials: [person] },
  LoginCompany: { credentials: [person, company] },
};

/** What a wallet is asked for, in the Digital Credentials Query Language (OpenID4VP 1.0, 6). */
export const presentationQuery = (kind: LoginKind): DcqlQuery.Input => queries[kind];

/** The same, read for matching. */
export function parsedQuery(kind: LoginKind): DcqlQuery {
  const query = DcqlQuery.parse(queries[kind]);
  DcqlQuery.validate(query);
  return query;
}
