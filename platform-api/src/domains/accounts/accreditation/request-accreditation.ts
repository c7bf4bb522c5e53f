import { randomUUID } from 'node:crypto';
import { accessErrors } from '../../../http/access.ts';
import { inTransaction, type InTransaction, type Platform } from '../../../platform.ts';
import type { CompanyCredentialPort } from '../../../ports/company-credential.ts';
import { isAllowedHost } from '../../../redirect-hosts.ts';
import { findAccount, type Account } from '../repository.ts';
import { applySteps } from './apply-steps.ts';
import { accreditationErrors } from './errors.ts';
import { forgetRequest } from './forget-request.ts';
import * as repository from './repository.ts';
import { isUnderWay } from './states.ts';

export type Wish = { vatNumber: string; companyEmail: string; language: 'it' | 'en' };

/**
 * Sends a person to the provider of company credentials: with a new procedure, or into the one that they have
 * for the same company and address (PROF-28). A repeated call leads to the same procedure.
 * @returns the address of the provider's page
 * @throws ACCREDITATION_OFF, ACCREDITATION_HELD, ACCREDITATION_UNDER_WAY, ACCREDITATION_REPLACED, ACCREDITATION_PROVIDER
 */
export async function requestAccreditation(
  platform: Platform,
  userId: string,
  wish: Wish,
): Promise<string> {
  const provider = platform.companyCredential;
  if (provider === null) throw accreditationErrors.ACCREDITATION_OFF();
  const { account, requestId } = await inTransaction(platform, (tx) =>
    openRequest(tx, provider, userId, wish),
  );
  const { reference, redirectUrl } = await opened(platform, provider, account, requestId, wish);
  const { db } = platform.database;
  const taken = await repository.findCredential(db, { reference });
  if (taken !== null && taken.requestId !== requestId) {
    platform.log.error({ requestId, reference }, 'a reference of another request was given');
    throw accreditationErrors.ACCREDITATION_PROVIDER();
  }
  if (!(await repository.storeReference(db, requestId, reference))) {
    // Another request, or a deletion, came first; the provider had been told of this one only now.
    await inTransaction(platform, (tx) => forgetRequest(tx, requestId));
    throw accreditationErrors.ACCREDITATION_REPLACED();
  }
  // What a call of the provider may have told us in vain.
  await applySteps(platform, provider, { reference, requestId }).catch((error: unknown) => {
    platform.log.warn({ err: error, reference }, 'the state of a company credential is not known');
  });
  return redirectUrl;
}

async function openRequest(
  tx: InTransaction,
  provider: CompanyCredentialPort,
  userId: string,
  { vatNumber, companyEmail }: Wish,
): Promise<{ account: Account; requestId: string }> {
  const { db } = tx.database;
  const isActive = await repository.holdAccount(db, userId);
  const account = await findAccount(tx, { id: userId });
  if (!isActive || account === null) throw accessErrors.UNAUTHENTICATED();
  if (account.represents !== null) throw accreditationErrors.ACCREDITATION_HELD();
  const known = await repository.findCredential(db, { userId });
  if (
    known !== null &&
    known.provider === provider.name &&
    known.vatNumber === vatNumber &&
    known.companyEmail === companyEmail
  ) {
    return { account, requestId: known.requestId };
  }
  if (known !== null && isUnderWay(known.state)) {
    const params = { vatNumber: known.vatNumber };
    throw accreditationErrors.ACCREDITATION_UNDER_WAY({ params });
  }
  if (known !== null) await forgetRequest(tx, known.requestId);
  const requestId = randomUUID();
  await repository.storeRequest(
    db,
    { userId, requestId, provider: provider.name, vatNumber, companyEmail },
    tx.clock.now(),
  );
  return { account, requestId };
}

async function opened(
  platform: Platform,
  provider: CompanyCredentialPort,
  { name, surname, fiscalCode }: Account,
  requestId: string,
  wish: Wish,
): Promise<{ reference: string; redirectUrl: string }> {
  try {
    const answer = await provider.request({
      requestId,
      ...wish,
      person: { name, surname, fiscalCode },
      returnUrl: `${platform.config.publicUrl}/accreditamento`,
    });
    // The browser would refuse it too (E31).
    if (!isAllowedHost(platform, answer.redirectUrl)) {
      throw new Error('Its page is at a host that is not allowed');
    }
    return answer;
  } catch (error) {
    platform.log.error({ err: error, requestId }, 'the company credential provider failed');
    throw accreditationErrors.ACCREDITATION_PROVIDER();
  }
}
