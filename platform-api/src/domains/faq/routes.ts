import { asc } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import { faqList } from './schemas.ts';
import { faqs } from './tables.ts';
import { userManual } from './user-manual.ts';

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
      const rows = await app.platform.database.db.select().from(faqs).orderBy(asc(faqs.id));
      return ok(rows.map(({ id, question, answer }) => ({ id, question, answare: answer })));
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
