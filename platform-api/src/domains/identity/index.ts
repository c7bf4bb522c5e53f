import type { FastifyInstance } from 'fastify';
import { embeddedClientSecret, providerPath } from '../../adapters/identity/embedded/index.ts';
import { openIdConnect } from '../../adapters/identity/openid-connect.ts';
import type { IdentityPort } from '../../ports/identity.ts';
import { accountRoutes } from './account-routes.ts';
import type { MergeGuestCart } from './login.ts';
import { loginRoutes } from './login-routes.ts';
import { removeExpired } from './repository.ts';
import { sessionRoutes } from './session-routes.ts';

export { sessionData } from './personal-data.ts';
export { authenticate } from './authenticate.ts';
export { openSession } from './sessions.ts';
export type { MergeGuestCart } from './login.ts';

const cleaning = 'identity.clean';

/** Login through an OpenID provider, sessions, the active role. */
export async function identity(
  app: FastifyInstance,
  options: { mergeGuestCart: MergeGuestCart },
): Promise<void> {
  const { platform } = app;
  loginRoutes(app, { provider: identityProvider(app), ...options });
  sessionRoutes(app);
  accountRoutes(app);
  platform.jobs.work(cleaning, () => removeExpired(platform));
  platform.jobs.schedule(cleaning, '17 * * * *');
}

function identityProvider(app: FastifyInstance): IdentityPort {
  const { config } = app.platform;
  const { issuer, clientId, clientSecret } = config.oidc;
  const redirectUri = `${config.publicUrl}/auth`;
  if (issuer !== undefined) {
    const scope = config.oidc.scope;
    return openIdConnect({ issuer, clientId, clientSecret, redirectUri, scope });
  }
  return openIdConnect({
    issuer: `${config.publicUrl}${providerPath}`,
    clientId,
    clientSecret: embeddedClientSecret(app.platform),
    redirectUri,
    scope: 'openid spid',
    fetch: withinProcess(app),
  });
}

/** The embedded provider is this process: its public address may not be reachable from here. */
const withinProcess =
  (app: FastifyInstance) =>
  async (
    address: string,
    request: { method: string; headers: Record<string, string>; body: unknown },
  ): Promise<Response> => {
    const url = new URL(address);
    const { body } = request;
    const answer = await app.inject({
      method: request.method as 'GET',
      url: `${url.pathname}${url.search}`,
      headers: {
        ...request.headers,
        host: url.host,
        'x-forwarded-proto': url.protocol.slice(0, -1),
      },
      ...(typeof body === 'string' || body instanceof URLSearchParams
        ? { payload: body.toString() }
        : {}),
    });
    const headers = Object.entries(answer.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    );
    return new Response(answer.body, { status: answer.statusCode, headers });
  };
