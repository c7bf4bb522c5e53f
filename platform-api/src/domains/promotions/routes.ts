import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import { integerId } from '../../http/lists.ts';
import { magicLink } from './promotion-links.ts';

export const promotionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.route({
    method: 'GET',
    url: '/Courses/GetMagicLinkForRewardForPromotion',
    config: { access: { roles: ['Discente'] } },
    schema: {
      tags: ['Promotions'],
      summary: "The caller's link that gives a discount on a course",
      description:
        'The same address each time. Warning SHARING_NEEDS_PURCHASE for a course that the caller did not buy.',
      querystring: z.object({ corsoId: integerId }),
      response: { 200: envelope(z.string()) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      return ok(await magicLink(platform, userId, request.query.corsoId));
    },
  });
};
