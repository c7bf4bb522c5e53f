import formbody from '@fastify/formbody';
import { Oauth2ServerErrorResponseError } from '@openid4vc/oauth2';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isDomainError } from '../../../errors.ts';
import { limitVisitors } from '../../identity/index.ts';
import { badgeErrors } from '../errors.ts';
import { askedAddress } from '../issuer/issuer-routes.ts';
import { sendDocument } from '../send-document.ts';
import { LIST_TTL_SECONDS } from '../status/status-list.ts';
import { listCount } from '../status/status-repository.ts';
import { badgeType } from './badge-type.ts';
import { giveCredential, notice } from './give-credential.ts';
import { makeNonce } from './nonces.ts';
import { readOffer } from './offer.ts';
import { redeemOffer } from './redeem-offer.ts';
import { refusals } from './refusals.ts';
import { walletEvents } from './tables.ts';
import { tokenStatusLists } from './token-status-list.ts';

const tags = ['badges'];
const config = { access: { public: true } } as const;

const BODY_LIMIT = 32 * 1024;

/** Refusals in the form of OAuth, which wallets read; what is no refusal is answered as everywhere. */
const refusalSchema = z
  .object({ error: z.string(), error_description: z.string().optional() })
  .meta({ id: 'WalletRefusal' });

const refused = { '4xx': refusalSchema };

const members = z.looseObject({});

/** What a wallet calls to take a badge (OpenID4VCI 1.0): offer, token, nonce, credential, notification. */
export function walletRoutes(instance: FastifyInstance): void {
  typeRoutes(instance);
  instance.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, _request, reply) => sendRefusal(error, reply));
    await scope.register(formbody, { bodyLimit: BODY_LIMIT });
    offerRoute(scope);
    tokenRoutes(scope);
    credentialRoutes(scope);
  });
}

