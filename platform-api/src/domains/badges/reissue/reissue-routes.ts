import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../../http/envelope.ts';
import { badgeErrors } from '../errors.ts';
import { findBadge } from '../repository.ts';
import { earlierCredential } from '../schemas.ts';
import { earlierCredentials } from '../tables.ts';

/** By which a copy of before is known again. */
export function reissueRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  app.route({
    method: 'GET',
    url: '/Badges/Public/:id/Earlier',
    config: { access: { public: true } },
    schema: {
      tags: ['badges'],
      summary: 'Credentials that this badge had before, by their hashes',
      description:
        'A copy is one of them when sha256 of its bytes is `hash`; on the ledger stands sha256(salt ‖ bytes).',
      params: z.object({ id: z.uuid() }),
      response: { 200: envelope(z.array(earlierCredential)) },
    },
    handler: async (request, reply) => {
      const badge = await findBadge(platform.database.db, request.params.id);
      if (badge === null || !badge.isPublic) throw badgeErrors.BADGE_NOT_FOUND();
      const rows = await platform.database.db
        .select()
        .from(earlierCredentials)
        .where(eq(earlierCredentials.badgeId, badge.id))
        .orderBy(earlierCredentials.replacedAt);
      reply.header('x-robots-tag', 'noindex').header('access-control-allow-origin', '*');
      return ok(
        rows.map((row) => ({
          hash: row.hash,
          credentialId: row.credentialId,
          issuer: row.issuer,
          salt: row.salt,
          idNotarizzazione: row.transactionId,
          replacedAt: row.replacedAt.toISOString(),
        })),
      );
    },
  });
}
