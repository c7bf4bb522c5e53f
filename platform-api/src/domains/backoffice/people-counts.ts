import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../http/envelope.ts';
import {
  countAccounts,
  countProfessors,
  registrationsByMonth,
  teachersByMonth,
} from '../accounts/index.ts';
import * as schemas from './schemas.ts';

const tags = ['back office'];
const access = { roles: ['AdminWorkerBadge', 'RedattoreCorsiA'] } as const;

/** People and teachers of the dashboard's tiles, and how many came in each month. */
export function peopleCountRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Users/TotalRegisteredUsers',
    config: { access },
    schema: {
      tags,
      summary: 'How many people are registered',
      response: { 200: envelope(z.number().int()) },
    },
    handler: async () => ok(await countAccounts(platform)),
  });

  app.route({
    method: 'GET',
    url: '/List/UsersByMonth',
    config: { access },
    schema: {
      tags,
      summary: 'How many people registered in each of the last months, oldest first',
      description:
        'Not shown in the documents: the tile of the dashboard, of the people of Users/SearchUser.',
      querystring: schemas.monthsQuery,
      response: { 200: envelope(z.array(schemas.userMonth)) },
    },
    handler: async ({ query }) =>
      ok(withCurrent(await registrationsByMonth(platform, query.months))),
  });

  app.route({
    method: 'GET',
    url: '/Users/GetTotalProfessors',
    config: { access },
    schema: {
      tags,
      summary: 'How many people are enabled as teachers',
      response: { 200: envelope(z.number().int()) },
    },
    handler: async () => ok(await countProfessors(platform)),
  });

  app.route({
    method: 'GET',
    url: '/List/ProfessorsByMonth',
    config: { access },
    schema: {
      tags,
      summary: 'How many of the teachers became one in each of the last months, oldest first',
      description:
        'Not shown in the documents: the tile of the dashboard, of the people of Users/SearchUser. Who was a teacher before it was noted since when is in no month.',
      querystring: schemas.monthsQuery,
      response: { 200: envelope(z.array(schemas.professorMonth)) },
    },
    handler: async ({ query }) => ok(withCurrent(await teachersByMonth(platform, query.months))),
  });
}

const withCurrent = <Month extends object>(months: readonly Month[]) =>
  months.map((month, place) => ({ ...month, isCurrent: place === months.length - 1 }));
