import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../../http/envelope.ts';
import { limitVisitors } from '../../identity/index.ts';
import type { ExamBadges } from '../attempts/exam-badges.ts';
import { storeReport } from './store-report.ts';
import { verifyReport } from './verify-report.ts';

const PER_MINUTE = 600;

export function resultRoutes(instance: FastifyInstance, badges: ExamBadges): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'POST',
    url: '/Exams/Results',
    config: { access: { public: true } },
    onRequest: limitVisitors(platform, 'exam results', PER_MINUTE),
    schema: {
      tags: ['exams'],
      summary: 'The result of an exam that another body held',
      description:
        'Not shown in the documents (E156). A signed JWT (ES256, ES384, EdDSA, RS256 or PS256): `iss` of a known body, `aud` the address of this call, `sub` the `candidate` of the exam’s link, `jti`, `iat`, `exp`, `startedAt` and `endedAt` in seconds, `percent`. 401 EXAM_REPORT_INVALID, 403 EXAM_REPORT_FOREIGN, 404 EXAM_REPORT_CANDIDATE, 409 EXAM_REPORT_REPEATED (it is stored) or EXAM_REPORT_USED_UP, 422 EXAM_REPORT_TIMES, 429 TOO_MANY_REQUESTS.',
      body: z.object({ token: z.string().min(1).max(8000) }),
      response: { 200: envelope(z.object({ percent: z.number().int(), isPassed: z.boolean() })) },
    },
    handler: async ({ body }) => {
      const { percent, isPassed } = await storeReport(
        platform,
        badges,
        await verifyReport(platform, body.token),
      );
      return ok({ percent, isPassed });
    },
  });
}
