import { fromBase64 } from 'contracts/transparency-log';
import { z } from 'zod';

export const hash = z.base64().transform((text) => fromBase64(text) ?? new Uint8Array());

export const consistency = z.object({ data: z.object({ hashes: z.array(hash) }) });

/** What was found, as it is said to the reader. */
export type Check = {
  /** Null for a check that was not made; `said` says why. */
  passed: boolean | null;
  said: string;
};
