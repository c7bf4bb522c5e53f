import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelope, ok } from '../../../http/envelope.ts';
import * as lookups from './lookups.ts';
import * as schemas from '../schemas.ts';
import { professorToWire } from '../wire.ts';

const anyone = { access: { public: true } } as const;
const tags = ['Courses'];

/** Choices that forms and filters offer (API-11). */
export const lookupRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.route({
    method: 'GET',
    url: '/Courses/Categorie',
    config: anyone,
    schema: {
      tags,
      summary: 'Categories',
      response: { 200: envelope(schemas.categoryList) },
    },
    handler: async () => ok(await lookups.listCategories(platform)),
  });

  app.route({
    method: 'GET',
    url: '/Courses/Sitemap',
    config: anyone,
    schema: {
      tags,
      summary: 'Published courses and the day of their last publication, for search engines',
      description: 'Not shown in the documents.',
      response: { 200: envelope(schemas.sitemap) },
    },
    handler: async () => ok(await lookups.listPublished(platform)),
  });

  app.route({
    method: 'GET',
    url: '/Courses/GetTipoMacroCategories',
    config: anyone,
    schema: {
      tags,
      summary: 'Macro categories',
      response: { 200: envelope(schemas.choices) },
    },
    handler: async () => ok(await lookups.listMacroCategories(platform)),
  });

  app.route({
    method: 'GET',
    url: '/Courses/Levels',
    config: anyone,
    schema: { tags, summary: 'Levels', response: { 200: envelope(schemas.choices) } },
    handler: async () => ok([...lookups.levels]),
  });

  app.route({
    method: 'GET',
    url: '/Courses/CFU',
    config: anyone,
    schema: { tags, summary: 'University credits', response: { 200: envelope(schemas.choices) } },
    handler: async () => ok(lookups.creditChoices),
  });

  app.route({
    method: 'GET',
    url: '/Courses/Docenti',
    config: { access: {} },
    schema: { tags, summary: 'Teachers', response: { 200: envelope(schemas.professorList) } },
    handler: async () => ok((await lookups.listProfessors(platform)).map(professorToWire)),
  });
};
