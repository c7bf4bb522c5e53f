/** What one installation says to another of a release that it serves: which bytes, and how they were found. */
import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { isSignature, signatureOf } from './registry.ts';
import { ReleaseRefusal } from './release-refusal.ts';

/** Name of the document that travels with the files; it is no part of the release. */
export const carriageName = 'carriage.json';

/** What is said of health is old after it. */
const MAX_AGE_MS = 15 * 60_000;
/** Of the clocks of two machines. */
const MAX_AHEAD_MS = 60_000;

const text = z.string().max(1000);

const carriageSchema = z.strictObject({
  /** Other documents are signed by the same key. */
  kind: z.literal('carriage'),
  /** Origins of the installations. */
  from: z.string(),
  to: z.string(),
  key: z.string(),
  version: z.string(),
  /** As in the seal: `{ name: 'sha384-…' }`. */
  files: z.record(z.string(), z.string()),
  /** By whose publication the gate was asked, and when it had nothing against it. */
  judged: z.strictObject({ by: text, at: z.iso.datetime() }),
  /** Since when people have it there; null for what is not served. */
  servedSince: z.iso.datetime().nullable(),
  /** Of browsers there, of the last hour. */
  reports: z.strictObject({ ok: z.number().int(), error: z.number().int() }),
  /** What speaks against it there. */
  doubt: text.nullable(),
  at: z.iso.datetime(),
});

export type Carriage = z.infer<typeof carriageSchema>;

export function signedCarriage(carriage: Carriage, privateKey: KeyObject): string {
  return JSON.stringify({ carriage, signature: signatureOf(carriage, privateKey) });
}

/** Public keys (raw, base64url) by the origin of the installation that signs with them. */
export type CarriageSources = Readonly<Record<string, readonly string[]>>;

/**
 * @param document what came with the files; null where nothing did.
 * @param expected.to the installation that is asked.
 * @throws ReleaseRefusal for what no configured installation signed for this one a moment ago.
 */
export function openCarriage(
  document: string | null,
  sources: CarriageSources,
  { key, to, now }: { key: string; to: string; now: number },
): Carriage {
  const { success, data } = z
    .strictObject({ carriage: carriageSchema, signature: z.string() })
    .safeParse(parsed(document));
  if (!success) throw new ReleaseRefusal(`No ${carriageName} says where this comes from.`);
  const { carriage, signature } = data;
  const keys = Object.hasOwn(sources, carriage.from) ? (sources[carriage.from] ?? []) : [];
  if (keys.length === 0) {
    throw new ReleaseRefusal(`Nothing is taken from ${carriage.from}: its key is not configured.`);
  }
  if (!keys.some((one) => isSignature(signature, carriage, one))) {
    throw new ReleaseRefusal(`${carriageName} is not what ${carriage.from} signed.`);
  }
  if (carriage.to !== to) {
    throw new ReleaseRefusal(`This was given out for ${carriage.to}, and not for ${to}.`);
  }
  if (carriage.key !== key) throw new ReleaseRefusal(`This is ${carriage.key}, and not ${key}.`);
  const age = now - Date.parse(carriage.at);
  if (age > MAX_AGE_MS || age < -MAX_AHEAD_MS) {
    throw new ReleaseRefusal(`${carriage.from} said this at ${carriage.at}: ask it again.`);
  }
  return carriage;
}

function parsed(document: string | null): unknown {
  try {
    return JSON.parse(document ?? '');
  } catch {
    return null;
  }
}
