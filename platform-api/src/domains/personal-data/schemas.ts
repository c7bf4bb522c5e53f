import { z } from 'zod';

/** `url` is a short-lived address, there while the file is. */
export const dataExport = z
  .object({
    state: z.enum(['waiting', 'running', 'ready', 'failed']),
    progress: z.number().int(),
    requestedAt: z.string(),
    sizeBytes: z.number().int().nullable(),
    expiresAt: z.string().nullable(),
    url: z.string().nullable(),
  })
  .meta({ id: 'DataExport' });
