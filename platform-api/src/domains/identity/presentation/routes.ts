import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../../http/envelope.ts';
import { browserHash } from '../login/browser-cookie.ts';
import { limitAttempts, limitVisitors } from '../limit-attempts.ts';
import { loginKey } from '../login/login-key.ts';
import * as schemas from '../schemas.ts';
import { invite, presentationStatus, receive, signedRequest } from './presentation.ts';
import type { Verifier } from './verifier.ts';

const tags = ['login'];
const open = { access: { public: true } } as const;

const params = z.object({ id: z.string().regex(/^[\w-]{22}$/) });
const device = z.object({ device: z.enum(['same', 'other']).default('other') });

const invitation = z
  .object({
    code: z.string(),
    sameDevice: z.string(),
    expiresAt: z.iso.datetime(),
    secondsLeft: z.number().int(),
  })
  .meta({ id: 'WalletInvitation' });

const status = z
  .object({
    status: z.enum(['waiting', 'opened', 'presented', 'declined', 'expired']),
    expiresAt: z.iso.datetime(),
    secondsLeft: z.number().int(),
  })
  .meta({ id: 'PresentationStatus' });

/** Login by QR code: what the page calls, and what a wallet calls (OpenID4VP 1.0, E24). */
export function presentationRoutes(instance: FastifyInstance, verifier: Verifier): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'POST',
    url: '/Login/QrCode',
    config: open,
    onRequest: limitAttempts(platform),
    schema: {
      tags,
      summary: 'A code that a wallet answers with the person’s credentials',
      description:
        'Not shown in the documents (E24). Begins a login; an earlier code of the same request id no longer counts. The code holds for 5 minutes. Sets the cookie that ties the login to this browser. 429 TOO_MANY_ATTEMPTS.',
      body: z.object({
        requestId: schemas.requestId,
        kind: schemas.loginKind.default('Login'),
      }),
      response: { 200: envelope(invitation) },
    },
    handler: async (request, reply) => {
      const { requestId, kind } = request.body;
      const key = { id: requestId, browserHash: browserHash(request, reply, platform.config) };
      return ok(await invite(platform, verifier, key, kind));
    },
  });

  app.route({
    method: 'GET',
    url: '/Login/QrCode',
    config: open,
    onRequest: limitVisitors(platform, 'qr', platform.config.perMinute.qrPolls),
    schema: {
      tags,
      summary: 'How far the wallet is with the code',
      description:
        'Not shown in the documents (E24): asked every 2 s by the page that shows the code. After `presented`, Login/CredentialLogin says who the person is. Warning LOGIN_EXPIRED; 429 TOO_MANY_REQUESTS.',
      querystring: z.object({ requestId: schemas.requestId }),
      response: { 200: envelope(status) },
    },
    handler: async (request) =>
      ok(await presentationStatus(platform, loginKey(request, request.query.requestId))),
  });

  app.route({
    method: 'GET',
    url: '/Login/Presentation/:id/request',
    config: open,
    schema: {
      tags,
      summary: 'For wallets: the signed request',
      description:
        'A request object (RFC 9101) of OpenID4VP 1.0 with client id prefix `x509_san_dns`. 404 PRESENTATION_UNKNOWN.',
      params,
      querystring: device,
      produces: ['application/oauth-authz-req+jwt'],
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const jwt = await signedRequest(platform, verifier, id, request.query.device);
      return reply.type('application/oauth-authz-req+jwt').send(jwt);
    },
  });

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 64 * 1024 });
    walletAnswer(scope, verifier);
  });
}

function walletAnswer(scope: FastifyInstance, verifier: Verifier): void {
  const { platform } = scope;
  scope.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/Login/Presentation/:id/response',
    config: open,
    onRequest: limitAttempts(platform),
    bodyLimit: 64 * 1024,
    schema: {
      tags,
      summary: 'For wallets: the answer, by `direct_post`',
      description:
        'OpenID4VP 1.0, 8.2: form fields `vp_token` and `state`, or `error` and `state`. Answers `{}`, or `redirect_uri` for a wallet on the same device. Counts once; a refused answer changes nothing. 400 PRESENTATION_… and CREDENTIAL_…, 404 PRESENTATION_UNKNOWN, 413, 429 TOO_MANY_ATTEMPTS.',
      params,
      querystring: device,
      consumes: ['application/x-www-form-urlencoded'],
      body: z.object({
        state: z.string().max(200).optional(),
        vp_token: z.string().max(60_000).optional(),
        error: z.string().max(200).optional(),
      }),
      response: { 200: z.object({ redirect_uri: z.url().optional() }) },
    },
    handler: async (request) => {
      await receive(platform, verifier, request.params.id, request.body);
      const isSame = request.query.device === 'same';
      return isSame ? { redirect_uri: `${platform.config.publicUrl}/login` } : {};
    },
  });
}
