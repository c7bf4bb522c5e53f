import type { Movement } from './api.ts';
import { couponMessages } from './coupon-messages.ts';
import { messages } from './messages.ts';

/** What a movement is called; null for one that is not listed. */
export function movementText({ kind, type, cents }: Pick<Movement, 'kind' | 'type' | 'cents'>) {
  const isReward = type === 'reward';
  switch (kind) {
    case 'earned':
      return isReward ? messages.earnedReward : messages.earnedShare;
    case 'reversed':
      return isReward ? messages.reversedReward : messages.reversedShare;
    case 'coupon':
      return cents < 0 ? messages.toCoupon : messages.fromCoupon;
    case 'redemption':
      return cents < 0 ? messages.toRedemption : messages.fromRedemption;
    // What came back into the coupon is no movement here, but where it settled a debt.
    case 'returned':
      return couponMessages.settled;
    // None is among the movements of a wallet that somebody looks at.
    case 'released':
    case 'ordered':
    case 'spent':
    case 'lapsed':
      return null;
  }
}
