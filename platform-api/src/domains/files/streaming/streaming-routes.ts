import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { byteRange } from './byte-range.ts';
import { fileErrors } from '../errors.ts';
import { FILE_URL_LIFE_MINUTES, readFileToken, type FileGrant } from './signed-url.ts';

export function streamingRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.route({
    method: 'GET',
    url: '/Courses/FileStreaming',
    exposeHeadRoute: false,
    // The token is the permission; it was given to someone who may read the file.
    config: { access: { public: true } },
    schema: {
      tags: ['files'],
      summary: 'Bytes of a stored file',
      description:
        'Not shown in the documents beyond its path (1§7). Takes the token of an address that `Use` or `Document` returned; answers ranges of bytes with 206. The answer is the file itself, not wrapped.',
      querystring: z.object({ token: z.string().min(1).max(2000) }),
    },
    handler: (request, reply) => streamFile(request, reply, request.query.token),
  });
}

async function streamFile(request: FastifyRequest, reply: FastifyReply, token: string) {
  const { platform } = request.server;
  const grant = readFileToken(platform, token);
  if (grant === null) throw fileErrors.FILE_URL_EXPIRED();
  const file = await platform.files.stat(grant.name);
  if (file === null) throw fileErrors.FILE_NOT_FOUND();

  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': `private, max-age=${FILE_URL_LIFE_MINUTES * 60}`,
    'content-type': file.contentType,
    'x-content-type-options': 'nosniff',
    'content-disposition': disposition(grant),
  });
  // No validator is sent, so a conditional range can only mean "whole, if in doubt".
  const range = byteRange(
    request.headers['if-range'] ? undefined : request.headers.range,
    file.size,
  );
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  }
  if (range === null) {
    reply.header('content-length', file.size);
    return reply.send(await platform.files.read(grant.name));
  }
  reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1);
  return reply.send(await platform.files.read(grant.name, range));
}

function disposition({ downloadAs, showAs }: FileGrant): string {
  const named = (kind: string, name: string) =>
    `${kind}; filename*=UTF-8''${encodeURIComponent(name)}`;
  if (downloadAs !== null) return named('attachment', downloadAs);
  return showAs === null ? 'inline' : named('inline', showAs);
}
