import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../http/envelope.ts';
import { sendStoredFile } from '../files/index.ts';
import { tutorialFile, tutorialFileName, tutorialKeys, tutorialVideos } from './tutorial-videos.ts';

const tags = ['Tutorial'];

const videos = z.array(
  z.object({
    key: z.enum(tutorialKeys),
    url: z.string(),
    posterUrl: z.string().nullable(),
    captions: z.array(z.object({ language: z.enum(['it', 'en']), url: z.string() })),
  }),
);

export const tutorialRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: 'GET',
    url: '/Tutorial/Videos',
    config: { access: { public: true } },
    schema: {
      tags,
      summary: 'Videos of the tutorial that the installation keeps itself',
      description:
        'Not shown in the documents (PUB-07). Those that are absent may be at YouTube (`config`), or not exist yet.',
      response: { 200: envelope(videos) },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return ok(await tutorialVideos(app.platform));
    },
  });

  app.route({
    method: 'GET',
    url: '/Tutorial/Files/:fileName',
    config: { access: { public: true } },
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: 'A video of the tutorial, its poster or its captions',
      description:
        'Not shown in the documents. Answers ranges of bytes with 206; the file itself, not wrapped.',
      params: z.object({ fileName: z.string().regex(tutorialFileName) }),
    },
    handler: (request, reply) =>
      sendStoredFile(request, reply, {
        name: tutorialFile(request.params.fileName),
        disposition: 'inline',
        cacheControl: 'public, max-age=3600',
      }),
  });
};
