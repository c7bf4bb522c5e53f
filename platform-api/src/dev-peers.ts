import type { FastifyInstance } from 'fastify';
import { outboxPages } from './adapters/mail/outbox/index.ts';
import { paymentSandboxPages } from './adapters/payments/sandbox/index.ts';
import { walletPages } from './adapters/wallet/embedded/pages.ts';
import { devPageAssets } from './dev-pages/dev-page.ts';

/** Pages of the embedded peers under `/dev`, each only while its adapter is the one in use. */
export async function devPeers(app: FastifyInstance): Promise<void> {
  const { config, payments } = app.platform;
  await app.register(devPageAssets);
  if (payments.name === 'sandbox') await app.register(paymentSandboxPages);
  if (config.wallet.endpoint === undefined) await app.register(walletPages);
  if (config.smtpUrl === undefined) await app.register(outboxPages);
}
