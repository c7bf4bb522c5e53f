import type { SubjectKind } from '../domains/audit/index.ts';
import type { TestPlatform } from './platform.ts';

/** What the audit says was done to this, in its order: act and id of who did it. */
export async function actsOn(
  { platform }: TestPlatform,
  kind: SubjectKind,
  id: number | string,
): Promise<[unknown, unknown][]> {
  const { rows } = await platform.database.query(
    'select act, actor_id from audit_entry where subject_kind = $1 and subject_id = $2 order by seq',
    [kind, String(id)],
  );
  return rows.map((row) => [row['act'], row['actor_id']]);
}
