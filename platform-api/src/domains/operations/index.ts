import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../http/envelope.ts';
import { refundRoutes } from './refund-routes.ts';

export { refundCommand } from './refund-command.ts';

const tags = ['operations'];
const access = { roles: ['AdminWorkerBadge'] } as const;

const failedJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  /** Ids of what it is about. */
  data: z.record(z.string(), z.unknown()),
  tries: z.number().int(),
  storedAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  error: z.string(),
  correlationId: z.string().nullable(),
});

/** What operators look after. The same without a login is `pnpm jobs` and `pnpm refunds`. */
export async function operations(instance: FastifyInstance): Promise<void> {
  jobRoutes(instance);
  refundRoutes(instance);
}

function jobRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { jobs } = instance.platform;

  app.route({
    method: 'GET',
    url: '/Jobs/Failed',
    config: { access },
    schema: {
      tags,
      summary: 'Jobs that failed for good, oldest first',
      description:
        'Mails, badges, refunds that were tried as often as their policy says. `correlationId` is the code of the request that asked for them.',
      response: { 200: envelope(z.array(failedJob)) },
    },
    handler: async () =>
      ok(
        (await jobs.failed()).map((job) => ({
          ...job,
          data: { ...job.data },
          storedAt: job.storedAt.toISOString(),
          failedAt: job.failedAt.toISOString(),
        })),
      ),
  });

  app.route({
    method: 'POST',
    url: '/Jobs/Retry',
    config: { access },
    schema: {
      tags,
      summary: 'Runs failed jobs again, all of them without ids; returns how many',
      body: z.object({ ids: z.array(z.uuid()).min(1).max(1000).optional() }),
      response: { 200: envelope(z.number().int()) },
    },
    handler: async (request) => {
      const retried = await jobs.retryFailed(request.body.ids);
      request.log.info({ retried }, 'failed jobs were put back');
      return ok(retried);
    },
  });
}
