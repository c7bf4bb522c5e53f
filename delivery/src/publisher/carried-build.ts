/** What comes from another installation: the bytes that it signed, with its word on their sources. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { requireNoDoubt } from '../operations/doubts.ts';
import type { Verdicts } from '../operations/publication.ts';
import { openCarriage } from '../release/carriage.ts';
import type { Carriage, CarriageSources } from '../release/carriage.ts';
import { differences } from '../release/integrity.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { releaseIn } from '../release/sealed-build.ts';
import { hasPublicKeysOnly, trustedKeys } from '../release/signing-key.ts';

const sourcesSchema = z.record(z.url(), z.string().min(1));

/** @param file JSON: the file of public keys (PEM) by the address of each installation that releases may come from. */
export async function readCarriageSources(file: string): Promise<CarriageSources> {
  const named = sourcesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const sources: Record<string, readonly string[]> = {};
  for (const [address, name] of Object.entries(named)) {
    const keyFile = path.resolve(path.dirname(file), name);
    if (!hasPublicKeysOnly(keyFile)) {
      throw new Error(`${keyFile} is no file of public keys: that of ${address} is one.`);
    }
    sources[new URL(address).origin] = trustedKeys(keyFile);
  }
  return sources;
}

/** The gate there found nothing, and asks types, lint and tests of the sources as this one does. */
export const carriedVerdicts: Verdicts = {
  tests: { passed: true, output: '' },
  sources: { types: { findings: [] }, lint: { findings: [] } },
};

/** @throws ReleaseRefusal unless the folder is what the document says, and nothing spoke against it there. */
export async function requireCarried(
  { dir, document }: { dir: string; document: string | null },
  sources: CarriageSources,
  { key, publicUrl, isAnyway }: { key: string; publicUrl: string; isAnyway: boolean },
): Promise<Carriage> {
  const expected = { key, to: new URL(publicUrl).origin, now: Date.now() };
  const carriage = openCarriage(document, sources, expected);
  const { files, version, from, doubt } = carriage;
  const altered = await differences(dir, { files });
  const { id } = await releaseIn(dir);
  if (altered.length > 0 || id !== version) {
    const names = altered.slice(0, 3).join(', ');
    throw new ReleaseRefusal(`This is not ${key} ${version} of ${from}: ${names || id} differs.`);
  }
  requireNoDoubt(key, version, () => doubt && `${from} says: ${doubt}`, { isAnyway });
  return carriage;
}

/** For the history. */
export function carriedReason(
  { from, judged, servedSince, reports: { ok, error } }: Carriage,
  reason: string,
): string {
  const since = servedSince === null ? 'not served' : `served since ${servedSince.slice(0, 16)}Z`;
  const said = `published by ${judged.by}, ${since}, ${ok} of ${ok + error} reports of the last hour well`;
  return `carried from ${from} (${said})${reason === '' ? '' : `: ${reason}`}`;
}
