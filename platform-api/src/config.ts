import { resolve } from 'node:path';
import { z } from 'zod';
import { StartRefusal } from './start-refusal.ts';

const schema = z.object({
  /** Where people reach the product: base of issuer, redirects and links in mails. */
  PUBLIC_URL: z.url().default('http://localhost:8080'),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: z.coerce.number().int().min(0).max(65535).default(8081),
  /** Embedded database, files, keys. */
  DATA_DIR: z.string().default('.data'),
  /** PostgreSQL in place of the embedded database. */
  DATABASE_URL: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Load the demo people, courses and orders into an empty database. */
  DEMO_DATA: z.stringbool().default(true),
  /** Pacing of lessons: `completed` opens the next at once, `pacing` waits its duration (E56). */
  LESSON_POLICY: z.enum(['completed', 'pacing']).default('completed'),
  /** Any OpenID Connect issuer; without it the embedded provider serves at PUBLIC_URL/dev/idp. */
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().default('workerbadge'),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What is asked of a configured issuer; it must bring name, surname and fiscal code. */
  OIDC_SCOPE: z.string().default('openid profile email spid'),
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
  SMTP_URL: z.string().optional(),
  /** Where people write for help. */
  SUPPORT_EMAIL: z.email().default('assistenza@workerbadge.example'),
  /** Hosts, parted by commas, to which addresses that come as data may lead, beside our own (E31). */
  REDIRECT_HOSTS: z.string().default(''),
  MAX_DOCUMENT_MB: z.coerce.number().int().min(1).max(1000).default(25),
  MAX_VIDEO_MB: z.coerce.number().int().min(1).max(20_000).default(2000),
});

const day = 86_400_000;

export type Config = {
  publicUrl: string;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  demoData: boolean;
  lessonPolicy: 'completed' | 'pacing';
  oidc: { issuer: string | undefined; clientId: string; clientSecret: string; scope: string };
  session: { idleMs: number; lifetimeMs: number; placeHeader: string | undefined };
  smtpUrl: string | undefined;
  supportEmail: string;
  redirectHosts: string[];
  /** By name, the identifier at YouTube. */
  tutorialVideos: Record<string, string>;
  maxDocumentBytes: number;
  maxVideoBytes: number;
};

/** Reads and checks the environment; throws one sentence for each wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartRefusal(`The configuration is not valid. ${wrong.join('; ')}`);
  }
  const e = parsed.data;
  if (e.OIDC_ISSUER !== undefined && !e.OIDC_CLIENT_SECRET) {
    throw new StartRefusal('OIDC_ISSUER is set, so OIDC_CLIENT_SECRET must be set too.');
  }
  return {
    publicUrl: e.PUBLIC_URL.replace(/\/$/, ''),
    host: e.API_HOST,
    port: e.API_PORT,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    logLevel: e.LOG_LEVEL,
    demoData: e.DEMO_DATA,
    lessonPolicy: e.LESSON_POLICY,
    oidc: {
      issuer: e.OIDC_ISSUER,
      clientId: e.OIDC_CLIENT_ID,
      clientSecret: e.OIDC_CLIENT_SECRET ?? '',
      scope: e.OIDC_SCOPE,
    },
    session: {
      idleMs: e.SESSION_IDLE_DAYS * day,
      lifetimeMs: e.SESSION_MAX_DAYS * day,
      placeHeader: e.PLACE_HEADER?.toLowerCase(),
    },
    smtpUrl: e.SMTP_URL,
    supportEmail: e.SUPPORT_EMAIL,
    tutorialVideos: Object.fromEntries(
      [...e.TUTORIAL_VIDEOS.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', id = '']) => [name, id]),
    ),
    redirectHosts: e.REDIRECT_HOSTS.split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
    maxDocumentBytes: e.MAX_DOCUMENT_MB * 1_000_000,
    maxVideoBytes: e.MAX_VIDEO_MB * 1_000_000,
  };
}
