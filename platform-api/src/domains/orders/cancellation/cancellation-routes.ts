import type { RoleName } from 'contracts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, languageOf, ok } from '../../../http/envelope.ts';
import { orderErrors } from '../errors.ts';
import { findGuestPurchase } from '../guest/guest-purchase.ts';
import { findOrder } from '../repository.ts';
import * as schemas from './cancellation-schemas.ts';
import { decisionFromWire, historyToWire } from './cancellation-wire.ts';
import { historyOf } from './history.ts';
import type { OrderCaller } from './order-can.ts';
import { requestCancellation } from './request-cancellation.ts';
import { resolveCancellation } from './resolve-cancellation.ts';

const callers: Partial<Record<RoleName, OrderCaller>> = {
  Discente: 'learner',
  RedattoreCorsiA: 'editor',
  AdminWorkerBadge: 'administrator',
};

const asked = {
  it: 'La richiesta di annullamento è stata inviata: ti rispondiamo per e-mail',
  en: 'The cancellation request was sent: we will answer by e-mail',
};

/** Requests to cancel a paid order, and the answers to them (E171). */
export function cancellationRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const errors =
    'ORDER_STATE, ORDER_OF_ACCOUNT (the back office, for who has an account), ORDER_USED (a course begun, a code redeemed).';

  app.route({
    method: 'POST',
    url: '/Orders/RequestDeleteOrder',
    config: { access: { roles: ['Discente', 'RedattoreCorsiA', 'AdminWorkerBadge'] } },
    schema: {
      tags: ['Orders'],
      summary: 'Asks for the cancellation of a paid order',
      description: `Learners for their own, while nothing of it is used (M34); the back office for guests’ (E109). Until it is answered, codes cannot be redeemed. 409 ${errors}`,
      querystring: schemas.requestQuery,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { userId, role } = requirePrincipal(request);
      const { orderId, motivazione: reason } = request.query;
      const caller = callers[role];
      const order = await findOrder(platform.database.db, orderId);
      const isTheirs = caller !== 'learner' || order?.userId === userId;
      if (caller === undefined || order === null || !isTheirs) throw orderErrors.ORDER_NOT_FOUND();
      await requestCancellation(platform, { orderId, reason, by: { caller, userId } });
      return ok(true, { info: asked[languageOf(request)] });
    },
  });

  app.route({
    method: 'POST',
    url: '/Order/RequestDeleteOrderPublic',
    config: { access: { public: true } },
    schema: {
      tags: ['Order'],
      summary: 'A guest asks for the cancellation of their paid order',
      description: `Not shown in the documents. The key of the purchase is the permission; 404 for any other. 409 ${errors}`,
      body: schemas.publicRequestBody,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { purchaseKey, motivazione: reason } = request.body;
      const purchase = await findGuestPurchase(platform, purchaseKey);
      if (purchase === null) throw orderErrors.ORDER_NOT_FOUND();
      const by = { caller: 'guest', userId: null } as const;
      await requestCancellation(platform, { orderId: purchase.orderId, reason, by });
      return ok(true, { info: asked[languageOf(request)] });
    },
  });

  app.route({
    method: 'POST',
    url: '/Orders/ResolveDeleteRequest',
    config: { access: { roles: ['AdminWorkerBadge'] } },
    schema: {
      tags: ['Orders'],
      summary: 'Answers a cancellation request',
      description:
        'Not shown in the documents. `whole`: all of it goes back; `lines`: seats of lines (`righe`), the rest stays; `amount`: money alone (`importo`), all of the order stays; `refuse`: nothing, with the reason in `messaggio`. A refund has a credit note. The same answer of the same person again changes nothing; 409 CANCELLATION_ANSWERED for another, PART_USED for what was begun meanwhile; 422 PART_UNKNOWN, REFUND_AMOUNT.',
      body: schemas.resolveBody,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { userId: administrator } = requirePrincipal(request);
      const { richiestaId: requestId, messaggio: message } = request.body;
      const decision = decisionFromWire(request.body);
      await resolveCancellation(platform, { requestId, administrator, decision, message });
      return ok(true);
    },
  });

  app.route({
    method: 'GET',
    url: '/Users/GetOrderHistory',
    config: { access: { roles: ['RedattoreCorsiA', 'AdminWorkerBadge'] } },
    schema: {
      tags: ['back office'],
      summary: 'What happened to an order before an entry of its history',
      description: 'Not shown in the documents: goes on where `storia` of the order ends.',
      querystring: schemas.historyQuery,
      response: { 200: envelope(schemas.orderHistory) },
    },
    handler: async (request) => {
      const { ordineId: orderId, primaDi: before } = request.query;
      if ((await findOrder(platform.database.db, orderId)) === null) {
        throw orderErrors.ORDER_NOT_FOUND();
      }
      return ok(historyToWire(await historyOf(platform, orderId, before)));
    },
  });
}
