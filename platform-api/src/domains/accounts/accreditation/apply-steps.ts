import { randomUUID } from 'node:crypto';
import { inTransaction, type InTransaction, type Platform } from '../../../platform.ts';
import type {
  AccreditationEvent,
  AccreditationStep,
  CompanyCredentialPort,
} from '../../../ports/company-credential.ts';
import { findAccount } from '../repository.ts';
import * as repository from './repository.ts';
import { advance } from './states.ts';

/**
 * Brings a request to where the provider is. An event only announces a change: what changed is asked of the
 * provider, so one that is repeated, late or out of order finds nothing to do.
 */
export async function applySteps(
  platform: Platform,
  provider: CompanyCredentialPort,
  event: AccreditationEvent,
): Promise<void> {
  const { reference } = event;
  const known = await repository.findCredential(platform.database.db, { reference });
  if (known === null || known.requestId !== event.requestId) {
    platform.log.warn({ ...event }, 'a company credential event names no request of ours');
    return;
  }
  const steps = await provider.steps(reference, known.sequence);
  if (steps.length === 0) return;
  await inTransaction(platform, (tx) => take(tx, known.userId, reference, steps));
}

async function take(
  tx: InTransaction,
  userId: string,
  reference: string,
  steps: readonly AccreditationStep[],
): Promise<void> {
  const { db } = tx.database;
  if (!(await repository.holdAccount(db, userId))) return;
  // Read again: another call may have come first, or the person has begun anew.
  const known = await repository.findCredential(db, { reference });
  if (known === null) return;
  const { last, refused } = advance(known, steps);
  if (refused !== null) {
    const { state, sequence } = known;
    tx.log.error({ reference, state, sequence, refused }, 'a step of a credential is refused');
  }
  if (last === null) return;
  if (last.state === 6 && !(await hold(tx, known, last))) return;
  await repository.storeState(
    db,
    userId,
    { state: last.state, sequence: last.sequence },
    tx.clock.now(),
  );
}

/** Whether the credential is of this person and of the company that was asked for; then it counts. */
async function hold(
  tx: InTransaction,
  { userId, vatNumber, reference }: repository.CompanyCredential,
  { company }: AccreditationStep,
): Promise<boolean> {
  const account = await findAccount(tx, { id: userId });
  if (company?.vatNumber !== vatNumber || company.fiscalCode !== account?.fiscalCode) {
    tx.log.error({ reference }, 'a company credential is of another person or company');
    return false;
  }
  await repository.joinCompany(tx.database.db, userId, randomUUID(), company);
  return true;
}
