import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { listQuery, page, pageOf } from '../../../http/lists.ts';
import { examAddress } from '../attempts/attempt-schemas.ts';
import { listCandidates } from './list-candidates.ts';

/** One row for each person who took it. */
const examCandidate = z
  .object({
    userId: z.uuid(),
    name: z.string(),
    surname: z.string(),
    attempts: z.number().int(),
    bestPercent: z.number().int().nullable().describe('Null while none has ended.'),
    isPassed: z.boolean(),
    lastStartedAt: z.string(),
    isLive: z.boolean().describe('Under way now.'),
  })
  .meta({ id: 'ExamCandidate' });

export function candidateRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Exams/:courseId/:kind/Candidates',
    config: { access: {} },
    schema: {
      tags: ['exams'],
      summary: 'Who took an exam, and with what result; the last to begin first',
      description:
        'Not shown in the documents. For editors, administrators and teachers of the course.',
      params: examAddress,
      querystring: listQuery.pick({ page: true, pageSize: true }),
      response: { 200: envelope(pageOf(examCandidate)) },
    },
    handler: async (request) => {
      const exam = { ...request.params, ...request.query };
      const found = await listCandidates(platform, requirePrincipal(request), exam);
      const items = found.items.map(({ lastStartedAt, ...candidate }) => ({
        ...candidate,
        lastStartedAt: lastStartedAt.toISOString(),
      }));
      return ok(page(items, found.totalItems, exam.page, exam.pageSize));
    },
  });
}
