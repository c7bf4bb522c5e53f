import type { RoleName } from 'contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { isDomainError } from '../../errors.ts';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import { page, pageOf } from '../../http/lists.ts';
import { fromEuros } from '../../money.ts';
import { couponType } from '../payments/index.ts';
import { codeCountOf, codesOfOrder, SHOWN_CODES, voucherFile } from '../vouchers/index.ts';
import { payByCoupon } from './coupon/pay-by-coupon.ts';
import { orderErrors } from './errors.ts';
import { assertAsOrdered } from './assert-as-ordered.ts';
import { giftFromWire } from './gift/gift-wire.ts';
import { once } from './idempotency.ts';
import { listOrders } from './list-orders.ts';
import { orderDetail } from './order-detail.ts';
import { payOrder, returnFromProvider, type PaymentState } from './pay-order.ts';
import { electronicFile } from './fatturapa/electronic-file.ts';
import { placeOrder } from './place-order.ts';
import { findOrder } from './repository.ts';
import { creditNoteAddress, receiptAddress, receiptOf } from './receipt/receipt.ts';
import * as schemas from './schemas.ts';
import { visibleStates } from './states.ts';
import { codeToWire, orderRowToWire, orderToWire, paymentToWire } from './wire.ts';

const backOffice: readonly RoleName[] = ['AdminWorkerBadge', 'RedattoreCorsiA'];
const learner = { access: { roles: ['Discente'] } } as const;

