import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../http/envelope.ts';
import { cosignedNote, logKeys, publishedCheckpoint } from './checkpoints.ts';
import { transparencyErrors } from './errors.ts';
import { consistencyProof } from './proofs.ts';
import { storedEntries, storedHashes } from './stored-hashes.ts';
import { readTilePath } from './tile-path.ts';
import { TILE_WIDTH, widthOf } from './tree.ts';

const tags = ['log'];
const access = { public: true } as const;
const size = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** The log for everybody (C2SP tlog-tiles): its prefix is `/api/log`. */
export function transparencyRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const { database } = platform;

  app.route({
    method: 'GET',
    url: '/log/checkpoint',
    config: { access },
    schema: {
      tags,
      summary: 'The newest head of the log of credentials, signed and cosigned',
      description: 'Not wrapped: a signed note (C2SP tlog-checkpoint).',
    },
    handler: async (_request, reply) => {
      const note = cosignedNote(await publishedCheckpoint(platform));
      return forAnybody(reply, 'no-cache').type('text/plain; charset=utf-8').send(note);
    },
  });

  app.route({
    method: 'GET',
    url: '/log/tile/*',
    config: { access },
    schema: {
      tags,
      summary: 'Hashes or entries of the log of credentials (C2SP tlog-tiles)',
      description: 'Not wrapped: `<L>/<N>[.p/<W>]` or `entries/<N>[.p/<W>]`, as bytes.',
      params: z.object({ '*': z.string().max(64) }),
    },
    handler: async (request, reply) => {
      const tile = readTilePath(request.params['*']);
      if (tile === null) throw transparencyErrors.LOG_PART_NOT_FOUND();
      const from = tile.index * TILE_WIDTH;
      const to = from + tile.width;
      const isEntries = tile.level === 'entries';
      const published = await publishedCheckpoint(platform);
      const level = tile.level === 'entries' ? 0 : tile.level;
      // What is not signed yet is not shown.
      if (to > widthOf(level, published.size)) throw transparencyErrors.LOG_PART_NOT_FOUND();
      const bytes = isEntries
        ? await storedEntries(database.db, from, to)
        : await storedHashes(database.db)(level, from, to);
      if (bytes === null) throw transparencyErrors.LOG_PART_NOT_FOUND();
      return forAnybody(reply, 'public, max-age=31536000, immutable')
        .type('application/octet-stream')
        .send(Buffer.from(bytes));
    },
  });

  app.route({
    method: 'GET',
    url: '/log/consistency',
    config: { access },
    schema: {
      tags,
      summary: 'The proof that a later head of the log goes on from an earlier one (RFC 6962)',
      querystring: z.object({ from: size, to: size }),
      response: { 200: envelope(z.object({ hashes: z.array(z.string()) })) },
    },
    handler: async ({ query }, reply) => {
      const hashes = await consistencyProof(platform, query.from, query.to);
      forAnybody(reply, 'public, max-age=31536000, immutable');
      return ok({ hashes });
    },
  });

  app.route({
    method: 'GET',
    url: '/log/keys',
    config: { access },
    schema: {
      tags,
      summary: 'The keys of the log and of its witnesses (C2SP signed-note)',
      response: {
        200: envelope(
          z.object({ origin: z.string(), key: z.string(), witnesses: z.array(z.string()) }),
        ),
      },
    },
    handler: async (_request, reply) => {
      forAnybody(reply, 'no-cache');
      return ok(await logKeys(platform));
    },
  });
}

/** Any origin may read the log in order to check it. */
const forAnybody = (reply: FastifyReply, caching: string) =>
  reply.header('access-control-allow-origin', '*').header('cache-control', caching);
