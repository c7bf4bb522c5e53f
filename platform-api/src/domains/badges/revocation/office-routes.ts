import { desc, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { countUpTo, MOST_FOUND, MOST_LISTED } from '../../../database/count-up-to.ts';
import { boundedPage, boundedPageOf } from '../../../http/lists.ts';
import { badgeMonth, officeBadge, officeBadgeQuery, revocationBody } from '../schemas.ts';
import { badges } from '../tables.ts';
import { badgesByMonth } from './badge-months.ts';
import { badgesFound } from './badge-rows.ts';
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
      summary: 'Badges of everyone, newest first, by holder, title or code, kind and day',
      description: 'Not shown in the documents.',
      querystring: officeBadgeQuery,
      response: { 200: envelope(boundedPageOf(officeBadge)) },
    },
    handler: async ({ query }) => {
      const { db } = platform.database;
      const where = badgesFound(query);
      const total = await countUpTo(db, badges, where, query.text ? MOST_FOUND : MOST_LISTED);
      const before = (query.page - 1) * query.pageSize;
      // A credential is long: of the badges before the page only the index is read.
      const ofPage = db
        .select({ id: badges.id })
        .from(badges)
        .where(where)
        .orderBy(desc(badges.acquiredAt), badges.id)
        .limit(Math.max(0, Math.min(query.pageSize, total.totalItems - before)))
        .offset(before);
      const rows = await db
        .select()
        .from(badges)
        .where(inArray(badges.id, ofPage))
        .orderBy(desc(badges.acquiredAt), badges.id);
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
      return ok(boundedPage(items, total, query));
    },
  });

  app.route({
    method: 'GET',
    url: '/List/BadgesByMonth',
    config,
    schema: {
      tags,
      summary: 'Completed courses and passed exams of the last months, oldest first',
      description:
        'Not shown in the documents: the charts of the dashboard, of the badges of List/Badges.',
      querystring: z.object({ months: z.coerce.number().int().min(1).max(36).default(12) }),
      response: { 200: envelope(z.array(badgeMonth)) },
    },
    handler: async ({ query }) => {
      const months = await badgesByMonth(platform, query.months);
      return ok(
        months.map((month, place) => ({ ...month, isCurrent: place === months.length - 1 })),
      );
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
