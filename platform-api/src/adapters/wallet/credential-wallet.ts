import type { Config } from '../../config.ts';
import { demoPeersOf } from '../../demo-peers.ts';
import type { CredentialWalletPort } from '../../ports/credential-wallet.ts';
import type { Secrets } from '../../secrets.ts';
import { demoIssuer } from './embedded/demo-issuer.ts';

export const walletPath = '/dev/wallet';

/**
 * People's own wallets with the configured issuers, or the demo wallet with the demo issuer alone;
 * null where neither is. No configuration trusts both.
 */
export function credentialWallet(
  config: Config,
  secrets: Pick<Secrets, 'credentialIssuerKey'>,
): CredentialWalletPort | null {
  const { endpoint, trustedIssuers } = config.wallet;
  if (endpoint !== undefined) return { endpoint, trustedIssuers };
  if (!demoPeersOf(config).wallet) return null;
  const { issuer, key } = demoIssuer(config.publicUrl, secrets);
  return {
    endpoint: `${config.publicUrl}${walletPath}`,
    trustedIssuers: [{ issuer, keys: [key] }],
  };
}
