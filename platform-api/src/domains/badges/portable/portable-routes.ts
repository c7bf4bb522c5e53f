import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bakePng, bakeSvg } from 'contracts/badge-baking';
import { languageOf } from '../../../http/envelope.ts';
import { attestation } from '../attestation/attestation.ts';
import { badgeErrors } from '../errors.ts';
import { sendDocument } from '../send-document.ts';
import { badgeCard, badgePng } from './badge-png.ts';
import { credentialJwt } from './credential-jwt.ts';
import type { Badge } from '../repository.ts';
import { soundBadge } from './sound-badge.ts';

const tags = ['badges'];
const access = { public: true } as const;
const badgeId = z.object({ id: z.uuid() });

/** Pixels across of the picture that people put on their pages. */
const PICTURE_WIDTH = 960;

/** The picture with its credential inside. */
const baked = {
  svg: {
    type: 'image/svg+xml; charset=utf-8',
    bake: async ({ picture, credential }: Badge) => Buffer.from(bakeSvg(picture, credential)),
  },
  png: {
    type: 'image/png',
    bake: async (badge: Badge) =>
      Buffer.from(bakePng(await badgePng(badge, PICTURE_WIDTH), badge.credential)),
  },
} as const;

/** The forms in which a badge goes elsewhere. */
export function portableRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Badges/Public/:id/Jwt',
    config: { access },
    schema: {
      tags,
      summary: 'The credential as a VC-JWT (Open Badges 3.0, JSON Web Token proof)',
      description:
        'Not wrapped: a compact JWS. The payload is the credential and the claims iss, jti, sub, nbf; `kid` is a key of `/.well-known/did.json`.',
      params: badgeId,
    },
    handler: async (request, reply) => {
      const badge = await soundBadge(platform, request.params.id);
      // Of before: it has no key in this form until it is issued anew, which each start does.
      if (!badge.issuerAddress.startsWith('did:')) throw badgeErrors.BADGE_NOT_FOUND();
      reply
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `attachment; filename="WB-${badge.code}.jwt"`);
      // As the standard says it; verifiers of the W3C take it by its content.
      return sendDocument(reply, 'text/plain; charset=utf-8', await credentialJwt(platform, badge));
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/Public/:id/Baked/:format',
    config: { access },
    schema: {
      tags,
      summary: 'The picture of a badge with its credential inside (Open Badges 3.0, Baked Badge)',
      description: 'Not wrapped: an SVG or a PNG.',
      params: badgeId.extend({ format: z.enum(['svg', 'png']) }),
    },
    handler: async (request, reply) => {
      const { id, format } = request.params;
      const badge = await soundBadge(platform, id);
      const { type, bake } = baked[format];
      return (
        reply
          .header('x-robots-tag', 'noindex')
          .header('access-control-allow-origin', '*')
          .header('content-disposition', `attachment; filename="WB-${badge.code}.${format}"`)
          // Whoever opens it here opens a picture alone.
          .header('content-security-policy', "sandbox; default-src 'none'")
          .type(type)
          .send(await bake(badge))
      );
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/Public/:id/Attestation',
    config: { access },
    schema: {
      tags,
      summary: 'The attestation to print, with the credential attached (PDF)',
      description:
        'Not wrapped: a tagged PDF, in the language of `lang` or of the request. 409 BADGE_REVOKED.',
      params: badgeId,
      querystring: z.object({ lang: z.enum(['it', 'en']).optional() }),
    },
    handler: async (request, reply) => {
      const badge = await soundBadge(platform, request.params.id);
      const { lang = languageOf(request) } = request.query;
      return reply
        .header('x-robots-tag', 'noindex')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="WB-${badge.code}.pdf"`)
        .type('application/pdf')
        .send(Buffer.from(await attestation(platform, badge, lang)));
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/Public/:id/Card',
    config: { access },
    schema: {
      tags,
      summary: 'The picture that stands under a link to the public page (PNG, 1200 × 630)',
      params: badgeId,
    },
    handler: async (request, reply) => {
      const badge = await soundBadge(platform, request.params.id);
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/png')
        .send(await badgeCard(badge));
    },
  });
}
