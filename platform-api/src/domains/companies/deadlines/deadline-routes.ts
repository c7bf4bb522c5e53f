import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { envelope, ok } from '../../../http/envelope.ts';
import { page, pageOf } from '../../../http/lists.ts';
import { requireRepresentative } from '../representative.ts';
import { buyRefreshers } from './buy-refreshers.ts';
import { deadlinesOf } from './list-deadlines.ts';
import * as schemas from './schemas.ts';
import { deadlineToWire, filterFromWire } from './wire.ts';

const learner = { access: { roles: ['Discente'] } } as const;
const tags = ['Companies'];

/** Whose attestation of a company's people ends; not shown in the documents. */
export function deadlineRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Companies/GetDeadlines',
    config: learner,
    schema: {
      tags,
      summary: 'Attestations of the people to whom the company of the caller gave a course',
      description:
        'Only to its legal representative, what ends first, of those who agreed; who takes the consent back is gone with the next read.',
      querystring: schemas.deadlineQuery,
      response: { 200: envelope(pageOf(schemas.deadline)) },
    },
    handler: async (request) => {
      const { company } = requireRepresentative(request);
      const { page: number, pageSize, stato } = request.query;
      const rows = await deadlinesOf(platform, company.id, filterFromWire(stato));
      const items = rows.slice((number - 1) * pageSize, number * pageSize).map(deadlineToWire);
      return ok(page(items, rows.length, number, pageSize));
    },
  });

  app.route({
    method: 'POST',
    url: '/Companies/BuyRefreshers',
    config: learner,
    schema: {
      tags,
      summary: 'Puts the refreshers of these attestations into the cart, for others',
      description:
        'One code for each person, less those that the company has left; the same call again adds nothing. 422 REFRESHERS_NONE, 409 REFRESHERS_CART_IN_USE while the cart holds a purchase for oneself.',
      body: schemas.refreshersBody,
      response: { 200: envelope(schemas.refreshersInCart) },
    },
    handler: async (request) => {
      const { userId, company } = requireRepresentative(request);
      const buyer = { userId, companyId: company.id };
      const wanted = 'ids' in request.body ? new Set(request.body.ids) : 'expiring';
      const { toBuy, inHand } = await buyRefreshers(platform, buyer, wanted);
      return ok({ daComprare: toBuy, disponibili: inHand });
    },
  });
}
