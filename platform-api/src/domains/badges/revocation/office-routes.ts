import { count, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { page, pageOf } from '../../../http/lists.ts';
import { officeBadge, officeBadgeQuery, revocationBody } from '../schemas.ts';
import { badges } from '../tables.ts';
import { revokeBadge } from './revoke-badge.ts';

const tags = ['badges'];
const config = { access: { roles: ['AdminWorkerBadge'] } } as const;

/** Badges of everyone, and their end. */
export function officeRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/List/Badges',
    config,
    schema: {
      tags,
      summary: 'Badges of everyone, newest first, by holder, title or code',
      description: 'Not shown in the documents.',
      querystring: officeBadgeQuery,
      response: { 200: envelope(pageOf(officeBadge)) },
    },
    handler: async ({ query }) => {
      const { db } = platform.database;
      const where = found(query.text);
      // A credential is long: of the badges before the page only the index is read.
      const ofPage = db
        .select({ id: badges.id })
        .from(badges)
        .where(where)
        .orderBy(desc(badges.acquiredAt), badges.id)
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize);
      const rows = await db
        .select()
        .from(badges)
        .where(inArray(badges.id, ofPage))
        .orderBy(desc(badges.acquiredAt), badges.id);
      const [total] = await db.select({ total: count() }).from(badges).where(where);
      const items = rows.map((row) => ({
        id: row.id,
        title: row.title,
        holderName: row.holderName,
        code: row.code,
        type: row.type,
        acquisitionTime: row.acquiredAt.toISOString(),
        idNotarizzazione: row.transactionId,
        revokedAt: row.revokedAt?.toISOString() ?? null,
        revocationReason: row.revocationReason,
      }));
      return ok(page(items, total?.total ?? 0, query.page, query.pageSize));
    },
  });

  app.route({
    method: 'POST',
    url: '/Badges/:id/Revocation',
    config,
    schema: {
      tags,
      summary: 'Revokes a badge for good and tells its holder',
      description:
        'Not shown in the documents. Safe to repeat; 409 BADGE_REVOKED by somebody else.',
      params: z.object({ id: z.uuid() }),
      body: revocationBody,
      response: { 200: envelope(z.literal(true)) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const { id } = request.params;
      await revokeBadge(platform, { badgeId: id, reason: request.body.reason, by: userId });
      request.log.info({ badgeId: id, by: userId }, 'a badge was revoked');
      return ok(true as const);
    },
  });
}

function found(text: string | undefined) {
  if (!text) return undefined;
  const like = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  // The plate and the credential say the code with the product's letters before it.
  const code = text.replace(/^WB-/i, '').toUpperCase();
  return or(ilike(badges.holderName, like), ilike(badges.title, like), eq(badges.code, code));
}
