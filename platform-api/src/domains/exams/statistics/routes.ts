import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { integerId } from '../../../http/lists.ts';
import { requireExamAuthor } from '../bank/require-author.ts';
import { ENOUGH_ANSWERS, questionStatistics } from './question-statistics.ts';
import { answerSums } from './repository.ts';

const share = z.number().min(0).max(1);

const statistics = z
  .object({
    rightShare: share.describe('From 0 to 1, as all shares.'),
    rightShareOfPassed: share.nullable(),
    rightShareOfFailed: share.nullable(),
    discrimination: z
      .number()
      .nullable()
      .describe('Corrected item-total point-biserial correlation, from -1 to 1.'),
    chosenShares: z
      .record(z.string(), share)
      .describe('By id of the option that was chosen; `true` and `false` of a true or false.'),
    needsReview: z.boolean().describe('A proposal: the discrimination is low.'),
  })
  .meta({ id: 'ExamQuestionStatistics' });

/** What the answers of ended attempts say of the questions of a course. */
export function statisticsRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Exams/Statistics/:courseId',
    // Editors, administrators and the teachers of the course; the service checks it.
    config: { access: {} },
    schema: {
      tags: ['Exams'],
      summary: 'How the questions of a course are answered',
      description: `Not shown in the documents. Questions that somebody has answered, without previews; statistics from ${ENOUGH_ANSWERS} people on, each counted once.`,
      params: z.object({ courseId: integerId }),
      response: {
        200: envelope(
          z.array(
            z.object({
              questionId: z.number().int(),
              answers: z.number().int().describe('People.'),
              statistics: statistics.nullable(),
            }),
          ),
        ),
      },
    },
    handler: async (request) => {
      const { courseId } = request.params;
      await requireExamAuthor(platform, requirePrincipal(request), courseId);
      const sums = await answerSums(platform.database.db, courseId);
      return ok(
        [...sums].map(([questionId, found]) => ({
          questionId,
          answers: found.answers,
          statistics: questionStatistics(found),
        })),
      );
    },
  });
}
