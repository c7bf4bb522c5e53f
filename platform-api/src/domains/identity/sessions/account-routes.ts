import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { identityErrors } from '../errors.ts';
import { setSessionRole } from '../repository.ts';
import { companyToWire } from '../login/auth-state.ts';
import { codesOf } from '../login/login.ts';
import * as schemas from '../schemas.ts';
import { actForCompany } from './act-for-company.ts';

const tags = ['account'];

const currentRole = z.object({
  permission: z.object({ role: schemas.roleName, claims: z.array(z.string()) }),
});

const actingState = schemas.authState.pick({ company: true, represents: true, surveyCode: true });

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

  app.route({
    method: 'PUT',
    url: '/Account/Company',
    config: { access: {} },
    schema: {
      tags,
      summary: 'In whose name the caller acts: their company’s, or their own',
      description:
        'Not shown in the documents. Holds on all devices of the person, until they choose otherwise or log in for their company. Warning NO_BUSINESS_ROLE where there is no company to act for.',
      body: z.object({ acts: z.boolean() }),
      response: { 200: envelope(actingState) },
    },
    handler: async (request) => {
      const account = await actForCompany(platform, requirePrincipal(request), request.body.acts);
      return ok({
        company: companyToWire(account.company),
        represents: companyToWire(account.represents),
        surveyCode: await codesOf(platform, account),
      });
    },
  });
}
