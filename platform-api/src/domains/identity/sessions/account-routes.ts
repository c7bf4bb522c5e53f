import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { identityErrors } from '../errors.ts';
import { setSessionRole } from '../repository.ts';
import * as schemas from '../schemas.ts';

const tags = ['account'];

const currentRole = z.object({
  permission: z.object({ role: schemas.roleName, claims: z.array(z.string()) }),
});

export function accountRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Account/Roles',
    config: { access: {} },
    schema: {
      tags,
      summary: 'The roles of the caller',
      response: { 200: envelope(z.array(schemas.roleName)) },
    },
    handler: async (request) => ok(requirePrincipal(request).roles),
  });

  app.route({
    method: 'GET',
    url: '/Account/Role',
    config: { access: {} },
    schema: {
      tags,
      summary: 'The active role of this session',
      description: 'The path is not shown in the documents.',
      response: { 200: envelope(schemas.roleName) },
    },
    handler: async (request) => ok(requirePrincipal(request).role),
  });

  app.route({
    method: 'PUT',
    url: '/Account/Role',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Makes another of the caller’s roles the active one of this session',
      description: 'A role by name or code (E13). 403 ROLE_NOT_HELD for a role of others.',
      querystring: z.object({ role: schemas.givenRole }),
      response: { 200: envelope(currentRole) },
    },
    handler: async (request) => {
      const { sessionId, roles, claims } = requirePrincipal(request);
      const { role } = request.query;
      if (!roles.includes(role)) throw identityErrors.ROLE_NOT_HELD();
      await setSessionRole(platform, sessionId, role);
      return ok({ permission: { role, claims } });
    },
  });
}
