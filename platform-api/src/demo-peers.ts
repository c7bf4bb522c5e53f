import type { PaymentConfig } from './payment-config.ts';
import type { WalletConfig } from './wallet-config.ts';

/** Parties of the outside world that the server can play itself, for a demonstration. */
export type DemoPeers = {
  identity: boolean;
  wallet: boolean;
  payments: boolean;
  outbox: boolean;
  examiner: boolean;
  companyCredential: boolean;
};

type Choice = {
  demoPeers: boolean;
  oidc: { issuer: string | undefined };
  cie: object | null;
  wallet: Pick<WalletConfig, 'endpoint' | 'isOff'>;
  payments: Pick<PaymentConfig, 'stripe' | 'paypal'>;
  smtpUrl: string | undefined;
};

type ExaminerChoice = { demoPeers: boolean; publicUrl: string; examIssuers: readonly object[] };

/**
 * Which demo peers this server plays; the one place that decides it (docs/decisions/0025). None where
 * they were not allowed. The demo wallet proves any demo person's identity to whoever opens it, so it
 * is never there beside a real provider of identities. The demo examiner passes whoever opens it: it is not
 * there beside real ones, nor on a site that has the certificate of a real one.
 */
export function demoPeersOf({
  demoPeers,
  oidc,
  cie,
  wallet,
  payments,
  smtpUrl,
  publicUrl,
  examIssuers,
}: Choice & ExaminerChoice): DemoPeers {
  return {
    identity: demoPeers && oidc.issuer === undefined,
    wallet:
      demoPeers &&
      wallet.endpoint === undefined &&
      !wallet.isOff &&
      oidc.issuer === undefined &&
      cie === null,
    // Beside a provider that takes money, a page that takes none would be chosen.
    payments: demoPeers && payments.stripe === null && payments.paypal === null,
    outbox: demoPeers && smtpUrl === undefined,
    // It makes whoever asks act for any company: beside real identities, for real ones.
    companyCredential: demoPeers && oidc.issuer === undefined && cie === null,
    examiner: demoPeers && examIssuers.length === 0 && new URL(publicUrl).protocol === 'http:',
  };
}

/** Whether an address may be that of an external exam without https: of this machine, where the demo examiner is. */
export const isDemoExam = (config: Parameters<typeof demoPeersOf>[0], address: string): boolean =>
  demoPeersOf(config).examiner &&
  URL.canParse(address) &&
  (isLoopback(address) || new URL(address).origin === new URL(config.publicUrl).origin);

/**
 * Whether only the machine itself reaches a server. Both must say so: a public server that forgot its
 * PUBLIC_URL has the default of that, but it listens on an address that others reach.
 * @param host the address that the server listens on
 */
export const isOfThisMachine = (publicUrl: string, host: string): boolean =>
  isLoopback(publicUrl) && isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`);

/** Whether an address leads to the machine that it is typed on. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/**
 * The sentence that names each peer that is missing where no demo peer may take its part; null for none.
 * Payments are not among them: without a provider no type of payment is offered.
 */
export function missingPeers({ demoPeers, oidc, wallet, smtpUrl }: Choice): string | null {
  if (demoPeers) return null;
  const missing = [
    oidc.issuer === undefined && 'the identity provider (set OIDC_ISSUER)',
    wallet.endpoint === undefined &&
      !wallet.isOff &&
      'the wallet (set WALLET_ENDPOINT, to "none" for a login without wallets)',
    smtpUrl === undefined && 'the mail server (set SMTP_URL)',
  ].filter((peer) => peer !== false);
  if (missing.length === 0) return null;
  return `Without demo peers the server needs ${missing.join(', ')}; DEMO_PEERS=true would play them all, and then anybody can log in as anybody, pay without money and read every mail.`;
}
