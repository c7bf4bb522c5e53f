import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import type { IdentityPort } from '../../ports/identity.ts';
import { browserHash, knownBrowserHash } from './browser-cookie.ts';
import { identityErrors } from './errors.ts';
import { beginLogin, completeLogin, identifyLogin, type MergeGuestCart } from './login.ts';
import { provenKey } from './proof-of-possession.ts';
import { register } from './register.ts';
import * as schemas from './schemas.ts';

const tags = ['login'];
const open = { access: { public: true } } as const;

/** The browser that began the login, by its cookie. */
function loginKey(request: FastifyRequest, id: string) {
  const hash = knownBrowserHash(request);
  if (hash === null) throw identityErrors.LOGIN_EXPIRED();
  return { id, browserHash: hash };
}

export function loginRoutes(
  instance: FastifyInstance,
  options: { provider: IdentityPort; mergeGuestCart: MergeGuestCart },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const { provider, mergeGuestCart } = options;

  app.route({
    method: 'GET',
    url: '/Login/GetUrlSpidLogin',
    config: open,
    schema: {
      tags,
      summary: 'The address of the identity provider’s login page',
      description:
        'Begins a login; `requestId` becomes the `state` that comes back. `clientId` is another name of it. Sets the cookie that ties the login to this browser. 503 PROVIDER_UNREACHABLE.',
      querystring: z
        .object({ requestId: schemas.requestId.optional(), clientId: schemas.requestId.optional() })
        .refine((query) => query.requestId ?? query.clientId, { path: ['requestId'] }),
      response: { 200: envelope(z.url()) },
    },
    handler: async (request, reply) => {
      const id = request.query.requestId ?? request.query.clientId ?? '';
      const key = { id, browserHash: browserHash(request, reply, platform.config) };
      return ok(await beginLogin(platform, provider, key, languageOf(request)));
    },
  });

  app.route({
    method: 'POST',
    url: '/Login/SpidLogin',
    config: open,
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
      return ok(await identifyLogin(platform, provider, key, code));
    },
  });

  app.route({
    method: 'POST',
    url: '/Login/Register',
    config: open,
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
    url: '/Login/Complete',
    config: open,
    schema: {
      tags,
      summary: 'Opens the session and takes the guest’s cart over',
      description:
        'Method and path are not shown in the documents. With the header `DPoP` the session is bound to that key. Works once for each login. Warnings LOGIN_EXPIRED, REGISTRATION_REQUIRED, ACCOUNT_NOT_ACTIVE.',
      body: z.object({
        requestId: schemas.requestId,
        /** As stored under `public:cart`. */
        cart: z.record(z.string(), z.unknown()).nullish(),
      }),
      response: { 200: envelope(schemas.openedSession) },
    },
    handler: async (request) => {
      const { requestId, cart } = request.body;
      const key = loginKey(request, requestId);
      const keyThumbprint = await provenKey(platform, request.headers['dpop'], {
        method: 'POST',
        path: '/api/Login/Complete',
      });
      return ok(await completeLogin(platform, mergeGuestCart, key, { cart, keyThumbprint }));
    },
  });
}
