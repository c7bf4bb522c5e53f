import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, languageOf, ok } from '../../../http/envelope.ts';
import type { LoginKind } from '../../../ports/credential-kinds.ts';
import { identityErrors } from '../errors.ts';
import { limitAttempts } from '../limit-attempts.ts';
import * as schemas from '../schemas.ts';
import { provenKey } from '../sessions/proof-of-possession.ts';
import { browserHash } from './browser-cookie.ts';
import { loginKey } from './login-key.ts';
import {
  beginLogin,
  completeLogin,
  identifiedLogin,
  identifyLogin,
  type IdentityProviders,
  type MergeGuestCart,
} from './login.ts';
import { register } from './register.ts';

const tags = ['login'];
const open = { access: { public: true } } as const;

const completion = z.object({
  requestId: schemas.requestId,
  /** As stored under `public:cart`. */
  cart: z.record(z.string(), z.unknown()).nullish(),
});

export function loginRoutes(
  instance: FastifyInstance,
  options: { providers: IdentityProviders; mergeGuestCart: MergeGuestCart },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const { providers, mergeGuestCart } = options;
  const onRequest = limitAttempts(platform);

  app.route({
    method: 'GET',
    url: '/Login/GetUrlSpidLogin',
    config: open,
    onRequest,
    schema: {
      tags,
      summary: 'The address of the identity provider’s login page',
      description:
        'Begins a login; `requestId` becomes the `state` that comes back. `clientId` is another name of it. `provider` and `kind` are ours: CIE in place of SPID, a login for a company (LOGIN-19, LOGIN-20). Sets the cookie that ties the login to this browser. 429 TOO_MANY_ATTEMPTS, 503 PROVIDER_UNREACHABLE.',
      querystring: z
        .object({
          requestId: schemas.requestId.optional(),
          clientId: schemas.requestId.optional(),
          provider: z.enum(['spid', 'cie']).default('spid'),
          kind: schemas.loginKind.default('Login'),
        })
        .refine((query) => query.requestId ?? query.clientId, { path: ['requestId'] }),
      response: { 200: envelope(z.url()) },
    },
    handler: async (request, reply) => {
      const { provider, kind, requestId, clientId } = request.query;
      const id = requestId ?? clientId ?? '';
      const key = { id, browserHash: browserHash(request, reply, platform.config) };
      const asked = { provider, kind, language: languageOf(request) };
      return ok(await beginLogin(platform, providers, key, asked));
    },
  });

  app.route({
    method: 'POST',
    url: '/Login/SpidLogin',
    config: open,
    onRequest,
    schema: {
      tags,
      summary: 'Exchanges the provider’s code',
      description:
        'Method and path are not shown in the documents. `clientId` is the request id, `state` must equal it (E21). One of four results (LOGIN-14): an account, isDeleted, isPending, isUserNotFound. Tokens follow with Login/Complete. Warnings LOGIN_EXPIRED, LOGIN_REFUSED, LOGIN_INCOMPLETE_IDENTITY.',
      body: z.object({
        code: z.string().min(1).max(2000),
        state: schemas.requestId,
        clientId: schemas.requestId,
      }),
      response: { 200: envelope(schemas.authState) },
    },
    handler: async (request) => {
      const { code, state, clientId } = request.body;
      if (state !== clientId) throw identityErrors.LOGIN_EXPIRED();
      const key = loginKey(request, clientId);
      return ok(await identifyLogin(platform, providers, key, code));
    },
  });

  app.route({
    method: 'POST',
    url: '/Login/Register',
    config: open,
    onRequest,
    schema: {
      tags,
      summary: 'Registers the person whom the provider has verified',
      description:
        'Between Login/SpidLogin with isUserNotFound and Login/Complete. Name, surname and fiscal code are those of the identity. Warnings LOGIN_EXPIRED, ALREADY_REGISTERED; 422 FISCAL_CODE_MISMATCH.',
      body: schemas.registration,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { requestId, ...form } = request.body;
      await register(platform, loginKey(request, requestId), form);
      return ok(true);
    },
  });

  app.route({
    method: 'POST',
    url: '/Login/CredentialLogin',
    config: open,
    onRequest,
    schema: {
      tags,
      summary: 'Who an identified login is',
      description:
        'The credentials login of the documents, whose path is not shown. After a wallet has answered (Login/QrCode), or again after Login/SpidLogin when the page was reloaded. The answer is that of Login/SpidLogin. Warning LOGIN_EXPIRED.',
      body: z.object({ requestId: schemas.requestId }),
      response: { 200: envelope(schemas.authState) },
    },
    handler: async (request) =>
      ok(await identifiedLogin(platform, loginKey(request, request.body.requestId))),
  });

  /** Opens the session of a login of this kind. */
  const completing = (kind: LoginKind, path: string) => async (request: FastifyRequest) => {
    const { requestId, cart } = completion.parse(request.body);
    const key = loginKey(request, requestId);
    const target = { method: 'POST', path: `/api${path}` };
    const keyThumbprint = await provenKey(platform, request.headers['dpop'], target);
    return ok(await completeLogin(platform, mergeGuestCart, key, { kind, cart, keyThumbprint }));
  };

  app.route({
    method: 'POST',
    url: '/Login/Complete',
    config: open,
    onRequest,
    schema: {
      tags,
      summary: 'Opens the session and takes the guest’s cart over',
      description:
        'Method and path are not shown in the documents. With the header `DPoP` the session is bound to that key. Works once for each login. Warnings LOGIN_EXPIRED, LOGIN_KIND_MISMATCH, REGISTRATION_REQUIRED, ACCOUNT_NOT_ACTIVE.',
      body: completion,
      response: { 200: envelope(schemas.openedSession) },
    },
    handler: completing('Login', '/Login/Complete'),
  });

  app.route({
    method: 'POST',
    url: '/Login/GetTokenForCompany',
    config: open,
    onRequest,
    schema: {
      tags,
      summary: 'Opens the session of a company login',
      description:
        'In place of Login/Complete for a login of kind LoginCompany (LOGIN-20): the tokens hold while the person acts for the company as legal representative or delegate. Warnings as there, and NO_BUSINESS_ROLE, COMPANY_MISMATCH.',
      body: completion,
      response: { 200: envelope(schemas.openedSession) },
    },
    handler: completing('LoginCompany', '/Login/GetTokenForCompany'),
  });
}
