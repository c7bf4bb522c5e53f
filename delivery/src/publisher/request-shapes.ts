/** What may be asked of the publisher, and which rights a publication needs. */
import { z } from 'zod';
import { MAX_PREVIEW_DAYS } from '../operations/previews.ts';
import { remoteKey } from './rights.ts';
import type { Operation } from './rights.ts';

const reason = z
  .string()
  .max(500)
  // It is printed to terminals.
  .transform((text) => text.replaceAll(/\p{C}+/gu, ' ').trim());
const statedReason = reason.pipe(z.string().min(3));
const version = z.string().max(100);
const percent = z.number().min(0).max(100);

export const publicationQuery = z.strictObject({
  canary: z.coerce.number().min(0).max(100).exactOptional(),
  role: z
    .union([z.string().max(100), z.array(z.string().max(100)).max(20)])
    .transform((roles) => (Array.isArray(roles) ? roles : [roles]))
    .exactOptional(),
  dryRun: z.enum(['', '1', 'true']).exactOptional(),
  storeOnly: z.enum(['', '1', 'true']).exactOptional(),
  reason: reason.default('published'),
});

export const carriedQuery = publicationQuery.extend({
  anyway: z.enum(['', '1', 'true']).exactOptional(),
  reason: reason.default(''),
});

export const bodies = {
  carry: z.strictObject({
    to: z.url().transform((address) => new URL(address).origin),
    version: version.exactOptional(),
    anyway: z.boolean().exactOptional(),
    reason: reason.default(''),
  }),
  promote: z.strictObject({
    version: version.exactOptional(),
    anyway: z.boolean().exactOptional(),
    reason: reason.default(''),
  }),
  rollback: z.strictObject({
    reason: statedReason,
    seen: version.exactOptional(),
    version: version.exactOptional(),
    anyway: z.boolean().exactOptional(),
  }),
  canary: z.strictObject({
    percent,
    version: version.exactOptional(),
    roles: z.array(z.string().max(100)).max(20).exactOptional(),
    reason: reason.default(''),
  }),
  halt: z.strictObject({ reason: statedReason, version: version.exactOptional() }),
  preview: z.strictObject({
    releases: z.record(z.string().regex(remoteKey), version),
    days: z.number().positive().max(MAX_PREVIEW_DAYS),
    whom: statedReason,
    anyway: z.boolean().exactOptional(),
  }),
  withdraw: z.strictObject({ version, reason: statedReason }),
};

export const readQuery = z.strictObject({
  key: z.string().regex(remoteKey).exactOptional(),
  last: z.coerce.number().int().min(1).max(1000).default(20),
});

export type PublicationQuery = z.infer<typeof publicationQuery>;

export function rightsFor({ dryRun, storeOnly, canary }: PublicationQuery): Operation[] {
  if (dryRun !== undefined) return ['judge'];
  if (storeOnly !== undefined) return ['preview'];
  return canary === undefined ? ['publish'] : ['publish', 'canary'];
}

/** What speaks against it is no reason for whoever may choose what is served. */
export function rightsToCarry({ canary, anyway }: z.infer<typeof carriedQuery>): Operation[] {
  return [
    'carry',
    ...(canary === undefined ? [] : ['canary' as const]),
    ...(anyway === undefined ? [] : ['promote' as const]),
  ];
}

export function outcomeOf({ dryRun, storeOnly, canary }: PublicationQuery): string {
  if (dryRun !== undefined) return 'accepted';
  if (storeOnly !== undefined) return 'stored';
  return canary === undefined ? 'served' : 'canary';
}
