import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../../http/envelope.ts';
import { boundedPage, boundedPageOf, listQuery } from '../../../http/lists.ts';
import { idsOfPeople } from '../../accounts/index.ts';
import { acts, lastCheck, listEntries } from '../../audit/index.ts';
import { orNothing } from '../schemas.ts';
import { auditEntry, entriesToWire } from './entry-to-wire.ts';

const tags = ['back office'];
const administrator = { access: { roles: ['AdminWorkerBadge'] } } as const;
const notShown = 'Not shown in the documents.';

/** A text that names more people than this says too little. */
const MAX_PEOPLE = 500;

export const entriesQuery = listQuery.pick({ page: true, pageSize: true, lang: true }).extend({
  azione: orNothing(z.enum(acts)),
  ricerca: orNothing(z.string().trim().max(100)).describe('Who did it, or to whom it was done.'),
  dal: orNothing(z.iso.date()).describe('Day in Italy, with it.'),
  al: orNothing(z.iso.date()).describe('Day in Italy, with it.'),
});

const auditCheck = z
  .object({
    at: z.string(),
    seq: z.number().int().describe('The last entry that was read.'),
    brokenAt: z.number().int().nullable().describe('Null: every entry is as it was written.'),
  })
  .meta({ id: 'AuditCheck' });

/** Who did what to whom in the back office. */
export function auditRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Audit/Entries',
    config: administrator,
    schema: {
      tags,
      summary: 'What was done in the back office, newest first',
      description: notShown,
      querystring: entriesQuery,
      response: { 200: envelope(boundedPageOf(auditEntry)) },
    },
    handler: async ({ query }) => {
      const { ricerca, azione: act, dal: from, al: to } = query;
      const people = ricerca ? await idsOfPeople(platform, ricerca, MAX_PEOPLE) : undefined;
      // Of whom else the words name, nothing is shown.
      const isCut = people?.length === MAX_PEOPLE;
      const { items, ...total } = await listEntries(platform, { act, people, from, to }, query);
      const entries = await entriesToWire(platform, items);
      return ok(boundedPage(entries, { ...total, hasMore: total.hasMore || isCut }, query));
    },
  });

  app.route({
    method: 'GET',
    url: '/Audit/Check',
    config: administrator,
    schema: {
      tags,
      summary: 'What the last check of the chain found; null before the first',
      description: notShown,
      response: { 200: envelope(auditCheck.nullable()) },
    },
    handler: async () => {
      const check = await lastCheck(platform);
      return ok(check === null ? null : { ...check, at: check.at.toISOString() });
    },
  });
}
