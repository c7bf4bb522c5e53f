import type { FastifyInstance } from 'fastify';
import { bankRoutes } from './bank/routes.ts';
import { planRoutes } from './plan/routes.ts';
import { qtiRoutes } from './qti/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';

export { extraTimeData } from './plan/extra-time.ts';
export { readPlans, savePlan } from './plan/plans.ts';
import { attemptRoutes } from './attempts/attempt-routes.ts';
import { END_JOB, endAttempt, RESULT_MAIL_JOB } from './attempts/end-attempt.ts';
import { endDueAttempts, SWEEP_JOB } from './attempts/end-due-attempts.ts';
import type { ExamBadges } from './attempts/exam-badges.ts';
import { resultRoutes } from './external/result-routes.ts';
import { mailResult } from './attempts/mail-result.ts';
import { candidateRoutes } from './candidates/candidate-routes.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { grantMissingRights, MISSING_RIGHTS_JOB } from './rights/index.ts';

export type { ExamBadges } from './attempts/exam-badges.ts';
export { endAttempt } from './attempts/end-attempt.ts';
export { startAttempt } from './attempts/start-attempt.ts';
export { examAttemptData } from './personal-data.ts';
export { courseExams } from './attempts/exam-states.ts';
export {
  certificationResults,
  type CertificationResult,
} from './attempts/certification-results.ts';
export { certificationScore, type CertificationScore } from './attempts/certification-score.ts';
export { passedCertifications } from './attempts/passed-certifications.ts';

export {
  examKinds,
  type ExamKind,
  type Question,
  type QuestionAnswer,
} from './questions/question.ts';
export {
  begunExams,
  examKindsOf,
  examRightData,
  examSaleRefusal,
  grantRights,
  sellRight,
  withdrawRights,
} from './rights/index.ts';

/** Certification exams and simulations: banks of questions, plans, attempts and results (E154 to E159). */
export async function examsDomain(
  app: FastifyInstance,
  { badges }: { badges: ExamBadges },
): Promise<void> {
  const { platform } = app;
  bankRoutes(app);
  planRoutes(app);
  qtiRoutes(app);
  statisticsRoutes(app);
  attemptRoutes(app, badges);
  documentRoutes(app, badges);
  candidateRoutes(app);
  resultRoutes(app, badges);
  platform.jobs.work<{ attemptId: string }>(END_JOB, async ({ attemptId }) => {
    await endAttempt(platform, badges, attemptId, { by: 'time' });
  });
  platform.jobs.work<{ attemptId: string }>(RESULT_MAIL_JOB, ({ attemptId }) =>
    mailResult(platform, attemptId),
  );
  platform.jobs.work(SWEEP_JOB, () => endDueAttempts(platform, badges), 'periodic');
  platform.jobs.schedule(SWEEP_JOB, '* * * * *');
  platform.jobs.work(MISSING_RIGHTS_JOB, () => grantMissingRights(platform), 'periodic');
  platform.jobs.schedule(MISSING_RIGHTS_JOB, '*/10 * * * *');
}
