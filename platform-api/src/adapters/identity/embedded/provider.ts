import { createHmac, createPrivateKey, randomBytes } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import { demoPeopleList, type DemoPerson } from '../../../demo/people.ts';
import type { Platform } from '../../../platform.ts';
import { texts } from './messages.ts';
import { pagePolicy, renderPage } from './page.ts';
import { refusedPage } from './pages.ts';
import { ProviderRecords } from './records.ts';

/** Where the provider stands, behind the edge as well as on the server itself. */
export const providerPath = '/dev/idp';

export const spidLevel2 = 'https://www.spid.gov.it/SpidL2';

/** What we and the provider share as client secret, made from this installation's own secret. */
export const embeddedClientSecret = ({ secrets }: Pick<Platform, 'secrets'>): string =>
  createHmac('sha256', secrets.cookie).update('embedded identity provider').digest('base64url');

/** Attributes by the names that SPID gives them. */
const attributesOf = ({ identity }: DemoPerson) => ({
  name: identity.name,
  familyName: identity.surname,
  fiscalNumber: `TINIT-${identity.fiscalCode}`,
  dateOfBirth: identity.birthDate,
  placeOfBirth: identity.birthPlace,
  gender: identity.gender,
  email: identity.email,
  mobilePhone: identity.phone,
});

const attributeNames = [
  'name',
  'familyName',
  'fiscalNumber',
  'dateOfBirth',
  'placeOfBirth',
  'gender',
  'email',
  'mobilePhone',
];

/**
 * An OpenID provider with demo people, for development, tests and the demo: real protocol, no real identities. Its
 * library comes with the first login: a start without one is shorter.
 */
export async function embeddedProvider(platform: Platform): Promise<Provider> {
  const { Provider: OpenIdProvider } = await import('oidc-provider');
  const { config, secrets } = platform;
  const provider = new OpenIdProvider(`${config.publicUrl}${providerPath}`, {
    adapter: (model) => new ProviderRecords(platform, model),
    clients: [
      {
        client_id: config.oidc.clientId,
        client_secret: embeddedClientSecret(platform),
        redirect_uris: [`${config.publicUrl}/auth`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: {
      keys: [createPrivateKey(secrets.idTokenKey).export({ format: 'jwk' })],
    },
    cookies: {
      keys: [secrets.cookie],
      names: { session: 'idp-session', interaction: 'idp-login', resume: 'idp-resume' },
      long: { path: providerPath, signed: true, sameSite: 'lax' },
      short: { path: providerPath, signed: true, sameSite: 'lax' },
    },
    scopes: ['openid', 'spid'],
    claims: { openid: ['sub'], spid: attributeNames },
    acrValues: [spidLevel2],
    pkce: { required: () => true },
    ttl: {
      Interaction: 900,
      Session: 900,
      Grant: 900,
      AuthorizationCode: 60,
      AccessToken: 300,
      IdToken: 300,
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `${providerPath}/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => {
      const person = demoPeopleList.find(({ userId }) => userId === sub);
      if (person === undefined) return undefined;
      return { accountId: sub, claims: () => ({ sub, ...attributesOf(person) }) };
    },
    // The product is the only client: people are asked who they are, not whether they agree.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid spid');
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      const language = ctx.acceptsLanguages(['it', 'en']) === 'en' ? 'en' : 'it';
      const nonce = randomBytes(16).toString('base64');
      const { refusedTitle: title } = texts[language];
      const main = refusedPage(language, config.publicUrl);
      ctx.set('content-security-policy', pagePolicy(nonce));
      ctx.type = 'html';
      ctx.body = renderPage({ language, colorScheme: null, nonce, title, main });
      platform.log.info({ code: out.error, reason: out.error_description }, 'refused');
    },
  });
  // The edge in front says by which address people came.
  provider.proxy = true;
  provider.on('server_error', (_ctx: unknown, error: Error) => {
    platform.log.error({ err: error }, 'identity provider');
  });
  return provider;
}
