import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../http/envelope.ts';
import { identityErrors } from './errors.ts';
import { provenKey } from './proof-of-possession.ts';
import * as schemas from './schemas.ts';
import { endSession, rotate } from './sessions.ts';

const tags = ['login'];

export function sessionRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'POST',
    url: '/Login/RefreshToken',
    config: { access: { public: true } },
    schema: {
      tags,
      summary: 'Exchanges the tokens for new ones',
      description:
        'With the header `DPoP` (RFC 9449) when the login was bound to a key. A refresh token serves once; for 10 s the last one answers the same successor again; any other repetition ends the session (E26). 401 SESSION_OVER, 401 PROOF_REFUSED.',
      body: z.object({ token: schemas.tokenText, refreshToken: schemas.tokenText }),
      response: { 200: envelope(schemas.tokens) },
    },
    handler: async (request) => {
      const key = await provenKey(platform, request.headers['dpop'], {
        method: 'POST',
        path: '/api/Login/RefreshToken',
      });
      const rotation = await rotate(platform, request.body.refreshToken, key);
      if (rotation.isOver) throw identityErrors.SESSION_OVER();
      return ok(rotation.tokens);
    },
  });

  app.route({
    method: 'POST',
    url: '/Login/Logout',
    config: { access: { public: true } },
    schema: {
      tags,
      summary: 'Ends a session',
      description:
        'Of the bearer token, or of the refresh token where that has expired. Not shown in the documents. Answers true whether or not there was one.',
      body: z.object({ refreshToken: schemas.tokenText.optional() }).nullish(),
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      await endSession(platform, {
        sessionId: request.principal?.sessionId ?? null,
        refreshToken: request.body?.refreshToken ?? null,
      });
      return ok(true);
    },
  });
}
