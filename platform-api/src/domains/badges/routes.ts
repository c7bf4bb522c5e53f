import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import { flag, page, pageOf } from '../../http/lists.ts';
import { courseProfessorsOf } from '../catalogue/index.ts';
import { inclusionProof } from '../transparency/index.ts';
import { badgeTypes } from './badge-types.ts';
import { badgeErrors } from './errors.ts';
import { issuerRoutes } from './issuer/issuer-routes.ts';
import { monthRange } from './month-range.ts';
import { pagesOf } from './pages-of.ts';
import { backpackHolderRoutes } from './open-badges-api/holder-routes.ts';
import { portableRoutes } from './portable/portable-routes.ts';
import { reissueRoutes } from './reissue/reissue-routes.ts';
import { badgesOf, findBadge, setPublic } from './repository.ts';
import { officeRoutes } from './revocation/office-routes.ts';
import * as schemas from './schemas.ts';
import { sharedCurriculumRoutes } from './shared-curriculum/routes.ts';
import { sendDocument } from './send-document.ts';
import { revocationsOf } from './status/status-repository.ts';
import { statusRoutes } from './status/status-routes.ts';
import { verifyBadge } from './verify-badge.ts';
import { holderRoutes } from './wallet-issuance/holder-routes.ts';
import { walletRoutes } from './wallet-issuance/wallet-routes.ts';
import { badgeToWire, publicBadgeToWire } from './wire.ts';

const tags = ['badges'];
const badgeId = z.object({ id: z.uuid() });

export function badgeRoutes(instance: FastifyInstance): void {
  ownRoutes(instance);
  publicRoutes(instance);
  officeRoutes(instance);
  issuerRoutes(instance);
  statusRoutes(instance);
  reissueRoutes(instance);
  portableRoutes(instance);
  holderRoutes(instance);
  walletRoutes(instance);
  sharedCurriculumRoutes(instance);
  backpackHolderRoutes(instance);
}

/** What holders see of their own badges. */
function ownRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Badges/GetBadges',
    config: { access: {} },
    schema: {
      tags,
      summary: "The caller's badges, newest first",
      description: 'Filters by name, month of acquisition (MM/yyyy), competence and type.',
      querystring: schemas.badgeQuery,
      response: { 200: envelope(pageOf(schemas.badge)) },
    },
    handler: async (request) => {
      const { query } = request;
      const { rows, total } = await badgesOf(
        platform.database.db,
        requirePrincipal(request).userId,
        {
          name: query.name,
          categoryId: query.competence,
          type: query.type,
          ...(query.month ? monthRange(query.month) : {}),
        },
        { limit: query.pageSize, offset: (query.page - 1) * query.pageSize },
      );
      const pages = await pagesOf(platform, rows);
      const revocations = await revocationsOf(platform.database.db, rows);
      const items = rows.map((row) => badgeToWire(row, pages, revocations));
      return ok(page(items, total, query.page, query.pageSize));
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/GetBadgeDetail',
    config: { access: {} },
    schema: {
      tags,
      summary: "One of the caller's badges, or a public one of somebody else",
      description: '404 for a hidden one of somebody else (E146).',
      querystring: badgeId,
      response: { 200: envelope(schemas.badge) },
    },
    handler: async (request) => {
      const { db } = platform.database;
      const badge = await findBadge(db, request.query.id);
      const isOwn = badge?.userId === requirePrincipal(request).userId;
      if (badge === null || !(isOwn || badge.isPublic)) throw badgeErrors.BADGE_NOT_FOUND();
      const revocations = await revocationsOf(db, [badge]);
      return ok(badgeToWire(badge, await pagesOf(platform, [badge]), revocations, isOwn));
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/GetBadgeTypes',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Types of badges, for the filter',
      response: { 200: envelope(z.array(schemas.badgeType)) },
    },
    handler: async () => ok([...badgeTypes]),
  });

  app.route({
    method: 'PUT',
    url: '/Badges/Visibility',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Shows or hides the public page of a badge',
      description: 'Not shown in the documents (E121).',
      querystring: badgeId.extend({ isPublic: flag }),
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { id, isPublic } = request.query;
      const { userId } = requirePrincipal(request);
      if (!(await setPublic(platform.database.db, { id, userId }, isPublic))) {
        throw badgeErrors.BADGE_NOT_FOUND();
      }
      return ok(isPublic);
    },
  });
}

/** What anyone may see, and by which anyone may check. */
function publicRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const access = { public: true } as const;

  const publicBadge = async (id: string) => {
    const badge = await findBadge(platform.database.db, id);
    // Hidden and unknown look the same to a stranger.
    if (badge === null || !badge.isPublic) throw badgeErrors.BADGE_NOT_FOUND();
    return badge;
  };

  app.route({
    method: 'GET',
    url: '/Badges/Public/:id',
    config: { access },
    schema: {
      tags,
      summary: 'The public certification of a badge, checked now',
      description: 'Not shown in the documents. The verdict comes from the credential’s own bytes.',
      params: badgeId,
      response: { 200: envelope(schemas.publicBadge) },
    },
    handler: async (request, reply) => {
      const badge = await publicBadge(request.params.id);
      reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
      const verification = await verifyBadge(platform, badge);
      const pages = await pagesOf(platform, [badge]);
      const courseTeachers = await courseProfessorsOf(platform, badge.courseId);
      return ok(publicBadgeToWire(badge, verification, { pages, courseTeachers }));
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/Public/:id/credential',
    config: { access },
    schema: {
      tags,
      summary: 'The Open Badges 3.0 credential, byte for byte as it was signed',
      description: 'Not wrapped: it is a document of its own (application/vc+ld+json).',
      params: badgeId,
    },
    handler: async (request, reply) => {
      const badge = await publicBadge(request.params.id);
      reply
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `inline; filename="WB-${badge.code}.json"`);
      return sendDocument(reply, 'application/vc+ld+json', badge.credential);
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/Public/:id/Inclusion',
    config: { access },
    schema: {
      tags,
      summary: 'The proof that the credential is in the public log',
      description: 'Place, size, hashes (RFC 6962) and the signed head of that size (/api/log).',
      params: badgeId,
      response: { 200: envelope(schemas.inclusion) },
    },
    handler: async (request, reply) => {
      const badge = await publicBadge(request.params.id);
      reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache');
      return ok(await inclusionProof(platform, badge.credential));
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/Public/:id/picture',
    config: { access },
    schema: {
      tags,
      summary: 'The picture of a badge, whose hash the credential carries (SVG)',
      params: badgeId,
    },
    handler: async (request, reply) => {
      // Also of hidden badges: their holders see it, and it shows no person.
      const badge = await findBadge(platform.database.db, request.params.id);
      if (badge === null) throw badgeErrors.BADGE_NOT_FOUND();
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return sendDocument(reply, 'image/svg+xml; charset=utf-8', badge.picture);
    },
  });
}
