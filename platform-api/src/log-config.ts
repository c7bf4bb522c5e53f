import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { TimeStampConfig } from './adapters/time-stamps/authority.ts';
import { StartRefusal } from './start-refusal.ts';

const USUAL_ANCHOR_HOURS = 24;

export const logVariables = {
  /** The public log of credentials: a name of its own, from now on; */
  LOG_ORIGIN: z
    .string()
    .regex(/^[^\s+]+$/)
    .optional(),
  /** who cosigns it, parted by spaces: `<name>+<id>+<key>@<address>`. */
  LOG_WITNESSES: z.string().default(''),
  /** A time stamp authority (RFC 3161) that anchors its heads, */
  LOG_TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** PEM file: the roots that its certificate is believed by; */
  LOG_TIMESTAMP_ROOTS_FILE: z.string().optional(),
  /** how often a head is anchored, there and on Algorand. */
  LOG_ANCHOR_HOURS: z.coerce.number().min(0.1).max(720).default(USUAL_ANCHOR_HOURS),
};

/** A witness that is asked to cosign the log. */
export type WitnessConfig = {
  name: string;
  /** `<name>+<id>+<key>` (C2SP signed-note), of a cosigner. */
  key: string;
  url: string;
};

export type LogConfig = {
  /** Undefined: the log keeps the name of its first checkpoint. */
  origin: string | undefined;
  witnesses: WitnessConfig[];
  /** Null: no head is stamped. */
  timeStamps: TimeStampConfig | null;
  anchorIntervalMs: number;
};

/** Reads what the log is named and who cosigns it. Throws a StartRefusal. */
export function readLogConfig(e: {
  LOG_ORIGIN?: string | undefined;
  LOG_WITNESSES: string;
  LOG_TIMESTAMP_URL?: string | undefined;
  LOG_TIMESTAMP_ROOTS_FILE?: string | undefined;
  LOG_ANCHOR_HOURS?: number | undefined;
}): LogConfig {
  const witnesses = e.LOG_WITNESSES.split(/[\s,]+/)
    .filter(Boolean)
    .map(witnessOf);
  const twice = witnesses.find(({ name }, i) => witnesses.findIndex((w) => w.name === name) !== i);
  if (twice !== undefined) {
    throw new StartRefusal(`LOG_WITNESSES names ${twice.name} twice. Keep it once.`);
  }
  return {
    origin: e.LOG_ORIGIN,
    witnesses,
    timeStamps: timeStampsOf(e.LOG_TIMESTAMP_URL, e.LOG_TIMESTAMP_ROOTS_FILE),
    anchorIntervalMs: (e.LOG_ANCHOR_HOURS ?? USUAL_ANCHOR_HOURS) * 3_600_000,
  };
}

function timeStampsOf(url: string | undefined, file: string | undefined): TimeStampConfig | null {
  if (url === undefined && file === undefined) return null;
  if (url === undefined || file === undefined) {
    throw new StartRefusal('LOG_TIMESTAMP_URL and LOG_TIMESTAMP_ROOTS_FILE belong together.');
  }
  return { url, roots: certificatesIn(file) };
}

/** The certificates of a PEM file, DER. Throws a StartRefusal. */
export function certificatesIn(file: string): Uint8Array[] {
  try {
    const texts = readFileSync(file, 'utf8').match(
      /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g,
    );
    const roots = (texts ?? []).map((text) => new Uint8Array(new X509Certificate(text).raw));
    if (roots.length > 0) return roots;
  } catch {
    // The sentence below says it of both.
  }
  throw new StartRefusal(`${file} is no PEM file with certificates.`);
}

function witnessOf(text: string): WitnessConfig {
  const [, key = '', name = '', id, base64 = '', url = ''] =
    /^(([^\s+@]+)\+([\da-f]{8})\+([\w+/=]+))@(https?:\/\/\S+)$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const hash = createHash('sha256').update(`${name}\n`).update(bytes).digest('hex');
  // 4 says that it signs cosignatures.
  if (bytes.length !== 33 || bytes[0] !== 4 || hash.slice(0, 8) !== id) {
    throw new StartRefusal(
      `LOG_WITNESSES: ${text} is no witness. Each is its key as \`pnpm witness\` prints it, an @ and its address.`,
    );
  }
  return { name, key, url: url.replace(/\/$/, '') };
}
