import { z } from 'zod';

/** A person as an identity provider vouches for them. */
export type VerifiedIdentity = {
  name: string;
  surname: string;
  fiscalCode: string;
  birthDate: string | null;
  birthPlace: string | null;
  email: string | null;
  phone: string | null;
};

const text = z.string().trim().min(1).max(200);

const spidUri = 'https://attributes.eid.gov.it/';

/** Attributes by the names of SPID, of its OpenID profile, and of OpenID Connect, in this order. */
const names = {
  name: ['name', 'given_name'],
  surname: ['familyName', 'family_name'],
  fiscalCode: ['fiscalNumber', `${spidUri}fiscal_number`, 'fiscal_number'],
  birthDate: ['dateOfBirth', 'birthdate'],
  birthPlace: ['placeOfBirth', `${spidUri}place_of_birth`],
  email: ['email'],
  phone: ['mobilePhone', 'phone_number'],
} as const;

/**
 * Reads the claims of a provider. Null when there is no name, surname or fiscal code: such a login
 * identifies no one. The country prefix of the fiscal number (`TINIT-`) goes.
 */
export function verifiedIdentity(claims: Record<string, unknown>): VerifiedIdentity | null {
  const read = (key: keyof typeof names): string | null => {
    for (const name of names[key]) {
      const value = text.safeParse(claims[name]);
      if (value.success) return value.data;
    }
    return null;
  };
  // OpenID's `name` is the full name when there is a `given_name` too.
  const given = text.safeParse(claims['given_name']);
  const name = given.success ? given.data : read('name');
  const surname = read('surname');
  const fiscalCode = read('fiscalCode');
  if (name === null || surname === null || fiscalCode === null) return null;
  return {
    name,
    surname,
    fiscalCode: fiscalCode.toUpperCase().replace(/^TINIT-/, ''),
    birthDate: read('birthDate'),
    birthPlace: read('birthPlace'),
    email: read('email'),
    phone: read('phone'),
  };
}
