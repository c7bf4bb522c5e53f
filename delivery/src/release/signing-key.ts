import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface SigningKey {
  privateKey: KeyObject;
  /** Raw 32 bytes, base64url: what the shell verifies the registry with. */
  publicKey: string;
}

/** The key that signs the registry; made at first use, readable by its owner only. */
export function signingKey(dir: string): SigningKey {
  const file = path.join(dir, 'registry-key.pem');
  mkdirSync(dir, { recursive: true });
  try {
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    // wx: of two first uses, one wins and both read its key.
    writeFileSync(file, pem, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const privateKey = createPrivateKey(readFileSync(file));
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, publicKey: x ?? '' };
}
