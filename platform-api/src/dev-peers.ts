import type { FastifyInstance } from 'fastify';
import { companyCredentialPages } from './adapters/company-credential/embedded/pages.ts';
import { examinerPages } from './adapters/examiner/embedded/pages.ts';
import { embeddedIdentityProvider } from './adapters/identity/embedded/index.ts';
import { outboxPages } from './adapters/mail/outbox/index.ts';
import { paymentSandboxPages } from './adapters/payments/sandbox/index.ts';
import { walletPages } from './adapters/wallet/embedded/pages.ts';
import { demoPeersOf } from './demo-peers.ts';
import { devPageAssets } from './dev-pages/dev-page.ts';

/** Pages of the demo peers under `/dev`, each only while its adapter is the one in use. */
export async function devPeers(app: FastifyInstance): Promise<void> {
  const peers = demoPeersOf(app.platform.config);
  if (peers.identity) await app.register(embeddedIdentityProvider);
  if (peers.payments || peers.wallet || peers.outbox || peers.examiner || peers.companyCredential) {
    await app.register(devPageAssets);
  }
  if (peers.payments) await app.register(paymentSandboxPages);
  if (peers.wallet) await app.register(walletPages);
  if (peers.outbox) await app.register(outboxPages);
  if (peers.examiner) await app.register(examinerPages);
  if (peers.companyCredential) await app.register(companyCredentialPages);
}
