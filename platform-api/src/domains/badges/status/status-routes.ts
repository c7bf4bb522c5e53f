import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { badgeErrors } from '../errors.ts';
import { profileAddress } from '../issuer/issuer.ts';
import { askedAddress } from '../issuer/issuer-routes.ts';
import { sendDocument } from '../send-document.ts';
import { LIST_TTL_SECONDS, statusLists } from './status-list.ts';
import { listCount, revokedCredentials } from './status-repository.ts';

const tags = ['badges'];
const access = { public: true } as const;

/** By which anybody learns that a badge no longer holds. */
export function statusRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const statusList = statusLists(platform);

  app.route({
    method: 'GET',
    url: '/Badges/StatusLists/:list',
    config: { access },
    schema: {
      tags,
      summary: 'Which badges were revoked, signed (BitstringStatusListCredential)',
      description: 'Not wrapped. To be kept for five minutes.',
      params: z.object({ list: z.coerce.number().int().min(1).max(100_000) }),
    },
    handler: async (request, reply) => {
      const { list } = request.params;
      if (list > (await listCount(platform.database.db))) throw badgeErrors.STATUS_LIST_NOT_FOUND();
      const { text, etag } = await statusList(await askedAddress(platform, request), list);
      reply.header('cache-control', `public, max-age=${LIST_TTL_SECONDS}`).header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return sendDocument(reply, 'application/vc+ld+json', text);
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/Revocations',
    config: { access },
    schema: {
      tags,
      summary: 'Credentials that no longer hold (1EdTech revocation list)',
      description: 'Not wrapped. Named by badges that were issued before the status lists.',
    },
    handler: async (request, reply) => {
      const publicUrl = await askedAddress(platform, request);
      const list = {
        id: `${publicUrl}/api/Badges/Revocations`,
        issuer: profileAddress(publicUrl),
        revokedCredential: (await revokedCredentials(platform.database.db)).map(
          ({ id, reason }) => ({
            id,
            revoked: true,
            ...(reason ? { revocationReason: reason } : {}),
          }),
        ),
      };
      return sendDocument(reply, 'application/json; charset=utf-8', JSON.stringify(list));
    },
  });
}
