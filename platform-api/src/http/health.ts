import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { defineErrors } from '../errors.ts';
import { envelope, ok } from './envelope.ts';

const healthErrors = defineErrors({
  NOT_READY: { status: 503, it: 'Il servizio non è pronto', en: 'The service is not ready' },
});

const PATIENCE_MS = 2000;

/** For who runs the server: alive is the process, ready is the database behind it. */
export async function health(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform, shutdown } = instance;

  app.route({
    method: 'GET',
    url: '/health/live',
    config: { access: { public: true } },
    logLevel: 'warn',
    schema: {
      tags: ['health'],
      summary: 'The process answers',
      response: { 200: envelope(z.object({ status: z.literal('live') })) },
    },
    handler: async () => ok({ status: 'live' as const }),
  });

  app.route({
    method: 'GET',
    url: '/health/ready',
    config: { access: { public: true } },
    logLevel: 'warn',
    schema: {
      tags: ['health'],
      summary: 'The database answers; 503 NOT_READY while it does not, and while the process ends',
      response: { 200: envelope(z.object({ status: z.literal('ready') })) },
    },
    handler: async (request) => {
      if (shutdown.hasBegun) throw healthErrors.NOT_READY();
      const { promise: tooLate, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
      try {
        await Promise.race([platform.database.query('select 1'), tooLate]);
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        throw healthErrors.NOT_READY();
      } finally {
        clearTimeout(timer);
      }
      return ok({ status: 'ready' as const });
    },
  });
}
