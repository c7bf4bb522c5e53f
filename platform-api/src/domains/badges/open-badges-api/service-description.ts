import { ISSUER_NAME, profileAddress } from '../issuer/issuer.ts';
import { scopeNames, scopes } from './scopes.ts';

/** Below the address of the product; the standard fixes what follows the base (Open Badges 3.0, 6.2). */
export const BASE_PATH = '/ims/ob/v3p0';

/** The resource server, and the name of its authorization server (`iss`). */
export const apiAddress = (publicUrl: string) => `${publicUrl}${BASE_PATH}`;

const addressesOf = (publicUrl: string) => {
  const api = apiAddress(publicUrl);
  return {
    // A page: who is logged in is known to the product's own pages alone.
    authorize: `${publicUrl}/curriculum/connect`,
    token: `${api}/oauth/token`,
    revoke: `${api}/oauth/revoke`,
    register: `${api}/oauth/register`,
    privacy: `${publicUrl}/public/privacy`,
    terms: `${publicUrl}/public/terms`,
  };
};

/** RFC 8414, with RFC 9207. The issuer has a path, so that it is another than that of wallets, with its own endpoints. */
export const authorizationServer = (publicUrl: string) => {
  const addresses = addressesOf(publicUrl);
  return {
    issuer: apiAddress(publicUrl),
    authorization_endpoint: addresses.authorize,
    token_endpoint: addresses.token,
    revocation_endpoint: addresses.revoke,
    registration_endpoint: addresses.register,
    scopes_supported: scopeNames.map((name) => scopes[name].address),
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    revocation_endpoint_auth_methods_supported: ['client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${apiAddress(publicUrl)}/discovery`,
    op_policy_uri: addresses.privacy,
    op_tos_uri: addresses.terms,
  };
};

const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const failure = (description: string) => ({ description, ...json('Imsx_StatusInfo') });
const failures = {
  401: failure('No token, or one that does not hold'),
  403: failure('The token was not given for this'),
  405: failure('Nothing is written here'),
  default: failure('The request cannot be served'),
};
const parameter = (name: string, description: string, schema: object) => ({
  name,
  in: 'query',
  description,
  required: false,
  schema,
});

/** The Service Description Document (Open Badges 3.0, 6.3): the part of the standard's OpenAPI that is served here. */
export function serviceDescription(publicUrl: string) {
  const addresses = addressesOf(publicUrl);
  return {
    openapi: '3.0.1',
    info: {
      title: ISSUER_NAME,
      description: 'Open Badges API: the badges of people who allow it, to be read',
      version: '3.0',
      termsOfService: addresses.terms,
      'x-imssf-image': `${profileAddress(publicUrl)}/Image`,
      'x-imssf-privacyPolicyUrl': addresses.privacy,
    },
    servers: [{ url: apiAddress(publicUrl) }],
    paths: {
      '/credentials': {
        get: {
          operationId: 'getCredentials',
          tags: ['OpenBadgeCredentials'],
          parameters: [
            parameter('limit', 'How many at most', { type: 'integer', minimum: 1 }),
            parameter('offset', 'After how many', { type: 'integer', minimum: 0 }),
            parameter('since', 'Issued after this', { type: 'string', format: 'date-time' }),
          ],
          responses: {
            200: {
              description: 'A page of credentials, the newest first',
              headers: {
                'X-Total-Count': { schema: { type: 'integer' } },
                Link: { schema: { type: 'string' } },
              },
              ...json('GetOpenBadgeCredentialsResponse'),
            },
            400: failure('A parameter cannot be read'),
            ...failures,
          },
          security: [{ OAuth2ACG: [scopes.credentials.address] }],
        },
      },
      '/profile': {
        get: {
          operationId: 'getProfile',
          tags: ['OpenBadgeCredentials'],
          responses: {
            200: { description: 'Who allowed it', ...json('Profile') },
            ...failures,
          },
          security: [{ OAuth2ACG: [scopes.profile.address] }],
        },
      },
      '/discovery': {
        get: {
          operationId: 'getServiceDescription',
          tags: ['Discovery'],
          responses: { 200: { description: 'This document' }, default: failures.default },
        },
      },
    },
    components: {
      securitySchemes: {
        OAuth2ACG: {
          type: 'oauth2',
          description: 'OAuth 2.0 Authorization Code Grant authorization',
          'x-imssf-name': ISSUER_NAME,
          'x-imssf-privacyPolicyUrl': addresses.privacy,
          'x-imssf-registrationUrl': addresses.register,
          'x-imssf-termsOfServiceUrl': addresses.terms,
          flows: {
            authorizationCode: {
              tokenUrl: addresses.token,
              authorizationUrl: addresses.authorize,
              refreshUrl: addresses.token,
              scopes: Object.fromEntries(
                scopeNames.map((name) => [scopes[name].address, scopes[name].description]),
              ),
            },
          },
        },
      },
      schemas: {
        GetOpenBadgeCredentialsResponse: {
          type: 'object',
          properties: {
            credential: { type: 'array', items: { type: 'object' } },
            compactJwsString: { type: 'array', items: { type: 'string' } },
          },
        },
        Profile: {
          type: 'object',
          required: ['id', 'type'],
          properties: {
            id: { type: 'string', format: 'uri' },
            type: { type: 'array', items: { type: 'string' } },
            name: { type: 'string' },
          },
        },
        Imsx_StatusInfo: {
          type: 'object',
          required: ['imsx_codeMajor', 'imsx_severity'],
          properties: {
            imsx_codeMajor: { type: 'string' },
            imsx_severity: { type: 'string' },
            imsx_description: { type: 'string' },
            imsx_CodeMinor: { type: 'object' },
          },
        },
      },
    },
  };
}
