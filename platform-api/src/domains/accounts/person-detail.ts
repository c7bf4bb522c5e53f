import { roleCodes, roleNames, type RoleName } from 'contracts';
import type { Platform } from '../../platform.ts';
import { listAdministrators } from './appoint-administrator.ts';
import { rightsVersion } from './assign-roles.ts';
import { accountErrors } from './errors.ts';
import { findAccount, type Account } from './repository.ts';

/** A role as a list to choose from has it (BACK-18). */
const roleOption = (role: RoleName) => ({ label: role, value: roleCodes[role] });

export const roleOptions = (account: Pick<Account, 'roles'>) => ({
  roles: account.roles.map(roleOption),
  availableRoles: roleNames.filter((role) => !account.roles.includes(role)).map(roleOption),
});

/**
 * An active person; a deleted one is nobody any more.
 * @throws ACCOUNT_NOT_FOUND
 */
export async function activeAccount(platform: Platform, id: string): Promise<Account> {
  const account = await findAccount(platform, { id });
  if (account?.status !== 'active') throw accountErrors.ACCOUNT_NOT_FOUND();
  return account;
}

/** What the back office shows of a person and changes with them. The fiscal code is asked for apart, and noted. */
export async function personToWire(platform: Platform, account: Account) {
  const isAdministrator = account.roles.includes('AdminWorkerBadge');
  const { company } = account;
  return {
    id: account.id,
    ...roleOptions(account),
    isDocente: account.isDocente,
    name: account.name,
    surname: account.surname,
    email: account.email,
    phoneNumber: account.phone,
    blockchainAccredited: account.blockchainAccreditedAt !== null,
    accreditationDate: account.blockchainAccreditedAt?.toISOString() ?? null,
    registrationDate: account.registeredAt.toISOString(),
    emailComunicazioni: account.chosenCommunicationEmail,
    codiceFiscale: `${account.fiscalCode.slice(0, 3)}${'•'.repeat(13)}`,
    azienda:
      company === null
        ? null
        : { denominazioneAzienda: company.name, ruoloAziendale: company.role },
    isUltimoAmministratore: isAdministrator && (await listAdministrators(platform)).length === 1,
    version: rightsVersion(account),
  };
}
