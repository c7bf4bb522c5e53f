import type { Platform } from '../../platform.ts';
import { peopleById } from '../accounts/index.ts';
import { heldBadges, type HeldBadge } from '../badges/index.ts';
import { coursesForSale } from '../catalogue/index.ts';
import { certificationResults, type CertificationResult } from '../exams/index.ts';
import { courseProgress } from '../learning/index.ts';
import { givenVouchers, type GivenQuery, type GivenVoucher } from '../vouchers/index.ts';
import { deadlineState, type DeadlineState } from './deadlines/days-left.ts';

/** What somebody lets the company see of a course. */
export type SharedProgress = {
  /** Whole percent; null after the course was taken back. */
  percentage: number | null;
  exam: CertificationResult | null;
  /** The one that is valid longest of this course; null where there is none. */
  attestation: (Pick<HeldBadge, 'id' | 'validUntil'> & { state: DeadlineState }) | null;
};

export type CompanyPerson = Omit<GivenVoucher, 'holder'> & {
  title: string;
  /** The holder's own name, where they agreed to it. */
  holderName: string | null;
  /** Null without the holder's consent: the company then sees that the code was redeemed, and no more. */
  progress: SharedProgress | null;
};

/** Whom a company gave a course, with what each of them lets it see; what is taken back is gone with the next read. */
export async function listPeople(
  platform: Platform,
  companyId: string,
  query: GivenQuery,
): Promise<{ items: CompanyPerson[]; totalItems: number }> {
  const { items, totalItems } = await givenVouchers(platform, companyId, query);
  const courses = await coursesForSale(platform, [...new Set(items.map((row) => row.courseId))]);
  const names = await peopleById(
    platform,
    items.flatMap(({ holder }) => (holder === null ? [] : [holder.userId])),
  );
  // Nothing is read of who did not consent.
  const shared = items.flatMap(({ courseId, holder }) =>
    holder?.isProgressShared === true ? [{ userId: holder.userId, courseId }] : [],
  );
  const progress = await courseProgress(platform, shared);
  const exams = await certificationResults(platform, shared);
  const now = platform.clock.now();
  // What ends first comes first: the last of a course is the one that is valid longest.
  const badges = new Map(
    (await heldBadges(platform, { userIds: shared.map(({ userId }) => userId) })).map((badge) => [
      `${badge.userId} ${badge.courseId}`,
      badge,
    ]),
  );
  return {
    totalItems,
    items: items.map(({ holder, ...row }) => {
      const key = holder === null ? '' : `${holder.userId} ${row.courseId}`;
      const name = names.get(holder?.userId ?? '');
      return {
        ...row,
        title: courses.get(row.courseId)?.title ?? '',
        holderName: name === undefined ? null : `${name.name} ${name.surname}`,
        progress:
          holder?.isProgressShared === true
            ? {
                percentage: progress.get(key) ?? null,
                exam: exams.get(key) ?? null,
                attestation: attestationOf(badges.get(key), now),
              }
            : null,
      };
    }),
  };
}

const attestationOf = (badge: HeldBadge | undefined, now: Date): SharedProgress['attestation'] =>
  badge === undefined
    ? null
    : {
        id: badge.id,
        validUntil: badge.validUntil,
        state: deadlineState(now, badge.validUntil),
      };
