import type { Platform } from '../../../platform.ts';
import { peopleById } from '../../accounts/index.ts';
import { heldBadges, type HeldBadge } from '../../badges/index.ts';
import { givenAddresses, sharingHolders } from '../../vouchers/index.ts';
import { daysLeft, deadlineState, type DeadlineState } from './days-left.ts';
import { renewalsOf, type Renewal } from './renewals.ts';

export type Deadline = HeldBadge & {
  holderName: string;
  /** To which the company sent the code; null when it went another way. */
  email: string | null;
  state: DeadlineState;
  /** Days of the calendar in Italy, below 0 after the end; null: without end. */
  daysLeft: number | null;
  refresher: Renewal['refresher'];
  /** `invited`: the company has sent a code of the refresher to that address. */
  renewal: Renewal['progress'] | 'invited';
};

export type DeadlineFilter = 'all' | Extract<DeadlineState, 'expiring' | 'expired'>;

/**
 * The attestations of the people who let this company see the course that they were given for, what ends first. Who takes the consent back is gone with the next read.
 */
export async function deadlinesOf(
  platform: Platform,
  companyId: string,
  filter: DeadlineFilter = 'all',
): Promise<Deadline[]> {
  const now = platform.clock.now();
  const holders = await sharingHolders(platform, { companyId });
  // The last of several vouchers for one course has the address.
  const shared = new Map(holders.map((holder) => [`${holder.userId} ${holder.courseId}`, holder]));
  const userIds = [...new Set(holders.map(({ userId }) => userId))];
  const badges = (await heldBadges(platform, { userIds })).filter(
    ({ userId, courseId, validUntil }) =>
      shared.has(`${userId} ${courseId}`) &&
      (filter === 'all' || deadlineState(now, validUntil) === filter),
  );
  const renewals = await renewalsOf(platform, badges);
  const given = await givenAddresses(platform, companyId);
  const names = await peopleById(platform, userIds);
  return badges.map((badge) => {
    const { refresher, progress } = renewals.get(badge.id) ?? { refresher: null, progress: 'none' };
    const email = shared.get(`${badge.userId} ${badge.courseId}`)?.email ?? null;
    const isInvited =
      refresher !== null && email !== null && given.has(`${refresher.id} ${email.toLowerCase()}`);
    const person = names.get(badge.userId);
    return {
      ...badge,
      holderName: person === undefined ? '' : `${person.name} ${person.surname}`,
      email,
      state: deadlineState(now, badge.validUntil),
      daysLeft: badge.validUntil && daysLeft(now, badge.validUntil),
      refresher,
      renewal: progress === 'none' && isInvited ? 'invited' : progress,
    };
  });
}
