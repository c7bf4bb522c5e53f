import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { integerId, listQuery, page, pageOf } from '../../../http/lists.ts';
import { examAddress } from '../attempts/attempt-schemas.ts';
import { examKinds } from '../questions/question.ts';
import { examSummaries } from './exam-summary.ts';
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

const examSummary = z
  .object({
    kind: z.enum(examKinds),
    candidates: z.number().int().describe('People who have ended an attempt.'),
    attempts: z.number().int(),
    passed: z.number().int().describe('People.'),
    meanBestPercent: z.number().int().describe('The mean of the best of each person.'),
  })
  .meta({ id: 'ExamSummary' });

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

  app.route({
    method: 'GET',
    url: '/Exams/Summary/:courseId',
    config: { access: {} },
    schema: {
      tags: ['exams'],
      summary: 'The results of the exams of a course over all candidates',
      description:
        'Not shown in the documents. For editors, administrators and teachers of the course. An exam that nobody has taken is left out.',
      params: z.object({ courseId: integerId }),
      response: { 200: envelope(z.array(examSummary)) },
    },
    handler: async (request) =>
      ok(await examSummaries(platform, requirePrincipal(request), request.params.courseId)),
  });
}
