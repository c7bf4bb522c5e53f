import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isDomainError } from '../../../errors.ts';
import type { Platform } from '../../../platform.ts';
import { accountById } from '../../accounts/index.ts';
import { limitVisitors } from '../../identity/index.ts';
import { contextUrls } from '../../../credentials/document-loader.ts';
import { sendDocument } from '../send-document.ts';
import { hashOf } from '../wallet-issuance/hashes.ts';
import { givenCredentials, pageLinks } from './given-credentials.ts';
import { findAccess, noteRead, type Consent } from './repository.ts';
import type { ScopeName } from './scopes.ts';
import { apiAddress, BASE_PATH, serviceDescription } from './service-description.ts';
import { ResourceRefusal, statusInfo, statusInfoSchema } from './status-info.ts';

const tags = ['badges'];
const config = { access: { public: true } } as const;
const refused = { '4xx': statusInfoSchema };

const MAX_LIMIT = 50;

const slice = z.object({
  limit: z.coerce.number().int().min(1).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  since: z.iso.datetime({ offset: true }).optional(),
});

/** What backpacks read: service description, credentials, profile (Open Badges 3.0, 6). */
export async function resourceRoutes(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  instance.setErrorHandler((error: FastifyError, _request, reply) => sendRefusal(error, reply));
  const onRequest = limitVisitors(platform, 'backpack', platform.config.perMinute.qrPolls);

  app.route({
    method: 'GET',
    url: `${BASE_PATH}/discovery`,
    config,
    onRequest,
    schema: {
      tags,
      summary: 'For backpacks: the service description (Open Badges 3.0, 6.3)',
      description: 'Not wrapped: OpenAPI 3.0, with where to register and to ask for tokens.',
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      const document = serviceDescription(platform.config.publicUrl);
      return sendDocument(reply, 'application/json; charset=utf-8', JSON.stringify(document));
    },
  });

  app.route({
    method: 'GET',
    url: `${BASE_PATH}/credentials`,
    config,
    onRequest,
    schema: {
      tags,
      summary: 'For backpacks: the badges of who allowed it (Open Badges 3.0, 6.2.2)',
      description:
        'Not wrapped. Each badge in `credential` and as JWT in `compactJwsString`, which count one each; hidden and revoked ones are left out. 401, 403, 400 in the form of the standard.',
      querystring: slice,
      response: refused,
    },
    handler: async (request, reply) => {
      const consent = await opened(platform, request, 'credentials');
      const { offset, since } = request.query;
      const page = {
        limit: Math.min(request.query.limit, MAX_LIMIT),
        offset,
        since: since === undefined ? null : new Date(since),
      };
      const { body, total } = await givenCredentials(platform, consent.userId, page);
      const address = `${apiAddress(platform.config.publicUrl)}/credentials`;
      return reply
        .header('x-total-count', total)
        .header('link', pageLinks(address, { ...page, total }))
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(body as never);
    },
  });

  app.route({
    method: 'GET',
    url: `${BASE_PATH}/profile`,
    config,
    onRequest,
    schema: {
      tags,
      summary: 'For backpacks: the name of who allowed it (Open Badges 3.0, 6.2.4)',
      description: 'Not wrapped. The id is of this backpack alone.',
      response: {
        200: z
          .object({
            '@context': z.array(z.string()),
            id: z.string(),
            type: z.array(z.string()),
            name: z.string(),
            givenName: z.string(),
            familyName: z.string(),
          })
          .meta({ id: 'BackpackProfile' }),
        ...refused,
      },
    },
    handler: async (request, reply) => {
      const { id, userId } = await opened(platform, request, 'profile');
      const account = await accountById(platform, userId);
      if (account === null) throw new ResourceRefusal(401, 'The token has ended', 'invalid_token');
      const { name, surname } = account;
      reply.header('cache-control', 'no-store');
      return {
        '@context': Object.values(contextUrls),
        // Two backpacks cannot tell by it that they have the same person.
        id: `urn:uuid:${id}`,
        type: ['Profile'],
        name: `${name} ${surname}`,
        givenName: name,
        familyName: surname,
      };
    },
  });

  for (const [method, path] of [
    ['POST', 'credentials'],
    ['PUT', 'profile'],
  ] as const) {
    app.route({
      method,
      url: `${BASE_PATH}/${path}`,
      config,
      onRequest: async () => {
        throw new ResourceRefusal(405, 'Badges are issued here: they can be read, not written');
      },
      schema: {
        tags,
        summary: `For backpacks: nothing is written (${path})`,
        description: 'Always 405.',
        response: refused,
      },
      handler: () => undefined as never,
    });
  }
}

/** The consent that the request's token opens for this. Throws 401 and 403 as RFC 6750 has them. */
async function opened(
  platform: Platform,
  request: FastifyRequest,
  scope: ScopeName,
): Promise<Consent> {
  const [, token = ''] = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '') ?? [];
  const access = await findAccess(platform, hashOf(token));
  if (access === null) {
    throw new ResourceRefusal(401, 'The token is missing, unknown or has ended', 'invalid_token');
  }
  if (!access.scopes.includes(scope)) {
    throw new ResourceRefusal(403, 'The person did not allow this', 'insufficient_scope');
  }
  await noteRead(platform, access.consent.id);
  return access.consent;
}

function sendRefusal(error: FastifyError, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (error instanceof ResourceRefusal) {
    const { status, tokenError, message } = error;
    if (tokenError !== null) reply.header('www-authenticate', `Bearer error="${tokenError}"`);
    if (status === 405) reply.header('allow', 'GET');
    return reply.code(status).send(statusInfo(status, message));
  }
  const status = isDomainError(error) ? error.definition.status : (error.statusCode ?? 500);
  if (status >= 500) throw error;
  const text = isDomainError(error) ? error.text('en') : 'A parameter cannot be read';
  return reply.code(status).send(statusInfo(status, text));
}
