import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, languageOf, ok } from '../../../http/envelope.ts';
import { answerQuestion } from './answer-question.ts';
import * as schemas from './attempt-schemas.ts';
import { attemptToWire, overviewToWire, resultToWire, storedAnswerToWire } from './attempt-wire.ts';
import type { ExamBadges } from './exam-badges.ts';
import { examOverview } from './exam-overview.ts';
import { ownResult } from './exam-result.ts';
import { startAttempt } from './start-attempt.ts';
import { continueHere, endOwnAttempt, ownAttempt, viewAttempt } from './view-attempt.ts';

const tags = ['exams'];

export function attemptRoutes(instance: FastifyInstance, badges: ExamBadges): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Exams/:courseId/:kind',
    config: { access: {} },
    schema: {
      tags,
      summary: 'An exam before it begins: rules, identity, attempts, and whether it can begin now',
      description:
        'Not shown in the documents. For who bought the course, and the back office as a preview; 403 COURSE_NOT_BOUGHT to others.',
      params: schemas.examAddress,
      response: { 200: envelope(schemas.examOverview) },
    },
    handler: async (request) => {
      const { courseId, kind } = request.params;
      const principal = requirePrincipal(request);
      const overview = await examOverview(platform, badges, principal, courseId, kind);
      return ok(overviewToWire(overview, languageOf(request)));
    },
  });

  app.route({
    method: 'POST',
    url: '/Exams/:courseId/:kind/Attempts',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Starts an attempt, or answers with the one that is live',
      description:
        'Not shown in the documents. Repeated, at once or later, it gives one attempt. Refused: 403 EXAM_NOT_PAID; 409 EXAM_NEEDS_COMPLETION, EXAM_TOO_SOON, EXAM_ALREADY_PASSED, EXAM_OTHER_LIVE, EXAM_NOT_READY, EXAM_IS_EXTERNAL.',
      params: schemas.examAddress,
      body: schemas.startBody,
      response: { 200: envelope(schemas.examAttempt) },
    },
    handler: async (request) => {
      const { screen } = request.body;
      const attempt = await startAttempt(platform, badges, requirePrincipal(request), {
        ...request.params,
        screen,
      });
      return ok(attemptToWire(platform, await viewAttempt(platform, attempt), screen));
    },
  });

  app.route({
    method: 'GET',
    url: '/Exams/Attempts/:id',
    config: { access: {} },
    schema: {
      tags,
      summary: 'An attempt of the caller: questions in its order, without what is right',
      description:
        'Not shown in the documents. 404 for another person’s. An attempt that has ended has no questions: see its result.',
      params: schemas.attemptAddress,
      querystring: z.object({ screen: schemas.pageBody.shape.screen.optional() }),
      response: { 200: envelope(schemas.examAttempt) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const attempt = await ownAttempt(platform, badges, request.params.id, userId);
      const viewed = await viewAttempt(platform, attempt);
      return ok(attemptToWire(platform, viewed, request.query.screen ?? null));
    },
  });

  app.route({
    method: 'POST',
    url: '/Exams/Attempts/:id/ContinueHere',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Goes on with an attempt on this page',
      description:
        'Not shown in the documents. The page that had it is refused with 409 EXAM_OPEN_ELSEWHERE from now on.',
      params: schemas.attemptAddress,
      body: schemas.pageBody,
      response: { 200: envelope(schemas.examAttempt) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const { screen } = request.body;
      const { id } = request.params;
      const viewed = await continueHere(platform, badges, { id, userId, screen });
      return ok(attemptToWire(platform, viewed, screen));
    },
  });

  app.route({
    method: 'PUT',
    url: '/Exams/Attempts/:id/Answers/:position',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Stores an answer, a flag or both; it is stored when this answers',
      description:
        'Not shown in the documents. An answer that is not newer than the stored one changes nothing and gets the stored one. 409 EXAM_OVER two seconds after the end, EXAM_OPEN_ELSEWHERE for a page that does not hold the attempt; 400 EXAM_ANSWER_INVALID for what does not fit the question.',
      params: schemas.answerAddress,
      body: schemas.answerBody,
      response: { 200: envelope(schemas.storedAnswer) },
    },
    handler: async (request) => {
      const { id: attemptId, position } = request.params;
      const { userId } = requirePrincipal(request);
      const given = { attemptId, position, userId, ...request.body };
      return ok(storedAnswerToWire(platform, await answerQuestion(platform, given)));
    },
  });

  app.route({
    method: 'POST',
    url: '/Exams/Attempts/:id/End',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Hands in an attempt',
      description:
        'Not shown in the documents. One that has ended, by this or by its time, stays as it is.',
      params: schemas.attemptAddress,
      body: schemas.pageBody,
      response: { 200: envelope(schemas.endedAttempt) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const end = { by: 'candidate' as const, screen: request.body.screen };
      const { id } = request.params;
      const { attempt, ...counts } = await endOwnAttempt(platform, badges, { id, userId, end });
      const { endedAt, endedBy } = attempt;
      return ok({ id, endedAt: endedAt.toISOString(), endedBy, ...counts });
    },
  });

  app.route({
    method: 'GET',
    url: '/Exams/Attempts/:id/Result',
    config: { access: {} },
    schema: {
      tags,
      summary: 'The result of an ended attempt of the caller',
      description:
        'Not shown in the documents. A simulation has each question with what is right and why; a certification has areas only. 409 EXAM_RUNNING before the end.',
      params: schemas.attemptAddress,
      response: { 200: envelope(schemas.examResult) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      return ok(
        resultToWire(platform, await ownResult(platform, badges, request.params.id, userId)),
      );
    },
  });
}
