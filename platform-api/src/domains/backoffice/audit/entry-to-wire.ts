import { z } from 'zod';
import type { Platform } from '../../../platform.ts';
import { peopleById } from '../../accounts/index.ts';
import { acts, subjectKinds, type AuditEntry } from '../../audit/index.ts';

/** A person by their name of today; an account that was deleted is called so. */
const person = z.object({ id: z.uuid(), name: z.string() });

export const auditEntry = z
  .object({
    seq: z.number().int(),
    at: z.string(),
    actor: person.nullable().describe('Null: an operator at a terminal.'),
    act: z.enum(acts),
    subjectKind: z.enum(subjectKinds),
    subjectId: z.string(),
    subjectName: z.string().nullable().describe('Of a person.'),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'AuditEntry' });

export async function entriesToWire(
  platform: Platform,
  entries: readonly AuditEntry[],
): Promise<z.infer<typeof auditEntry>[]> {
  const ids = entries.flatMap(({ actorId, subjectKind, subjectId }) => [
    ...(actorId === null ? [] : [actorId]),
    ...(subjectKind === 'user' ? [subjectId] : []),
  ]);
  const people = await peopleById(platform, [...new Set(ids)]);
  const nameOf = (id: string) => {
    const found = people.get(id);
    return found === undefined ? id : `${found.name} ${found.surname}`;
  };
  return entries.map(({ previousHash: _previous, hash: _hash, actorId, at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: actorId === null ? null : { id: actorId, name: nameOf(actorId) },
    subjectName: entry.subjectKind === 'user' ? nameOf(entry.subjectId) : null,
  }));
}
