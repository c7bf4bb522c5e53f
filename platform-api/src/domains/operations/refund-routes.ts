import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import { toEuros } from '../../money.ts';
import { refundReasons } from '../payments/index.ts';
import { failedRefunds, repeatRefunds, settleRefundByHand } from './refused-refunds.ts';

const tags = ['operations'];
const access = { roles: ['AdminWorkerBadge'] } as const;

const failedRefund = z.object({
  id: z.uuid(),
  orderId: z.number().int(),
  orderNumber: z.string(),
  /** Euros. */
  amount: z.number(),
  reason: z.enum(refundReasons),
  tries: z.number().int(),
  requestedAt: z.iso.datetime(),
  refusedAt: z.iso.datetime(),
  /** What the provider said. */
  error: z.string(),
});

const paidByHand = z.object({
  id: z.uuid(),
  /** How, for example the reference of a bank transfer. */
  note: z.string().trim().min(1).max(500),
});

/** Refunds that the provider refused for good. */
export function refundRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Refunds/Failed',
    config: { access },
    schema: {
      tags,
      summary: 'Refunds that the provider refused for good, oldest first',
      response: { 200: envelope(z.array(failedRefund)) },
    },
    handler: async () =>
      ok(
        (await failedRefunds(platform)).map(({ cents, requestedAt, refusedAt, ...refund }) => ({
          ...refund,
          amount: toEuros(cents),
          requestedAt: requestedAt.toISOString(),
          refusedAt: refusedAt.toISOString(),
        })),
      ),
  });

  app.route({
    method: 'POST',
    url: '/Refunds/Retry',
    config: { access },
    schema: {
      tags,
      summary: 'Asks the provider again for failed refunds, all of them without ids; how many',
      body: z.object({ ids: z.array(z.uuid()).min(1).max(1000).optional() }),
      response: { 200: envelope(z.number().int()) },
    },
    handler: async (request) => {
      const { userId: by } = requirePrincipal(request);
      return ok(await repeatRefunds(platform, { ids: request.body.ids, by }));
    },
  });

  app.route({
    method: 'POST',
    url: '/Refunds/PaidByHand',
    config: { access },
    schema: {
      tags,
      summary: 'Notes that a failed refund was paid back past the provider',
      description: '409 REFUND_NOT_FAILED. The same once more changes nothing.',
      body: paidByHand,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { userId: by } = requirePrincipal(request);
      const { id: refund, note } = request.body;
      await settleRefundByHand(platform, { refund, note, by });
      return ok(true);
    },
  });
}
