import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import { installJsonBodies } from '../../http/json-bodies.ts';
import { integerId, listQuery, page, pageOf } from '../../http/lists.ts';
import { findProfessors, professorList, professorToWire } from '../catalogue/index.ts';
import { courseLearners } from '../learning/index.ts';
import { authoringErrors } from './errors.ts';
import { readCourse, saveCourse } from './save-course.ts';
import * as schemas from './schemas.ts';
import { contentFromWire, courseToWire } from './wire.ts';

/** Adding a course also needs a claim (1§6); the service checks it. */
const editors = { access: { roles: ['RedattoreCorsiA', 'AdminWorkerBadge'] } } as const;
const tags = ['Authoring'];

/** Texts of all lessons of a large course, many times what any other call sends. */
const BODY_LIMIT = 6 * 1024 * 1024;

/** Formatted texts are made of small pieces: a long one of about 500. */
const MAX_BODY_VALUES = 100_000;

/** Enough to choose from while typing a name. */
const MAX_PROFESSORS = 20;

const saved = {
  it: 'Il corso è stato modificato correttamente',
  en: 'The course was changed correctly',
};

export const authoringRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  installJsonBodies(app, MAX_BODY_VALUES);

  app.route({
    method: 'GET',
    url: '/Courses/:id',
    config: editors,
    schema: {
      tags,
      summary: 'A course as its authors write it',
      params: z.object({ id: integerId }),
      response: { 200: envelope(schemas.editedCourse) },
    },
    handler: async ({ params }) => ok(courseToWire(await readCourse(platform, params.id))),
  });

  app.route({
    method: 'POST',
    url: '/Courses',
    config: editors,
    bodyLimit: BODY_LIMIT,
    schema: {
      tags,
      summary: 'Adds a course, or stores a changed one whole',
      description:
        'The documents name the id; the answer has the whole course, so that its new parts get theirs. 409 COURSE_CHANGED when the version is no longer the stored one. 422 COURSE_INVALID, COURSE_LOCKED, COURSE_WITHOUT_LESSON or STATUS_NOT_POSSIBLE with the fields.',
      body: schemas.courseBody,
      response: { 200: envelope(schemas.editedCourse) },
    },
    handler: async (request) => {
      const { id, version } = request.body;
      if (id !== null && version === null) {
        throw authoringErrors.COURSE_INVALID({ fields: { version: 'REQUIRED' } });
      }
      const revision = id === null || version === null ? null : { id, version };
      const course = await saveCourse(
        platform,
        requirePrincipal(request),
        revision,
        contentFromWire(request.body),
      );
      return ok(courseToWire(course), { info: saved[languageOf(request)] });
    },
  });

  app.route({
    method: 'GET',
    url: '/Courses/GetAvailableProfessors',
    config: editors,
    schema: {
      tags,
      summary: 'Teachers by name, to give a module to',
      querystring: z.object({ name: z.string().max(100).default('') }),
      response: { 200: envelope(professorList) },
    },
    handler: async ({ query }) => {
      const found = await findProfessors(platform, query.name, MAX_PROFESSORS);
      return ok(found.map(professorToWire));
    },
  });

  app.route({
    method: 'GET',
    url: '/Courses/Subscribers',
    config: editors,
    schema: {
      tags,
      summary: 'Who follows a course, the latest first',
      description: 'Not shown in the documents beyond the list itself (1§6).',
      querystring: z.object({
        courseId: integerId,
        page: listQuery.shape.page,
        pageSize: listQuery.shape.pageSize,
      }),
      response: { 200: envelope(pageOf(schemas.subscriber)) },
    },
    handler: async ({ query }) => {
      await readCourse(platform, query.courseId);
      const { items, totalItems } = await courseLearners(platform, query.courseId, query);
      const rows = items.map(({ enrolledAt, ...learner }) => ({
        ...learner,
        subscribedAt: enrolledAt.toISOString(),
      }));
      return ok(page(rows, totalItems, query.page, query.pageSize));
    },
  });
};
