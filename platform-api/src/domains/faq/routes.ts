import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import { integerId } from '../../http/lists.ts';
import { addFaq, listFaqs, moveFaq, removeFaq } from './faq-entries.ts';
import { faqBody, faqEntry, faqList, faqPosition, faqQuery } from './schemas.ts';
import { userManual } from './user-manual.ts';

const administrator = { access: { roles: ['AdminWorkerBadge'] } } as const;

export const faqRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: 'GET',
    url: '/FaqWB/Faq',
    config: { access: { public: true } },
    schema: {
      tags: ['Faq'],
      summary: 'Questions and answers about the platform',
      response: { 200: envelope(faqList) },
    },
    handler: async () => {
      const entries = await listFaqs(app.platform);
      return ok(entries.map(({ answer, ...entry }) => ({ ...entry, answare: answer })));
    },
  });

  app.route({
    method: 'POST',
    url: '/FaqWB/Faq',
    config: administrator,
    schema: {
      tags: ['Faq'],
      summary: 'Adds a question with its answer',
      description:
        'The documents know no change of an entry: it is added anew, then the old one removed (E77).',
      querystring: faqQuery,
      body: faqBody,
      response: { 200: envelope(faqEntry) },
    },
    handler: async (request) => {
      const { body, query } = request;
      const { answer, ...added } = await addFaq(
        app.platform,
        { question: body.question, answer: body.answare },
        requirePrincipal(request).userId,
        query.alPostoDi,
      );
      return ok({ ...added, answare: answer });
    },
  });

  app.route({
    method: 'POST',
    url: '/FaqWB/Faq/Posizione',
    config: administrator,
    schema: {
      tags: ['Faq'],
      summary: 'Puts a question to another position, the first is 1',
      description: 'Not shown in the documents (0114). 404 FAQ_NOT_FOUND.',
      body: faqPosition,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { id, posizione: position } = request.body;
      await moveFaq(app.platform, { id, position }, requirePrincipal(request).userId);
      return ok(true);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/FaqWB/Faq/:id',
    config: administrator,
    schema: {
      tags: ['Faq'],
      summary: 'Removes a question',
      params: z.object({ id: integerId }),
      response: { 200: envelope(z.object({ id: z.number().int() })) },
    },
    handler: async (request) => {
      const { id } = request.params;
      await removeFaq(app.platform, id, requirePrincipal(request).userId);
      return ok({ id });
    },
  });

  app.route({
    method: 'GET',
    url: '/Documents/UserManual',
    config: { access: { public: true } },
    schema: {
      tags: ['Documents'],
      summary: 'The user manual as a PDF file, not wrapped',
      description: 'Not shown in the documents. In the language of Accept-Language.',
      response: {
        200: {
          description: 'The manual',
          content: { 'application/pdf': { schema: z.any() } },
        },
      },
    },
    handler: async (request, reply) => {
      const language = languageOf(request);
      const name = language === 'it' ? 'Manuale utente' : 'User manual';
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="WorkerBadge - ${name}.pdf"`)
        .header('vary', 'accept-language')
        .header('cache-control', 'public, max-age=3600')
        .send(await userManual(language));
    },
  });
};
