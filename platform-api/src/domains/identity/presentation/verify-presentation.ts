import { DcqlPresentationResult, type DcqlSdJwtVcPresentation } from 'dcql';
import { z } from 'zod';
import type { LoginKind } from '../../../ports/credential-kinds.ts';
import { verifiedIdentity, type VerifiedIdentity } from '../login/verified-identity.ts';
import { presentationErrors } from './errors.ts';
import { companyQuery, parsedQuery, personQuery } from './presentation-query.ts';
import { verifyCredential, type Expected, type VerifiedCredential } from './verify-credential.ts';

/** A company as a credential vouches for it, and what its holder is in it. */
export type VerifiedCompany = {
  name: string;
  vatNumber: string;
  role: 'DELEGATE' | 'LEGAL_REPRESENTATIVE';
};

export type Presented = { identity: VerifiedIdentity; company: VerifiedCompany | null };

/** A `vp_token`: presentations by the id of the query that they answer (OpenID4VP 1.0, 8.1). */
const vpToken = z.record(z.string().max(40), z.array(z.string().max(20_000)).length(1));

const companyClaims = z.object({
  personal_administrative_number: z.string().max(40),
  legal_name: z.string().trim().min(1).max(200),
  vat_number: z.string().regex(/^\d{11}$/),
  role: z.enum(['DELEGATE', 'LEGAL_REPRESENTATIVE']),
});

/** Checks a wallet's answer and says who it shows. Throws one of `presentationErrors`. */
export async function verifyPresentation(
  text: string,
  kind: LoginKind,
  expected: Expected,
): Promise<Presented> {
  const presentations = [];
  for (const [query, [compact = '']] of Object.entries(readToken(text))) {
    presentations.push([query, await verifyCredential(compact, expected)] as const);
  }
  assertAnswers(kind, presentations);
  const credentials = new Map(presentations);
  const person = credentials.get(personQuery);
  const identity = person === undefined ? null : identityIn(person);
  if (person === undefined || identity === null) throw presentationErrors.CREDENTIAL_NOT_ASKED();
  const company = credentials.get(companyQuery);
  if (company === undefined) return { identity, company: null };
  // Both bound to one key, so that nobody presents someone else's company credential with their own.
  if (company.holder !== person.holder) throw presentationErrors.COMPANY_CREDENTIAL_FOREIGN();
  return { identity, company: companyIn(company, identity) };
}

function readToken(text: string): Record<string, string[]> {
  try {
    return vpToken.parse(JSON.parse(text));
  } catch {
    throw presentationErrors.PRESENTATION_MALFORMED();
  }
}

/** Accepts exactly what was requested: types, claims, and a holder's key for each. */
function assertAnswers(
  kind: LoginKind,
  presentations: readonly (readonly [string, VerifiedCredential])[],
): void {
  const shown = presentations.map(
    ([query, { type, claims }]): [string, DcqlSdJwtVcPresentation[]] => {
      const presentation: DcqlSdJwtVcPresentation = {
        credential_format: 'dc+sd-jwt',
        vct: type,
        claims: claims as DcqlSdJwtVcPresentation['claims'],
        cryptographic_holder_binding: true,
      };
      return [query, [presentation]];
    },
  );
  try {
    const result = DcqlPresentationResult.fromDcqlPresentation(Object.fromEntries(shown), {
      dcqlQuery: parsedQuery(kind),
    });
    DcqlPresentationResult.validate(result);
  } catch {
    throw presentationErrors.CREDENTIAL_NOT_ASKED();
  }
}

/** The claims of a personal identity under the names of OpenID, which the login reads. */
function identityIn({ claims }: VerifiedCredential): VerifiedIdentity | null {
  const { place_of_birth: place, personal_administrative_number: number, ...rest } = claims;
  const locality =
    typeof place === 'object' && place !== null && 'locality' in place ? place.locality : undefined;
  return verifiedIdentity({ ...rest, fiscal_number: number, placeOfBirth: locality });
}

function companyIn({ claims }: VerifiedCredential, person: VerifiedIdentity): VerifiedCompany {
  const { data } = companyClaims.safeParse(claims);
  if (data === undefined) throw presentationErrors.CREDENTIAL_NOT_ASKED();
  const fiscalCode = data.personal_administrative_number.toUpperCase().replace(/^TINIT-/, '');
  if (fiscalCode !== person.fiscalCode) throw presentationErrors.COMPANY_CREDENTIAL_FOREIGN();
  return { name: data.legal_name, vatNumber: data.vat_number, role: data.role };
}
