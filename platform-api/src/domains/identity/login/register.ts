import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Platform } from '../../../platform.ts';
import {
  fiscalCodeType,
  insertAccount,
  newUlicCode,
  normalFiscalCode,
} from '../../accounts/index.ts';
import { identityErrors } from '../errors.ts';
import type { registration } from '../schemas.ts';
import { findLoginRequest } from './login-requests.ts';
import type { LoginKey } from './login.ts';

export type Registration = Omit<z.infer<typeof registration>, 'requestId'>;

/**
 * Stores the account of a verified person who has none. Name, surname and fiscal code come from the
 * identity and not from the form; another fiscal code is refused (LOGIN-24).
 */
export async function register(
  platform: Platform,
  key: LoginKey,
  form: Registration,
): Promise<void> {
  const request = await findLoginRequest(platform, key, 'identified');
  if (request === null || request.identity === null) throw identityErrors.LOGIN_EXPIRED();
  const { name, surname, fiscalCode } = request.identity;
  if (normalFiscalCode(form.fiscalCode) !== fiscalCode) {
    throw identityErrors.FISCAL_CODE_MISMATCH({ fields: { fiscalCode: 'MISMATCH' } });
  }
  const stored = await insertAccount(platform, {
    id: randomUUID(),
    name,
    surname,
    fiscalCode,
    fiscalCodeType: fiscalCodeType(fiscalCode),
    email: form.email,
    phone: form.phone,
    birthDate: form.birthDate,
    birthPlace: form.birthPlace,
    citizenship: form.citizenship,
    ...placeOf(form),
    ulicCode: newUlicCode(),
    registeredAt: platform.clock.now(),
    roles: ['Discente'],
  });
  if (stored === null) throw identityErrors.ALREADY_REGISTERED();
}

/**
 * The form sends the address as one text, street, municipality, province in brackets and postal code
 * (LOGIN-29, E32), and province and postal code again beside it.
 */
function placeOf({ address, province, zipcode, municipality }: Registration) {
  const upper = province.toUpperCase();
  const [, street, town] =
    /^(.*?), ?([^,]+?) ?\([A-Za-z]{2}\) ?,? ?\d{5}$/.exec(address.replaceAll(/\s+/g, ' ')) ?? [];
  return {
    street: street ?? address,
    municipality: municipality ?? town ?? '',
    province: upper,
    zipCode: zipcode,
  };
}
