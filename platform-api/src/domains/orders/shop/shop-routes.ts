import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, languageOf, ok } from '../../../http/envelope.ts';
import { tariff } from '../../cart/index.ts';
import { couponType, paymentTypes } from '../../payments/index.ts';
import { orderErrors } from '../errors.ts';
import * as schemas from '../schemas.ts';
import { legalFile, legalText } from './legal-files.ts';

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

  app.route({
    method: 'GET',
    url: '/Order/GetTerms',
    config: anyone,
    schema: {
      tags: ['Documents'],
      summary: legal.Terms,
      description: legalShape,
      response: { 200: envelope(schemas.legalDocument) },
    },
    handler: async (request) => ok(legalText('Terms', languageOf(request))),
  });

  for (const name of ['Terms', 'Privacy', 'Cookies'] as const) {
    app.route({
      method: 'GET',
      url: `/Documents/${name}`,
      config: anyone,
      schema: {
        tags: ['Documents'],
        summary: legal[name],
        description: `${legalShape} With \`fileName\`, one of its \`fileNames\`, the file itself, not wrapped: a PDF, or the text as HTML (API-92). 404 DOCUMENT_NOT_FOUND.`,
        querystring: z.object({ fileName: z.string().max(200).optional() }),
        response: {
          200: {
            description: 'The text, or the file that was named',
            content: {
              'application/json': { schema: envelope(schemas.legalDocument) },
              'application/pdf': { schema: z.any() },
              'text/html': { schema: z.any() },
            },
          },
        },
      },
      handler: async (request, reply) => {
        const { fileName } = request.query;
        if (fileName === undefined) return ok(legalText(name, languageOf(request)));
        const file = await legalFile(name, fileName);
        if (file === null) throw orderErrors.DOCUMENT_NOT_FOUND();
        return reply
          .type(file.type)
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .header('cache-control', 'public, max-age=3600')
          .send(file.content);
      },
    });
  }
}

const legal = {
  Terms: 'Terms and conditions',
  Privacy: 'Privacy notice',
  Cookies: 'Cookie notice',
} as const;
const legalShape = 'The shape is not shown in the documents: sections of plain text.';
