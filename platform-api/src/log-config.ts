import { createHash } from 'node:crypto';
import { z } from 'zod';
import { StartRefusal } from './start-refusal.ts';

export const logVariables = {
  /** The public log of credentials: a name of its own, from now on; */
  LOG_ORIGIN: z
    .string()
    .regex(/^[^\s+]+$/)
    .optional(),
  /** who cosigns it, parted by spaces: `<name>+<id>+<key>@<address>`. */
  LOG_WITNESSES: z.string().default(''),
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
};

/** Reads what the log is named and who cosigns it. Throws a StartRefusal. */
export function readLogConfig(e: {
  LOG_ORIGIN?: string | undefined;
  LOG_WITNESSES: string;
}): LogConfig {
  const witnesses = e.LOG_WITNESSES.split(/[\s,]+/)
    .filter(Boolean)
    .map(witnessOf);
  const twice = witnesses.find(({ name }, i) => witnesses.findIndex((w) => w.name === name) !== i);
  if (twice !== undefined) {
    throw new StartRefusal(`LOG_WITNESSES names ${twice.name} twice. Keep it once.`);
  }
  return { origin: e.LOG_ORIGIN, witnesses };
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
