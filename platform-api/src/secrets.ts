import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  givenSecrets,
  requireStrong,
  secretNames,
  type Secrets,
  type SecretSources,
} from './secret-sources.ts';
import { StartRefusal } from './start-refusal.ts';

export type { Secrets };

const random = () => randomBytes(32).toString('base64url');

const pem = { type: 'pkcs8', format: 'pem' } as const;

const ellipticKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(pem).toString();

function generate(): Secrets {
  return {
    accessToken: random(),
    refreshToken: random(),
    fileUrl: random(),
    cookie: random(),
    ledgerSalt: random(),
    erasedPerson: random(),
    voucherCode: random(),
    paymentWebhook: random(),
    issuerKey: generateKeyPairSync('ed25519').privateKey.export(pem).toString(),
    ledgerSeed: random(),
    idTokenKey: ellipticKey(),
    verifierKey: ellipticKey(),
    verifierAuthorityKey: ellipticKey(),
    credentialIssuerKey: ellipticKey(),
  };
}

/**
 * The secrets of an installation: those that the environment gives, else those of the data directory, where
 * missing ones are made and written (mode 600) before they are used. Throws a StartRefusal for weak ones, and
 * where environment and data directory say different ones.
 */
export function openSecrets(dataDir: string, sources: SecretSources): Secrets {
  const given = givenSecrets(sources);
  const secrets = given ?? openStored(dataDir);
  requireStrong(secrets);
  if (given !== null) requireNoOthers(dataDir, given);
  return secrets;
}

const fileOf = (dataDir: string) => join(dataDir, 'secrets.json');

function openStored(dataDir: string): Secrets {
  const path = fileOf(dataDir);
  const stored = existsSync(path) ? readSecrets(path) : undefined;
  const secrets = { ...generate(), ...stored };
  if (stored === undefined || Object.keys(secrets).some((name) => !(name in stored))) {
    store(dataDir, secrets);
  }
  return secrets;
}

function store(dataDir: string, secrets: Secrets): void {
  const path = fileOf(dataDir);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}

/**
 * Puts a new signing key of badges in the place of the stored one; the next start takes it.
 * Throws a StartRefusal where the secrets are not of the data directory.
 */
export function replaceIssuerKey(dataDir: string, sources: SecretSources): Secrets {
  if (givenSecrets(sources) !== null) {
    throw new StartRefusal(
      'The secrets come from the environment: put a new Ed25519 key (PKCS#8, PEM) in the place of issuerKey there, and start one process with SECRETS_ROTATED=issuerKey, then all without it.',
    );
  }
  const secrets = { ...openStored(dataDir), issuerKey: generate().issuerKey };
  store(dataDir, secrets);
  return secrets;
}

/** A second, different set in the data directory would be taken the day the variables are forgotten. */
function requireNoOthers(dataDir: string, given: Secrets): void {
  const path = fileOf(dataDir);
  if (!existsSync(path)) return;
  const stored = readSecrets(path);
  const differs = secretNames.filter(
    (name) => stored[name] !== undefined && stored[name] !== given[name],
  );
  if (differs.length === 0) return;
  throw new StartRefusal(
    `${path} holds other secrets than the environment (${differs.join(', ')}). Remove the wrong set: keep the one that the data was made with.`,
  );
}

function readSecrets(path: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Secrets>;
  } catch {
    throw new StartRefusal(
      `${path} cannot be read. Put back a copy of it, or start with another DATA_DIR: new keys would end all sessions and the proofs of issued badges.`,
    );
  }
}

/** Throwaway secrets for tests. */
export const ephemeralSecrets = generate;
