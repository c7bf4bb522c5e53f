import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../http/envelope.ts';
import { listAnchors, stampOfSize } from './anchors.ts';
import { cosignedNote, logKeys, publishedCheckpoint } from './checkpoints.ts';
import { transparencyErrors } from './errors.ts';
import { consistencyProof } from './proofs.ts';
import { storedEntries, storedHashes } from './stored-hashes.ts';
import { readTilePath } from './tile-path.ts';
import { TILE_WIDTH, widthOf } from './tree.ts';

const tags = ['log'];
const access = { public: true } as const;
const size = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const anchor = z.object({
  kind: z.enum(['timestamp', 'algorand']),
  /** Of so many entries. */
  size: z.number().int(),
  anchoredAt: z.iso.datetime(),
  authority: z.string(),
  checkpoint: z.string(),
  transactionId: z.string().nullable(),
  round: z.number().int().nullable(),
  explorerUrl: z.url().nullable(),
});

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

  anchorRoutes(instance);
}

/** Where somebody else says when a head of the log was there. */
function anchorRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const params = z.object({ size });

  app.route({
    method: 'GET',
    url: '/log/anchors',
    config: { access },
    schema: {
      tags,
      summary: 'The newest heads of the log that are anchored outside, newest first',
      description:
        'What is anchored is the SHA-256 of `checkpoint`, byte for byte. An anchor of more entries than the index of a badge covers it.',
      response: { 200: envelope(z.object({ anchors: z.array(anchor) })) },
    },
    handler: async (_request, reply) => {
      forAnybody(reply, 'public, max-age=300');
      return ok({ anchors: await listAnchors(platform) });
    },
  });

  app.route({
    method: 'GET',
    url: '/log/anchors/:size/token',
    config: { access },
    schema: {
      tags,
      summary: 'The answer of the time stamp authority for the head of this size (RFC 3161)',
      description: 'Not wrapped: `openssl ts -verify -data <checkpoint> -in <token>` reads it.',
      params,
    },
    handler: async (request, reply) => {
      const { token } = await stampOf(request.params.size);
      const name = `attachment; filename="checkpoint-${request.params.size}.tsr"`;
      forAnybody(reply, 'public, max-age=86400').header('content-disposition', name);
      return reply.type('application/timestamp-reply').send(Buffer.from(token));
    },
  });

  app.route({
    method: 'GET',
    url: '/log/anchors/:size/checkpoint',
    config: { access },
    schema: {
      tags,
      summary: 'The signed head of this size, as it was stamped',
      description: 'Not wrapped: the bytes that the token is of.',
      params,
    },
    handler: async (request, reply) => {
      const { note } = await stampOf(request.params.size);
      const name = `attachment; filename="checkpoint-${request.params.size}.txt"`;
      forAnybody(reply, 'public, max-age=86400').header('content-disposition', name);
      return reply.type('text/plain; charset=utf-8').send(note);
    },
  });

  async function stampOf(wanted: number) {
    const stamp = await stampOfSize(platform, wanted);
    if (stamp === null) throw transparencyErrors.LOG_PART_NOT_FOUND();
    return stamp;
  }
}

/** Any origin may read the log in order to check it. */
const forAnybody = (reply: FastifyReply, caching: string) =>
  reply.header('access-control-allow-origin', '*').header('cache-control', caching);
