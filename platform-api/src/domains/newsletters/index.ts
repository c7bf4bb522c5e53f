import type { FastifyInstance } from 'fastify';
import { bounceRoutes } from './bounces/bounce-routes.ts';
import { newslettersDue } from './newsletters.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { oneClickRoutes, registrationRoutes } from './registration-routes.ts';
import { newSender, sendNewsletterSlice } from './sending/send-newsletter.ts';
import { requestSending, sendingJob } from './sending/sending-job.ts';

export { newsletterData } from './personal-data.ts';
export { createNewsletter } from './newsletters.ts';
export { rightsOf as newsletterRightsOf } from './rights.ts';
export { subscribersOf } from './schemas.ts';
export {
  countSubscribers,
  shortAddress,
  subscriberRows,
  type FlatSubscriber,
} from './subscribers.ts';
export { recordSentNewsletter } from './past-newsletter.ts';
export { register as registerForNewsletter } from './registrations.ts';

const sweepJob = 'newsletters.missing-sendings';

/** Newsletters: who receives them, what is written, and its sending. */
export async function newslettersDomain(app: FastifyInstance): Promise<void> {
  const { platform } = app;
  await app.register(registrationRoutes);
  await app.register(oneClickRoutes);
  await app.register(newsletterRoutes);
  await app.register(bounceRoutes);

  const sender = newSender(platform, () => app.shutdown.hasBegun);
  platform.jobs.work<{ newsletterId: number }>(sendingJob, ({ newsletterId }) =>
    sendNewsletterSlice(platform, sender, newsletterId),
  );

  // A job is lost with a restored database or a queue that was emptied; a newsletter is not.
  platform.jobs.work(
    sweepJob,
    async () => {
      for (const { id } of await newslettersDue(platform)) {
        if (!(await platform.jobs.isPending(sendingJob, String(id)))) {
          await requestSending(platform, id);
        }
      }
    },
    'periodic',
  );
  platform.jobs.schedule(sweepJob, '* * * * *');

  // What a process before this one had begun goes on at once, not when the queue misses that process.
  app.addHook('onListen', async () => {
    try {
      for (const { id } of await newslettersDue(platform)) await requestSending(platform, id);
    } catch (error) {
      platform.log.error({ err: error }, 'sendings go on with the next sweep');
    }
  });
}
