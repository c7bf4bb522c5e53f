import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { companyCredentialProvider } from './adapters/company-credential/company-credential-provider.ts';
import { examExaminers } from './adapters/examiner/exam-examiners.ts';
import { fileStore } from './adapters/files/file-store.ts';
import { invoiceFolder } from './adapters/invoices/folder.ts';
import { mailOutbox } from './adapters/mail/outbox/index.ts';
import { smtpMail } from './adapters/mail/smtp.ts';
import { configuredNotary } from './adapters/notary/configured-notary.ts';
import { ledgerAccount } from './adapters/notary/ledger-account.ts';
import { configuredPayments } from './adapters/payments/configured-payments.ts';
import { timeStampAuthority } from './adapters/time-stamps/authority.ts';
import { credentialWallet } from './adapters/wallet/credential-wallet.ts';
import { finishRestore, isRestored } from './backup/finish-restore.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { demoPeersOf, isLoopback } from './demo-peers.ts';
import { openPglite } from './database/pglite.ts';
import { openPostgres } from './database/postgres.ts';
import { migrate } from './database/migrate.ts';
import { createJobs } from './jobs/jobs.ts';
import { createLog } from './log.ts';
import type { Platform } from './platform.ts';
import { requireSameSecrets } from './secret-agreement.ts';
import { openSecrets } from './secrets.ts';

/** Opens the database, the keys and the adapters that the configuration chooses. */
export async function openPlatform(config: Config): Promise<Platform> {
  mkdirSync(config.dataDir, { recursive: true });
  const log = createLog(config.logLevel);
  warnOfPeers(config, log);
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, log, config.databaseReplica)
    : await openPglite(join(config.dataDir, 'database'), () => finishRestore(config.dataDir));
  const secrets = await database.alone(async () => {
    if (config.databaseUrl) await finishRestore(config.dataDir, (id) => isRestored(database, id));
    // Behind the lock of the database: two first starts must not make two sets.
    const opened = openSecrets(config.dataDir, config.secretSources);
    await migrate(database);
    await requireSameSecrets(database, opened, config.secretSources);
    return opened;
  });
  if (config.algorand !== null) {
    const { address } = ledgerAccount(secrets.ledgerSeed);
    log.info({ address }, 'notes go to Algorand');
  }
  return {
    config,
    secrets,
    database,
    clock: systemClock,
    log,
    jobs: createJobs(database, log),
    ...embeddedAdapters(config, { database, secrets, clock: systemClock }),
  };
}

function warnOfPeers(config: Config, log: Platform['log']): void {
  const { stripe, paypal, mode } = config.payments;
  const takesPayments = stripe !== null || paypal !== null;
  const isPublic = !isLoopback(config.publicUrl);
  if (config.demoPeers && isPublic) {
    log.warn('DEMO_PEERS: anybody can log in as anybody, pay without money and read mails');
  }
  if (takesPayments && mode === 'test' && isPublic) {
    log.warn('PAYMENTS_MODE=test: the payment providers take no money here');
  }
  if (!takesPayments && !config.demoPeers) {
    log.warn('no payment provider is configured: nothing can be paid here');
  }
}

/** The adapter of each port: the configured one, or the demo peer where it may take its part. */
export function embeddedAdapters(
  config: Config,
  { database, secrets, clock }: Pick<Platform, 'database' | 'secrets' | 'clock'>,
): Pick<
  Platform,
  | 'mail'
  | 'files'
  | 'notary'
  | 'timeStamps'
  | 'invoiceExchange'
  | 'payments'
  | 'wallet'
  | 'companyCredential'
  | 'examiners'
> {
  const peers = demoPeersOf(config);
  return {
    mail: peers.outbox
      ? mailOutbox({ database, clock })
      : smtpMail(config.smtpUrl ?? '', config.publicUrl, config.newsletterReturnPath),
    files: fileStore(config),
    notary: configuredNotary(config.algorand, { database, secrets, clock }),
    timeStamps:
      config.log.timeStamps === null ? null : timeStampAuthority(config.log.timeStamps, clock),
    invoiceExchange: invoiceFolder(config.invoices.folder),
    wallet: credentialWallet(config, secrets),
    companyCredential: companyCredentialProvider(config, { database, secrets, clock }),
    examiners: examExaminers(config, secrets),
    payments: configuredPayments(config, { database, secrets, clock }),
  };
}
