import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import { page, pageOf } from '../../http/lists.ts';
import { competencesOf } from '../badges/index.ts';
import { bestSkills } from './best-skills.ts';
import * as schemas from './schemas.ts';
import { skillDetail } from './skill-detail.ts';
import { listedSkillToWire, skillToWire } from './wire.ts';

const tags = ['skills'];

/** What the caller's own badges prove (E147, E172). */
export const skillRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.route({
    method: 'GET',
    url: '/Skills/GetSkills',
    config: { access: {} },
    schema: {
      tags,
      summary: "The caller's competences by page, those with most badges first",
      description:
        'Filters by name, month of the newest badge (MM/yyyy) and level: the highest among its badges.',
      querystring: schemas.skillQuery,
      response: { 200: envelope(pageOf(schemas.listedSkill)) },
    },
    handler: async (request) => {
      const { name, date, level, ...slice } = request.query;
      const { userId } = requirePrincipal(request);
      const found = await competencesOf(platform.database.db, userId, { name, month: date, level });
      const from = (slice.page - 1) * slice.pageSize;
      const items = found.slice(from, from + slice.pageSize).map(listedSkillToWire);
      return ok(page(items, found.length, slice.page, slice.pageSize));
    },
  });

  app.route({
    method: 'GET',
    url: '/Skills/GetUserSkills',
    config: { access: {} },
    schema: {
      tags,
      summary: "Competences that the caller's badges prove",
      description: 'A competence is the category of a course (E124).',
      response: { 200: envelope(z.array(schemas.skill)) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      return ok((await competencesOf(platform.database.db, userId)).map(skillToWire));
    },
  });

  app.route({
    method: 'GET',
    url: '/Skills/GetBestSkills',
    config: { access: {} },
    schema: {
      tags,
      summary: 'The three best competences of the caller',
      description: 'The highest level first, then most badges, then the newest.',
      response: { 200: envelope(z.array(schemas.skill)) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      return ok(bestSkills(await competencesOf(platform.database.db, userId)).map(skillToWire));
    },
  });

  app.route({
    method: 'GET',
    url: '/Skills/GetSkillDetail',
    config: { access: {} },
    schema: {
      tags,
      summary: 'A competence of the caller: its date, courses to share, and badges',
      querystring: schemas.skillId,
      response: { 200: envelope(schemas.skillDetail) },
    },
    handler: async (request) =>
      ok(await skillDetail(platform, requirePrincipal(request), request.query.categoryId)),
  });
};
