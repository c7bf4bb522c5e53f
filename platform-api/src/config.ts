import { resolve } from 'node:path';
import { z } from 'zod';
import { isNetwork } from './http/proxies.ts';
import { isOfThisMachine, missingPeers } from './demo-peers.ts';
import { readSecretSources, type SecretSources } from './secret-sources.ts';
import { readExamIssuers, type ExamIssuer } from './exam-issuers.ts';
import { algorandVariables, readAlgorandConfig, type AlgorandConfig } from './algorand-config.ts';
import { readInvoiceConfig, type InvoiceConfig } from './invoice-config.ts';
import { logVariables, readLogConfig, type LogConfig } from './log-config.ts';
import { readPaymentConfig, type PaymentConfig } from './payment-config.ts';
import { readWalletConfig, type WalletConfig } from './wallet-config.ts';
import { StartRefusal } from './start-refusal.ts';
import { readStorageConfig, storageVariables, type StorageConfig } from './storage-config.ts';

/** How often one address may do something. */
const perMinute = (usual: number) => z.coerce.number().int().min(1).max(1_000_000).default(usual);

const schema = z.object({
  /** Where people reach the product: base of issuer, redirects and links in mails. */
  PUBLIC_URL: z.url().default('http://localhost:8080'),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: z.coerce.number().int().min(0).max(65535).default(8081),
  /** Prometheus reads the metrics here, at `/metrics`; without a port there are none. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** Embedded database, files, keys. */
  DATA_DIR: z.string().default('.data'),
  /** PostgreSQL in place of the embedded database. */
  DATABASE_URL: z.string().optional(),
  /** Its standbys, where searches and lists are read; */
  DATABASE_REPLICA_URL: z.string().optional(),
  /** one that is later than this is not read from. */
  DATABASE_REPLICA_MAX_LAG_SECONDS: z.coerce.number().min(2).max(300).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Play identity provider, wallet, payment page and mail server; by default where only this machine can reach it. */
  DEMO_PEERS: z.stringbool().optional(),
  /** Load the demo people, courses and orders into an empty database; by default with the demo peers. */
  DEMO_DATA: z.stringbool().optional(),
  /** Pacing of lessons: `completed` opens the next at once, `pacing` waits its duration (E56). */
  LESSON_POLICY: z.enum(['completed', 'pacing']).default('completed'),
  /** Any OpenID Connect issuer; the demo provider at PUBLIC_URL/dev/idp takes its part where that is allowed. */
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().default('workerbadge'),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What is asked of a configured issuer; it must bring name, surname and fiscal code. */
  OIDC_SCOPE: z.string().default('openid profile email spid'),
  /** Levels of assurance that a login must have, parted by spaces: SPID level 2 or 3; `any` accepts any. */
  OIDC_LEVELS: z.string().default('https://www.spid.gov.it/SpidL2 https://www.spid.gov.it/SpidL3'),
  /** Its own issuer for CIE; without it the one of SPID serves both. */
  CIE_OIDC_ISSUER: z.url().optional(),
  CIE_OIDC_CLIENT_ID: z.string().default('workerbadge'),
  CIE_OIDC_CLIENT_SECRET: z.string().optional(),
  /** Where people’s wallets are reached, as `openid4vp://`; `none` for a login without wallets. */
  WALLET_ENDPOINT: z
    .string()
    .regex(/^(none|[a-z][a-z\d+.-]*:\/\/.*)$/)
    .optional(),
  /** JSON file: the issuers whose credentials count, `[{ "issuer": "https://…", "keys": [JWK, …] }]`. */
  WALLET_TRUST_FILE: z.string().optional(),
  /** PEM files: the key (P-256) and the certificate chain by which wallets know us; without them self-issued. */
  WALLET_KEY_FILE: z.string().optional(),
  WALLET_CERTIFICATE_FILE: z.string().optional(),
  /** Addresses and networks, parted by commas, of proxies whose `x-forwarded-for` is believed, beside this machine's. */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .transform((list) => list.filter(Boolean))
    .refine((list) => list.every(isNetwork), 'not a list of addresses and networks'),
  /** From one address, over all ways to log in. */
  LOGIN_ATTEMPTS_PER_MINUTE: perMinute(300),
  GUEST_ORDERS_PER_MINUTE: perMinute(30),
  SEARCHES_PER_MINUTE: perMinute(1200),
  CART_PRICES_PER_MINUTE: perMinute(600),
  QR_POLLS_PER_MINUTE: perMinute(1200),
  CLIENT_REPORTS_PER_MINUTE: perMinute(60),
  /** A session ends so long after its last use, */
  SESSION_IDLE_DAYS: z.coerce.number().min(0.01).max(90).default(7),
  /** and so long after its login, however much it is used. */
  SESSION_MAX_DAYS: z.coerce.number().min(0.01).max(365).default(30),
  /** Request header in which the network in front of the product tells the visitor's town. */
  PLACE_HEADER: z.string().optional(),
  /** Videos of the tutorial at YouTube: `wallet=ID identity=ID spid=ID`; the absent ones are not yet available. */
  TUTORIAL_VIDEOS: z
    .string()
    .regex(/^\s*((wallet|identity|spid)=[\w-]{6,20}\s*)*$/)
    .default(''),
  /** JSON file: bodies that hold exams, and the keys by which their results are believed. */
  EXAM_ISSUERS_FILE: z.string().optional(),
  /** `test` for test keys and PayPal's sandbox: nobody pays money. */
  PAYMENTS_MODE: z.enum(['live', 'test']).default('live'),
  /** Cards by Stripe: the secret key, and the signing secret of the endpoint that calls us. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** PayPal: the REST app, and the id of its webhook that calls us. */
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  /** Whether credits can be redeemed for euro, and from how many euro of a kind on (WALLET-18). */
  REDEMPTION_ENABLED: z.stringbool().default(true),
  REDEMPTION_THRESHOLD_EURO: z.coerce.number().int().min(1).max(100_000).default(100),
  /** JSON file: who issues invoices; */
  INVOICE_SELLER_FILE: z.string().optional(),
  /** the folder where electronic invoices are put for the Sistema di Interscambio. */
  INVOICE_FOLDER: z.string().optional(),
  ...algorandVariables,
  ...logVariables,
  SMTP_URL: z.string().optional(),
  /** Newsletters that one server process gives to the mail server, evenly. */
  NEWSLETTER_MAILS_PER_MINUTE: perMinute(2000),
  /** Where newsletters come back to (the SMTP sender), in place of noreply; */
  NEWSLETTER_RETURN_PATH: z.email().optional(),
  /** and with what the mail server hands over what comes back. */
  NEWSLETTER_BOUNCE_SECRET: z.string().min(32).max(200).optional(),
  /** Where people write for help. */
  SUPPORT_EMAIL: z.email().default('assistenza@workerbadge.example'),
  /** Hosts, parted by commas, to which addresses that come as data may lead, beside our own (E31). */
  REDIRECT_HOSTS: z.string().default(''),
  MAX_DOCUMENT_MB: z.coerce.number().int().min(1).max(1000).default(25),
  MAX_VIDEO_MB: z.coerce.number().int().min(1).max(20_000).default(2000),
  MAX_IMAGE_MB: z.coerce.number().int().min(1).max(100).default(10),
  /** Room for the uploads of one person. */
  UPLOAD_QUOTA_MB: z.coerce.number().int().min(1).max(10_000_000).default(20_000),
  /** After this an upload that nobody goes on with is removed. */
  UPLOAD_ABANDONED_HOURS: z.coerce.number().int().min(1).max(720).default(48),
  ...storageVariables,
});

