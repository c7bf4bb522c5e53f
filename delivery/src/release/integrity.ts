import type { KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { isSignature, signatureOf } from './registry.ts';
import { releaseFiles, sha384 } from './release-files.ts';
import { sealName } from './storage/storage.ts';

const integritySchema = z.strictObject({
  /** Registry key and version's name: a seal cannot be moved to another release. */
  key: z.string(),
  id: z.string(),
  /** `{ name: 'sha384-…' }`, in the notation of the `integrity` attribute. */
  files: z.record(z.string(), z.string()),
  /** Ed25519 over the canonical JSON of the rest; base64url. */
  signature: z.string(),
});

export type Integrity = z.infer<typeof integritySchema>;

/**
 * Writes `integrity.json`: the hash of every file, signed. The registry carries the hash of this document.
 * @returns what it says.
 */
export async function sealRelease(
  dir: string,
  release: { key: string; id: string },
  privateKey: KeyObject,
): Promise<Integrity> {
  const files: Record<string, string> = {};
  for (const name of await releaseFiles(dir)) {
    if (name === sealName) continue;
    files[name] = sha384(await readFile(path.join(dir, name)));
  }
  const unsigned = { key: release.key, id: release.id, files };
  const document: Integrity = { ...unsigned, signature: signatureOf(unsigned, privateKey) };
  await writeFile(path.join(dir, sealName), JSON.stringify(document));
  return document;
}

/** Null when the document is not a seal, or not by one of these keys. */
export function openSeal(document: Buffer | null, trusted: readonly string[]): Integrity | null {
  if (document === null) return null;
  try {
    const seal = integritySchema.parse(JSON.parse(document.toString()));
    const { signature, ...rest } = seal;
    return trusted.some((key) => isSignature(signature, rest, key)) ? seal : null;
  } catch {
    return null;
  }
}

export type SealFaults = {
  /** No signature of ours over the list of hashes. */
  isUnsigned: boolean;
  /** In the folder and not in the list. */
  unlisted: string[];
  altered: string[];
  missing: string[];
};

/** What differs between a folder and its seal; compressed copies must say the same as their file. */
export async function sealFaults(dir: string, trusted: readonly string[]): Promise<SealFaults> {
  const document = await readFile(path.join(dir, sealName)).catch(() => null);
  const seal = openSeal(document, trusted);
  const faults: SealFaults = { isUnsigned: seal === null, unlisted: [], altered: [], missing: [] };
  if (seal === null) return faults;
  const present = new Set((await releaseFiles(dir)).filter((name) => name !== sealName));
  faults.unlisted = [...present].filter((name) => !(name in seal.files));
  for (const [name, hash] of Object.entries(seal.files)) {
    if (!present.has(name)) faults.missing.push(name);
    else if (!(await saysWhatWasSealed(path.join(dir, name), hash))) faults.altered.push(name);
  }
  return faults;
}

/** Names of what a build and a sealed release do not have in the same bytes; none when they are one. */
export async function differences(
  builtDir: string,
  { files }: Pick<Integrity, 'files'>,
): Promise<string[]> {
  const built = (await releaseFiles(builtDir)).filter((name) => name !== sealName);
  const missing = Object.keys(files).filter((name) => !built.includes(name));
  const other: string[] = [];
  for (const name of built) {
    if (sha384(await readFile(path.join(builtDir, name))) !== files[name]) other.push(name);
  }
  return [...missing, ...other].toSorted();
}

/** Whether a file and its compressed copies are the bytes that were sealed. */
export async function saysWhatWasSealed(file: string, hash: string): Promise<boolean> {
  const readings: [string, (content: Buffer) => Buffer][] = [
    ['', (content) => content],
    ['.br', brotliDecompressSync],
    ['.gz', gunzipSync],
  ];
  for (const [ending, decode] of readings) {
    const content = await readFile(file + ending).catch(() => null);
    if (content === null) {
      if (ending === '') return false;
      continue;
    }
    try {
      if (sha384(decode(content)) !== hash) return false;
    } catch {
      return false;
    }
  }
  return true;
}
