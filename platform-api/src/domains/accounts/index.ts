import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform.ts';
import { accreditationRoutes } from './accreditation/routes.ts';
import { findAccount, type Account } from './repository.ts';
import { accountRoutes } from './routes.ts';

export {
  grantAdministrator,
  listAdministrators,
  peopleKnownAs,
  revokeAdministrator,
} from './appoint-administrator.ts';
export type { Stores } from './role-changes.ts';
export { activeAccount, personToWire, roleOptions } from './person-detail.ts';
export { accreditationData } from './accreditation/personal-data.ts';
export { accountData } from './personal-data.ts';
export {
  countPeople,
  idsOfPeople,
  peopleNamed,
  peopleRows,
  searchPeople,
  type FlatPerson,
} from './search-people.ts';
export type { PeopleFilters, PeopleSort } from './people-query.ts';
export { fiscalCodePattern, fiscalCodeType, normalFiscalCode } from './fiscal-code.ts';
export { insertAccount, insertCompany, type Account } from './repository.ts';
export {
  companyRole,
  givenRole,
  personName,
  phoneNumber,
  postalCode,
  provinceCode,
  textLine,
} from './schemas.ts';
export { addressLine } from './wire.ts';
export {
  addresseesById,
  addressOfPerson,
  isActivePerson,
  nameContains,
  nameOfPerson,
  peopleByEmail,
  peopleById,
  type Addressee,
} from './people.ts';
export { wantsMail } from './notification-preferences.ts';
export {
  companyNames,
  companyOfVatNumber,
  holdCompany,
  representativesOf,
  setActsAsPerson,
} from './companies.ts';
export { countAccounts, countProfessors, registrationsByMonth, teachersByMonth } from './counts.ts';

/** Profile of the person; who they are to the rest of the product comes from the functions below. */
export async function accountsDomain(app: FastifyInstance): Promise<void> {
  accountRoutes(app);
  await app.register(accreditationRoutes);
}

/** The account of a user, including deleted ones; null when there is none. */
export const accountById = (platform: Platform, userId: string): Promise<Account | null> =>
  findAccount(platform, { id: userId });

/** The account of a person by fiscal code (upper case, no spaces), deleted ones too. */
export const accountByFiscalCode = (
  platform: Platform,
  fiscalCode: string,
): Promise<Account | null> => findAccount(platform, { fiscalCode });

/** A fresh learner identification code: `WB-` and ten characters that cannot be confused. */
export function newUlicCode(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return `WB-${Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')}`;
}
export { completableData, missingDataOf } from './complete-profile.ts';