function sendRefusal(error: FastifyError, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (error instanceof Oauth2ServerErrorResponseError) {
    if (error.status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"');
    return reply.code(error.status).send(error.errorResponse);
  }
  const status = isDomainError(error) ? error.definition.status : (error.statusCode ?? 500);
  if (status >= 500) throw error;
  return reply.code(status).send({
    error: status === 429 ? 'slow_down' : 'invalid_request',
    error_description: isDomainError(error)
      ? error.text('en')
      : 'The request is not of the form that OpenID4VCI has',
  });
}

function offerRoute(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { platform } = scope;
  app.route({
    method: 'GET',
    url: '/Badges/Wallet/Offers/:code',
    config,
    onRequest: limitVisitors(platform, 'wallet', platform.config.perMinute.qrPolls),
    schema: {
      tags,
      summary: 'For wallets: the credential offer of a code',
      description: 'Not wrapped (OpenID4VCI 1.0, 4.1). 404 when it is unknown, over or taken up.',
      params: z.object({ code: z.string().regex(/^[\w-]{22}$/) }),
      response: { 200: members, ...refused },
    },
    handler: async (request, reply) => {
      const publicUrl = await askedAddress(platform, request);
      const offer = await readOffer(platform, publicUrl, request.params.code);
      reply.header('cache-control', 'no-store');
      if (offer !== null) return offer;
      return reply.code(404).send({
        error: 'invalid_request',
        error_description: 'The offer is unknown, has expired, or was taken up',
      });
    },
  });
}

function tokenRoutes(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { platform } = scope;
  app.route({
    method: 'POST',
    url: '/Badges/Wallet/Token',
    config,
    onRequest: limitVisitors(platform, 'wallet token', platform.config.loginAttemptsPerMinute),
    bodyLimit: BODY_LIMIT,
    schema: {
      tags,
      summary:
        'For wallets: exchanges the code of an offer, with the transaction code, for a token',
      description:
        'Not wrapped (OpenID4VCI 1.0, 6). Once; five wrong transaction codes end the offer. invalid_request, unsupported_grant_type, invalid_grant.',
      consumes: ['application/x-www-form-urlencoded'],
      body: members,
      response: {
        200: z
          .object({
            access_token: z.string(),
            token_type: z.literal('Bearer'),
            expires_in: z.number().int(),
          })
          .meta({ id: 'WalletToken' }),
        ...refused,
      },
    },
    handler: async (request, reply) => {
      const url = `${await askedAddress(platform, request)}${request.url}`;
      reply.header('cache-control', 'no-store');
      return redeemOffer(platform, { body: { ...request.body }, url });
    },
  });

  app.route({
    method: 'POST',
    url: '/Badges/Wallet/Nonce',
    config,
    onRequest: limitVisitors(platform, 'wallet', platform.config.perMinute.qrPolls),
    schema: {
      tags,
      summary: 'For wallets: a nonce for the proof of a key',
      description: 'Not wrapped (OpenID4VCI 1.0, 7). It holds for five minutes and once.',
      response: { 200: z.object({ c_nonce: z.string() }).meta({ id: 'WalletNonce' }), ...refused },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { c_nonce: makeNonce(platform) };
    },
  });
}

function credentialRoutes(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { platform } = scope;
  const onRequest = limitVisitors(platform, 'wallet', platform.config.perMinute.qrPolls);

  app.route({
    method: 'POST',
    url: '/Badges/Wallet/Credential',
    config,
    onRequest,
    bodyLimit: BODY_LIMIT,
    schema: {
      tags,
      summary: 'For wallets: the badge of a token, in one of its forms',
      description:
        'Not wrapped (OpenID4VCI 1.0, 8). The token is the bearer. A bound form needs one `jwt` proof (ES256 or EdDSA; jwk, did:jwk, did:key) over a nonce; again it is given to the same key only. 401 invalid_token, 400 invalid_credential_request, unknown_credential_configuration, unknown_credential_identifier, invalid_proof, invalid_nonce, invalid_encryption_parameters, credential_request_denied.',
      body: members,
      response: {
        200: z
          .object({
            credentials: z.array(
              z.object({ credential: z.union([z.string(), z.record(z.string(), z.unknown())]) }),
            ),
            notification_id: z.string(),
          })
          .meta({ id: 'WalletCredentials' }),
        ...refused,
      },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return giveCredential(platform, await askedAddress(platform, request), {
        authorization: request.headers.authorization,
        body: request.body,
      });
    },
  });

  const said = z.looseObject({
    notification_id: z.string().max(100),
    event: z.enum(walletEvents),
  });
  app.route({
    method: 'POST',
    url: '/Badges/Wallet/Notification',
    config,
    onRequest,
    bodyLimit: BODY_LIMIT,
    schema: {
      tags,
      summary: 'For wallets: what became of a credential',
      description:
        'OpenID4VCI 1.0, 11. May be said again. 401 invalid_token, 400 invalid_notification_id, invalid_notification_request.',
      body: members,
      response: { 204: z.null(), ...refused },
    },
    handler: async (request, reply) => {
      const { data } = said.safeParse(request.body);
      if (data === undefined) throw refusals.notificationInvalid();
      const { notification_id: notificationId, event } = data;
      await notice(platform, request.headers.authorization, { notificationId, event });
      return reply.code(204).send(null);
    },
  });
}

/** What verifiers of a badge as SD-JWT VC ask for. */
function typeRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const statusList = tokenStatusLists(platform);
  app.route({
    method: 'GET',
    url: '/Badges/Wallet/Type',
    config,
    schema: {
      tags,
      summary: 'The type of a badge as SD-JWT VC: its claims, with their names in both languages',
      description: 'Not wrapped: `vct` of each badge leads here.',
    },
    handler: async (request, reply) => {
      const type = badgeType(await askedAddress(platform, request));
      reply.header('cache-control', 'public, max-age=300');
      return sendDocument(reply, 'application/json; charset=utf-8', JSON.stringify(type));
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/Wallet/StatusLists/:list',
    config,
    schema: {
      tags,
      summary: 'Which badges were revoked, for SD-JWT VC (token status list)',
      description: 'Not wrapped: a signed JWT. To be kept for five minutes.',
      params: z.object({ list: z.coerce.number().int().min(1).max(100_000) }),
    },
    handler: async (request, reply) => {
      const { list } = request.params;
      if (list > (await listCount(platform.database.db))) throw badgeErrors.STATUS_LIST_NOT_FOUND();
      const jwt = await statusList(await askedAddress(platform, request), list);
      reply.header('cache-control', `public, max-age=${LIST_TTL_SECONDS}`);
      return sendDocument(reply, 'application/statuslist+jwt', jwt);
    },
  });
}