export function orderRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const withCodes = async (state: PaymentState) =>
    paymentToWire(state, {
      codes: await codesOfOrder(platform, state.order.id, { limit: SHOWN_CODES }),
      codeCount: await codeCountOf(platform, state.order.id),
    });

  /** @throws ORDER_NOT_FOUND, also for another person's order */
  const ownOrder = async (request: FastifyRequest, orderId: number) => {
    const order = await findOrder(platform.database.db, orderId);
    if (order?.userId !== requirePrincipal(request).userId) throw orderErrors.ORDER_NOT_FOUND();
    return order;
  };

  app.route({
    method: 'POST',
    url: '/Order/SaveOrder',
    config: learner,
    schema: {
      tags: ['Order'],
      summary: 'Makes an order of the cart',
      description:
        'The totals are compared with those of the server, never charged (M36): warning CART_CHANGED when they differ. With `isCoupon` the coupon of the caller pays what it can, and the order holds that part: warning COUPON_CHANGED when it is another than `totaleCoupon`. Under the same `Idempotency-Key` the same answer; 409 while the first call runs. The same version of a cart is one order. A cart in multi-voucher mode becomes an order for others, which is paid for codes. `paymentId` and `promotionalId` are accepted and not needed: the cart has its promotion.',
      headers: schemas.idempotencyHeader,
      querystring: schemas.saveOrderQuery,
      body: schemas.saveOrderBody,
      response: { 200: envelope(schemas.savedOrder) },
    },
    handler: async (request, reply) => {
      const { userId } = requirePrincipal(request);
      const { body } = request;
      const save = async () => {
        const order = await placeOrder(platform, userId, {
          paymentTypeId: body.paymentTypeId,
          termsAccepted: body.termsAccepted,
          privacyAccepted: body.privacyAccepted,
          language: languageOf(request),
          invoice: { wantsInvoice: body.richiestaFattura === true, pec: body.pec ?? null },
          gift: giftFromWire(body.regalo),
          isCoupon: body.isCoupon,
          seen: {
            ...(body.cartVersion === undefined ? {} : { cartVersion: body.cartVersion }),
            grossCents: fromEuros(body.totale),
            ...(body.totalCost === undefined ? {} : { totalCents: fromEuros(body.totalCost) }),
            ...(body.totaleCoupon === undefined
              ? {}
              : { couponCents: fromEuros(body.totaleCoupon) }),
          },
        });
        return { orderId: order.id, orderNumber: order.number };
      };
      const key = request.headers['idempotency-key'];
      if (key === undefined) return ok(await save());
      try {
        return ok(await once(platform, { principal: userId, key, request: body }, save));
      } catch (error) {
        if (isDomainError(error, 'REQUEST_IN_FLIGHT')) reply.header('retry-after', '1');
        throw error;
      }
    },
  });

  app.route({
    method: 'POST',
    url: '/Order/SavePayment',
    config: learner,
    schema: {
      tags: ['Order'],
      summary: 'Opens the payment of an order, or tells what became of it',
      description:
        'With `orderId` and `paymentTypeId`: the address of the provider’s page. With `paymentId` (and `payerId`), after the person came back from it: asks the provider and applies its answer. Repeating either is safe. The body is the purchase as the person saw it: warning CART_CHANGED when the order is another one, PAYMENT_TYPE_UNKNOWN when its type is not that of the query.',
      querystring: schemas.savePaymentQuery,
      body: schemas.savePaymentBody,
      response: { 200: envelope(schemas.paymentAnswer) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const { orderId, paymentTypeId, paymentId } = request.query;
      if (paymentId !== undefined) {
        return ok(await withCodes(await returnFromProvider(platform, { userId }, paymentId)));
      }
      if (orderId === undefined) throw orderErrors.ORDER_NOT_FOUND();
      const ofBody = request.body?.voucherUserData?.paymentTypeId ?? paymentTypeId;
      if (paymentTypeId === undefined || ofBody !== paymentTypeId) {
        throw orderErrors.PAYMENT_TYPE_UNKNOWN();
      }
      if (request.body) {
        await assertAsOrdered(platform, await ownOrder(request, orderId), request.body);
      }
      return ok(await withCodes(await payOrder(platform, { userId }, orderId, paymentTypeId)));
    },
  });

  app.route({
    method: 'POST',
    url: '/Orders/PayOrder',
    config: learner,
    schema: {
      tags: ['Orders'],
      summary: 'Pays an order that is Ordinato',
      querystring: schemas.payOrderQuery,
      response: { 200: envelope(schemas.paymentAnswer) },
    },
    handler: async (request) => {
      const { orderId, paymentTypeId } = request.query;
      const { userId } = requirePrincipal(request);
      const paid =
        paymentTypeId === couponType.id
          ? await payByCoupon(platform, { userId, orderId, paymentTypeId })
          : await payOrder(platform, { userId }, orderId, paymentTypeId);
      return ok(await withCodes(paid));
    },
  });

  app.route({
    method: 'POST',
    url: '/Order/GetReceiptPdfBlobStorage',
    config: { access: { roles: ['Discente', ...backOffice] } },
    schema: {
      tags: ['Order'],
      summary: 'A short-lived address of the receipt',
      description:
        'Warning ORDER_NOT_PAID before the payment (ORDER-41). Of any order for the back office, of their own for others. With `notaCreditoId` that credit note of the order; with `formato=xml` either as FatturaPA, warning NO_ELECTRONIC_INVOICE where no invoice was asked for.',
      querystring: schemas.receiptQuery,
      response: { 200: envelope(schemas.receipt) },
    },
    handler: async (request) => {
      const { userId, role } = requirePrincipal(request);
      const detail = await orderDetail(platform, request.query.orderId);
      if (detail === null || (detail.order.userId !== userId && !backOffice.includes(role))) {
        throw orderErrors.ORDER_NOT_FOUND();
      }
      const { notaCreditoId, formato } = request.query;
      if (formato === 'xml')
        return ok(await electronicFile(platform, detail, notaCreditoId ?? null));
      if (notaCreditoId === undefined) return ok(await receiptOf(platform, detail));
      const note = detail.creditNotes.find(({ id }) => id === notaCreditoId);
      if (note === undefined) throw orderErrors.ORDER_NOT_FOUND();
      return ok(await creditNoteAddress(platform, detail, note));
    },
  });

  app.route({
    method: 'GET',
    url: '/Orders/all',
    config: learner,
    schema: {
      tags: ['Orders'],
      summary: 'The caller’s orders, newest first',
      description: '`filter` is a part of the order number, as `orderNumber`.',
      querystring: schemas.ordersQuery,
      response: { 200: envelope(pageOf(schemas.orderRow)) },
    },
    handler: async (request) => {
      const { filter, tipoRicevuta: receipt, ...query } = request.query;
      const { items, totalItems } = await listOrders(platform, {
        ...query,
        receipt,
        orderNumber: query.orderNumber ?? filter,
        userId: requirePrincipal(request).userId,
      });
      return ok(page(items.map(orderRowToWire), totalItems, query.page, query.pageSize));
    },
  });

  app.route({
    method: 'GET',
    url: '/Orders',
    config: learner,
    schema: {
      tags: ['Orders'],
      summary: 'One order of the caller',
      querystring: schemas.orderIdQuery,
      response: { 200: envelope(schemas.order) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const detail = await orderDetail(platform, request.query.orderId);
      if (detail?.order.userId !== userId) throw orderErrors.ORDER_NOT_FOUND();
      const urlFile = await receiptAddress(platform, detail);
      return ok(orderToWire(detail, languageOf(request), 'buyer', urlFile));
    },
  });

  app.route({
    method: 'GET',
    url: '/Order/GetMultiVoucherByOrderId',
    config: learner,
    schema: {
      tags: ['Order'],
      summary: 'The voucher codes of an order of the caller',
      description:
        'By page, 100 unless asked otherwise. None before the order is paid, nor for one that gave its courses to the buyer.',
      querystring: schemas.orderCodesQuery,
      response: { 200: envelope(schemas.orderCodeList) },
    },
    handler: async (request) => {
      const { orderId, page: pageNumber, pageSize } = request.query;
      await ownOrder(request, orderId);
      const part = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
      return ok((await codesOfOrder(platform, orderId, part)).map(codeToWire));
    },
  });

  app.route({
    method: 'GET',
    url: '/Order/GetVoucherFile',
    config: learner,
    schema: {
      tags: ['Order'],
      summary: 'All voucher codes of an order of the caller, as a file',
      description: 'Not shown in the documents. CSV for spreadsheets; kept nowhere.',
      querystring: schemas.orderIdQuery,
      response: { 200: envelope(schemas.voucherFile) },
    },
    handler: async (request) => {
      const order = await ownOrder(request, request.query.orderId);
      const codes = await codesOfOrder(platform, order.id);
      return ok(voucherFile(order.number, codes, languageOf(request)));
    },
  });

  app.route({
    method: 'GET',
    url: '/Orders/GetOrderStates',
    config: { access: {} },
    schema: {
      tags: ['Orders'],
      summary: 'The states of orders',
      response: { 200: envelope(schemas.orderStateList) },
    },
    handler: async () =>
      ok(visibleStates.map((description, index) => ({ id: index + 1, description }))),
  });
}
