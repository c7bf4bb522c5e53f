import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { eurosOfAddress } from '../../../http/lists.ts';
import { fromEuros, toEuros } from '../../../money.ts';
import { spendableCoupon, tariff } from '../../cart/index.ts';
import { codeCountOf, codesOfOrder, SHOWN_CODES } from '../../vouchers/index.ts';
import { payOrderQuery, paymentAnswer } from '../schemas.ts';
import { paymentToWire } from '../wire.ts';
import { couponOfBuyer } from './coupon-of-buyer.ts';
import { payByCoupon } from './pay-by-coupon.ts';

const tags = ['Order'];

const coupon = z
  .object({
    totalCouponNft: z.number().describe('Euro, with what unpaid orders of the cart hold of it.'),
    isCoupon: z.boolean(),
    totaleCoupon: z.number().nullable().describe('The part of the total that it pays.'),
    daPagare: z.number().nullable().describe('The rest of it.'),
  })
  .meta({ id: 'Coupon' });

export function couponRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Order/GetCouponNftUser',
    config: { access: { roles: ['Discente', 'RedattoreCorsiA'] } },
    schema: {
      tags,
      summary: 'What the caller can pay with as coupon',
      description:
        'With `totalCost` also how much of it the coupon pays and what is left to pay (M12, M13); without it null. These are not shown in the documents.',
      querystring: z.object({ totalCost: eurosOfAddress.optional() }),
      response: { 200: envelope(coupon) },
    },
    handler: async (request) => {
      const cents = await couponOfBuyer(platform, requirePrincipal(request).userId);
      const { totalCost } = request.query;
      const total = totalCost === undefined ? null : fromEuros(totalCost);
      const paid = total === null ? null : spendableCoupon(cents, total, tariff);
      return ok({
        totalCouponNft: toEuros(cents),
        isCoupon: cents > 0n,
        totaleCoupon: paid === null ? null : toEuros(paid),
        daPagare: total === null || paid === null ? null : toEuros(total - paid),
      });
    },
  });

  app.route({
    method: 'POST',
    url: '/Order/PayOrderByCoupon',
    config: { access: { roles: ['Discente'] } },
    schema: {
      tags,
      summary: 'Pays an order by coupon alone',
      description:
        'Query as agreed for what the documents leave open (E165). The payment type is the one flagged as coupon (E99). Only where the coupon covers all of it (E100): warning COUPON_NOT_ENOUGH. Repeating it changes nothing.',
      querystring: payOrderQuery,
      response: { 200: envelope(paymentAnswer) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const { orderId } = request.query;
      const paid = await payByCoupon(platform, { ...request.query, userId });
      return ok(
        paymentToWire(paid, {
          codes: await codesOfOrder(platform, orderId, { limit: SHOWN_CODES }),
          codeCount: await codeCountOf(platform, orderId),
        }),
      );
    },
  });
}
