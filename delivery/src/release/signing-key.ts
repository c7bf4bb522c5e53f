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
import { FILE_MODE, makeReadableFolder } from './storage/readable-folder.ts';

export type SigningKey = {
  privateKey: KeyObject;
  /** Raw 32 bytes, base64url: what the shell verifies the registry with. */
  publicKey: string;
};

/** The key that signs the registry and the releases; made at first use, readable by its owner only. */
export function signingKey(file: string): SigningKey {
  if (!existsSync(file)) makeKey(file);
  return keyOf(readFileSync(file));
}

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
  return [signingKey(file).publicKey, ...retiredKeys(file)];
}

/** A new key in the place of the old one, whose public part is remembered for releases that it signed. */
export function rotateSigningKey(file: string): SigningKey {
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
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, publicKey: x ?? '' };
}
