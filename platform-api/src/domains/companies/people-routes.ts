import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { envelope, ok } from '../../http/envelope.ts';
import { page, pageOf } from '../../http/lists.ts';
import { companySummary } from './company-summary.ts';
import { listPeople } from './list-people.ts';
import { requireRepresentative } from './representative.ts';
import * as schemas from './schemas.ts';
import { personToWire, summaryToWire } from './wire.ts';

const learner = { access: { roles: ['Discente'] } } as const;
const tags = ['Companies'];

/** What the legal representative of a company sees of its people; not shown in the documents. */
export function peopleRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Companies/GetPeople',
    config: learner,
    schema: {
      tags,
      summary: 'Whom the company of the caller gave a course',
      description:
        'Only to its legal representative. Progress, exam and badge are told where the person agreed; without that, only whether the code was redeemed.',
      querystring: schemas.peopleQuery,
      response: { 200: envelope(pageOf(schemas.person)) },
    },
    handler: async (request) => {
      const { company } = requireRepresentative(request);
      const { stato, corso, page: at, pageSize, search } = request.query;
      const isRedeemed = stato === undefined ? undefined : stato === 'riscattati';
      const asked = { page: at, pageSize, search, isRedeemed, courseId: corso };
      const { items, totalItems } = await listPeople(platform, company.id, asked);
      return ok(page(items.map(personToWire), totalItems, at, pageSize));
    },
  });

  app.route({
    method: 'GET',
    url: '/Companies/GetSummary',
    config: learner,
    schema: {
      tags,
      summary: 'What the company of the caller has given, to how many people, and what of it ends',
      description:
        'Only to its legal representative. Of the attestations of people who agree, as GetDeadlines has them.',
      response: { 200: envelope(schemas.summary) },
    },
    handler: async (request) => {
      const { company } = requireRepresentative(request);
      return ok(summaryToWire(await companySummary(platform, company.id)));
    },
  });
}