type OidcClient = { clientId: string; clientSecret: string; scope: string };
const DAY_MS = 86_400_000;

export type Config = StorageConfig & {
  publicUrl: string;
  host: string;
  port: number;
  metrics: { host: string; port: number } | null;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseReplica: { url: string; maxLagMs: number } | null;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  /** Whether the server may play the parties of the outside world; which ones: `demoPeersOf`. */
  demoPeers: boolean;
  demoData: boolean;
  lessonPolicy: 'completed' | 'pacing';
  oidc: OidcClient & { issuer: string | undefined; levels: string[] };
  /** Null where the issuer of SPID serves CIE too. */
  cie: (OidcClient & { issuer: string }) | null;
  wallet: WalletConfig;
  /** Proxies whose `x-forwarded-for` is believed. */
  trustProxy: string[];
  secretSources: SecretSources;
  loginAttemptsPerMinute: number;
  /** Orders without an account from one address. */
  guestOrdersPerMinute: number;
  /** Of one address, for what anybody may ask often. */
  perMinute: { searches: number; cartPrices: number; qrPolls: number; clientReports: number };
  session: { idleMs: number; lifetimeMs: number; placeHeader: string | undefined };
  examIssuers: ExamIssuer[];
  payments: PaymentConfig;
  redemption: { isEnabled: boolean; thresholdCents: bigint };
  invoices: InvoiceConfig;
  algorand: AlgorandConfig | null;
  log: LogConfig;
  smtpUrl: string | undefined;
  /** Of one process. */
  newsletterMailsPerMinute: number;
  newsletterReturnPath: string | undefined;
  bounceSecret: string | undefined;
  supportEmail: string;
  redirectHosts: string[];
  /** By name, the identifier at YouTube. */
  tutorialVideos: Record<string, string>;
  maxDocumentBytes: number;
  maxVideoBytes: number;
  maxImageBytes: number;
  uploadQuotaBytes: number;
  uploadAbandonedHours: number;
};

