import { and, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { administrators } from './administrators.ts';
import { accountErrors } from './errors.ts';
import { refusedMails } from './notification-preferences.ts';
import { pseudonymOf } from './pseudonym.ts';
import { findAccount } from './repository.ts';
import { accountClaims, accountRoles, accounts, mailRefusals } from './tables.ts';
import { profileToWire } from './wire.ts';

/** The person. The row stays, with nothing personal in it: a login must be able to say why it is refused (LOGIN-15). */
export const accountData: PersonalData = {
  part: 'profile',

  async collect(platform, userId) {
    const account = await findAccount(platform, { id: userId });
    if (account === null) throw accountErrors.ACCOUNT_NOT_FOUND();
    return {
      data: {
        ...profileToWire(account),
        roles: account.roles,
        claims: account.claims,
        mailsNotWanted: [...(await refusedMails(platform, userId))],
      },
    };
  },

  async objection(platform, userId) {
    const all = await administrators(platform);
    return all.length === 1 && all[0] === userId ? accountErrors.LAST_ADMINISTRATOR() : null;
  },

  async erase(platform, userId) {
    const { db } = platform.database;
    const account = await findAccount(platform, { id: userId });
    if (account === null) throw accountErrors.ACCOUNT_NOT_FOUND();
    const erased = await db
      .update(accounts)
      .set({
        ...nobody,
        fiscalCode: pseudonymOf(platform, account.fiscalCode),
        ulicCode: `erased:${userId}`,
        status: 'deleted',
        deletedAt: platform.clock.now(),
      })
      .where(and(eq(accounts.id, userId), eq(accounts.status, 'active')))
      .returning({ id: accounts.id });
    // The second of two simultaneous deletions finds no row.
    if (erased.length === 0) throw accountErrors.ACCOUNT_NOT_FOUND();
    await db.delete(accountRoles).where(eq(accountRoles.userId, userId));
    await db.delete(accountClaims).where(eq(accountClaims.userId, userId));
    await db.delete(mailRefusals).where(eq(mailRefusals.userId, userId));
  },
};

/** The value of every personal column after the deletion. */
const nobody = {
  name: 'Account',
  surname: 'cancellato',
  fiscalCodeType: 'AB',
  email: '',
  communicationEmail: null,
  phone: '',
  birthDate: '1900-01-01',
  birthPlace: '',
  citizenship: '',
  street: '',
  municipality: '',
  province: '',
  zipCode: '',
  documentType: null,
  documentNumber: null,
  isDocente: false,
  docenteSince: null,
  primaryRole: 'Discente',
  blockchainAccreditedAt: null,
  companyId: null,
  companyRole: null,
} as const;
