import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartRefusal } from './start-refusal.ts';

/** Keys of this installation, made at first start and kept in the data directory, never in the repository. */
export type Secrets = {
  /** Signs access tokens (HS256), base64url. */
  accessToken: string;
  /** Derives successor refresh tokens from their parent (E26), base64url. */
  refreshToken: string;
  /** Signs short-lived file addresses, base64url. */
  fileUrl: string;
  /** Cookies of the embedded identity provider, base64url. */
  cookie: string;
  /** Salt of what is written on the ledger (E125), base64url. */
  ledgerSalt: string;
  /** Makes the pseudonym by which a deleted person is known again, base64url. */
  erasedPerson: string;
  /** Makes voucher codes, and what they are found by, base64url. */
  voucherCode: string;
  /** Secret of the embedded payment sandbox's webhooks, base64url. */
  paymentWebhook: string;
  /** Signs badge credentials: Ed25519, PKCS#8 PEM. */
  issuerKey: string;
  /** Signs transactions of the embedded ledger: 32 byte seed, base64url. */
  ledgerSeed: string;
  /** Signs identity tokens of the embedded provider: EC P-256, PKCS#8 PEM. */
  idTokenKey: string;
  /** Signs requests to wallets where no certificate is configured: EC P-256, PKCS#8 PEM. */
  verifierKey: string;
  /** The development authority that vouches for that key: EC P-256, PKCS#8 PEM. */
  verifierAuthorityKey: string;
  /** Signs the credentials in the demo wallet: EC P-256, PKCS#8 PEM. */
  credentialIssuerKey: string;
};

/** Where secrets come from beside the data directory; names of variables, never values. */
export type SecretSources = {
  /** JSON file with all of them: a mounted secret. */
  file: string | undefined;
  /** By secret, its value. */
  values: Partial<Secrets>;
  /** Secrets that were changed on purpose since the last start. */
  rotated: string[];
};

type Kind = 'random' | 'seed' | 'ed25519' | 'ec';

/** Every secret and what it must be. */
export const secretKinds: Record<keyof Secrets, Kind> = {
  accessToken: 'random',
  refreshToken: 'random',
  fileUrl: 'random',
  cookie: 'random',
  ledgerSalt: 'random',
  erasedPerson: 'random',
  voucherCode: 'random',
  paymentWebhook: 'random',
  issuerKey: 'ed25519',
  ledgerSeed: 'seed',
  idTokenKey: 'ec',
  verifierKey: 'ec',
  verifierAuthorityKey: 'ec',
  credentialIssuerKey: 'ec',
};

export const secretNames = Object.keys(secretKinds) as (keyof Secrets)[];

const variableOf = (name: string) =>
  `SECRET_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** `SECRETS_FILE`, or for each `SECRET_ACCESS_TOKEN` or `SECRET_ACCESS_TOKEN_FILE`. Throws a StartRefusal. */
export function readSecretSources(environment: Record<string, string | undefined>): SecretSources {
  const values: Partial<Secrets> = {};
  for (const name of secretNames) {
    const variable = variableOf(name);
    const value = environment[variable] || undefined;
    const file = environment[`${variable}_FILE`] || undefined;
    if (value !== undefined && file !== undefined) {
      throw new StartRefusal(`${variable} and ${variable}_FILE are both set. Keep one of them.`);
    }
    // Variables of one line carry the line ends of a key as \n.
    if (value !== undefined) values[name] = asWritten(value.replaceAll(String.raw`\n`, '\n'));
    if (file !== undefined) values[name] = asWritten(readMounted(file, `${variable}_FILE`));
  }
  const file = environment['SECRETS_FILE'] || undefined;
  const given = secretNames.filter((name) => values[name] !== undefined);
  if (file !== undefined && given[0] !== undefined) {
    throw new StartRefusal(
      `SECRETS_FILE and ${variableOf(given[0])} are both set. Take all secrets from one of the two.`,
    );
  }
  const missing = secretNames.filter((name) => values[name] === undefined);
  if (given.length > 0 && missing.length > 0) {
    throw new StartRefusal(
      `Some secrets come from variables and others do not: set ${missing.map(variableOf).join(', ')} too.`,
    );
  }
  const rotated = (environment['SECRETS_ROTATED'] ?? '').split(/[\s,]+/).filter(Boolean);
  return { file, values, rotated };
}

/** As secrets.json has it, whatever an editor or a shell did to its end: all processes must have the same. */
const asWritten = (value: string) =>
  value.startsWith('-----BEGIN') ? `${value.trimEnd()}\n` : value.trimEnd();

/** All secrets from outside of the data directory; null when none is named. */
export function givenSecrets({ file, values }: SecretSources): Secrets | null {
  const given = file === undefined ? values : parsed(file);
  if (file === undefined && Object.keys(given).length === 0) return null;
  const where = file === undefined ? 'The variables' : file;
  const missing = secretNames.filter((name) => typeof given[name] !== 'string');
  if (missing.length > 0) {
    throw new StartRefusal(
      `${where} must hold every secret, and lacks ${missing.join(', ')}. One start without SECRETS_FILE makes a whole secrets.json in DATA_DIR.`,
    );
  }
  return given as Secrets;
}

/** Throws a StartRefusal for a secret that is too weak, of a wrong kind, or that serves for two purposes. */
export function requireStrong(secrets: Secrets): void {
  const seen = new Map<string, string>();
  for (const name of secretNames) {
    const value = secrets[name];
    const fault = faultOf(value, secretKinds[name]);
    if (fault !== null) throw new StartRefusal(`The secret ${name} ${fault}.`);
    const other = seen.get(value);
    if (other !== undefined) {
      throw new StartRefusal(`The secrets ${other} and ${name} are the same. Each needs its own.`);
    }
    seen.set(value, name);
  }
}

function faultOf(value: string, kind: Kind): string | null {
  if (kind === 'random' || kind === 'seed') {
    const bytes = Buffer.from(value, 'base64url');
    if (bytes.toString('base64url') !== value) return 'is not base64url';
    if (kind === 'seed' && bytes.length !== 32) return 'is not 32 bytes long';
    // Of 32 random bytes fewer than 16 different ones do not occur.
    if (bytes.length < 32 || new Set(bytes).size < 16)
      return 'is too weak: 32 random bytes are needed';
    return null;
  }
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(value);
    if (asymmetricKeyType !== kind) return `is a key of another kind than ${kind}`;
    if (kind === 'ec' && asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
      return 'is not a key of the curve P-256';
    }
    return null;
  } catch {
    return 'is not a private key in PEM';
  }
}

function parsed(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readMounted(file, 'SECRETS_FILE')) as Partial<Secrets>;
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(`${file}, which SECRETS_FILE names, is not JSON.`);
  }
}

function readMounted(file: string, variable: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartRefusal(`${file}, which ${variable} names, cannot be read.`);
  }
}
