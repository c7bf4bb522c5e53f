import { inTransaction, type InTransaction, type Platform } from '../../platform.ts';
import { noteAct } from '../audit/index.ts';
import {
  lockWallets,
  payOutCredits,
  returnCredits,
  type CreditType,
  type ReservedCredits,
} from '../credits/index.ts';
import { releaseFiles } from '../files/index.ts';
import { redemptionErrors } from './errors.ts';
import { mailRedemption } from './redemption-mail.ts';
import * as repository from './repository.ts';
import type { RedemptionRequest } from './repository.ts';
import type { ClosedState } from './states.ts';

/** What becomes of the credits that a request held. */
const credits: Record<
  ClosedState,
  (platform: InTransaction, reserved: ReservedCredits) => Promise<void>
> = {
  paid: payOutCredits,
  refused: returnCredits,
  withdrawn: returnCredits,
};

type Close = { state: ClosedState; actorId: string; refusal?: string };

/**
 * Marks the open request of a person and a kind as paid (API-77). A repeated call changes nothing.
 * @param paid.requestId which one was seen: a newer one is then not paid in its place
 * @throws REDEMPTION_NOT_FOUND, REDEMPTION_ANSWERED
 */
export const payRedemption = (
  platform: Platform,
  paid: { userId: string; type: CreditType; requestId: number | null; administrator: string },
): Promise<void> =>
  inTransaction(platform, async (tx) => {
    const { userId, type, requestId, administrator } = paid;
    const { db } = tx.database;
    await lockWallets(db, [userId]);
    const request =
      requestId === null
        ? await repository.findNewest(db, userId, type)
        : await repository.findRequest(db, requestId);
    if (request === null || request.userId !== userId || request.type !== type) {
      throw redemptionErrors.REDEMPTION_NOT_FOUND();
    }
    await close(tx, request, { state: 'paid', actorId: administrator });
  });

/**
 * Refuses a request with a reason; its credits come back (E163). The same reason again changes nothing.
 * @throws REDEMPTION_NOT_FOUND, REDEMPTION_ANSWERED
 */
export const refuseRedemption = (
  platform: Platform,
  {
    requestId,
    reason,
    administrator,
  }: { requestId: number; reason: string; administrator: string },
): Promise<void> =>
  closeById(platform, requestId, { state: 'refused', actorId: administrator, refusal: reason });

/**
 * Takes the own request back; its credits are available again. A repeated call changes nothing.
 * @throws REDEMPTION_NOT_FOUND, REDEMPTION_ANSWERED
 */
export const withdrawRedemption = (
  platform: Platform,
  { requestId, userId }: { requestId: number; userId: string },
): Promise<void> => closeById(platform, requestId, { state: 'withdrawn', actorId: userId }, userId);

/** Withdraws what waits, with the account of its person; who calls is deleting it. */
export async function withdrawOpen(platform: InTransaction, userId: string): Promise<void> {
  const { db } = platform.database;
  await lockWallets(db, [userId]);
  for (const request of await repository.openRequests(db, userId)) {
    await close(platform, request, { state: 'withdrawn', actorId: userId });
  }
}

const closeById = (
  platform: Platform,
  requestId: number,
  closing: Close,
  ownerId?: string,
): Promise<void> =>
  inTransaction(platform, async (tx) => {
    const { db } = tx.database;
    const seen = await repository.findRequest(db, requestId);
    if (seen === null || (ownerId !== undefined && seen.userId !== ownerId)) {
      throw redemptionErrors.REDEMPTION_NOT_FOUND();
    }
    await lockWallets(db, [seen.userId]);
    // Read again: it may have been closed while this waited.
    const request = await repository.findRequest(db, requestId);
    if (request === null) throw redemptionErrors.REDEMPTION_NOT_FOUND();
    await close(tx, request, closing);
  });

/** Who calls holds the wallet of the request. */
async function close(
  platform: InTransaction,
  request: RedemptionRequest,
  { state, actorId, refusal }: Close,
): Promise<void> {
  if (request.state !== 'open') {
    const isRepeat = request.state === state && request.refusal === (refusal ?? null);
    if (isRepeat) return;
    throw redemptionErrors.REDEMPTION_ANSWERED();
  }
  const { db } = platform.database;
  const { id: requestId, userId, type, cents } = request;
  const at = platform.clock.now();
  await repository.closeRequest(db, requestId, {
    state,
    resolvedAt: at,
    refusal: refusal ?? null,
  });
  await credits[state](platform, { requestId, userId, type, cents });
  if (state !== 'paid') {
    // Nobody needs them any more, and they can be sent with the next request.
    await releaseFiles(platform, await repository.removeDocuments(db, requestId));
  }
  await repository.addToLog(db, { requestId, event: state, actorId, at });
  await mailRedemption(platform, requestId, state);
  if (state === 'withdrawn') return;
  await noteAct(platform, {
    actorId,
    act: `redemption.${state}`,
    subjectKind: 'redemption',
    subjectId: String(requestId),
  });
}
