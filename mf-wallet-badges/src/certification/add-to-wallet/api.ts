import { api, type AnswerOf } from 'shared-auth';

/** An offer of a badge to a wallet; the transaction code is told here and nowhere else. */
export type WalletOffer = AnswerOf<'/api/Badges/Wallet/Offer', 'post'> & { endsAt: number };

export type OfferProgress = AnswerOf<'/api/Badges/Wallet/Offer', 'get'> & { endsAt: number };

/** The end by `performance.now()`: the clock of the device may be wrong. */
const withEnd = <T extends { secondsLeft: number }>(answer: T) => ({
  ...answer,
  endsAt: performance.now() + answer.secondsLeft * 1000,
});

/** A new offer; an earlier one of this badge no longer counts. */
export const makeOffer = async (badgeId: string): Promise<WalletOffer> =>
  withEnd(await api.post('/api/Badges/Wallet/Offer', { query: { id: badgeId } }));

/** How far a wallet is with it. */
export const offerProgress = async (offerId: string, signal: AbortSignal): Promise<OfferProgress> =>
  withEnd(await api.get('/api/Badges/Wallet/Offer', { query: { offerId }, signal }));
