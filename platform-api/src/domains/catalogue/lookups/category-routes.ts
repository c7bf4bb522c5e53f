import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { integerId } from '../../../http/lists.ts';
import { categoryLook } from '../schemas.ts';
import { deleteCategory, moveCategory, saveCategory } from './change-categories.ts';

const administrator = { access: { roles: ['AdminWorkerBadge'] } } as const;
const tags = ['Courses'];

/** BACK-21, BACK-22: both required, the name with at least one character that is no space. */
const categoryBody = z.object({
  categoriaId: z.number().int().min(1).max(2_147_483_647).nullish().describe('Absent: a new one.'),
  name: z.string().trim().min(1).max(80),
  tipoMacroCategoryId: z.number().int().min(1).max(2_147_483_647),
  look: categoryLook
    .nullish()
    .describe('Not shown in the documents: motif and colours. Null: by its id. Absent: as before.'),
});

/** What administrators change of the categories (API-87, E18). */
export const categoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.route({
    method: 'POST',
    url: '/Courses/Categorie',
    config: administrator,
    schema: {
      tags,
      summary: 'Adds a category, or changes one; its id',
      description:
        '404 CATEGORY_NOT_FOUND, MACRO_CATEGORY_NOT_FOUND; warning CATEGORY_EXISTS for a name that another one has.',
      body: categoryBody,
      response: { 200: envelope(z.number().int()) },
    },
    handler: async (request) => {
      const { categoriaId, name, tipoMacroCategoryId: macroCategoryId, look } = request.body;
      const category = {
        id: categoriaId ?? null,
        name,
        macroCategoryId,
        ...(look === undefined ? {} : { look }),
      };
      return ok(await saveCategory(platform, category, requirePrincipal(request).userId));
    },
  });

  app.route({
    method: 'POST',
    url: '/Courses/Categorie/Posizione',
    config: administrator,
    schema: {
      tags,
      summary: 'Puts a category to another place, the first is 1',
      description: 'Not shown in the documents (E170). 404 CATEGORY_NOT_FOUND.',
      body: z.object({
        categoriaId: z.number().int().min(1).max(2_147_483_647),
        posizione: z.number().int().min(1).max(10_000),
      }),
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { categoriaId: id, posizione: place } = request.body;
      await moveCategory(platform, { id, place }, requirePrincipal(request).userId);
      return ok(true);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/Courses/Categorie',
    config: administrator,
    schema: {
      tags,
      summary: 'Deletes a category that no course has',
      description: '404 CATEGORY_NOT_FOUND; warning CATEGORY_IN_USE with the number of courses.',
      querystring: z.object({ categoriaId: integerId }),
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      await deleteCategory(platform, request.query.categoriaId, userId);
      return ok(true);
    },
  });
};
