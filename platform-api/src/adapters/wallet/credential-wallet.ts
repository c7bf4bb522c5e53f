import type { Config } from '../../config.ts';
import type { CredentialWalletPort } from '../../ports/credential-wallet.ts';
import type { Secrets } from '../../secrets.ts';
import { demoIssuer } from './embedded/demo-issuer.ts';

export const walletPath = '/dev/wallet';

/** People's own wallets with the configured issuers; else the demo wallet, which holds those of the demo issuer. */
export function credentialWallet(
  config: Pick<Config, 'publicUrl' | 'wallet'>,
  secrets: Pick<Secrets, 'credentialIssuerKey'>,
): CredentialWalletPort {
  const { endpoint, trustedIssuers } = config.wallet;
  if (endpoint !== undefined) return { endpoint, trustedIssuers };
  const { issuer, key } = demoIssuer(config.publicUrl, secrets);
  return {
    endpoint: `${config.publicUrl}${walletPath}`,
    trustedIssuers: [...trustedIssuers, { issuer, keys: [key] }],
  };
}
