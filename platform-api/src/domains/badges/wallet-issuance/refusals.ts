import { Oauth2ErrorCodes, Oauth2ServerErrorResponseError } from '@openid4vc/oauth2';

const refusal =
  (error: string, description: string, status = 400) =>
  () =>
    new Oauth2ServerErrorResponseError({ error, error_description: description }, { status });

/**
 * Why a wallet is refused, in the codes of OpenID4VCI 1.0 (6.3, 8.3.1, 11.3). They are read by programs, whose
 * protocol has them in English alone; the holder reads the page's own words.
 */
export const refusals = {
  grantUnsupported: refusal(
    Oauth2ErrorCodes.UnsupportedGrantType,
    'Only the pre-authorized code is exchanged here',
  ),
  transactionCodeMissing: refusal(
    Oauth2ErrorCodes.InvalidRequest,
    'The transaction code is missing',
  ),
  codeInvalid: refusal(
    Oauth2ErrorCodes.InvalidGrant,
    'The pre-authorized code is unknown, has expired, or was used',
  ),
  transactionCodeWrong: refusal(Oauth2ErrorCodes.InvalidGrant, 'The transaction code is wrong'),
  tokenInvalid: refusal(
    Oauth2ErrorCodes.InvalidToken,
    'The access token is missing, unknown or has expired',
    401,
  ),
  requestInvalid: refusal(
    Oauth2ErrorCodes.InvalidCredentialRequest,
    'The credential request cannot be read',
  ),
  configurationUnknown: refusal(
    Oauth2ErrorCodes.UnknownCredentialConfiguration,
    'The issuer has no such credential configuration',
  ),
  identifierUnknown: refusal(
    Oauth2ErrorCodes.UnknownCredentialIdentifier,
    'The token has no credential identifiers: name a credential configuration',
  ),
  encryptionUnsupported: refusal(
    Oauth2ErrorCodes.InvalidEncryptionParameters,
    'Answers are not encrypted here',
  ),
  proofMissing: refusal(
    Oauth2ErrorCodes.InvalidProof,
    'Exactly one proof of type jwt is needed for this credential',
  ),
  proofInvalid: refusal(
    Oauth2ErrorCodes.InvalidProof,
    'The proof does not show a key of the wallet',
  ),
  proofStale: refusal(
    Oauth2ErrorCodes.InvalidProof,
    'The proof is too old, or the clock of the device is wrong',
  ),
  keyDiffers: refusal(
    Oauth2ErrorCodes.InvalidProof,
    'This credential was given to another key already',
  ),
  nonceInvalid: refusal(
    Oauth2ErrorCodes.InvalidNonce,
    'The nonce is not ours, has expired, or was used: ask for another',
  ),
  badgeDenied: refusal(
    Oauth2ErrorCodes.CredentialRequestDenied,
    'The badge was revoked, or is not what was signed',
  ),
  notificationInvalid: refusal('invalid_notification_request', 'The notification cannot be read'),
  notificationUnknown: refusal('invalid_notification_id', 'The token has no such notification'),
} as const;
