import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const schema = z.record(z.string(), z.object({ key: z.string(), note: z.string().nullable() }));

/** What a witness has seen of each log: its key, and the last checkpoint that it cosigned. */
export type Seen = z.infer<typeof schema>[string];

export type Memory = {
  of(origin: string): Seen | undefined;
  /** On the disk when it returns; a machine that stops meanwhile has the old memory or the new one. */
  keep(origin: string, seen: Seen): void;
};

export function fileMemory(path: string): Memory {
  let known = existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
  return {
    of: (origin) => known[origin],
    keep(origin, seen) {
      const next = { ...known, [origin]: seen };
      writeFileSync(`${path}.new`, JSON.stringify(next, null, 2), { mode: 0o600, flush: true });
      renameSync(`${path}.new`, path);
      const folder = openSync(dirname(path), 'r');
      fsyncSync(folder);
      closeSync(folder);
      known = next;
    },
  };
}
