import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { identityErrors } from '../errors.ts';
import * as schemas from '../schemas.ts';
import { endOtherSessions, endOwnSession, ownSessions, sessionToWire } from './own-sessions.ts';
import { provenKey } from './proof-of-possession.ts';
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

  ownSessionRoutes(instance);
}

/** The list of one's own sessions, and their ends. */
function ownSessionRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Account/Sessions',
    config: { access: {} },
    schema: {
      tags,
      summary: 'The living sessions of the caller, this one first',
      description: 'Not shown in the documents.',
      response: { 200: envelope(z.array(schemas.ownSession)) },
    },
    handler: async (request) => {
      const listed = await ownSessions(platform, requirePrincipal(request));
      return ok(listed.map(sessionToWire));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/Account/Sessions/:id',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Ends one of the caller’s sessions; its next call is refused',
      description: 'Not shown in the documents. 404 SESSION_NOT_FOUND.',
      params: z.object({ id: z.uuid() }),
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      if (!(await endOwnSession(platform, userId, request.params.id))) {
        throw identityErrors.SESSION_NOT_FOUND();
      }
      return ok(true);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/Account/Sessions',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Ends all of the caller’s sessions but this one; how many there were',
      description: 'Not shown in the documents.',
      response: { 200: envelope(z.number().int()) },
    },
    handler: async (request) => {
      const { userId, sessionId } = requirePrincipal(request);
      return ok(await endOtherSessions(platform, userId, sessionId));
    },
  });
}
