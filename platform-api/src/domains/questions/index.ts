import type { FastifyInstance } from 'fastify';
import { answeredMailJob, askedMailJob, mailAnswered, mailAsked } from './question-mails.ts';
import { questionRoutes } from './routes.ts';

export { questionData } from './personal-data.ts';

/** Questions that learners ask from a lesson, and the answers of those who teach it. */
export async function questionsDomain(app: FastifyInstance): Promise<void> {
  const { platform } = app;
  platform.jobs.work<{ questionId: number }>(askedMailJob, ({ questionId }) =>
    mailAsked(platform, questionId),
  );
  platform.jobs.work<{ questionId: number }>(answeredMailJob, ({ questionId }) =>
    mailAnswered(platform, questionId),
  );
  await app.register(questionRoutes);
}
