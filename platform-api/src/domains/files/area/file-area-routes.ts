import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { setCompanion } from './companions.ts';
import { coverOf, recutCover } from './covers.ts';
import { fileErrors } from '../errors.ts';
import { checkFile, deleteFile, requireOwnFile } from './file-area.ts';
import { authors } from '../file-kinds.ts';
import * as schemas from '../schemas.ts';
import { uploadedFileToWire } from '../wire.ts';
import { flag } from '../../../http/lists.ts';

const tags = ['files'];
const confirmation = 'x-confirm-delete';

export function fileAreaRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Files',
    config: { access: {} },
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: "Checks one of the caller's files, or deletes it",
      description: `The documents delete by this GET (2§7). Deleting needs \`delete=true\` and the header \`${confirmation}: true\`, so that no link, prefetch or retry can do it (E128).`,
      querystring: z.object({
        fileNameRef: schemas.fileNameRef,
        delete: flag.default(false),
      }),
      response: { 200: envelope(schemas.fileCheck) },
    },
    handler: async (request) => {
      const principal = requirePrincipal(request);
      const { fileNameRef } = request.query;
      if (!request.query.delete) return ok(await checkFile(platform, principal, fileNameRef));
      requireConfirmation(request);
      await deleteFile(platform, principal, fileNameRef);
      return ok({ exists: false, acknowledgedBlocks: [] });
    },
  });

  app.route({
    method: 'POST',
    url: '/Courses/FileUri',
    config: { access: authors },
    schema: {
      tags,
      summary: 'Addresses of an uploaded file, for who writes the course',
      description:
        'Body and response are not shown in the documents. Fresh addresses each time; shows how far a video is.',
      body: z.object({ fileNameRef: schemas.fileNameRef }),
      response: { 200: envelope(schemas.uploadedFile) },
    },
    handler: async (request) => {
      const principal = requirePrincipal(request);
      const file = await requireOwnFile(platform, principal, request.body.fileNameRef);
      return ok(await uploadedFileToWire(platform, file));
    },
  });

  app.route({
    method: 'PUT',
    url: '/Files/Companion',
    config: { access: authors },
    schema: {
      tags,
      summary: 'Gives a video a poster or captions, or takes them away',
      description:
        'Not shown in the documents. The upload is used up: it becomes part of the video.',
      body: schemas.companionBody,
      response: { 200: envelope(schemas.uploadedFile) },
    },
    handler: async (request) => {
      const video = await setCompanion(platform, requirePrincipal(request), request.body);
      return ok(await uploadedFileToWire(platform, video));
    },
  });

  app.route({
    method: 'PUT',
    url: '/Files/Cover',
    config: { access: authors },
    schema: {
      tags,
      summary: 'Chooses the part of a cover that is shown',
      description:
        'Not shown in the documents. The sizes are made anew under a new address; the old one stays.',
      body: schemas.cropBody,
      response: { 200: envelope(schemas.uploadedFile) },
    },
    handler: async (request) => {
      const cover = await recutCover(platform, requirePrincipal(request), request.body);
      return ok(await uploadedFileToWire(platform, cover));
    },
  });

  app.route({
    method: 'GET',
    url: '/Files/Cover/:cover',
    config: { access: { public: true } },
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: 'A cover picture',
      description:
        'Not shown in the documents. WebP for who accepts it, else JPEG; the picture itself, not wrapped.',
      params: schemas.coverParams,
      querystring: schemas.coverQuery,
    },
    handler: async (request, reply) => {
      const format = request.headers.accept?.includes('image/webp') ? 'webp' : 'jpg';
      const picture = await coverOf(platform, request.params.cover, request.query.width, format);
      return (
        reply
          .type(picture.contentType)
          .header('content-length', picture.size)
          .header('vary', 'accept')
          // Another cut has another address.
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(picture.content)
      );
    },
  });
}

function requireConfirmation(request: FastifyRequest): void {
  if (request.headers[confirmation] !== 'true') throw fileErrors.DELETION_NOT_CONFIRMED();
}
