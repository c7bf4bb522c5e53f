import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fileErrors } from '../errors.ts';
import { sendStoredFile } from './send-stored-file.ts';
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
  const grant = readFileToken(request.server.platform, token);
  if (grant === null) throw fileErrors.FILE_URL_EXPIRED();
  return sendStoredFile(request, reply, {
    name: grant.name,
    disposition: disposition(grant),
    cacheControl: `private, max-age=${FILE_URL_LIFE_MINUTES * 60}`,
  });
}

function disposition({ downloadAs, showAs }: FileGrant): string {
  const named = (kind: string, name: string) =>
    `${kind}; filename*=UTF-8''${encodeURIComponent(name)}`;
  if (downloadAs !== null) return named('attachment', downloadAs);
  return showAs === null ? 'inline' : named('inline', showAs);
}
