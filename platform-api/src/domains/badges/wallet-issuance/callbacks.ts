import { createHash, randomBytes } from 'node:crypto';
import {
  clientAuthenticationAnonymous,
  setGlobalConfig,
  type CallbackContext,
} from '@openid4vc/oauth2';

// An installation on a developer's machine has http addresses. Nothing here asks for an address that a wallet sent.
setGlobalConfig({ allowInsecureUrls: true });

/** What the protocol's library asks of us. Tokens are random and credentials are signed elsewhere: it signs nothing. */
export const callbacks: Omit<CallbackContext, 'decryptJwe' | 'encryptJwe'> = {
  hash: (data, algorithm) => createHash(algorithm.replace('-', '')).update(data).digest(),
  generateRandom: (length) => randomBytes(length),
  signJwt: () => {
    throw new Error('Nothing is signed by the protocol');
  },
  verifyJwt: () => ({ verified: false }),
  fetch: () => Promise.reject(new Error('The issuer asks nobody')),
  clientAuthentication: clientAuthenticationAnonymous(),
};
