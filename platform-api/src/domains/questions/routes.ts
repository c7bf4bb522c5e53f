import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import * as service from './questions.ts';
import type { NamedQuestion } from './questions.ts';
import * as schemas from './schemas.ts';

const tags = ['learning'];
const anyLogin = { access: {} } as const;

/** Questions to the teacher from a lesson. The documents do not have them. */
export const questionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  const answer = { 200: envelope(schemas.question) };

  app.route({
    method: 'GET',
    url: '/Courses/Questions',
    config: anyLogin,
    schema: {
      tags,
      summary:
        'Questions of a course: a learner’s own, for teachers and editors those of everybody',
      description: 'Not shown in the documents. For those who may use the course.',
      querystring: schemas.courseQuery,
      response: { 200: envelope(schemas.courseQuestions) },
    },
    handler: async (request) => {
      const { courseId } = request.query;
      const found = await service.courseQuestions(platform, requirePrincipal(request), courseId);
      return ok({
        ...found,
        items: found.items.map(questionToWire),
        teachers: [...found.teachers].map(([lessonId, names]) => ({ lessonId, names })),
      });
    },
  });

  app.route({
    method: 'POST',
    url: '/Courses/Questions',
    config: anyLogin,
    schema: {
      tags,
      summary: 'Sends a question from a lesson to its teacher',
      description:
        'Not shown in the documents. For learners of the course. Sent again with its key it is the same question. 429 TOO_MANY_QUESTIONS after 10 on a day.',
      body: schemas.newQuestion,
      response: answer,
    },
    handler: async (request) => {
      const asked = { ...request.body, language: languageOf(request) };
      return ok(
        questionToWire(await service.askQuestion(platform, requirePrincipal(request), asked)),
      );
    },
  });

  app.route({
    method: 'POST',
    url: '/Courses/Questions/:id/Answer',
    config: anyLogin,
    schema: {
      tags,
      summary: 'Answers a question, once; the learner gets a mail',
      description:
        'Not shown in the documents. For teachers of the course, editors and administrators. 409 QUESTION_ANSWERED when somebody was faster.',
      params: schemas.questionParams,
      body: schemas.newAnswer,
      response: answer,
    },
    handler: async (request) => {
      const answered = { ...request.params, ...request.body };
      return ok(
        questionToWire(await service.answerQuestion(platform, requirePrincipal(request), answered)),
      );
    },
  });
};

const questionToWire = (question: NamedQuestion): z.infer<typeof schemas.question> => ({
  id: question.id,
  lessonId: question.lessonId,
  second: question.second,
  paragraph: question.paragraph,
  text: question.text,
  askedAt: question.askedAt.toISOString(),
  askerName: question.askerName,
  state: question.answer === null ? 'asked' : 'answered',
  answer: question.answer,
  answeredAt: question.answeredAt?.toISOString() ?? null,
  answererName: question.answererName,
});
