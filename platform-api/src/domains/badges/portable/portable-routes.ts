import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { badgeErrors } from '../errors.ts';
import { sendDocument } from '../send-document.ts';
import { credentialJwt } from './credential-jwt.ts';
import { soundBadge } from './sound-badge.ts';

const tags = ['badges'];
const access = { public: true } as const;
const badgeId = z.object({ id: z.uuid() });

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
}
