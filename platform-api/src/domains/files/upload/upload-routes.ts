import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { bodyAdmission } from './admit-bodies.ts';
import { readBlockBody, type BlockBody } from './block-body.ts';
import { commitUpload } from './commit-upload.ts';
import { receiveBlock } from './receive-block.ts';
import * as schemas from '../schemas.ts';
import { uploadedFileToWire } from '../wire.ts';

const tags = ['files'];

/** The upload URL: one for each kind of file, which also says who may use it. */
export function uploadRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  instance.register(blockRoute);

  app.route({
    method: 'POST',
    url: '/Files/Upload/:kind/Commit',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Makes a file of its blocks',
      description:
        'Checks order, length, checksum, type by content and what the kind asks for; a file that fails is removed. A repeated commit answers the same.',
      params: schemas.uploadParams,
      body: schemas.commit,
      response: { 200: envelope(schemas.uploadedFile) },
    },
    handler: async (request) => {
      const { kind } = request.params;
      const file = await commitUpload(platform, requirePrincipal(request), kind, request.body);
      return ok(await uploadedFileToWire(platform, file));
    },
  });
}

/** In its own scope: its JSON is read into bounded memory. */
async function blockRoute(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const admission = bodyAdmission();
  const contents = new WeakMap<FastifyRequest, Buffer | null>();

  instance.removeContentTypeParser('application/json');
  instance.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable) =>
    admission.withRoom(request, async (room) => {
      const { fields, content } = await readInto(room, payload);
      contents.set(request, content);
      return fields;
    }),
  );

  app.route({
    method: 'POST',
    url: '/Files/Upload/:kind',
    config: { access: {} },
    preParsing: (request, reply) => admission.admit(request, reply),
    schema: {
      tags,
      summary: 'Keeps one block of a file',
      description:
        'The upload URL of the documents is this path with the kind of the file. Blocks of 262144 bytes, the last one shorter, in any order; one that is sent again replaces the first. 503 UPLOADS_BUSY asks to come again.',
      params: schemas.uploadParams,
      body: schemas.block,
      response: { 200: envelope(schemas.keptBlock) },
    },
    handler: (request) =>
      admission.withRoom(request, async () => {
        const { blockId, fileName } = request.body;
        const block = { blockId, fileName, content: contents.get(request) ?? null };
        const principal = requirePrincipal(request);
        return ok(await receiveBlock(platform, principal, request.params.kind, block));
      }),
  });
}

async function readInto(room: Buffer, payload: Readable): Promise<BlockBody> {
  let length = 0;
  for await (const part of payload as AsyncIterable<Buffer>) {
    if (length + part.length > room.length) throw httpError(413, 'the body is too large');
    length += part.copy(room, length);
  }
  try {
    return readBlockBody(room, length);
  } catch {
    throw httpError(400, 'the body is not JSON');
  }
}

const httpError = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode });
