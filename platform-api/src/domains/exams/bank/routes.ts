import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { integerId, page } from '../../../http/lists.ts';
import { addQuestion, changeQuestion, readQuestion, removeQuestion } from './questions.ts';
import { listQuestions, timesDrawn, type StoredQuestion } from './repository.ts';
import { requireExamAuthor } from './require-author.ts';
import * as schemas from './schemas.ts';
import { questionFromWire, questionRowToWire, questionToWire } from './wire.ts';

const tags = ['Exams'];

/** Editors, administrators and the teachers of the course; the service checks it. */
const config = { access: {} } as const;
const params = z.object({ id: integerId });
const description = 'Not shown in the documents.';

export function bankRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const answerOf = async (question: StoredQuestion) =>
    ok(questionToWire(platform, question, await timesDrawn(platform.database.db, question.id)));

  app.route({
    method: 'GET',
    url: '/Exams/Questions',
    config,
    schema: {
      tags,
      summary: 'Questions of a course by page, without their content',
      description,
      querystring: schemas.bankQuery,
      response: { 200: envelope(schemas.bankPage) },
    },
    handler: async (request) => {
      const { page: number, pageSize, sortBy, sortDirection, ...filter } = request.query;
      await requireExamAuthor(platform, requirePrincipal(request), filter.courseId);
      const paging = { page: number, pageSize, sortBy, direction: sortDirection };
      const { items, totalItems } = await listQuestions(platform.database.db, filter, paging);
      return ok(page(items.map(questionRowToWire), totalItems, number, pageSize));
    },
  });

  app.route({
    method: 'GET',
    url: '/Exams/Questions/:id',
    config,
    schema: {
      tags,
      summary: 'A question with what is right, for its authors',
      description,
      params,
      response: { 200: envelope(schemas.editedQuestion) },
    },
    handler: async (request) =>
      answerOf(await readQuestion(platform, requirePrincipal(request), request.params.id)),
  });

  app.route({
    method: 'POST',
    url: '/Exams/Questions',
    config,
    schema: {
      tags,
      summary: 'Adds a question',
      description: `${description} Sent again with the same Idempotency-Key it is there once; 409 QUESTION_CHANGED when someone else has changed it meanwhile. 422 QUESTION_INVALID with the fields.`,
      headers: schemas.additionHeader,
      body: schemas.addedQuestion,
      response: { 200: envelope(schemas.editedQuestion) },
    },
    handler: async (request) => {
      const { courseId, ...given } = request.body;
      const author = requirePrincipal(request);
      const key = request.headers['idempotency-key'] ?? null;
      return answerOf(
        await addQuestion(platform, author, { courseId, key }, questionFromWire(given)),
      );
    },
  });

  app.route({
    method: 'PUT',
    url: '/Exams/Questions/:id',
    config,
    schema: {
      tags,
      summary: 'Changes a question; attempts that drew it keep what they drew',
      description: `${description} 409 QUESTION_CHANGED when the version is no longer the stored one. 422 QUESTION_INVALID with the fields.`,
      params,
      body: schemas.changedQuestion,
      response: { 200: envelope(schemas.editedQuestion) },
    },
    handler: async (request) => {
      const { version, ...given } = request.body;
      const revision = { id: request.params.id, version };
      const author = requirePrincipal(request);
      return answerOf(await changeQuestion(platform, author, revision, questionFromWire(given)));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/Exams/Questions/:id',
    config,
    schema: {
      tags,
      summary: 'Deletes a question that no attempt drew; retires another',
      description: `${description} 409 QUESTION_CHANGED when the version is no longer the stored one.`,
      params,
      querystring: schemas.versionQuery,
      response: { 200: envelope(schemas.removal) },
    },
    handler: async (request) => {
      const revision = { id: request.params.id, version: request.query.version };
      const retired = await removeQuestion(platform, requirePrincipal(request), revision);
      return ok({ outcome: retired === null ? ('deleted' as const) : ('retired' as const) });
    },
  });
}
