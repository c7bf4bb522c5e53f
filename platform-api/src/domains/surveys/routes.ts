import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import * as schemas from './schemas.ts';
import { selectOptions } from './select-options.ts';
import * as service from './survey-answers.ts';
import { answerFromWire, areasToWire } from './wire.ts';

const tags = ['survey'];
const anyLogin = { access: {} } as const;

const languageOf = (lang: string) => (lang.toLowerCase().startsWith('en') ? 'en' : 'it');

export function surveyRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Survey',
    config: anyLogin,
    schema: {
      tags,
      summary: 'The areas of a survey, with what the caller has answered',
      querystring: schemas.surveyQuery,
      response: { 200: envelope(z.array(schemas.surveyArea)) },
    },
    handler: async (request) => {
      const { lang, code } = request.query;
      const { survey, answers } = await service.surveyFor(
        platform,
        requirePrincipal(request),
        code,
      );
      return ok(areasToWire(survey, answers, languageOf(lang)));
    },
  });

  app.route({
    method: 'POST',
    url: '/Survey',
    config: anyLogin,
    schema: {
      tags,
      summary: 'Stores the answers of one survey in the place of the earlier ones',
      description: 'All of one code, at least one. What cannot be an answer is refused as a whole.',
      body: schemas.submission,
      response: { 200: envelope(schemas.percentage) },
    },
    handler: async (request) =>
      ok({
        percentage: await service.submitAnswers(
          platform,
          requirePrincipal(request),
          request.body.map(answerFromWire),
        ),
      }),
  });

  app.route({
    method: 'POST',
    url: '/Survey/Close',
    config: anyLogin,
    schema: {
      tags,
      summary: 'Takes an answered survey off the caller’s list of codes',
      querystring: schemas.surveyQuery,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      await service.closeSurvey(platform, requirePrincipal(request), request.query.code);
      return ok(true);
    },
  });

  app.route({
    method: 'GET',
    url: '/Survey/Percentage',
    config: anyLogin,
    schema: {
      tags,
      summary: 'How complete the caller’s profile is: questions answered, in whole percent',
      querystring: schemas.percentageQuery,
      response: { 200: envelope(schemas.percentage) },
    },
    handler: async (request) =>
      ok({
        percentage: await service.answeredPercentage(
          platform,
          requirePrincipal(request),
          request.query.code,
        ),
      }),
  });

  app.route({
    method: 'GET',
    url: '/Survey/Mandatory',
    config: anyLogin,
    schema: {
      tags,
      summary: 'The questions of a survey that matter most, and which are still open',
      description: 'A path only in the documents. It informs and blocks nothing (E69).',
      querystring: schemas.surveyQuery,
      response: { 200: envelope(schemas.mandatory) },
    },
    handler: async (request) => {
      const { all, open } = await service.mandatoryQuestions(
        platform,
        requirePrincipal(request),
        request.query.code,
      );
      return ok({ questionIds: all, openQuestionIds: open });
    },
  });

  app.route({
    method: 'GET',
    url: '/Account/SurveyCode',
    config: anyLogin,
    schema: {
      tags,
      summary: 'Codes of the surveys that wait for the caller',
      description: 'The path is not shown in the documents. Empty once all are answered.',
      response: { 200: envelope(z.array(z.string())) },
    },
    handler: async (request) => {
      const { userId, company } = requirePrincipal(request);
      return ok(await service.surveyCodes(platform, { userId, isCompany: company !== null }));
    },
  });

  app.route({
    method: 'GET',
    url: '/Lookups/GetSelectTipologica',
    config: anyLogin,
    schema: {
      tags: ['lookups'],
      summary: 'Options of a dropdown',
      description:
        'Base and shape are not shown in the documents. A group that is not there is empty.',
      querystring: schemas.selectQuery,
      response: { 200: envelope(z.array(schemas.selectOption)) },
    },
    handler: async ({ query }) => ok(selectOptions(query.group, languageOf(query.language))),
  });
}
