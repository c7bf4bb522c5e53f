import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { giveExtraTime, listExtraTimes, takeExtraTime } from './extra-time.ts';
import { previewExam, readPlans, savePlan } from './plans.ts';
import * as schemas from './schemas.ts';
import { plansToWire, previewToWire } from './wire.ts';

const tags = ['Exams'];

/** Editors, administrators and the teachers of the course; the service checks it. */
const config = { access: {} } as const;
const description = 'Not shown in the documents.';

export function planRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Exams/Plans/:courseId',
    config,
    schema: {
      tags,
      summary: 'What the exams of a course are made of, and what its bank has',
      description,
      params: schemas.courseParams,
      response: { 200: envelope(schemas.coursePlans) },
    },
    handler: async (request) => {
      const author = requirePrincipal(request);
      return ok(plansToWire(await readPlans(platform, author, request.params.courseId)));
    },
  });

  app.route({
    method: 'PUT',
    url: '/Exams/Plans/:courseId/:kind',
    config,
    schema: {
      tags,
      summary: 'Plans an exam of a course, or takes it away; attempts that began keep their terms',
      description: `${description} 409 PLAN_CHANGED when the plan is no longer the one that was read. 422 PLAN_INVALID or PLAN_NEEDS_QUESTIONS with the fields.`,
      params: schemas.examParams,
      body: schemas.planBody,
      response: { 200: envelope(schemas.coursePlans) },
    },
    handler: async (request) => {
      const { updatedAt, plan } = request.body;
      const readAt = updatedAt === null ? null : new Date(updatedAt);
      const author = requirePrincipal(request);
      return ok(plansToWire(await savePlan(platform, author, request.params, readAt, plan)));
    },
  });

  app.route({
    method: 'GET',
    url: '/Exams/Preview/:courseId/:kind',
    config,
    schema: {
      tags,
      summary: 'An exam as a candidate would get it, with what is right, for its authors',
      description: `${description} Nothing is stored. 409 EXAM_NOT_OURS, 422 PLAN_NEEDS_QUESTIONS.`,
      params: schemas.examParams,
      querystring: schemas.previewQuery,
      response: { 200: envelope(schemas.preview) },
    },
    handler: async (request) => {
      const author = requirePrincipal(request);
      const drawn = await previewExam(platform, author, request.params, request.query.seed);
      return ok(previewToWire(platform, drawn));
    },
  });

  app.route({
    method: 'GET',
    url: '/Exams/ExtraTimes/:courseId',
    config,
    schema: {
      tags,
      summary: 'People who have more time in the exams of a course',
      description,
      params: schemas.courseParams,
      response: { 200: envelope(schemas.extraTimeList) },
    },
    handler: async (request) =>
      ok(await listExtraTimes(platform, requirePrincipal(request), request.params.courseId)),
  });

  app.route({
    method: 'PUT',
    url: '/Exams/ExtraTimes/:courseId',
    config,
    schema: {
      tags,
      summary: 'Gives a person of the course more time',
      description: `${description} 404 LEARNER_NOT_FOUND when nobody of the course has the address.`,
      params: schemas.courseParams,
      body: schemas.extraTimeBody,
      response: { 200: envelope(schemas.extraTimeList) },
    },
    handler: async (request) => {
      const extra = { ...request.body, ...request.params };
      return ok(await giveExtraTime(platform, requirePrincipal(request), extra));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/Exams/ExtraTimes/:courseId/:userId',
    config,
    schema: {
      tags,
      summary: 'Takes the additional time of a person away',
      description,
      params: schemas.extraTimeParams,
      response: { 200: envelope(schemas.extraTimeList) },
    },
    handler: async (request) =>
      ok(await takeExtraTime(platform, requirePrincipal(request), request.params)),
  });
}
