import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { envelope, ok } from '../../http/envelope.ts';
import type { Platform } from '../../platform.ts';
import type { PaymentEvent, PaymentStatus } from '../../ports/payments.ts';
import { askProvider } from './ask-provider.ts';
import { findAttempt } from './attempts.ts';
import { paymentErrors } from './errors.ts';
import { findProvider } from './providers.ts';
import { refusalOf } from './refusal-of-event.ts';
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
      const provider = findProvider(platform, request.params.provider);
      if (provider === undefined) throw paymentErrors.PROVIDER_UNKNOWN();
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = await provider.readWebhook(request.headers, body);
      if (event === null) throw paymentErrors.WEBHOOK_SIGNATURE();
      await receive(platform, options.settle, provider.name, event);
      return ok(true);
    },
  });
}

async function receive(
  platform: Platform,
  settle: Settle,
  provider: string,
  event: PaymentEvent,
): Promise<void> {
  const { eventId, providerRef, claims } = event;
  const isKnown = and(eq(webhookInbox.provider, provider), eq(webhookInbox.eventId, eventId));
  if ((await platform.database.db.$count(webhookInbox, isKnown)) > 0) return;
  const attempt =
    providerRef === null ? null : await findAttempt(platform, { provider, providerRef });
  const refusal = refusalOf(event, attempt);
  // The event only announces a change; the status is read from the provider, outside of the transaction.
  const status =
    attempt === null || refusal !== null ? null : await askProvider(platform, attempt.id);
  await platform.database.transaction(async () => {
    const fresh = await platform.database.db
      .insert(webhookInbox)
      .values({
        provider,
        eventId,
        // Not what was sent: that names the buyer, their address and their card.
        payload: { providerRef, ...claims, amount: claims.amount?.toString() },
        refusal,
        appliedAt: platform.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ eventId: webhookInbox.eventId });
    if (fresh.length === 0) return;
    if (refusal === 'unknown_session') {
      platform.log.warn({ provider, eventId }, 'a payment event names a session that is not ours');
    } else if (refusal !== null) {
      platform.log.error(
        { provider, eventId, attempt: attempt?.id, refusal },
        'a payment event says something else than our order: it is not applied',
      );
    }
    if (attempt !== null && status !== null) await settle(platform, attempt.id, status);
  });
}
