import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Transaction } from './database/database.ts';
import type { ExamIssuer } from './exam-issuers.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { CompanyCredentialPort } from './ports/company-credential.ts';
import type { CredentialWalletPort } from './ports/credential-wallet.ts';
import type { FilesPort } from './ports/files.ts';
import type { InvoiceExchangePort } from './ports/invoice-exchange.ts';
import type { MailPort } from './ports/mail.ts';
import type { NotaryPort } from './ports/notary.ts';
import type { PaymentsPort } from './ports/payments.ts';
import type { TimeStampsPort } from './ports/time-stamps.ts';
import type { Secrets } from './secrets.ts';

/** What every service needs, passed as its first argument. */
export type Platform = {
  config: Config;
  secrets: Secrets;
  database: Database;
  jobs: Jobs;
  mail: MailPort;
  files: FilesPort;
  notary: NotaryPort;
  /** Null where no authority stamps heads of the log. */
  timeStamps: TimeStampsPort | null;
  invoiceExchange: InvoiceExchangePort;
  /** Each takes other methods; none where nothing can be paid. */
  payments: readonly PaymentsPort[];
  /** Null where nobody logs in with a wallet. */
  wallet: CredentialWalletPort | null;
  /** Null where nobody asks for the credential of a company. */
  companyCredential: CompanyCredentialPort | null;
  /** Other bodies whose results of exams are believed (E156). */
  examiners: readonly ExamIssuer[];
  clock: Clock;
  log: FastifyBaseLogger;
};

type WithTransaction = { readonly database: Database & { readonly db: Transaction } };

/** The platform while a transaction runs: what a function takes that must not run outside of one. */
export type InTransaction = Platform & WithTransaction;

/**
 * Runs the work in one transaction, or joins the one that is running; as `Database.transaction`.
 * @param platform it, or the part of it that the work takes
 */
export const inTransaction = <P extends Pick<Platform, 'database'>, T>(
  platform: P,
  work: (platform: P & WithTransaction) => Promise<T>,
): Promise<T> => platform.database.transaction(() => work(platform as P & WithTransaction));