/** Reads and checks the environment; throws one sentence for each wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // A variable that is handed on without a value (`OIDC_ISSUER=`) is absent.
  const given = Object.entries(environment).filter(([, value]) => value?.trim() !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartRefusal(`The configuration is not valid. ${wrong.join('; ')}`);
  }
  const e = parsed.data;
  if (e.OIDC_ISSUER !== undefined && !e.OIDC_CLIENT_SECRET) {
    throw new StartRefusal('OIDC_ISSUER is set, so OIDC_CLIENT_SECRET must be set too.');
  }
  if (e.CIE_OIDC_ISSUER !== undefined && !e.CIE_OIDC_CLIENT_SECRET) {
    throw new StartRefusal('CIE_OIDC_ISSUER is set, so CIE_OIDC_CLIENT_SECRET must be set too.');
  }
  if (e.CIE_OIDC_ISSUER !== undefined && e.OIDC_ISSUER === undefined) {
    throw new StartRefusal('CIE_OIDC_ISSUER is set, so OIDC_ISSUER must be set too.');
  }
  if (e.DATABASE_REPLICA_URL !== undefined && e.DATABASE_URL === undefined) {
    throw new StartRefusal('DATABASE_REPLICA_URL is set, so DATABASE_URL must be set too.');
  }
  const demoPeers = e.DEMO_PEERS ?? isOfThisMachine(e.PUBLIC_URL, e.API_HOST);
  if (e.DEMO_DATA === true && !demoPeers) {
    throw new StartRefusal(
      'DEMO_DATA=true makes people who can log in, so it needs DEMO_PEERS=true here.',
    );
  }
  const config: Config = {
    publicUrl: e.PUBLIC_URL.replace(/\/$/, ''),
    host: e.API_HOST,
    port: e.API_PORT,
    metrics: e.METRICS_PORT === undefined ? null : { host: e.METRICS_HOST, port: e.METRICS_PORT },
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databaseReplica:
      e.DATABASE_REPLICA_URL === undefined
        ? null
        : { url: e.DATABASE_REPLICA_URL, maxLagMs: e.DATABASE_REPLICA_MAX_LAG_SECONDS * 1000 },
    logLevel: e.LOG_LEVEL,
    demoPeers,
    demoData: e.DEMO_DATA ?? demoPeers,
    lessonPolicy: e.LESSON_POLICY,
    oidc: {
      issuer: e.OIDC_ISSUER,
      clientId: e.OIDC_CLIENT_ID,
      clientSecret: e.OIDC_CLIENT_SECRET ?? '',
      scope: e.OIDC_SCOPE,
      levels: e.OIDC_LEVELS === 'any' ? [] : e.OIDC_LEVELS.split(' ').filter(Boolean),
    },
    cie:
      e.CIE_OIDC_ISSUER === undefined
        ? null
        : {
            issuer: e.CIE_OIDC_ISSUER,
            clientId: e.CIE_OIDC_CLIENT_ID,
            clientSecret: e.CIE_OIDC_CLIENT_SECRET ?? '',
            scope: e.OIDC_SCOPE,
          },
    wallet: readWalletConfig(e),
    // The edge of this machine, wherever it is started with the API.
    trustProxy: ['loopback', ...e.TRUST_PROXY],
    secretSources: readSecretSources(environment),
    loginAttemptsPerMinute: e.LOGIN_ATTEMPTS_PER_MINUTE,
    guestOrdersPerMinute: e.GUEST_ORDERS_PER_MINUTE,
    perMinute: {
      searches: e.SEARCHES_PER_MINUTE,
      cartPrices: e.CART_PRICES_PER_MINUTE,
      qrPolls: e.QR_POLLS_PER_MINUTE,
      clientReports: e.CLIENT_REPORTS_PER_MINUTE,
    },
    session: {
      idleMs: e.SESSION_IDLE_DAYS * DAY_MS,
      lifetimeMs: e.SESSION_MAX_DAYS * DAY_MS,
      placeHeader: e.PLACE_HEADER?.toLowerCase(),
    },
    examIssuers: readExamIssuers(e.EXAM_ISSUERS_FILE),
    payments: readPaymentConfig(e),
    redemption: {
      isEnabled: e.REDEMPTION_ENABLED,
      thresholdCents: BigInt(e.REDEMPTION_THRESHOLD_EURO) * 100n,
    },
    invoices: readInvoiceConfig(e),
    algorand: readAlgorandConfig(e),
    log: readLogConfig(e),
    smtpUrl: e.SMTP_URL,
    newsletterMailsPerMinute: e.NEWSLETTER_MAILS_PER_MINUTE,
    newsletterReturnPath: e.NEWSLETTER_RETURN_PATH,
    bounceSecret: e.NEWSLETTER_BOUNCE_SECRET,
    supportEmail: e.SUPPORT_EMAIL,
    tutorialVideos: Object.fromEntries(
      [...e.TUTORIAL_VIDEOS.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', id = '']) => [name, id]),
    ),
    redirectHosts: e.REDIRECT_HOSTS.split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
    maxDocumentBytes: e.MAX_DOCUMENT_MB * 1_000_000,
    maxVideoBytes: e.MAX_VIDEO_MB * 1_000_000,
    maxImageBytes: e.MAX_IMAGE_MB * 1_000_000,
    uploadQuotaBytes: e.UPLOAD_QUOTA_MB * 1_000_000,
    uploadAbandonedHours: e.UPLOAD_ABANDONED_HOURS,
    ...readStorageConfig(e),
  };
  const missing = missingPeers(config);
  if (missing !== null) throw new StartRefusal(missing);
  return config;
}
