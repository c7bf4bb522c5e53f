import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../http/envelope.ts';
import type { Platform } from '../../platform.ts';
import type { PaymentStatus } from '../../ports/payments.ts';
import { findAttempt } from './attempts.ts';
import { paymentErrors } from './errors.ts';
import { webhookInbox } from './tables.ts';

/** Applies the provider's status to the order; the same function for return, webhook and sweep. */
export type Settle = (
  platform: Platform,
  attemptId: string,
  status: PaymentStatus,
) => Promise<unknown>;

/** The body is read as bytes, because the signature is over bytes. */
export async function webhookRoutes(
  instance: FastifyInstance,
  options: { settle: Settle },
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: 65_536 },
    (_r, body, done) => done(null, body),
  );

  app.route({
    method: 'POST',
    url: '/Payments/Webhook/:provider',
    // The signature is the permission.
    config: { access: { public: true } },
    schema: {
      tags: ['Payments'],
      summary: 'Call of a payment provider',
      description:
        'Not shown in the documents. Signed by the provider; a repeated event is a no-op.',
      params: z.object({ provider: z.string().max(40) }),
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      if (request.params.provider !== platform.payments.name)
        throw paymentErrors.PROVIDER_UNKNOWN();
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = platform.payments.readWebhook(request.headers, body);
      if (event === null) throw paymentErrors.WEBHOOK_SIGNATURE();
      await receive(platform, options.settle, event, body);
      return ok(true);
    },
  });
}

async function receive(
  platform: Platform,
  settle: Settle,
  event: { eventId: string; providerRef: string },
  body: Buffer,
): Promise<void> {
  const attempt = await findAttempt(platform, { providerRef: event.providerRef });
  // The event only announces a change; the status is read from the provider, outside of the transaction.
  const status = attempt === null ? null : await platform.payments.status(event.providerRef);
  await platform.database.transaction(async () => {
    const fresh = await platform.database.db
      .insert(webhookInbox)
      .values({
        provider: platform.payments.name,
        eventId: event.eventId,
        payload: JSON.parse(body.toString()),
        appliedAt: platform.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ eventId: webhookInbox.eventId });
    if (fresh.length === 0) return;
    if (attempt === null || status === null) {
      platform.log.warn({ event }, 'a payment event names a session that is not ours');
      return;
    }
    await settle(platform, attempt.id, status);
  });
}
