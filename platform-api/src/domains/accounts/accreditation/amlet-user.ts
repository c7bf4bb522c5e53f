import type { Platform } from '../../../platform.ts';
import { findAccount } from '../repository.ts';
import { accreditationErrors } from './errors.ts';
import * as repository from './repository.ts';

export type AmletUser = { isIdentitaVerificata: boolean; amletId: string | null };

const unknown: AmletUser = { isIdentitaVerificata: false, amletId: null };

/**
 * Whether the provider has verified the identity behind one of the person's own addresses (API-48). Of the
 * addresses of others it says what it says of unknown ones: nobody learns here who is registered there.
 */
export async function amletUser(
  platform: Platform,
  userId: string,
  mail: string,
): Promise<AmletUser> {
  const provider = platform.companyCredential;
  if (provider === null) return unknown;
  const account = await findAccount(platform, { id: userId });
  const credential = await repository.findCredential(platform.database.db, { userId });
  const own = [account?.email, account?.communicationEmail, credential?.companyEmail];
  if (!own.some((address) => address?.toLowerCase() === mail.toLowerCase())) return unknown;
  const holder = await provider.holder(mail).catch((error: unknown) => {
    platform.log.error({ err: error }, 'the company credential provider failed');
    throw accreditationErrors.ACCREDITATION_PROVIDER();
  });
  return holder === null
    ? unknown
    : { isIdentitaVerificata: holder.isVerified, amletId: holder.id };
}
