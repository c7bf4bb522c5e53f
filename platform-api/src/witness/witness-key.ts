import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  fromBase64,
  isKeyName,
  noteSigner,
  toBase64,
  type NoteSigner,
} from 'contracts/transparency-log';
import { StartRefusal } from '../start-refusal.ts';

/** The first byte of a key that cosigns. */
const COSIGNER = 4;

/**
 * The key of a witness, `PRIVATE+KEY+<name>+<id>+<key>` in a file of its own; made where there is none.
 * Throws a StartRefusal.
 */
export async function openWitnessKey(path: string, name: string | undefined): Promise<NoteSigner> {
  if (existsSync(path)) return readKey(path, name);
  if (name === undefined || !isKeyName(name)) {
    throw new StartRefusal(
      `${path} does not exist. A new key needs the name of the witness: --name witness.example`,
    );
  }
  const seed = randomBytes(32);
  const signer = await noteSigner('witness', name, seed);
  const key = toBase64(Buffer.concat([Uint8Array.of(COSIGNER), seed]));
  // Never over another key.
  writeFileSync(path, `PRIVATE+KEY+${name}+${signer.key.id}+${key}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  return signer;
}

async function readKey(path: string, wanted: string | undefined): Promise<NoteSigner> {
  const [, name = '', id, key = ''] =
    /^PRIVATE\+KEY\+([^\s+]+)\+([\da-f]{8})\+(\S+)$/u.exec(readFileSync(path, 'utf8').trim()) ?? [];
  const bytes = fromBase64(key);
  if (bytes?.length !== 33 || bytes[0] !== COSIGNER) {
    throw new StartRefusal(`${path} holds no key of a witness.`);
  }
  const signer = await noteSigner('witness', name, bytes.subarray(1));
  if (signer.key.id !== id) throw new StartRefusal(`${path} holds a key that is not whole.`);
  if (wanted !== undefined && wanted !== name) {
    throw new StartRefusal(`${path} holds the key of ${name}, not of ${wanted}.`);
  }
  return signer;
}
