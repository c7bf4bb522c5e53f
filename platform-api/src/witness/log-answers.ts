import { fromBase64 } from 'contracts/transparency-log';
import { z } from 'zod';

export const hash = z.base64().transform((text) => fromBase64(text) ?? new Uint8Array());

export const consistency = z.object({ data: z.object({ hashes: z.array(hash) }) });
