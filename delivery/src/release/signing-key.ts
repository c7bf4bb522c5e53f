import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ReleaseRefusal } from './release-refusal.ts';
import { FILE_MODE, makeReadableFolder } from './storage/readable-folder.ts';

export type SigningKey = {
  privateKey: KeyObject;
  /** Raw 32 bytes, base64url: what the shell verifies the registry with. */
  publicKey: string;
};

/**
 * The key that signs the registry and the releases; made at first use, readable by its owner only.
 * @throws ReleaseRefusal where the file has public keys only, as that of an edge.
 */
export function signingKey(file: string): SigningKey {
  if (!existsSync(file)) makeKey(file);
  if (hasPublicKeysOnly(file)) {
    throw new ReleaseRefusal(
      `${file} has public keys only: nothing is signed here, the publisher is asked for it.`,
    );
  }
  return keyOf(readFileSync(file));
}

/** What the registry is verified with. */
export function publicKey(file: string): string {
  const [first] = publicKeysIn(file);
  return first ?? signingKey(file).publicKey;
}

export const hasPublicKeysOnly = (file: string): boolean => publicKeysIn(file).length > 0;

/** @throws Error unless the file has public keys, and no private one that could be stolen here. */
export function requirePublicKeysOnly(file: string): void {
  if (hasPublicKeysOnly(file)) return;
  throw new Error(
    `${file} is not the file of public keys that the publisher writes (REGISTRY_PUBLIC_KEY_FILE): an edge that asks a publisher holds no private key.`,
  );
}

/** Writes the public keys, the one in use first, for edges that hold no private one. */
export function writePublicKeys(keyFile: string, file: string): void {
  const pems = trustedKeys(keyFile).map((x) =>
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
      .export({ type: 'spki', format: 'pem' })
      .toString(),
  );
  makeReadableFolder(path.dirname(file));
  const aside = `${file}.${randomUUID()}`;
  writeFileSync(aside, pems.join(''), { mode: FILE_MODE });
  chmodSync(aside, FILE_MODE);
  renameSync(aside, file);
}

const publicPem = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/gu;

/** None in a file with a private key. */
function publicKeysIn(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.includes('PRIVATE KEY')) return [];
  return [...text.matchAll(publicPem)].map(([pem]) => rawKey(createPublicKey(pem)));
}

const rawKey = (key: KeyObject): string => key.export({ format: 'jwk' }).x ?? '';

/** Whole before it has its name: of two first uses one wins, and a killed one leaves no half of a key. */
function makeKey(file: string): void {
  makeReadableFolder(path.dirname(file));
  const aside = `${file}.${randomUUID()}`;
  writeFileSync(aside, newKey(), { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(aside);
  }
}

/** Public keys that releases may be signed by: the one in use, and those of before. */
export function trustedKeys(file: string): string[] {
  const [, ...others] = publicKeysIn(file);
  return [publicKey(file), ...others, ...retiredKeys(file)];
}

/** A new key in the place of the old one, whose public part is remembered for releases that it signed. */
export function rotateSigningKey(file: string): SigningKey {
  // Who has public keys only is not the one who gives out another.
  signingKey(file);
  const retired = trustedKeys(file);
  writeFileSync(retiredFile(file), JSON.stringify(retired));
  // Public keys, for edges that have the new private one from elsewhere.
  chmodSync(retiredFile(file), FILE_MODE);
  const aside = `${file}.new`;
  writeFileSync(aside, newKey(), { mode: 0o600 });
  renameSync(aside, file);
  return signingKey(file);
}

const retiredFile = (file: string) => file.replace(/(\.pem)?$/u, '.retired.json');

function retiredKeys(file: string): string[] {
  try {
    return JSON.parse(readFileSync(retiredFile(file), 'utf8')) as string[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function keyOf(pem: Buffer): SigningKey {
  const privateKey = createPrivateKey(pem);
  return { privateKey, publicKey: rawKey(createPublicKey(privateKey)) };
}
