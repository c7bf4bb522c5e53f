import formbody from '@fastify/formbody';
import { Oauth2ServerErrorResponseError } from '@openid4vc/oauth2';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isDomainError } from '../../../errors.ts';
import { limitVisitors } from '../../identity/index.ts';
import { sendDocument } from '../send-document.ts';
import { authenticateClient, registerClient } from './clients.ts';
import { refusals } from './refusals.ts';
import { authorizationServer, BASE_PATH } from './service-description.ts';
import { giveTokens, revokeToken } from './tokens.ts';

const tags = ['badges'];
const config = { access: { public: true } } as const;
const members = z.looseObject({});

const BODY_LIMIT = 16 * 1024;

const refused = {
  '4xx': z
    .object({ error: z.string(), error_description: z.string().optional() })
    .meta({ id: 'BackpackRefusal' }),
};

/** The authorization server of backpacks (RFC 6749, 7591, 7009, 8414); its authorization endpoint is a page. */
export async function oauthRoutes(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const { perMinute } = platform.config;
  instance.setErrorHandler((error: FastifyError, _request, reply) => sendRefusal(error, reply));
  await instance.register(formbody, { bodyLimit: BODY_LIMIT });
  const onRequest = limitVisitors(platform, 'backpack token', perMinute.qrPolls);

  app.route({
    method: 'GET',
    url: `/.well-known/oauth-authorization-server${BASE_PATH}`,
    config,
    schema: {
      tags,
      summary: 'The authorization server of backpacks (RFC 8414)',
      description: 'Not wrapped. Its issuer has a path, which stands after the well-known part.',
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      const document = authorizationServer(platform.config.publicUrl);
      return sendDocument(reply, 'application/json', JSON.stringify(document));
    },
  });

  app.route({
    method: 'POST',
    url: `${BASE_PATH}/oauth/register`,
    config,
    onRequest: limitVisitors(platform, 'backpack client', perMinute.clientReports),
    bodyLimit: BODY_LIMIT,
    schema: {
      tags,
      summary: 'For backpacks: registers a client (RFC 7591)',
      description:
        'Not wrapped. All addresses are https and of one host. 400 invalid_client_metadata, invalid_redirect_uri, 429 slow_down, temporarily_unavailable.',
      body: members,
      response: { 201: members.meta({ id: 'BackpackClient' }), ...refused },
    },
    handler: async (request, reply) => {
      const client = await registerClient(platform, request.body);
      return reply.header('cache-control', 'no-store').code(201).send(client);
    },
  });

  app.route({
    method: 'POST',
    url: `${BASE_PATH}/oauth/token`,
    config,
    onRequest,
    bodyLimit: BODY_LIMIT,
    schema: {
      tags,
      summary: 'For backpacks: exchanges a code or a refresh token (RFC 6749)',
      description:
        'Not wrapped. Client by HTTP Basic. Both serve once: what comes again ends all that came of the code. 401 invalid_client, 400 invalid_request, invalid_grant, invalid_scope, unsupported_grant_type.',
      consumes: ['application/x-www-form-urlencoded'],
      body: members,
      response: {
        200: z
          .object({
            access_token: z.string(),
            token_type: z.literal('Bearer'),
            expires_in: z.number().int(),
            refresh_token: z.string().optional(),
            scope: z.string(),
          })
          .meta({ id: 'BackpackTokens' }),
        ...refused,
      },
    },
    handler: async (request, reply) => {
      const client = await authenticateClient(platform, request.headers.authorization);
      reply.header('cache-control', 'no-store');
      const url = `${platform.config.publicUrl}${request.url}`;
      return giveTokens(platform, client, { body: { ...request.body }, url });
    },
  });

  app.route({
    method: 'POST',
    url: `${BASE_PATH}/oauth/revoke`,
    config,
    onRequest,
    bodyLimit: BODY_LIMIT,
    schema: {
      tags,
      summary: 'For backpacks: ends a token (RFC 7009)',
      description:
        'Not wrapped. Client by HTTP Basic. A refresh token takes along all that came of its code. An unknown token is no refusal. 401 invalid_client.',
      consumes: ['application/x-www-form-urlencoded'],
      body: members,
      response: { 200: z.null(), ...refused },
    },
    handler: async (request, reply) => {
      const client = await authenticateClient(platform, request.headers.authorization);
      const { token } = request.body;
      if (typeof token !== 'string') throw refusals.requestInvalid();
      await revokeToken(platform, client, token);
      return reply.header('cache-control', 'no-store').send(null);
    },
  });
}

function sendRefusal(error: FastifyError, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (error instanceof Oauth2ServerErrorResponseError) {
    if (error.status === 401) reply.header('www-authenticate', 'Basic realm="Open Badges API"');
    return reply.code(error.status).send(error.errorResponse);
  }
  const status = isDomainError(error) ? error.definition.status : (error.statusCode ?? 500);
  if (status >= 500) throw error;
  return reply.code(status).send({
    error: status === 429 ? 'slow_down' : 'invalid_request',
    error_description: isDomainError(error) ? error.text('en') : 'The request cannot be read',
  });
}
