import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { badgeErrors } from '../errors.ts';
import {
  deleteShare,
  findShare,
  holderOfShare,
  keepOrInsertShare,
  shownBadges,
  type CurriculumShare,
} from './repository.ts';
import * as schemas from './schemas.ts';
import { sharedCurriculum } from './shared-curriculum.ts';

const tags = ['badges'];

/** 128 bits. In hex: programs that find links in a text cut off a `-` at the end, or take `_` for a format. */
const newSharedId = () => randomBytes(16).toString('hex');

const shareToWire = ({ sharedId, sharedAt }: CurriculumShare) => ({
  sharedId,
  sharedAt: sharedAt.toISOString(),
});

/** The curriculum that a holder shares by link (decision 0105). */
export function sharedCurriculumRoutes(instance: FastifyInstance): void {
  holderRoutes(instance);
  strangerRoutes(instance);
}

function holderRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Curriculum/Share',
    config: { access: {} },
    schema: {
      tags,
      summary: "The link of the caller's curriculum; null while it is not shared",
      description: 'Not shown in the documents.',
      response: { 200: envelope(schemas.curriculumShare.nullable()) },
    },
    handler: async (request) => {
      const share = await findShare(platform.database.db, requirePrincipal(request).userId);
      return ok(share && shareToWire(share));
    },
  });

  app.route({
    method: 'PUT',
    url: '/Curriculum/Share',
    config: { access: {} },
    schema: {
      tags,
      summary: "Shares the caller's curriculum by a link",
      description: 'Not shown in the documents. Safe to repeat: the link stays the same.',
      response: { 200: envelope(schemas.curriculumShare) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const share = await keepOrInsertShare(platform.database.db, {
        userId,
        sharedId: newSharedId(),
        sharedAt: platform.clock.now(),
      });
      return ok(shareToWire(share));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/Curriculum/Share',
    config: { access: {} },
    schema: {
      tags,
      summary: "Ends the link of the caller's curriculum for good",
      description: 'Not shown in the documents. Safe to repeat. A later link is another one.',
      response: { 200: envelope(z.literal(true)) },
    },
    handler: async (request) => {
      await deleteShare(platform.database.db, requirePrincipal(request).userId);
      return ok(true as const);
    },
  });
}

function strangerRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Curriculum/Public/:sharedId',
    config: { access: { public: true } },
    schema: {
      tags,
      summary: 'A curriculum that its holder shares: public badges and what they prove',
      description:
        'Not shown in the documents. 404 for a link that never was and for one that ended.',
      // Whatever it is: an id that could be none is refused as one that is none.
      params: z.object({ sharedId: z.string() }),
      response: { 200: envelope(schemas.sharedCurriculum) },
    },
    handler: async (request, reply) => {
      reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
      const { db } = platform.database;
      const userId = await holderOfShare(db, request.params.sharedId);
      if (userId === null) throw badgeErrors.CURRICULUM_NOT_FOUND();
      return ok(sharedCurriculum(await shownBadges(db, userId), platform.clock.now()));
    },
  });
}
