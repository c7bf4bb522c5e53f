import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { boundedPage, boundedPageOf } from '../../../http/lists.ts';
import { activeAccount, personToWire, roleOptions, searchPeople } from '../../accounts/index.ts';
import { newestBadges } from '../../badges/index.ts';
import { noteAct } from '../../audit/index.ts';
import { userRecordRoutes } from './user-record-routes.ts';
import { filtersOfPeople } from './wire.ts';
import * as schemas from './schemas.ts';

const tags = ['back office'];
/** Editors read (E18); what shows or changes more is for administrators alone. */
const reader = { access: { roles: ['AdminWorkerBadge', 'RedattoreCorsiA'] } } as const;
const administrator = { access: { roles: ['AdminWorkerBadge'] } } as const;

const SHOWN_BADGES = 3;

export function userRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Users/SearchUser',
    config: reader,
    schema: {
      tags,
      summary: 'Registered people, by surname unless sorted',
      querystring: schemas.usersQuery,
      response: { 200: envelope(boundedPageOf(schemas.userRow)) },
    },
    handler: async ({ query }) => {
      const { page, pageSize, ...asked } = query;
      const filters = filtersOfPeople(asked);
      const { items, ...total } = await searchPeople(platform, { ...filters, page, pageSize });
      const rows = items.map(({ registeredAt, ...row }) => ({
        ...row,
        registrationDate: registeredAt.toISOString(),
      }));
      return ok(boundedPage(rows, total, query));
    },
  });

  app.route({
    method: 'GET',
    url: '/Users/GetUserDetails',
    config: reader,
    schema: {
      tags,
      summary: 'A person as the back office knows them',
      description: '404 ACCOUNT_NOT_FOUND, for a deleted account too.',
      querystring: schemas.userIdQuery,
      response: { 200: envelope(schemas.userDetail) },
    },
    handler: async ({ query }) =>
      ok(await personToWire(platform, await activeAccount(platform, query.userId))),
  });

  app.route({
    method: 'GET',
    url: '/Users/GetUserRoles',
    config: reader,
    schema: {
      tags,
      summary: 'The roles of a person, and those that they could be given',
      querystring: schemas.userIdQuery,
      response: { 200: envelope(schemas.userRoles) },
    },
    handler: async ({ query }) => ok(roleOptions(await activeAccount(platform, query.userId))),
  });

  app.route({
    method: 'GET',
    url: '/Users/GetUserBadges',
    config: reader,
    schema: {
      tags,
      summary: 'The newest badges of a person, and how many there are',
      description: 'Not shown in the documents.',
      querystring: schemas.userIdQuery,
      response: { 200: envelope(schemas.userBadges) },
    },
    handler: async ({ query }) => {
      const { id } = await activeAccount(platform, query.userId);
      const { items, totalItems } = await newestBadges(platform, id, SHOWN_BADGES);
      return ok({
        totalItems,
        items: items.map(({ acquiredAt, ...badge }) => ({
          ...badge,
          acquisitionTime: acquiredAt.toISOString(),
        })),
      });
    },
  });

  app.route({
    method: 'POST',
    url: '/Users/ShowFiscalCode',
    config: administrator,
    schema: {
      tags,
      summary: 'The fiscal code of a person; that it was asked for is noted',
      description: 'Not shown in the documents.',
      querystring: schemas.userIdQuery,
      response: { 200: envelope(z.string()) },
    },
    handler: async (request) => {
      const { id, fiscalCode } = await activeAccount(platform, request.query.userId);
      await noteAct(platform, {
        actorId: requirePrincipal(request).userId,
        act: 'fiscal-code.shown',
        subjectKind: 'user',
        subjectId: id,
      });
      return ok(fiscalCode);
    },
  });

  userRecordRoutes(instance);
}
