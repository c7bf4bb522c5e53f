import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { JWK } from 'jose';
import { z } from 'zod';
import type { TrustedIssuer } from './ports/credential-wallet.ts';
import { StartRefusal } from './start-refusal.ts';

export type WalletConfig = {
  /** Where wallets are reached; undefined for the demo wallet, or for none. */
  endpoint: string | undefined;
  /** `WALLET_ENDPOINT=none`: nobody logs in with a wallet. */
  isOff: boolean;
  trustedIssuers: TrustedIssuer[];
  /** PEM of our key and of its certificates, own first; null for a self-issued one. */
  verifier: { key: string; certificates: string[] } | null;
};

const trustList = z
  .array(
    z.object({
      issuer: z.string().min(1),
      keys: z.array(z.looseObject({ kty: z.string() })).min(1),
    }),
  )
  .min(1);

/** Reads and checks the files that the environment names; throws one sentence that says what is missing. */
export function readWalletConfig(environment: {
  WALLET_ENDPOINT?: string | undefined;
  WALLET_TRUST_FILE?: string | undefined;
  WALLET_KEY_FILE?: string | undefined;
  WALLET_CERTIFICATE_FILE?: string | undefined;
}): WalletConfig {
  const {
    WALLET_ENDPOINT: given,
    WALLET_TRUST_FILE: trustFile,
    WALLET_KEY_FILE: keyFile,
    WALLET_CERTIFICATE_FILE: certificateFile,
  } = environment;
  const isOff = given === 'none';
  const endpoint = isOff ? undefined : given;
  if (endpoint !== undefined && trustFile === undefined) {
    throw new StartRefusal('WALLET_ENDPOINT is set, so WALLET_TRUST_FILE must be set too.');
  }
  if (endpoint === undefined && trustFile !== undefined) {
    throw new StartRefusal('WALLET_TRUST_FILE is set, so WALLET_ENDPOINT must be set too.');
  }
  if ((keyFile === undefined) !== (certificateFile === undefined)) {
    throw new StartRefusal('WALLET_KEY_FILE and WALLET_CERTIFICATE_FILE go together.');
  }
  return {
    endpoint,
    isOff,
    trustedIssuers:
      trustFile === undefined
        ? []
        : readable(
            'WALLET_TRUST_FILE',
            () =>
              trustList.parse(JSON.parse(readFileSync(trustFile, 'utf8'))) as {
                issuer: string;
                keys: JWK[];
              }[],
          ),
    verifier:
      keyFile === undefined || certificateFile === undefined
        ? null
        : readable('WALLET_KEY_FILE or WALLET_CERTIFICATE_FILE', () =>
            verifierFiles(keyFile, certificateFile),
          ),
  };
}

function verifierFiles(keyFile: string, certificateFile: string) {
  const key = readFileSync(keyFile, 'utf8');
  const certificates =
    readFileSync(certificateFile, 'utf8').match(
      /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g,
    ) ?? [];
  const [own = ''] = certificates;
  if (!new X509Certificate(own).checkPrivateKey(createPrivateKey(key))) {
    throw new Error('the first certificate is not that of the key');
  }
  return { key, certificates: [...certificates] };
}

function readable<T>(names: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : '';
    throw new StartRefusal(`${names} cannot be used: ${reason}`);
  }
}
