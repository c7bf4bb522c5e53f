import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform.ts';
import { attestation } from './attestation/attestation.ts';
import { COURSE_BADGE, EXAM_BADGE } from './badge-types.ts';
import { badgeAddresses } from './credential.ts';
import { ISSUE_JOB, issueBadge, MAIL_JOB, type IssueJob } from './issue-badge.ts';
import { mailBadge } from './mail-badge.ts';
import { requestMissingBadges } from './missing-badges.ts';
import { noteIssuer } from './issuer/issuer-keys.ts';
import { removeEnded } from './open-badges-api/repository.ts';
import { requireSound } from './portable/sound-badge.ts';
import { reissueOldBadges } from './reissue/reissue-badge.ts';
import { badgesOf, findBadgeOfCourse } from './repository.ts';
import { mailRevocation } from './revocation/mail-revocation.ts';
import { REVOCATION_MAIL_JOB } from './revocation/revoke-badge.ts';
import { badgeRoutes } from './routes.ts';
import { removeOver } from './wallet-issuance/repository.ts';

export { issuerIdentity } from './issuer/issuer-routes.ts';
export { backpackData } from './open-badges-api/personal-data.ts';
export { openBadgesApi } from './open-badges-api/index.ts';
export { walletIssuerIdentity } from './wallet-issuance/well-known-routes.ts';
export { rotateBadgeKey } from './issuer/rotate-key.ts';
export { badgesOfCompetence, competencesOf, type Competence } from './competences.ts';
export {
  endingBadges,
  heldBadges,
  isEnding,
  lastBadges,
  type EndingBadge,
  type HeldBadge,
} from './held-badges.ts';
export { attestationsOf } from './attestation/attestations.ts';
export { badgeData } from './personal-data.ts';
export { sharedCurriculumData } from './shared-curriculum/personal-data.ts';
export {
  issueCourseBadge,
  issueExamBadge,
  requestCourseBadge,
  requestExamBadge,
} from './issue-badge.ts';
export { badgesOfCourses, type BadgeCounts } from './badges-of-courses.ts';
export { badgeRows, countBadges, type FlatBadge } from './revocation/badge-rows.ts';
export { badge as badgeSchema, month as monthSchema, officeBadgeFilters } from './schemas.ts';

const sweepJob = 'badge.missing';
const reissueJob = 'badge.reissue';
const walletCleaning = 'badge.wallet.clean';
const backpackCleaning = 'badge.backpack.clean';

/** Badges: signed credentials on the ledger, the curriculum, the public certification. */
export async function badgesDomain(app: FastifyInstance): Promise<void> {
  const { platform } = app;
  platform.jobs.work<IssueJob>(ISSUE_JOB, async (job) => {
    const { type = COURSE_BADGE, completedAt } = job;
    await issueBadge(platform, { ...job, type, completedAt: new Date(completedAt) });
  });
  platform.jobs.work<{ badgeId: string }>(MAIL_JOB, (job) => mailBadge(platform, job.badgeId));
  platform.jobs.work<{ badgeId: string }>(REVOCATION_MAIL_JOB, (job) =>
    mailRevocation(platform, job.badgeId),
  );
  platform.jobs.work(
    sweepJob,
    async () => {
      await requestMissingBadges(platform);
    },
    'periodic',
  );
  platform.jobs.schedule(sweepJob, '13 * * * *');
  platform.jobs.work(
    reissueJob,
    async () => {
      await reissueOldBadges(platform);
    },
    'periodic',
  );
  // Hourly too: a badge whose entry on the ledger was still to come had to wait.
  platform.jobs.schedule(reissueJob, '43 * * * *');
  platform.jobs.work(walletCleaning, () => removeOver(platform), 'periodic');
  platform.jobs.schedule(walletCleaning, '27 * * * *');
  platform.jobs.work(backpackCleaning, () => removeEnded(platform), 'periodic');
  platform.jobs.schedule(backpackCleaning, '37 * * * *');
  app.addHook('onListen', async () => {
    try {
      // Under the key and the address of this start, even before the first signature with them.
      await noteIssuer(platform);
      await platform.jobs.enqueue(reissueJob, {}, { key: reissueJob });
    } catch (error) {
      platform.log.error({ err: error }, 'badges are issued anew with the next sweep');
    }
  });
  badgeRoutes(app);
}

/** The id of the badge that this person has for this course; null until it is issued and on the ledger. */
export async function courseBadgeId(
  platform: Platform,
  userId: string,
  courseId: number,
): Promise<string | null> {
  const key = { userId, courseId, type: COURSE_BADGE };
  const badge = await findBadgeOfCourse(platform.database.db, key);
  return badge === null || badge.transactionId === null ? null : badge.id;
}

export type IssuedBadge = {
  id: string;
  issuedAt: Date;
  /** Its last second; null: without end. */
  validUntil: Date | null;
  /** Whether the ledger has it. */
  isOnLedger: boolean;
  /** The public page on which anybody can verify it. */
  address: string;
};

/** The newest badges of a person, as the back office lists them, and how many there are. */
export async function newestBadges(platform: Platform, userId: string, limit: number) {
  const { rows, total } = await badgesOf(platform.database.db, userId, {}, { limit, offset: 0 });
  return {
    totalItems: total,
    items: rows.map(({ id, title, type, code, levelId, categoryKey, ...badge }) => ({
      id,
      title,
      type,
      code,
      levelId,
      categoryKey,
      acquiredAt: badge.acquiredAt,
      isRevoked: badge.revokedAt !== null,
    })),
  };
}

/** The badge of a certification that this person has passed; null until it is issued. */
export async function examBadge(
  platform: Platform,
  userId: string,
  courseId: number,
): Promise<IssuedBadge | null> {
  const key = { userId, courseId, type: EXAM_BADGE };
  const badge = await findBadgeOfCourse(platform.database.db, key);
  if (badge === null) return null;
  return {
    id: badge.id,
    issuedAt: badge.acquiredAt,
    validUntil: badge.validUntil,
    isOnLedger: badge.transactionId !== null,
    address: badgeAddresses(platform.config.publicUrl, badge.id).page,
  };
}

/** The attestation of a passed certification as PDF; null until its badge is issued. */
export async function examAttestation(
  platform: Platform,
  { language, ...certified }: { userId: string; courseId: number; language: 'it' | 'en' },
): Promise<Uint8Array | null> {
  const badge = await findBadgeOfCourse(platform.database.db, { ...certified, type: EXAM_BADGE });
  if (badge === null) return null;
  await requireSound(platform, badge);
  return attestation(platform, badge, language);
}
