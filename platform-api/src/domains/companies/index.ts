import type { FastifyInstance } from 'fastify';
import type { audit } from '../orders/index.ts';
import { attestationRoutes } from './attestations/attestation-routes.ts';
import { deadlineRoutes } from './deadlines/deadline-routes.ts';
import { MAIL_JOB, requestDeadlineMails } from './deadlines/request-mails.ts';
import { sendDeadlineMail } from './deadlines/send-mail.ts';
import { inviteRoutes } from './invites/invite-routes.ts';
import { peopleRoutes } from './people-routes.ts';

export { deadlineData } from './deadlines/personal-data.ts';

const deadlineJob = 'companies.deadlines';

/** What a company comes for: its people, and the courses that it gives them. */
export async function companiesDomain(
  app: FastifyInstance,
  options: { audit: typeof audit },
): Promise<void> {
  const { platform } = app;
  peopleRoutes(app);
  inviteRoutes(app, options);
  deadlineRoutes(app);
  attestationRoutes(app);
  platform.jobs.work<{ mailId: number }>(MAIL_JOB, ({ mailId }) =>
    sendDeadlineMail(platform, mailId),
  );
  platform.jobs.work(
    deadlineJob,
    async () => {
      await requestDeadlineMails(platform);
    },
    'periodic',
  );
  // In the morning in Italy, and again by day: a server may have been off.
  platform.jobs.schedule(deadlineJob, '23 6-16 * * *');
}
