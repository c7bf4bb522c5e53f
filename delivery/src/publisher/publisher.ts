/** The process that holds the signing key: it publishes what others build, for whom the rights allow it. */
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { renewStaticPages } from '../edge/page/static-pages.ts';
import { historyText, statusText } from '../operator/descriptions.ts';
import { Access } from './access.ts';
import { changeRoutes } from './change-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { publicationRoutes } from './publication-routes.ts';
import { publicUrlOf } from './publisher-options.ts';
import type { PublisherOptions } from './publisher-options.ts';
import { sendRefusal } from './refusal-answers.ts';
import { readQuery } from './request-shapes.ts';

/** For a whole request; an upload that takes longer has stopped. */
const REQUEST_TIME_OUT_MS = 300_000;

export async function createPublisher(options: PublisherOptions): Promise<FastifyInstance> {
  const { store } = options;
  const access = new Access(options.rights);

  const publisher = Fastify({
    logger: { level: options.logLevel ?? 'warn' },
    requestTimeout: REQUEST_TIME_OUT_MS,
    bodyLimit: 16 * 1024,
    forceCloseConnections: true,
    routerOptions: { querystringParser: (text) => lists(new URLSearchParams(text)) },
  });
  publisher.setErrorHandler(sendRefusal);

  publisher.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'POST' || reply.statusCode !== 200) return;
    // What was asked for is done, whatever comes of this.
    await renewStaticPages(store, options.publicUrl ?? 'http://localhost:8080').catch(
      (error: unknown) => request.log.error({ err: error }, 'pages of static hosting'),
    );
  });

  publisher.get('/health', async () => ({ status: 'ok' }));

  publisher.get('/installation', access.asReader(), async () => ({
    origin: new URL(publicUrlOf(options)).origin,
  }));

  publicationRoutes(publisher, access, options);
  changeRoutes(publisher, access, options);
  previewRoutes(publisher, access, options);

  publisher.get('/status', access.asReader(), async (request) => {
    const { key } = readQuery.parse(request.query);
    return { lines: await statusText(store, key) };
  });

  publisher.get('/history', access.asReader(), async (request) => {
    const { key, last } = readQuery.parse(request.query);
    return { lines: await historyText(store, key, last) };
  });

  return publisher;
}

/** A name that is there several times is a list. */
const lists = (query: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
