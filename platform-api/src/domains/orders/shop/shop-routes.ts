import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { envelope, languageOf, ok } from '../../../http/envelope.ts';
import { tariff } from '../../cart/index.ts';
import { couponType, paymentTypes } from '../../payments/index.ts';
import { privacyNotice } from './privacy-notice.ts';
import * as schemas from '../schemas.ts';
import { termsOfSale } from './terms-of-sale.ts';

const anyone = { access: { public: true } } as const;

/** What a buyer reads before there is an order; the same for everybody. */
export function shopRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Order/GetPaymentTypes',
    config: anyone,
    schema: {
      tags: ['Order'],
      summary: 'How one can pay',
      description:
        '`isCoupon` is not shown in the documents: it flags the fixed coupon type (E99).',
      response: { 200: envelope(schemas.paymentTypeList) },
    },
    handler: async (request) =>
      ok(
        // Visitors have no coupon.
        [...paymentTypes(platform), ...(request.principal === null ? [] : [couponType])].map(
          ({ id, description }) => ({
            paymentTypeId: id,
            description: description[languageOf(request)],
            urlImage: null,
            isCoupon: id === couponType.id,
          }),
        ),
      ),
  });

  app.route({
    method: 'GET',
    url: '/Order/GetSconti',
    config: anyone,
    schema: {
      tags: ['Order'],
      summary: 'Discounts: over 5000, over 1000, promotion',
      response: { 200: envelope(schemas.discountList) },
    },
    handler: async () =>
      ok([
        ...tariff.tiers.map(({ fromCents, bps }) => ({
          sconto: Number(bps) / 10_000,
          description: `>= ${fromCents / 100n}`,
        })),
        { sconto: Number(tariff.promotionBps) / 10_000, description: 'promotion' },
      ]),
  });

  for (const { url, summary, text } of [
    { url: '/Order/GetTerms', summary: 'Terms and conditions', text: termsOfSale },
    { url: '/Documents/Terms', summary: 'Terms and conditions', text: termsOfSale },
    { url: '/Documents/Privacy', summary: 'Privacy notice', text: privacyNotice },
  ]) {
    app.route({
      method: 'GET',
      url,
      config: anyone,
      schema: {
        tags: ['Documents'],
        summary,
        description: 'The shape is not shown in the documents: sections of plain text.',
        response: { 200: envelope(schemas.legalDocument) },
      },
      handler: async (request) => ok(text[languageOf(request)]),
    });
  }
}
