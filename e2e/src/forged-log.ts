import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { inclusionPath } from './certification-page.ts';

const sha256 = (...parts: (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const leaf = (entry: Uint8Array | string) => sha256(Uint8Array.of(0), entry);
const node = (left: Uint8Array, right: Uint8Array) => sha256(Uint8Array.of(1), left, right);

/** A log with a key of its own, whose operator shows each visitor what he likes. */
export function forgedLog(name: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = Buffer.concat([
    Uint8Array.of(1),
    Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
  ]);
  const id = sha256(`${name}\n`, key).subarray(0, 4);
  return {
    keys: {
      origin: name,
      key: `${name}+${id.toString('hex')}+${key.toString('base64')}`,
      witnesses: [],
    },
    /** The proof that the log begins with this credential; at most two others follow it. */
    proofOf(credential: string, others: readonly string[]) {
      const { id: address } = JSON.parse(credential) as { id: string };
      const entry = Buffer.concat([Uint8Array.of(1), sha256(address), sha256(credential)]);
      const hashes = others.map((other) => leaf(other));
      const root = hashes.reduce(node, leaf(entry));
      const size = 1 + others.length;
      const text = `${name}\n${size}\n${root.toString('base64')}\n`;
      const signature = Buffer.concat([id, sign(null, Buffer.from(text), privateKey)]);
      return {
        index: 0,
        size,
        hashes: hashes.map((hash) => hash.toString('base64')),
        checkpoint: `${text}\n— ${name} ${signature.toString('base64')}\n`,
      };
    },
  };
}

type ForgedLog = ReturnType<typeof forgedLog>;

/** From here on this log answers for a badge, with these entries after it; the way from 2 entries to 3 is right. */
export async function showLog(
  where: Page | BrowserContext,
  { log, id, credential, others }: ShownLog,
): Promise<void> {
  const proof = log.proofOf(credential, others);
  const answers: [string, object][] = [
    [inclusionPath(id), proof],
    ['**/api/log/keys', log.keys],
    ['**/api/log/consistency?from=2&to=3', { hashes: proof.hashes.slice(1) }],
  ];
  for (const [path, data] of answers) {
    await where.unroute(path);
    await where.route(path, (route) => route.fulfill({ json: { data } }));
  }
}

export type ShownLog = {
  log: ForgedLog;
  id: string;
  credential: string;
  others: readonly string[];
};
