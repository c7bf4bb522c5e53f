import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { integerId } from '../../../http/lists.ts';
import { requireExamAuthor } from '../bank/require-author.ts';
import { exportQuestions } from './export-questions.ts';
import { checkImport, importQuestions } from './import-questions.ts';
import { unreadCodes, warningCodes } from './notices.ts';

const tags = ['Exams'];

/** Editors, administrators and the teachers of the course; the service checks it. */
const config = { access: {} } as const;
const params = z.object({ courseId: integerId });
const body = z
  .object({
    fileNameRef: z
      .string()
      .min(1)
      .max(255)
      .describe('`fileNameAzure` of a package that was uploaded as `question-package`.'),
  })
  .meta({ id: 'ExamImportBody' });

const count = z.number().int();
const notice = z
  .object({
    file: z.string().describe('In the package.'),
    title: z.string(),
    construct: z.string().describe('Interaction, element or field that it is about.'),
    isRead: z.boolean().describe('Whether the question can be added all the same.'),
    code: z.enum([...unreadCodes, ...warningCodes]),
  })
  .meta({ id: 'ExamImportNotice' });

const report = z
  .object({
    fileName: z.string(),
    sizeBytes: count,
    version: z.string().nullable().describe('Of QTI; null where the manifest names none.'),
    read: count.describe('Questions without a loss.'),
    warned: count.describe('Questions that are read with a warning.'),
    unread: count,
    added: count.nullable().describe('What it became; null while it has not been added.'),
    tests: z.array(z.string()).describe('Tests of the package, which are not read.'),
    notices: z.array(notice),
  })
  .meta({ id: 'ExamImportReport' });

export function qtiRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Exams/Export/:courseId',
    config,
    schema: {
      tags,
      summary: 'The bank of a course as a QTI 3.0 package, not wrapped',
      description: 'Not shown in the documents. Every question, in every state, with its picture.',
      params,
      response: {
        200: { description: 'The package', content: { 'application/zip': { schema: z.any() } } },
      },
    },
    handler: async (request, reply) => {
      const { courseId } = request.params;
      await requireExamAuthor(platform, requirePrincipal(request), courseId);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="questions-${courseId}.zip"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(exportQuestions(platform, courseId)));
    },
  });

  app.route({
    method: 'POST',
    url: '/Exams/Import/:courseId/Check',
    config,
    schema: {
      tags,
      summary: 'What an uploaded QTI package would add; stores nothing',
      description:
        'Not shown in the documents. Every item is counted, and each that loses something is named with its reason. 404 PACKAGE_NOT_FOUND. 422 for a package that cannot be read.',
      params,
      body,
      response: { 200: envelope(report) },
    },
    handler: async (request) => {
      const target = { courseId: request.params.courseId, fileRef: request.body.fileNameRef };
      return ok(await checkImport(platform, requirePrincipal(request), target));
    },
  });

  app.route({
    method: 'POST',
    url: '/Exams/Import/:courseId',
    config,
    schema: {
      tags,
      summary: 'Adds the questions of an uploaded QTI package as drafts, once',
      description:
        'Not shown in the documents. Sent again it answers the same. Questions without area come in “Da assegnare”.',
      params,
      body,
      response: { 200: envelope(z.object({ added: count })) },
    },
    handler: async (request) => {
      const target = { courseId: request.params.courseId, fileRef: request.body.fileNameRef };
      return ok({ added: await importQuestions(platform, requirePrincipal(request), target) });
    },
  });
}
