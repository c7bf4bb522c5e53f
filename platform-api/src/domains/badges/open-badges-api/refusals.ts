import { Oauth2ErrorCodes, Oauth2ServerErrorResponseError } from '@openid4vc/oauth2';

const refusal =
  (error: string, description: string, status = 400) =>
  () =>
    new Oauth2ServerErrorResponseError({ error, error_description: description }, { status });

/** Why a backpack is refused, in the codes of RFC 6749 (5.2) and RFC 7591 (3.2.2). Programs read them, in English alone. */
export const refusals = {
  clientInvalid: refusal(
    Oauth2ErrorCodes.InvalidClient,
    'The client is unknown, or its secret is wrong',
    401,
  ),
  grantInvalid: refusal(
    Oauth2ErrorCodes.InvalidGrant,
    'The code or token is unknown, has ended, was used, or is of another request',
  ),
  grantUnsupported: refusal(
    Oauth2ErrorCodes.UnsupportedGrantType,
    'Only authorization_code and refresh_token are exchanged here',
  ),
  requestInvalid: refusal(Oauth2ErrorCodes.InvalidRequest, 'A parameter is missing or repeated'),
  scopeInvalid: refusal(
    Oauth2ErrorCodes.InvalidScope,
    'Not more can be asked for than the person allowed',
  ),
  redirectInvalid: refusal(
    'invalid_redirect_uri',
    'Redirect addresses are https addresses without a fragment, of the host of client_uri',
  ),
  metadataInvalid: refusal(
    'invalid_client_metadata',
    'The metadata are not as Open Badges 3.0 (7.1.1.2) has them, or too long',
  ),
  writingRefused: refusal(
    'invalid_client_metadata',
    'Badges are issued here and can be read only: ask for credential.readonly or profile.readonly',
  ),
  registrationsFull: refusal(
    'temporarily_unavailable',
    'Too many clients are registered that nobody uses: try again tomorrow',
    429,
  ),
} as const;
