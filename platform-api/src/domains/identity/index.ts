import type { FastifyInstance } from 'fastify';
import { embeddedClientSecret, providerPath } from '../../adapters/identity/embedded/index.ts';
import { openIdConnect } from '../../adapters/identity/openid-connect.ts';
import { accountRoutes } from './sessions/account-routes.ts';
import type { IdentityProviders, MergeGuestCart } from './login/login.ts';
import { loginRoutes } from './login/login-routes.ts';
import { presentationRoutes } from './presentation/routes.ts';
import { verifierOf } from './presentation/verifier.ts';
import { removeExpired } from './repository.ts';
import { sessionRoutes } from './sessions/session-routes.ts';

export { sessionData } from './personal-data.ts';
export { authenticate } from './sessions/authenticate.ts';
export { identityErrors } from './errors.ts';
export { countAttempt, limitVisitors } from './limit-attempts.ts';
export { lastWrite, noteWrite } from './last-write.ts';
export { endSessionsOf, ownSessions, sessionToWire } from './sessions/own-sessions.ts';
export { openSession } from './sessions/sessions.ts';
export type { MergeGuestCart } from './login/login.ts';
export { ownSession, type AuthState, type OpenedSession } from './schemas.ts';

const cleaning = 'identity.clean';

/** Login through an OpenID provider, sessions, the active role. */
export async function identity(
  app: FastifyInstance,
  options: { mergeGuestCart: MergeGuestCart },
): Promise<void> {
  const { platform } = app;
  loginRoutes(app, { providers: identityProviders(app), ...options });
  presentationRoutes(app, verifierOf(platform));
  sessionRoutes(app);
  accountRoutes(app);
  platform.jobs.work(cleaning, () => removeExpired(platform), 'periodic');
  platform.jobs.schedule(cleaning, '17 * * * *');
}

/** SPID and CIE: two configured issuers, one aggregator of both, or the embedded provider. */
function identityProviders(app: FastifyInstance): IdentityProviders {
  const { config, log } = app.platform;
  const redirectUri = `${config.publicUrl}/auth`;
  const { issuer, ...client } = config.oidc;
  const embedded = {
    issuer: `${config.publicUrl}${providerPath}`,
    clientId: client.clientId,
    clientSecret: embeddedClientSecret(app.platform),
    scope: 'openid spid',
    fetch: withinProcess(app),
  };
  const spid = issuer === undefined ? embedded : { ...client, issuer };
  const ours = {
    redirectUri,
    levels: config.oidc.levels,
    onRefusal: (reason: string) => log.info({ reason }, 'the identity was not confirmed'),
  };
  return {
    spid: openIdConnect({ ...spid, ...ours }),
    cie: openIdConnect({
      ...(config.cie ?? spid),
      ...ours,
      // An aggregator of both may open the right one at once; the embedded provider does.
      ...(config.cie === null ? { hint: 'cie' } : {}),
    }),
  };
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
