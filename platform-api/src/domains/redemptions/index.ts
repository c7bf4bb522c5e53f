import type { FastifyInstance } from 'fastify';
import { officeRoutes } from './office-routes.ts';
import { redemptionMailJob, sendRedemptionMail, type RedemptionMail } from './redemption-mail.ts';
import { redemptionRoutes } from './routes.ts';

export { payRedemption, refuseRedemption, withdrawRedemption } from './close-redemption.ts';
export { redemptionData } from './personal-data.ts';
export { countRequests, requestRows, type FlatRequest } from './request-rows.ts';
export { requestRedemption } from './request-redemption.ts';

export { numberOf as redemptionNumber } from './wire.ts';
export { kindNames, stateNames } from './requests-report.ts';
export { requestsQuery } from './schemas.ts';

/** Credits for euro: requests of people, and what the back office answers. */
export async function redemptionsDomain(app: FastifyInstance): Promise<void> {
  redemptionRoutes(app);
  officeRoutes(app);
  app.platform.jobs.work<RedemptionMail>(redemptionMailJob, (mail) =>
    sendRedemptionMail(app.platform, mail),
  );
}
