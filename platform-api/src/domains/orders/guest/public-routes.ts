import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, languageOf, ok } from '../../../http/envelope.ts';
import { visitorOf } from '../../../http/proxies.ts';
import { integerId } from '../../../http/lists.ts';
import { countAttempt } from '../../identity/index.ts';
import { codesOfOrder, voucherFile } from '../../vouchers/index.ts';
import { orderErrors } from '../errors.ts';
import { findGuestPurchase } from './guest-purchase.ts';
import * as schemas from './guest-schemas.ts';
import { guestPaymentToWire, guestSubmissionFromWire } from './guest-wire.ts';
import { guestPayment, payOrder, returnFromProvider } from '../pay-order.ts';
import { placeGuestOrder } from './place-guest-order.ts';
import { saveOrderQuery, voucherFile as voucherFileSchema } from '../schemas.ts';

const anyone = { access: { public: true } } as const;
const opened = {
  it: 'Il tuo ordine è pronto per il pagamento',
  en: 'Your order is ready to be paid',
};
const alreadyPaid = { it: 'Il tuo ordine è già pagato', en: 'Your order is already paid' };

/** The purchase of a guest. The holder of its key is its buyer; an order number or a session gives no access. */
export function publicOrderRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  const limit = async (request: FastifyRequest, reply: FastifyReply) => {
    const { guestOrdersPerMinute } = platform.config;
    const wait = await countAttempt(
      platform,
      `guest order ${visitorOf(request.ip)}`,
      guestOrdersPerMinute,
    );
    if (wait === null) return;
    reply.header('retry-after', wait);
    throw orderErrors.TOO_MANY_ORDERS();
  };

  app.route({
    method: 'POST',
    url: '/Order/SaveOrderPublic',
    config: anyone,
    schema: {
      tags: ['Order'],
      summary: 'Saves the order of a guest, or tells what became of it',
      description:
        'With `order`: a draft, hidden until it is paid; the same `purchaseKey` is the same order. Totals are compared, never charged (M36): warning CART_CHANGED. With `paymentId`, after the person came back from the provider: the provider is asked, and its answer applied. With the key alone: how the purchase stands. Vouchers are there once it is paid. 404 for any other key; 429 TOO_MANY_ORDERS.',
      querystring: saveOrderQuery,
      body: schemas.saveOrderPublicBody,
      response: { 200: envelope(schemas.guestPayment) },
    },
    handler: async (request, reply) => {
      const { purchaseKey, order } = request.body;
      const { paymentId } = request.query;
      if (order !== undefined) {
        await limit(request, reply);
        const submission = guestSubmissionFromWire(order, languageOf(request));
        await placeGuestOrder(platform, purchaseKey, submission);
      }
      const state =
        paymentId === undefined
          ? await guestPayment(platform, purchaseKey)
          : await returnFromProvider(platform, { purchaseKey }, paymentId);
      return ok(await guestPaymentToWire(platform, state));
    },
  });

  app.route({
    method: 'POST',
    url: '/Order/PayOrderPublic',
    config: anyone,
    schema: {
      tags: ['Order'],
      summary: 'Opens the payment of a guest’s order',
      description:
        'The address of the provider’s page; null when there is nothing left to pay. Repeating it answers the same page. `promotionalId` is accepted and not needed: the order has it. Warning PAYMENT_UNAVAILABLE, ORDER_NOT_PAYABLE.',
      querystring: z.object({
        paymentTypeId: integerId,
        promotionalId: saveOrderQuery.shape.promotionalId,
      }),
      body: schemas.payOrderPublicBody,
      response: { 200: envelope(z.string().nullable()) },
    },
    handler: async (request) => {
      const { purchaseKey } = request.body;
      const purchase = await findGuestPurchase(platform, purchaseKey);
      if (purchase === null) throw orderErrors.ORDER_NOT_FOUND();
      const { paymentTypeId } = request.query;
      const { attempt } = await payOrder(
        platform,
        { purchaseKey },
        purchase.orderId,
        paymentTypeId,
      );
      const isOpen = attempt?.state === 'session_open';
      const info = (isOpen ? opened : alreadyPaid)[languageOf(request)];
      return { ...ok('', { info }), data: isOpen ? attempt.redirectUrl : null };
    },
  });

  app.route({
    method: 'POST',
    url: '/Order/GetVoucherFilePublic',
    config: anyone,
    schema: {
      tags: ['Order'],
      summary: 'All voucher codes of a guest’s order, as a file',
      description:
        'Not shown in the documents. CSV for spreadsheets; kept nowhere. 404 for any other key.',
      body: schemas.payOrderPublicBody,
      response: { 200: envelope(voucherFileSchema) },
    },
    handler: async (request) => {
      const { order } = await guestPayment(platform, request.body.purchaseKey);
      const codes = await codesOfOrder(platform, order.id);
      return ok(voucherFile(order.number, codes, languageOf(request)));
    },
  });
}
