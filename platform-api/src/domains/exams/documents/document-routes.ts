import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, languageOf, ok } from '../../../http/envelope.ts';
import { flag, integerId } from '../../../http/lists.ts';
import type { ExamBadges } from '../attempts/exam-badges.ts';
import { examDocument } from './exam-document.ts';

export function documentRoutes(instance: FastifyInstance, badges: ExamBadges): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Courses/FetchExamResultPDF',
    config: { access: {} },
    schema: {
      tags: ['exams'],
      summary: 'A document of the caller’s exam: a PDF in base64',
      description:
        'isExam true is the certification, false the simulation; isPassed true is the attestation, false the report with the areas to study (E159). 404 EXAM_DOCUMENT_NOT_FOUND before there is one; 409 EXAM_DOCUMENT_PENDING for the seconds in which the badge of a certification is issued.',
      querystring: z.object({ courseId: integerId, isExam: flag, isPassed: flag }),
      response: { 200: envelope(z.string()) },
    },
    handler: async (request) => {
      const { courseId, isExam, isPassed } = request.query;
      const content = await examDocument(platform, badges, {
        userId: requirePrincipal(request).userId,
        courseId,
        kind: isExam ? 'certification' : 'simulation',
        document: isPassed ? 'attestation' : 'report',
        language: languageOf(request),
      });
      return ok(Buffer.from(content).toString('base64'));
    },
  });
}
